"""Moments at the tables of the dice games: a bust, passing the mouse, the winner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.dice import Roll, Rolled
from stolik.engine.driver import play as play_out
from stolik.engine.driver import random_chooser
from stolik.engine.game import TABLE
from stolik.games.ryzyk_fizyk.rules.moves import Keep

from tests.pictures.acts import (
    about_opened,
    at_table,
    ended,
    hinted,
    on_the_table,
    pressed,
    seen_again,
    sorted_by_runs,
    struck,
)
from tests.pictures.scene import (
    ALONE,
    CROWD,
    PAIR,
    Act,
    Leave,
    Scene,
    later,
    left,
    left_in_the_turn,
    left_laid,
    settled,
)
from tests.qml_classes import class_name
from tests.table.entries import play_entries
from tests.ui.driver import Screen
from tests.ui.phrases import local
from tests.ui.player import choose_at_the_end, open_more, wait_for_a_person
from tests.ui.positions import FAMILY, TURN, leave_a_game

Key = Qt.Key

ALL_ASIDE: Final = (*TURN, ((2, 3), 3), ((1,), 1))
"""Rolls and the dice set aside from them, until no die is left."""


def dice_scenes() -> Iterator[Scene]:
    worms = left_in_the_turn()
    yield at_table("pickomino-two", left_in_the_turn(PAIR))
    yield at_table("ryzyk_fizyk-two", left("ryzyk_fizyk", 30, PAIR))
    for seats, people in ((2, PAIR), (7, FAMILY), (8, CROWD[:8])):
        yield at_table(f"knaster-seats-{seats}", left("knaster", 21 * seats + 1, people))
    yield at_table("pickomino-choose", worms, rolled(2, 3))
    yield at_table("pickomino-aside", left_with_dice(ALL_ASIDE))
    yield at_table("ryzyk_fizyk-choose", left("ryzyk_fizyk", 60), rolled(1, 2, 2, 5, 5, 5))
    yield at_table("ryzyk_fizyk-kept", left("ryzyk_fizyk", 60), kept_two)
    # Moments that need time to understand stay until a press.
    yield at_table("pickomino-bust", worms, at_pace("fast"), rolled(4, 5), seen("busted"), brief=True)
    yield at_table(
        "pickomino-bust-tile", worms, at_pace("relaxed"), rolled(4, 5), seen("tile_turned_down"), brief=True
    )
    yield at_table(
        "ryzyk_fizyk-bust",
        left("ryzyk_fizyk", 60),
        kept_two,
        at_pace("fast"),
        rolled(2, 3, 4, 6),
        seen("points_lost"),
        brief=True,
    )
    leaves: dict[str, Leave] = {
        "pickomino": left_in_the_turn(FAMILY),
        "knaster": left("knaster", 61),
        "ryzyk_fizyk": left("ryzyk_fizyk", 60),
    }
    yield at_table("ryzyk_fizyk-hint", leaves["ryzyk_fizyk"], kept_two, hinted)
    for game, leave in leaves.items():
        before = (on_the_table, kept_two) if game == "ryzyk_fizyk" else (on_the_table,)
        yield Scene(f"{game}-hint-more", (*before, hinted, told_more), (leave,))
        yield at_table(f"{game}-log", leave, struck(Key.Key_L))
    yield at_table("knaster-worth", leaves["knaster"], worth_shown)
    yield at_table("knaster-refused", leaves["knaster"], refused_cell)
    yield at_table("ryzyk_fizyk-refused", leaves["ryzyk_fizyk"], struck(Key.Key_6))
    yield at_table("knaster-passes", left("knaster", 41, FAMILY[2:5]), passed_on, brief=True)
    for game in ("knaster", "ryzyk_fizyk"):
        yield at_table(f"{game}-again", left(game, 60, ALONE), let_others_play, seen_again, brief=True)
    for pace in ("relaxed", "normal", "fast", "off"):
        yield at_table(f"pace-{pace}", worms, at_pace(pace))
    yield at_table("pause", worms, struck(Key.Key_Escape))
    yield Scene("licences", (about_opened, licences_opened))
    for game, title in (("pickomino", "Worms"), ("knaster", "Circles"), ("ryzyk_fizyk", "Ryzyk-Fizyk")):
        yield Scene(f"help-{game}", (pressed(f"How to play {title}"),))
    most = {"pickomino": FAMILY, "knaster": CROWD, "ryzyk_fizyk": CROWD[:8]}
    for game, people in most.items():
        yield at_table(f"{game}-winner", left(game, 20), won, moments=(900,))
        # Near its end, because each move of all others is shown first.
        yield at_table(f"{game}-end-full", left(game, -6, people), ended)
    yield at_table("knaster-end-alone", left("knaster", 20, FAMILY[:1]), ended)
    yield at_table("end-more", worms, ended, open_more)
    yield at_table("end-saved", worms, ended, card_saved)
    yield at_table("end-again", worms, ended, pressed("Again"), settled)


def left_with_dice(turn: Any) -> Leave:
    return lambda paths: leave_a_game(paths, ALONE, turns=2 * len(ALONE), turn=turn)


def card_saved(screen: Screen) -> None:
    with TemporaryDirectory(prefix="stolik-cards-") as folder:
        screen.app.services.score_card.folder = Path(folder) / "Documents"
        choose_at_the_end(screen, "Save the score card")


def at_pace(pace: str) -> Act:
    return lambda screen: screen.set_comfort(pace=pace)


@later
def rolled(screen: Screen, *dice: int) -> None:
    session = screen.table.session
    session.submit(session.state.turn, Roll())
    session.submit(TABLE, Rolled(dice))
    play_entries(screen.table)


def kept_two(screen: Screen) -> None:
    rolled(1, 2, 3, 4, 5, 5)(screen)
    screen.table.session.submit(screen.state.turn, Keep((5, 5)))
    play_entries(screen.table)
    wait_for_a_person(screen)


@later
def seen(screen: Screen, kind: str) -> None:
    """Wait until the scene of an event is there and its motions have ended."""
    director = screen.table.director

    def there() -> bool:
        if director.busy and director.scene["kind"] != kind:
            director.finish()
        return bool(director.busy and director.scene["kind"] == kind)

    screen.wait_until(there, kind)
    settled(screen)


def licences_opened(screen: Screen) -> None:
    """Open the list of licences by keyboard, since its button may be below the visible part."""
    screen.picture()
    screen.find("Read all licences").item.forceActiveFocus()
    screen.press(Key.Key_Return)
    screen.wait_for("Stolik itself")


def told_more(screen: Screen) -> None:
    screen.picture()
    ways = [thing for thing in screen.things() if thing.description and thing.name in local("More")]
    screen.click_item(ways[0].item)


def worth_shown(screen: Screen) -> None:
    screen.wait_until(lambda: len(screen.table.session.to_act) == 1, "what the others write")
    screen.press(Key.Key_O)
    cells = screen.table.viewModel.cells
    screen.wait_until(lambda: any(cell.worth for cell in cells.rows), "the worth of the cells")


def refused_cell(screen: Screen) -> None:
    cells = screen.table.viewModel.cells.rows
    full = next(at for at, cell in enumerate(cells) if cell.number and not cell.can)
    screen.table.submit({"kind": "write", "row": full // 5, "column": full % 5})


def passed_on(screen: Screen) -> None:
    if screen.table.viewModel.phase == "roll":
        screen.press(Key.Key_R)
        wait_for_a_person(screen)
    screen.set_comfort(pace="relaxed")
    cells = screen.table.viewModel.cells.rows
    cell = next(at for at, cell in enumerate(cells) if cell.can == "write" and not cell.gain)
    screen.table.submit({"kind": "write", "row": cell // 5, "column": cell % 5})
    card = next(item for item in screen.items() if class_name(item).startswith("SheetGrid"))
    screen.wait_until(lambda: card.opacity() < 0.31, "the mouse passes on")
    settled(screen)


def let_others_play(screen: Screen) -> None:
    rules, rng = screen.table.session.game, Random(3)
    chooser = random_chooser(rules, rng)
    while not screen.table.replay.possible:
        session = screen.table.session
        seat = screen.table.seat
        session.submit(seat, chooser(rules.view(session.state, seat), seat))
        play_entries(screen.table)
        wait_for_a_person(screen)


def won(screen: Screen) -> None:
    screen.set_comfort(pace="fast")
    table, session = screen.table, screen.table.session
    rng = Random(5)
    play_out(session, random_chooser(session.game, rng), rng)
    play_entries(table)

    def there() -> bool:
        if table.director.busy:
            table.director.finish()
        return bool(table.end.property("phase") == "moment")

    screen.wait_until(there, "the winner's moment")


THROW: Final = (60, 180, 320, 460, 600, 760, 900, 1500)
FLIGHT: Final = (40, 150, 260, 370, 480, 590, 700, 900, 1300, 1800)
TWENTY_SIX: Final = (((1, 2, 3, 5, 6, 6, 6, 6), 6), ((1, 2, 3, 3), 3))
"""Rolls and the dice set aside from them, whose sum is the top tile of another player."""
MOVES: Final = tuple(range(200, 6000, 500))


def submitted(**move: Any) -> Act:
    return lambda screen: screen.table.submit(move)


def tile_at(screen: Screen, name: str, side: float = 0.5) -> QPoint:
    held = (item for item in screen.items() if item.property("heldWide") is not None)
    item: QQuickItem = next(item for item in held if item.property("tile") == name)
    return item.mapToScene(QPointF(item.width() * side, item.height() / 2)).toPoint()


def dragged(screen: Screen, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(screen.window, start + (end - start) * step / 8)
        screen.picture()


def rack_of(screen: Screen) -> list[str]:
    return [row.tile for row in screen.table.viewModel.tiles.rows if row.zone == "rack"]


def carried(screen: Screen) -> None:
    rack = rack_of(screen)
    for name in rack[:3]:
        screen.table.viewModel.pick(name, True)
    screen.picture()
    dragged(screen, tile_at(screen, rack[0]), tile_at(screen, screen.state.table[1][1], 1.0))


def banded(screen: Screen) -> None:
    screen.picture()
    start = tile_at(screen, rack_of(screen)[0]) - QPoint(40, 60)
    dragged(screen, start, start + QPoint(330, 90))


def motion_scenes() -> Iterator[Scene]:
    worms, normal = (left_in_the_turn(),), at_pace("normal")
    yield Scene("motion-roll", (on_the_table, normal, rolled(2, 3)), worms, moments=THROW)
    yield Scene("motion-take", (on_the_table, normal, submitted(kind="take", tile=27)), worms, moments=MOVES)
    robbed, stolen = (left_with_dice(TWENTY_SIX),), submitted(kind="steal", tile=26)
    yield Scene("motion-steal", (on_the_table, normal, stolen), robbed, moments=FLIGHT)
    yield Scene("motion-bust", (on_the_table, normal, rolled(4, 5)), worms, moments=MOVES)
    account, banked = (left("ryzyk_fizyk", 60),), (kept_two, normal, submitted(kind="bank"))
    yield Scene("motion-throw", (on_the_table, normal, rolled(1, 2, 2, 5, 5, 5)), account, moments=THROW)
    again = (kept_two, normal, struck(Qt.Key.Key_R))
    yield Scene("motion-again", (on_the_table, *again), account, moments=THROW)
    yield Scene("motion-bank", (on_the_table, *banked), account, moments=MOVES)
    sheet = (left("knaster", 95),)
    yield Scene("motion-dice", (on_the_table, normal, struck(Qt.Key.Key_R)), sheet, moments=THROW)
    late, middle = (left_laid(90),), (left_laid(40, seed=3),)
    yield Scene("motion-others", (on_the_table, normal, struck(Qt.Key.Key_D)), late, moments=MOVES)
    yield Scene("motion-carried", (on_the_table, sorted_by_runs, carried), middle, moments=(400,))
    yield at_table("motion-band", left_laid(30, PAIR), sorted_by_runs, banded, moments=(400,))
