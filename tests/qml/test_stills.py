"""Stills of positions: a game is recognizable by its pieces, however small, and nothing is cut off."""

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
from stolik.services.tables.stills import drawing_of, moment_of

from tests.tiers import mostly_rest

SOURCE = b"""
import QtQuick
Window {
    property alias drawing: still.source
    property alias item: still.item
    width: 400; height: 300; visible: true
    Loader { id: still }
}
"""
SIZES = mostly_rest([(120, 72), (132, 64), (154, 92), (258, 92), (400, 300)], usual=[(120, 72)])
RUN = [["k4a", "k5a", "k6a", "k7a"], ["r9a", "b9a", "o9a"], ["o11a", "o12a", "o13a"]]


@pytest.fixture
def window(qapp: object) -> Iterator[Any]:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    engine.loadData(SOURCE, QUrl.fromLocalFile(str(Path(__file__).with_name("still_test.qml"))))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    yield window
    # The drawing is deleted before its theme.
    shiboken6.delete(window)
    shiboken6.delete(engine)


def drawn(window: Any, game: str, size: tuple[int, int], position: dict[str, Any]) -> Any:
    window.setProperty("drawing", drawing_of(game))
    still = window.property("item")
    still.setWidth(size[0])
    still.setHeight(size[1])
    still.setProperty("position", position)
    window.grabWindow()
    return still


def parts(item: Any, name: str) -> list[Any]:
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


MOMENTS = mostly_rest([(212, 103), (225, 160), (300, 150), (460, 240)], usual=[(212, 103)])


def decided(window: Any, game: str, size: tuple[int, int], position: dict[str, Any], *moves: Any) -> Any:
    """Return the picture of a decision with the played and the best move."""
    window.setProperty("drawing", moment_of(game))
    still = window.property("item")
    still.setWidth(size[0])
    still.setHeight(size[1])
    for name, value in zip(("played", "best", "position"), (*moves, position), strict=True):
        still.setProperty(name, value)
    window.grabWindow()
    return still


def marks(still: Any, best: bool) -> list[QRectF]:
    """Return the visible frames of the best move, or those of the played one."""
    found = [part for part in parts(still, "ticked") if part.isVisible() and part.property("best") is best]
    return [part.mapRectToItem(still, part.boundingRect()) for part in found]


@pytest.mark.parametrize("size", MOMENTS, ids=str)
def test_a_sheet_shows_where_it_was_and_should_be_written(window: Any, size: tuple[int, int]) -> None:
    sheet = {"numbers": [0] * 25, "circles": [False] * 25}
    position = {"sheets": [sheet], "dice": [3, 4]}
    written, circled = {"cells": [8], "writes": True}, {"cells": [24, 12], "writes": False}
    still = decided(window, "knaster", size, position, written, circled)
    cells = sorted(parts(still, "number"), key=lambda cell: cell.property("index"))
    places = [cell.mapRectToItem(still, cell.boundingRect()) for cell in cells]
    (mine,) = marks(still, False)
    assert places[8].contains(mine.center())
    assert {n for mark in marks(still, True) for n in range(25) if places[n].contains(mark.center())} == {
        12,
        24,
    }
    assert [text.property("text") for text in parts(still, "text") if text.property("text") == "7"]
    assert not marks(decided(window, "knaster", size, position, None, written), False)


@pytest.mark.parametrize("size", MOMENTS, ids=str)
@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk"])
def test_dice_show_which_were_and_should_be_taken(window: Any, game: str, size: tuple[int, int]) -> None:
    rolled = [1, 1, 1, 5, 5, 6] if game == "ryzyk_fizyk" else [1, 1, 1, 2, 4, 5, 5, 6]
    position = {"phase": "keep", "rolled": rolled, "kept": [], "accounts": [4], "turn": 0, "points": 0}
    played, best = {"kind": "keep", "face": 1, "dice": [1, 1]}, {"kind": "keep", "face": 5, "dice": [1, 5]}
    still = decided(window, game, size, position, played, best)
    dice = [die for die in parts(still, "face") if die.property("size") and die.property("still")]
    places = [(die.property("face"), die.mapRectToItem(still, die.boundingRect())) for die in dice]

    def framed(best: bool) -> list[int]:
        return sorted(
            [face for face, at in places if any(m.contains(at.center()) for m in marks(still, best))]
        )

    assert sorted(face for face, _ in places) == rolled
    assert all(lies_inside(die, still) for die in dice)
    assert framed(False) == ([1, 1, 1] if game == "pickomino" else [1, 1])
    assert framed(True) == ([5, 5] if game == "pickomino" else [1, 5])


@pytest.mark.parametrize("size", MOMENTS, ids=str)
@pytest.mark.parametrize(
    "game, ends",
    [
        ("pickomino", {"kind": "take", "tile": 24}),
        ("pickomino", {"kind": "steal", "tile": 24}),
        ("ryzyk_fizyk", {"kind": "bank"}),
    ],
)
def test_to_roll_on_and_to_stop_lie_side_by_side(
    window: Any, game: str, ends: dict[str, Any], size: tuple[int, int]
) -> None:
    position = {"phase": "decide", "rolled": [], "kept": [5, 5, 6], "accounts": [87], "turn": 0, "points": 25}
    frame = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for played, best in (({"kind": "roll"}, ends), (ends, {"kind": "roll"})):
        still = decided(window, game, size, position, played, best)
        (mine,), (better,) = marks(still, False), marks(still, True)
        assert not mine.intersects(better)
        assert [mark for mark in (mine, better) if not frame.contains(mark)] == []
    assert len(marks(decided(window, game, size, position, None, ends), True)) == 1


@pytest.mark.parametrize("size", MOMENTS, ids=str)
def test_numbers_of_tiles_are_read_however_many_sets_change(window: Any, size: tuple[int, int]) -> None:
    long = [f"r{number}b" for number in range(1, 9)]
    for count in (0, 1, 4, 12):
        move = {"laying": [RUN[0], RUN[1]], "moved": [long] * count, "laid": ["k4a", "o9a"]}
        for played in ({}, None, {**move, "laid": ["k7a"]}):
            still = decided(window, "rummikub", size, {"rack": ["b4a"]}, played or None, move)
            tiles = [tile for tile in parts(still, "tile") if tile.property("digits")]
            assert len(marks(still, True)) == 2
            assert len(marks(still, False)) == (1 if played else 0)
            outside = [tile for tile in tiles if not lies_inside(tile, still)]
            assert [tile.mapRectToItem(still, tile.boundingRect()) for tile in outside] == [], count
            assert min(tile.width() for tile in tiles) >= 22


@pytest.mark.parametrize("size", MOMENTS, ids=str)
def test_where_nothing_was_laid_the_rack_is_seen(window: Any, size: tuple[int, int]) -> None:
    rack = [f"{colour}{number}a" for colour in "kr" for number in range(1, 10)]
    still = decided(window, "rummikub", size, {"rack": rack}, None, None)
    tiles = [tile for tile in parts(still, "tile") if tile.property("digits")]
    assert [tile.property("tile") for tile in tiles] == rack
    assert all(lies_inside(tile, still) for tile in tiles)
