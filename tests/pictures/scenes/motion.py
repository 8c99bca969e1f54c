"""What moves at the tables: each scene is painted at several moments after its last act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.pictures.acts import on_the_table, sorted_by_runs, struck
from tests.pictures.scene import PAIR, Act, Scene, left, left_in_the_turn, left_laid
from tests.pictures.scenes.dice_games import at_pace, kept_two, left_with_dice, rolled
from tests.ui.driver import Screen

THROW: Final = (60, 180, 320, 460, 600, 760, 900, 1500)
FLIGHT: Final = (40, 150, 260, 370, 480, 590, 700, 900, 1300, 1800)
TWENTY_SIX: Final = (((1, 2, 3, 5, 6, 6, 6, 6), 6), ((1, 2, 3, 3), 3))
"""Rolls and what is set aside of them, which make the sum of the top tile of another."""
MOVES: Final = tuple(range(200, 6000, 500))


def submitted(**move: Any) -> Act:
    """Make a move."""
    return lambda screen: screen.table.submit(move)


def tile_at(screen: Screen, name: str, side: float = 0.5) -> QPoint:
    """Return where a tile lies."""
    held = (item for item in screen.items() if item.property("heldWide") is not None)
    item: QQuickItem = next(item for item in held if item.property("tile") == name)
    return item.mapToScene(QPointF(item.width() * side, item.height() / 2)).toPoint()


def dragged(screen: Screen, start: QPoint, end: QPoint) -> None:
    """Drag something from a place to another, and don't let go."""
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(screen.window, start + (end - start) * step / 8)
        screen.picture()


def rack_of(screen: Screen) -> list[str]:
    """Return the tiles on the rack."""
    return [row.tile for row in screen.table.viewModel.tiles.rows if row.zone == "rack"]


def carried(screen: Screen) -> None:
    """Carry three tiles of the rack over a set."""
    rack = rack_of(screen)
    for name in rack[:3]:
        screen.table.viewModel.pick(name, True)
    screen.picture()
    dragged(screen, tile_at(screen, rack[0]), tile_at(screen, screen.state.table[1][1], 1.0))


def banded(screen: Screen) -> None:
    """Draw a rubber band over tiles of the rack."""
    screen.picture()
    start = tile_at(screen, rack_of(screen)[0]) - QPoint(40, 60)
    dragged(screen, start, start + QPoint(330, 90))


def motion_scenes() -> Iterator[Scene]:
    """Yield what rolls, travels, turns over and is carried."""
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
    yield Scene("motion-band", (on_the_table, sorted_by_runs, banded), (left_laid(30, PAIR),), moments=(400,))
