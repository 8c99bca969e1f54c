"""Render chosen positions of the Knaster table: python tests/qml/preview_knaster.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, cast

from stolik.engine.driver import play as play_out
from stolik.games.knaster.rules.moves import Move

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.engine.session import Session
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State
from stolik.table.controller import TableController

from tests.qml import preview
from tests.qml.preview import ROLL, Acts, Preview, Shot, items, main, middle, wait

cast("Any", preview).NAMES = (*preview.NAMES, "Hania", "Wojtek", "Basia", "Staś")


@dataclass(frozen=True)
class Moment(Shot):
    """A shot of the first position that fits, in the first game in which there is one."""

    fits: Callable[[State], bool] | None = None


def play(session: Session, shot: Shot) -> None:
    """Bring the session to where the shot begins."""
    if not isinstance(shot, Moment):
        stroll(session, shot)
        return
    for seed in range(shot.seed, shot.seed + 400):
        game = Session(session.game, shot.seats, session.options)
        stroll(game, replace(cast("Any", shot), seed=seed, turns=99), shot.fits)
        if not game.over:
            for entry in game.log:
                session.submit(entry.seat, entry.move)
            return
    raise LookupError("no such position")


def stroll(session: Session, shot: Shot, fits: Callable[[State], bool] | None = None) -> None:
    """Play rounds with a plain habit: circle where it goes, else write anywhere."""
    rng = Random(shot.seed)
    rounds = 0

    def choose(view: State, seat: int) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        best = [move for move in moves if move.kind in ("circle", "ring")] or moves
        return rng.choice(best)

    def reached(state: State) -> bool:
        nonlocal rounds
        if state.phase == "roll":
            rounds += 1
        return rounds > shot.turns or (fits is not None and state.phase != "rolling" and fits(state))

    play_out(session, choose, rng, until=reached)


def point(cell: int, click: bool = False, at: int = 1900) -> Acts:
    """Put the pointer on a cell, and click there if wanted."""

    def act(window: QQuickWindow, table: TableController) -> None:
        wait(at)
        for item in items(window.contentItem()):
            if item.property("can") is not None and item.property("index") == cell:
                QTest.mouseMove(window, middle(item))
                wait(50)
                if click:
                    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle(item))
                break

    return act


def press(text: str) -> Acts:
    """Press the button of this name, in English."""

    def act(window: QQuickWindow, table: TableController) -> None:
        wait(1900)
        for item in items(window.contentItem()):
            if item.property("iconName") is not None and item.property("text") == text:
                QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle(item))

    return act


def enlarge(window: QQuickWindow, table: TableController) -> None:
    face = table.viewModel
    face.lookAt(1)  # type: ignore[attr-defined]  # the stubs take a property for an object


def owed(state: State) -> list[tuple[int, int]]:
    """Return for each line of the first seat that gives circles: how many, and of how many cells."""
    sheet = state.sheets[0]
    return [(sheet.due(line), len(sheet.free_cells(line))) for line in state.due[0]]


def choosing(state: State) -> bool:
    return [(due > 1, free > due) for due, free in owed(state)] == [(True, True)]


def forced(state: State) -> bool:
    return [free == due for due, free in owed(state)] == [True]


def several(state: State) -> bool:
    return len(owed(state)) > 1


def scored(state: State) -> bool:
    return state.phase == "roll" and len(state.sheets[0].completed) > 0


def pictures(make: Preview) -> None:
    begun = Shot(turns=14, rolls=((3, 4),), last=ROLL, frames=(1900,))
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", Shot(scheme=scheme))
        make.shoot(f"rolled-{scheme}", replace(begun, scheme=scheme))
    sizes = {"1024": (1024, 600, 1), "1366": (1366, 768, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}
    for name, (width, height, scale) in sizes.items():
        for seats in (1, 2, 4, 8, 12):
            shot = replace(begun, size=(width, height), scale=scale, seats=seats, language="pl")
            make.shoot(f"size-{name}-{seats}", replace(shot, turns=20, seed=3))
    for cell in range(25):
        make.shoot(f"cell-{cell}", replace(begun, turns=22, acts=point(cell), frames=(300,)))
    make.shoot("enlarged", replace(begun, acts=enlarge))
    make.shoot("write", replace(begun, turns=0, acts=point(7, click=True), frames=(60, 300, 900)))
    make.shoot(
        "bots", Shot(seats=4, bots=(1, 2, 3), turns=12, last=ROLL, frames=tuple(range(300, 4000, 400)))
    )
    for language in ("en", "pl"):
        for scheme in ("day", "evening"):
            passing = replace(begun, acts=point(12, click=True), frames=(900, 2600), scheme=scheme)
            make.shoot(f"passing-{language}-{scheme}", replace(passing, language=language))
    make.shoot("end", Shot(seats=1, turns=60, frames=(700, 6000)))
    last: Any = Moment(
        fits=lambda state: state.last_roll and state.phase == "roll", last=ROLL, frames=(900, 5000)
    )
    make.shoot("last-1024", replace(last, seats=2, language="pl", size=(1024, 640)))
    make.shoot("last-1366", replace(last, seats=5))
    for scheme in ("day", "evening", "contrast"):
        due: Any = Moment(scheme=scheme, seats=2, frames=(1500,))
        make.shoot(f"due-{scheme}", replace(due, fits=choosing))
        make.shoot(f"forced-{scheme}", replace(due, fits=forced))
        make.shoot(f"several-{scheme}", replace(due, fits=several, seats=1))
        bonus: Any = Moment(scheme=scheme, seats=2, last=ROLL, frames=(2500,), fits=scored, odds=True)
        make.shoot(f"odds-{scheme}", replace(bonus, acts=lambda window, table: wait(1500)))
    twice: Any = Moment(seats=3, scale=2, size=(1366, 768), fits=scored, last=ROLL)
    make.shoot("twice-1366", replace(twice, frames=(1900,)))
    make.shoot("twice-key-1366", replace(twice, frames=(1900,), acts=press("What gives circles?")))
    for zoom in (0.8, 1.3, 2.0):
        many: Any = Moment(seats=5, scale=zoom, language="pl", size=(1920, 1080), fits=scored, last=ROLL)
        make.shoot(f"scale-{int(zoom * 100)}", replace(many, frames=(1900,)))
    small = replace(begun, size=(1024, 600), language="pl", seats=2)
    make.shoot("odds-1024", replace(small, odds=True, acts=point(7)))


if __name__ == "__main__":
    main("knaster", play, pictures)
