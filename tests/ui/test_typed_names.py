"""A name is typed: what has no room isn't taken, no letter is cut in two, and what nobody can see is told."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from stolik.storage.paths import Paths

from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest

Key = Qt.Key
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
UNSEEN = "This name can't be seen. Please type another one."


def typed(screen: Screen, text: str) -> None:
    """Write what no key has, as a list of drawings or a keyboard of another script does."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QCoreApplication.sendEvent(field(), event)
    screen.breathe()


def field() -> QObject:
    found = QGuiApplication.focusObject()
    assert found is not None
    return found


def text() -> Any:
    return field().property("text")


@pytest.fixture
def screen(open_screen: Open, paths: Paths) -> Screen:
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("Seat 1: Player 1, starts")
    return screen


@pytest.mark.quick
def test_a_drawing_as_the_24th_letter_is_whole_or_not_there(screen: Screen) -> None:
    typed(screen, "x" * 23)
    typed(screen, "\U0001f600")
    assert text() == "x" * 23 + "\U0001f600"
    typed(screen, "y")
    assert text() == "x" * 23 + "\U0001f600", "it is full"
    screen.press(Key.Key_Backspace)
    typed(screen, FAMILY)
    assert text() == "x" * 23, "five letters have no room for one"
    for _ in range(4):
        screen.press(Key.Key_Backspace)
    typed(screen, FAMILY)
    assert text() == "x" * 19 + FAMILY
    screen.click("Done")
    assert screen.sees(f"Seat 1: {'x' * 19}{FAMILY}, starts")


def test_in_a_full_field_the_letters_after_the_cursor_stay(screen: Screen) -> None:
    typed(screen, "ab" + "x" * 21)
    screen.press(Key.Key_Home, Key.Key_Right)
    typed(screen, "\U0001f600\U0001f601")
    assert text() == "a\U0001f600b" + "x" * 21
    assert field().property("cursorPosition") == 3
    typed(screen, "12")
    assert text() == "a\U0001f600b" + "x" * 21


def test_a_name_that_nobody_can_see_is_told_and_none_is_given(screen: Screen) -> None:
    assert not screen.sees(UNSEEN)
    typed(screen, "\u200b\u2800")
    assert screen.sees(UNSEEN)
    typed(screen, "Ala")
    assert not screen.sees(UNSEEN)
    screen.press(Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    screen.click("Done")
    assert screen.sees("Seat 1: Player 1, starts")


def test_a_name_from_right_to_left_turns_no_sentence(screen: Screen) -> None:
    typed(screen, "\u05d3\u05d5\u05d3")
    screen.click("Done")
    assert screen.sees("Seat 1: \u2068\u05d3\u05d5\u05d3\u2069, starts")
    screen.click("Seat 1: \u2068\u05d3\u05d5\u05d3\u2069, starts")
    assert text() == "\u05d3\u05d5\u05d3", "no mark is in the way of whoever writes"


def test_a_tournament_may_have_a_name_of_several_words(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Tournaments")
    screen.click("New tournament")
    screen.click("Name of the tournament")
    screen.type(" Zima  2026 ")
    assert text() == " Zima  2026 "
    own_name = field()
    screen.press(Key.Key_Return)
    assert own_name.property("text") == "Zima 2026"


def test_nobody_enters_a_tournament_whom_nobody_can_see(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Tournaments")
    screen.click("New tournament")
    typed(screen, "\u3164")
    assert screen.sees(UNSEEN)
    screen.press(Key.Key_Return)
    assert not screen.can_press("Add")
    assert text() == "\u3164"
    screen.press(Key.Key_Backspace)
    typed(screen, "Ala")
    screen.press(Key.Key_Return)
    screen.wait_for("Ala")
    assert text() == ""


def test_nobody_plays_a_championship_whom_nobody_can_see(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Tournaments")
    screen.click("Championship against 15 computers")
    typed(screen, "\u202e\u2060")
    assert screen.sees(UNSEEN)
    screen.press(Key.Key_Return)
    assert screen.sees("Who plays the championship?")
