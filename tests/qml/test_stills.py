"""Stills of positions: a game is known by its pieces, however small the picture, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.services.program_paths import QML
from stolik.services.tables.stills import drawing_of

SOURCE = b"""
import QtQuick
Window {
    property alias drawing: still.source
    property alias item: still.item
    width: 400; height: 300; visible: true
    Loader { id: still }
}
"""
SIZES = [(120, 72), (132, 64), (154, 92), (258, 92), (400, 300)]
RUN = [["k4a", "k5a", "k6a", "k7a"], ["r9a", "b9a", "o9a"], ["o11a", "o12a", "o13a"]]


@pytest.fixture
def window(qapp: object) -> Iterator[Any]:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    engine.loadData(SOURCE, QUrl.fromLocalFile(str(Path(__file__).with_name("still_test.qml"))))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    yield window
    # What is drawn goes before the theme by which it is drawn.
    shiboken6.delete(window)
    shiboken6.delete(engine)


def drawn(window: Any, game: str, size: tuple[int, int], position: dict[str, Any]) -> Any:
    """Return the still of a game's position, drawn."""
    window.setProperty("drawing", drawing_of(game))
    still = window.property("item")
    still.setWidth(size[0])
    still.setHeight(size[1])
    still.setProperty("position", position)
    window.grabWindow()
    return still


def parts(item: Any, name: str) -> list[Any]:
    """Return everything in an item that has a property of this name."""
    found = [item] if item.property(name) is not None else []
    return found + [part for child in item.childItems() for part in parts(child, name)]


def lies_inside(item: Any, still: Any) -> bool:
    frame = QRectF(0, 0, still.width(), still.height()).adjusted(-0.5, -0.5, 0.5, 0.5)
    return frame.contains(item.mapRectToItem(still, item.boundingRect()))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_set_of_a_full_table_is_cut_off(window: Any, size: tuple[int, int]) -> None:
    for count in (4, 13, 14, 21, 30):
        still = drawn(window, "rummikub", size, {"table": (RUN * 10)[:count]})
        (flow,) = still.childItems()
        sets = [set_ for set_ in flow.childItems() if set_.width()]
        assert len(sets) == count
        assert all(lies_inside(tile, still) for set_ in sets for tile in set_.childItems() if tile.width()), (
            count
        )


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_few_sets_are_large_and_lie_in_the_middle(window: Any, size: tuple[int, int]) -> None:
    still = drawn(window, "rummikub", size, {"table": RUN[:1]})
    tiles = [tile for tile in parts(still, "modelData") if isinstance(tile.property("modelData"), str)]
    places = [tile.mapRectToItem(still, tile.boundingRect()) for tile in tiles]
    assert places[0].left() == pytest.approx(size[0] - places[-1].right(), abs=2)
    assert places[0].top() == pytest.approx(size[1] - places[0].bottom(), abs=size[1] / 8)
    assert places[0].height() >= size[1] / 4


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cells_of_a_sheet_of_circles_are_square(window: Any, size: tuple[int, int]) -> None:
    sheet = {"numbers": [2, 7, 12, 0, 9] * 5, "circles": [True, False] * 12 + [True]}
    still = drawn(window, "knaster", size, {"sheets": [sheet]})
    cells = parts(still, "number")
    assert len(cells) == 25
    assert {cell.width() for cell in cells} == {cell.height() for cell in cells}
    for cell in cells:
        assert all(lies_inside(part, cell) for part in cell.childItems() if part.isVisible())
        assert lies_inside(cell, still)


@pytest.mark.parametrize(
    "kept", [[], [6, 5, 5], [6] * 8], ids=["before a roll", "in a turn", "all dice aside"]
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_worms_is_known_by_its_open_tiles(window: Any, size: tuple[int, int], kept: list[int]) -> None:
    for centre, down in ((list(range(21, 37)), []), ([21, 35, 36], [36]), ([24], [])):
        position = {"centre": centre, "face_down": down, "kept": kept}
        still = drawn(window, "pickomino", size, position)
        tiles = parts(still, "worms")
        dice = [die for die in parts(still, "modelData") if die.property("symbolSource") is not None]
        shown = [tile.property("number") for tile in tiles]
        assert shown == [tile for tile in centre if tile not in down][-3:], "the same in every picture"
        assert len(dice) == len(kept)
        assert all(lies_inside(part, still) for part in tiles + dice)
        assert tiles[0].height() >= size[1] / 2
