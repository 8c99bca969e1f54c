"""TouchPage do what the mouse does: they drag a tile, and touch one and then its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.rummikub.deals import GROUP, RUN
from tests.games.rummikub.screen_driver import KEYS, TouchPage, renewed, shared


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[TouchPage]:
    yield from shared(TouchPage)


@pytest.fixture
def page(table: TouchPage) -> Iterator[TouchPage]:
    yield from renewed(table)


def test_a_tile_is_pulled_from_the_rack_to_the_cloth_and_back(page: TouchPage) -> None:
    slot = page.at("k1a")
    page.pull(slot, page.cloth)
    assert page.sets == {("k1a",)}
    page.pull(page.at("k1a"), page.at("b3a"))
    assert page.sets == set()
    assert "k1a" in page.rack


def test_tiles_are_touched_one_by_one_and_then_their_place(page: TouchPage) -> None:
    for name in GROUP:
        page.touch(page.at(name))
    assert page.face.pickedCount == 3
    page.touch(page.cloth)
    assert page.sets == {GROUP}


def test_a_button_is_touched(page: TouchPage) -> None:
    page.lay(*GROUP)
    button = page.button("Groups")
    page.touch(button.mapToScene(button.boundingRect().center()).toPoint())
    draw = page.button("Draw a tile")
    page.touch(draw.mapToScene(draw.boundingRect().center()).toPoint())
    assert page.button("Put back and draw").isVisible()


def test_a_set_is_held_till_it_is_taken_whole(page: TouchPage, qtbot: QtBot) -> None:
    page.lay(*GROUP)
    place = page.at(GROUP[1])
    page.finger().press(0, place, page.window).commit()
    qtbot.waitUntil(lambda: bool(page.face.pickedCount == 3))
    page.finger().release(0, place, page.window).commit()
    assert page.face.pickedCount == 3


def test_a_set_is_pulled_by_the_dots_before_it(page: TouchPage) -> None:
    page.lay(*GROUP)
    first = page.at(GROUP[0], -0.15)
    before = page.at(GROUP[0])
    page.pull(first, first + QPoint(0, 150))
    assert page.sets == {GROUP}
    assert page.at(GROUP[0]).y() > before.y() + 60, "all of it has moved"


def test_two_touches_lay_a_tile_in_the_only_set_that_it_makes_longer(page: TouchPage) -> None:
    page.lay(*GROUP)
    fourth = "o9a"
    QTest.mouseDClick(page.window, Qt.MouseButton.LeftButton, pos=page.at(fourth))
    assert page.sets == {(*GROUP, fourth)}


def test_the_key_lays_the_tiles_in_hand_in_the_unfinished_set_that_they_make_whole(page: TouchPage) -> None:
    page.lay(*RUN[:2])
    for name in RUN[2:4]:
        page.tap(name)
    page.press(KEYS.Key_F)
    assert page.sets == {RUN[:4]}


def test_the_sets_that_a_tile_fits_are_framed_until_the_next_press(page: TouchPage) -> None:
    page.lay(*RUN[:2])
    page.lay(*RUN[3:])
    page.tap(RUN[2])
    page.press(KEYS.Key_F)
    framed = page.face.framed.rows
    assert {row.set for row in framed} == {row.set for row in page.face.tiles.rows if row.zone == "cloth"}
    assert {row.label for row in framed} == {"A set that the tiles in hand fit"}
    page.tap("k1a")
    assert page.face.framed.rows == ()
