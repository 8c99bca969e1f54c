"""The keys of the table: what the help says of them holds, and ? leads there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import stolik.games.rummikub
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.rummikub.deals import GROUP, RUN
from tests.games.rummikub.screen_driver import KEYS, RummikubPage, renewed, shared

FOLDER = Path(str(stolik.games.rummikub.__file__)).parent


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[RummikubPage]:
    yield from shared(RummikubPage)


@pytest.fixture
def page(table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(table)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_last_chapter_of_the_help_names_every_key(language: str) -> None:
    chapter = (FOLDER / "ui" / "help" / f"{language}.md").read_text("utf-8").split("\n## ")[-1]
    keys = "N R M T 8 7 D Z U X B C H L P Esc F1 ? Shift Ctrl Enter".split()
    assert [key for key in keys if f"**{key}**" not in chapter] == []


def test_the_question_mark_leads_to_the_keys(page: RummikubPage) -> None:
    places: list[str] = []
    whole = next(item for item in page.items() if item.property("hintsOn") is not None)
    cast("Any", whole).helpWanted.connect(places.append)
    QTest.keyClick(page.window, KEYS.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert places == ["keys"]


def test_tiles_in_hand_are_laid_taken_back_and_moved_by_keys(page: RummikubPage) -> None:
    for name in GROUP:
        page.face.pick(name, True)
    page.press(KEYS.Key_N)
    assert page.sets == {GROUP}
    page.tile(GROUP[0]).forceActiveFocus()
    page.press(KEYS.Key_Space)
    page.press(KEYS.Key_R)
    assert GROUP[0] in page.rack
    page.press(KEYS.Key_X)
    assert page.sets == set()


def test_shift_and_space_put_a_tile_before_another(page: RummikubPage) -> None:
    page.lay(*RUN[1:])
    page.tile(RUN[0]).forceActiveFocus()
    page.press(KEYS.Key_Space)
    page.tile(RUN[1]).forceActiveFocus()
    QTest.keyClick(page.window, KEYS.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert page.sets == {RUN}


def test_a_button_reached_by_arrows_is_pressed_by_space(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.button("Runs").forceActiveFocus()
    before = page.at("o13b")
    page.press(KEYS.Key_Space)
    assert page.at("o13b") != before
