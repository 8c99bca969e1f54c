"""The own rack is put in order while the others play, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.games.rummikub.deals import DULL, RACK, deck
from tests.games.rummikub.screen_driver import KEYS, LEFT, TouchPage, dealt_by
from tests.soak.marks import LONG_SOAK
from tests.table.scene_time import SceneTime
from tests.table.screen import opened

BUSY = tuple("r10a r11a r12a k2a k4a k6a k8a k10a b2a b8a b10a o2a o4a o6a".split())
"""What the second seat is dealt: a run to open with at once."""


@pytest.fixture
def page(qapp: Any) -> Iterator[TouchPage]:
    """One person with two computers, of which the first is just laying tiles."""
    with dealt_by(deck(RACK, BUSY, DULL)):
        page = TouchPage(bots=(1, 2), scene_time=SceneTime())
        for _ in opened(page):
            page.face.sort(True)
            page.window.pace("relaxed")
            page.press(KEYS.Key_D)
            pass_until(page, lambda: laying(page))
            yield page


def pass_until(page: TouchPage, condition: Callable[[], bool]) -> None:
    """Let the scenes play one after the other until something is so."""

    def passes() -> bool:
        while not condition() and page.scene_time.left is not None:
            page.scene_time.go_on()
        return condition()

    page.wait_until(passes, "something that scenes bring")


def laying(page: TouchPage) -> bool:
    return bool(page.director.busy) and page.director.scene.get("kind") == "tiles_played"


@pytest.fixture
def hurried(page: TouchPage) -> list[str]:
    """What scenes were ended by hand."""
    found: list[str] = []
    page.director.hurried.connect(lambda: found.append(page.director.scene.get("kind", "")))
    return found


def slot(page: TouchPage, name: str) -> tuple[int, int]:
    row = next(row for row in page.face.tiles.rows if row.tile == name)
    return row.row, row.column


def test_the_rack_is_put_in_order_while_tiles_of_another_fly(page: TouchPage, hurried: list[str]) -> None:
    for picked, name in enumerate(("k1a", "b3a"), start=1):
        page.tap(name)
        assert page.face.pickedCount == picked
    page.press(KEYS.Key_Escape)
    assert page.face.pickedCount == 0
    home = slot(page, "k1a")
    page.drag(page.at("k1a"), page.at("b3a"))
    assert slot(page, "k1a") != home
    before = slot(page, "k1a"), slot(page, "o13b")
    page.click(page.button("Groups"))
    assert (slot(page, "k1a"), slot(page, "o13b")) != before
    assert hurried == []
    assert laying(page)


@pytest.mark.rest
def test_keys_at_the_rack_act_there_and_end_nothing(page: TouchPage, hurried: list[str]) -> None:
    page.tap("k1a")
    home = slot(page, "k1a")
    QTest.keyClick(page.window, KEYS.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert slot(page, "k1a") == (1 - home[0], home[1])
    page.press(KEYS.Key_Space)
    assert page.face.pickedCount == 0
    page.press(KEYS.Key_Right)
    page.press(KEYS.Key_7)
    assert hurried == []
    assert laying(page)


@pytest.mark.rest
def test_a_finger_does_the_same(page: TouchPage, hurried: list[str]) -> None:
    home = slot(page, "k1a")
    page.pull(page.at("k1a"), page.at("b3a"))
    assert slot(page, "k1a") != home
    assert hurried == []
    assert laying(page)
    page.touch(page.cloth)
    assert hurried == ["tiles_played"]


@pytest.mark.parametrize(
    "place",
    [
        QPoint(683, 380),
        *(pytest.param(place, marks=LONG_SOAK) for place in (QPoint(683, 120), QPoint(1300, 700))),
    ],
)
def test_a_click_elsewhere_still_ends_the_scene(page: TouchPage, hurried: list[str], place: QPoint) -> None:
    QTest.mouseClick(page.window, LEFT, pos=place)
    assert hurried == ["tiles_played"]
    assert page.refusals == []


@pytest.mark.rest
@pytest.mark.parametrize(
    "key",
    [
        KEYS.Key_Space,
        *(pytest.param(key, marks=LONG_SOAK) for key in (KEYS.Key_Return, KEYS.Key_Left, KEYS.Key_N)),
        KEYS.Key_Z,
    ],
)
def test_a_key_elsewhere_still_ends_the_scene(page: TouchPage, hurried: list[str], key: Any) -> None:
    page.press(key)
    assert hurried == ["tiles_played"]
    assert page.refusals == []


@pytest.mark.rest
def test_a_tile_in_hand_stays_there_till_the_own_turn_has_begun(page: TouchPage) -> None:
    start, over = page.at("k1a"), page.cloth
    QTest.mousePress(page.window, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(page.window, start + (over - start) * step / 5)
    tile = page.tile("k1a")
    assert tile.property("carried")
    let_go: list[bool] = []
    cast("Any", tile).carriedChanged.connect(lambda: let_go.append(True))
    page.window.pace("fast")
    pass_until(page, lambda: bool(page.face.active))
    assert page.state.turn == 0
    assert tile.property("carried")
    assert let_go == []
    QTest.mouseMove(page.window, over + QPoint(5, 0))
    QTest.mouseRelease(page.window, LEFT, pos=over + QPoint(5, 0))
    assert ("k1a",) in page.sets
