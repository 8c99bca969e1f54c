"""Render positions of the Rummikub table: python tests/qml/preview_rummikub.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from stolik.engine.driver import play as play_out
from stolik.engine.game import Value
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import Draw, EndTurn, Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.tiles import TILES
from stolik.table.controller import TableController

from tests.qml.preview import Acts, Preview, Shot, items, main, wait

CALM = Options(turn_seconds=None)
BOTS = (1, 2, 3)
DECKS = {
    # Four racks, and what is drawn: the first seat goes out in its second turn.
    101: (
        "k1a k2a k3a k4a k5a r1a r2a r3a r4a r5a b1a b2a b3a b4a",
        "o10a o11a o12a k1b r3b b5b o7b k9b r11b b13b o2b k4b r6b b8b",
        "o10b o11b k13a k2b r4b b6b o8b k10b r12b b1b o3b k5b r7b b9b",
        "k6a r8a b10a o13a k12a r1b b3b o5a k7a r9a b12a o1a k3b r5b",
        "b5a k8a o12b r13a",
    ),
    # Three doublets.
    102: (
        "k1a k1b r5a r5b b9a b9b o3a o4a k7a r8a b11a o12a k13a ja",
        "k2a k3a k5a r2b r6a r9a b1a b4a b6a b12a o1a o6a o9a o13b",
    ),
    # A tile is drawn with which an opening is possible.
    103: (
        "o10a o11a k1a r2a b3a o4a k5a r6a b7a o8a k9a r13a b1a o2b",
        "k1b k2b k3b k4b k6b k7b k8b k10b k11b r1b r3b r4b r7b r9b",
        "b1b b3b b4b b6b b9b b10b b12b b13b o1b o3b o5b o6b o7b o9b",
        "k12a k13a r10a r11a b5a b8a b11a o13b r12b k6a k7a r1a b2a o5a",
        "o12a",
    ),
}
SIZES = {"1024": (1024, 640, 1), "1280": (1280, 800, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}


def play(session: Session, shot: Shot) -> None:
    """Play turns, always the boldest of the simple moves, until it is the first seat's turn."""
    if shot.seed in DECKS:
        known = [tile for rack in DECKS[shot.seed] for tile in rack.split()]
        session.submit(TABLE, Shuffled((*known, *(tile for tile in TILES if tile not in known))))
        return
    turns = 0

    def reached(state: State) -> bool:
        nonlocal turns
        if state.phase != "turn":
            return False
        turns += 1
        return turns > shot.turns and state.turn == 0

    play_out(session, simplest, Random(shot.seed), until=reached)


def simplest(view: State, seat: int) -> Value:
    move: Value = next(iter(GAME.legal_moves(view, seat)))
    return move


def tile(window: QQuickWindow, name: str) -> Any:
    found = [item for item in items(window.contentItem()) if item.property("heldWide") is not None]
    return next(item for item in found if item.property("tile") == name)


def at(window: QQuickWindow, name: str, side: float = 0.5) -> QPoint:
    item: QQuickItem = tile(window, name)
    return item.mapToScene(QPointF(item.width() * side, item.height() / 2)).toPoint()


def drag(window: QQuickWindow, start: QPoint, end: QPoint, drop: bool = True) -> None:
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(window, start + (end - start) * step / 8)
        wait(16)
    if drop:
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=end)
    wait(400)


def looking(*acts: Acts) -> Acts:
    """Let the first seat look, and then do things."""

    def act(window: QQuickWindow, table: Any) -> None:
        table.privacy.reveal()
        wait(500)
        for one in acts:
            one(window, table)

    return act


def sorted_by_runs(window: QQuickWindow, table: Any) -> None:
    table.viewModel.sort(True)
    wait(500)


def laid(number: int = 9) -> Acts:
    """Lay the best sets of the rack, at most ``number`` of them."""

    def act(window: QQuickWindow, table: Any) -> None:
        found = best_opening(table.session.state.racks[0])
        for row in (found.sets if found else ())[:number]:
            for name in row:
                table.viewModel.pick(name, True)
            table.viewModel.putNew()
            wait(500)

    return act


def loose(window: QQuickWindow, table: Any) -> None:
    """Put two tiles of the rack to a set where they don't belong, and one on the cloth."""
    face = table.viewModel
    state = table.session.state
    rack = [row["tile"] for row in face.tiles.rows if row["zone"] == "rack"]
    long = max(state.table, key=len)
    face.pick(rack[0], False)
    drag(window, at(window, rack[0]), at(window, long[1], 1.0))
    drag(window, at(window, rack[1]), at(window, rack[1]) - QPoint(0, 330))


def carried(window: QQuickWindow, table: Any) -> None:
    """Carry three tiles of the rack over a set."""
    rack = [row["tile"] for row in table.viewModel.tiles.rows if row["zone"] == "rack"]
    for name in rack[:3]:
        table.viewModel.pick(name, True)
    wait(200)
    target = table.session.state.table[1]
    drag(window, at(window, rack[0]), at(window, target[1], 1.0), drop=False)


def to_the_end(window: QQuickWindow, table: Any) -> None:
    """Let the game come to its end, and see the card."""
    session = table.session
    first = session.length
    play_out(session, simplest, Random(5), until=lambda state: state.results)
    table._coordinator.moves.go_on(first)
    for _ in range(400):
        if not table.director.busy or table.director.scene.get("kind") == "game_scored":
            break
        table.director.finish()
        wait(5)
    wait(400)


def proved(window: QQuickWindow, table: Any) -> None:
    """Draw once round; then the first seat goes out."""
    session = table.session
    for _ in range(4):
        session.submit(session.to_act[0], Draw())
        if session.state.phase == "drawn":
            session.submit(session.to_act[0], EndTurn())
    first = session.length
    rack = sorted(session.state.racks[0], key=lambda name: (name[0], int(name[1:-1])))
    runs = [tuple(name for name in rack if name[0] == colour) for colour in "krb"]
    session.submit(0, Play(tuple(runs)))
    table._coordinator.moves.go_on(first)
    for _ in range(400):
        if not table.director.busy or table.director.scene.get("kind") == "game_scored":
            break
        table.director.finish()
        wait(5)
    wait(600)


def after_a_draw(window: QQuickWindow, table: Any) -> None:
    """Let the second seat open on the screen."""
    table.session.submit(0, Draw())
    if table.session.state.phase == "drawn":
        table.session.submit(0, EndTurn())
    first = table.session.length
    table.session.submit(1, next(iter(table.session.game.legal_moves(table.session.state, 1))))
    table._coordinator.moves.go_on(first)


def held_before(window: QQuickWindow, table: Any) -> None:
    """Hold the key that shows the table before the turn."""
    table.viewModel.lookBefore(True)


def banded(window: QQuickWindow, table: Any) -> None:
    """Draw a rubber band over tiles of the rack, and stop before letting go."""
    rack = [row["tile"] for row in table.viewModel.tiles.rows if row["zone"] == "rack"]
    start = at(window, rack[0]) - QPoint(40, 60)
    drag(window, start, start + QPoint(330, 90), drop=False)


def start_drawn(window: QQuickWindow, table: Any) -> None:
    view = next(item for item in items(window.contentItem()) if item.property("startTiles") is not None)
    table.director.queue._set_busy(True)
    view.setProperty("startTiles", ["r9a", "k13b", "o4a", "b13a"])
    view.setProperty("starter", 1)


def to_the_end_of_all(window: QQuickWindow, table: Any) -> None:
    """Let the whole match come to its end, and see its last card."""
    session = table.session
    play_out(session, simplest, Random(5))
    table._coordinator.presenter.show()
    view = next(item for item in items(window.contentItem()) if item.property("cardShown") is not None)
    view.setProperty("cardShown", True)
    wait(300)


def passed_on(window: QQuickWindow, table: Any) -> None:
    """Pass the screen on in the round before the first move, and look as the next one."""
    table.passOn({})
    wait(500)
    table.privacy.reveal()


def out_of_time(window: QQuickWindow, table: Any) -> None:
    """Let the time run out."""
    table.clock.expired.emit()


def submitted(*kinds: str) -> Acts:
    def act(window: QQuickWindow, table: TableController) -> None:
        for kind in kinds:
            table.submit({"kind": kind})
            wait(900)

    return act


def press(*keys: Qt.Key) -> Acts:
    def act(window: QQuickWindow, table: TableController) -> None:
        window.requestActivate()
        for key in keys:
            QTest.keyClick(window, key)
            wait(150)

    return act


def bots_play(moves: int) -> Callable[[QQuickWindow, TableController], None]:
    """Let others make their moves on the screen."""

    def act(window: QQuickWindow, table: Any) -> None:
        session = table.session
        for _ in range(moves):
            seat = session.to_act[0]
            first = session.length
            session.submit(seat, next(iter(session.game.legal_moves(session.state, seat))))
            table._coordinator.moves.go_on(first)

    return act


def pictures(make: Preview) -> None:
    start = Shot(seats=4, bots=BOTS, options=CALM, acts=looking(sorted_by_runs), seed=3)
    middle = replace(start, turns=40)
    late = replace(start, turns=90, seed=8)
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", replace(start, scheme=scheme))
        make.shoot(f"middle-{scheme}", replace(middle, scheme=scheme))
        make.shoot(f"late-{scheme}", replace(late, scheme=scheme))
    opening = replace(start, seats=2, bots=(1,), turns=0, seed=11, acts=looking(sorted_by_runs, laid(1)))
    make.shoot("opening", opening)
    make.shoot("opening-all", replace(opening, acts=looking(sorted_by_runs, laid())))
    make.shoot("disorder", replace(late, acts=looking(sorted_by_runs, loose)))
    make.shoot("disorder-evening", replace(late, scheme="evening", acts=looking(sorted_by_runs, loose)))
    make.shoot("carried", replace(middle, acts=looking(sorted_by_runs, carried)))
    for name, (width, height, scale) in SIZES.items():
        shot = replace(late, size=(width, height), scale=scale, language="pl")
        make.shoot(f"size-{name}", shot)
        make.shoot(f"size-{name}-two", replace(shot, seats=2, bots=(1,), turns=30, scheme="evening"))
    make.shoot("end", replace(late, turns=8, seed=4, acts=looking(to_the_end)))
    make.shoot("end-small", replace(late, turns=8, seed=4, size=(1024, 640), acts=looking(to_the_end)))
    decks = Shot(seats=4, bots=BOTS, options=CALM)
    for scheme in ("day", "evening"):
        make.shoot(f"proof-{scheme}", replace(decks, seed=101, scheme=scheme, acts=looking(proved)))
    make.shoot("proof-small", replace(decks, seed=101, size=(1024, 640), acts=looking(proved)))
    make.shoot("asked", replace(decks, seed=102, acts=looking()))
    shared = replace(decks, bots=(2, 3), options=Options(), seed=102)
    make.shoot("round-cover", shared)
    make.shoot("round-asked", replace(shared, acts=looking()))
    make.shoot("round-look", replace(shared, acts=looking(passed_on)))
    for name, restores in (("restored", True), ("swept", False)):
        timed = replace(late, options=Options(timeout_restores=restores))
        out = replace(timed, acts=looking(sorted_by_runs, loose, out_of_time), frames=(300, 3000))
        make.shoot(f"time-{name}", out)
    for name, size in (("", (1366, 768)), ("-small", (1024, 640))):
        asked = replace(late, size=size)
        make.shoot(
            f"hint{name}", replace(asked, acts=looking(sorted_by_runs, press(Qt.Key.Key_H)), frames=(4000,))
        )
        refused = looking(sorted_by_runs, loose, press(Qt.Key.Key_Return))
        make.shoot(f"refused{name}", replace(asked, acts=refused))
    make.shoot("announce", replace(decks, seed=103, acts=looking(submitted("draw"))))
    make.shoot("asks-draw", replace(opening, acts=looking(laid(1), press(Qt.Key.Key_D))))
    alone = Options(turn_seconds=None, reshuffle_right=False)
    drawn = replace(decks, bots=(), seed=103, options=alone)
    make.shoot("drawn", replace(drawn, acts=looking(submitted("draw"))))
    shared = replace(middle, bots=())
    make.shoot("covered", replace(shared, acts=None))
    frames = tuple(range(300, 8000, 350))
    make.shoot("others", replace(late, turns=24, acts=bots_play(5), frames=frames))
    travel = tuple(range(100, 2600, 200))
    make.shoot("travel", replace(decks, seed=101, acts=looking(after_a_draw), frames=travel))
    make.shoot("before", replace(late, acts=looking(sorted_by_runs, loose, held_before)))
    make.shoot("band", replace(middle, acts=looking(sorted_by_runs, banded)))
    make.shoot("clock", replace(middle, options=Options(games_per_match=1)))
    make.shoot("match", replace(late, seats=3, bots=(1, 2), turns=8, seed=4, acts=looking(to_the_end_of_all)))
    make.shoot("draw-for-start", replace(start, acts=start_drawn, frames=(300, 1500)))
    frames = tuple(range(200, 6000, 500))
    make.shoot("bots", replace(late, turns=20, bots=(), acts=bots_play(3), frames=frames))


if __name__ == "__main__":
    main("rummikub", play, pictures)
