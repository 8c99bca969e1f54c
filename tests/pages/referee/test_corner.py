"""The referee's corner as the window has it, and walked through by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik.pages.referee import model
from stolik.pages.referee.model import RefereeModel
from stolik.services.rules_search import RulesIndex, passages_of
from stolik.storage.paths import Paths

from tests.house import House
from tests.ui.driver import Screen

Key = Qt.Key
Control = Qt.KeyboardModifier.ControlModifier


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def corner(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Time]:
    index = RulesIndex(passages_of("game", "# Game\n\n## 1. Jokers\n\nA joker is any tile."), "english")
    time = Time()
    monkeypatch.setattr(model, "search_help", lambda question, language: index.search(question))
    house.services.now = time
    return RefereeModel(house.services), time


def test_only_games_with_a_tool_are_there(corner: tuple[Any, Time]) -> None:
    referee, _ = corner
    assert [row.gameId for row in referee.tools.rows] == ["rummikub"]
    assert referee.tool("rummikub") is referee.tool("rummikub")


def test_a_question_shows_the_paragraphs_and_where_they_stand(corner: tuple[Any, Time]) -> None:
    referee, _ = corner
    referee.ask("jokers")
    (row,) = referee.found.rows
    assert (row.page, row.title, row.heading) == ("game", "Game", "1. Jokers")
    assert (row.chapter, row.passage, row.text) == (1, 0, "A\xa0joker is any tile.")
    referee.ask("")
    assert referee.found.rows == ()


def test_the_clock_gets_the_time_and_its_sounds_are_heard(corner: tuple[Any, Time]) -> None:
    referee, time = corner
    heard: list[str] = []
    referee.sounded.connect(heard.append)
    clock = referee.clock
    clock.setUp(3, 30)
    clock.rename(1, " Ala ")
    assert [row.name for row in clock.seats.rows] == ["Seat 1", "Ala", "Seat 3"]
    clock.press(1)
    assert (clock.phase, clock.seat, clock.shown, clock._ticks.isActive()) == ("running", 1, 30, True)
    for _ in range(300):
        time.now += 0.1
        clock._look()
    time.now += 0.1
    clock._look()
    assert heard == ["tick"] * 10 + ["bust"]
    assert (clock.phase, clock.hurries, clock._ticks.isActive()) == ("up", False, False)
    clock.nextTurn()
    clock.togglePause()
    assert (clock.seat, clock.phase, clock._ticks.isActive()) == (2, "paused", False)
    clock.startOver()
    assert (clock.phase, clock.seat) == ("ready", -1)


@pytest.fixture
def screen(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(Paths(tmp_path), language="pl", size=(1024, 600), now=Time())
    yield screen
    screen.close()
    assert screen.warnings == []


def test_the_corner_is_walked_through_by_keyboard_alone_in_polish(screen: Screen) -> None:
    screen.app.shell.opened_pages.open("referee")
    referee: Any = screen.page_model("referee")
    clock = referee.clock

    screen.press(Key.Key_Space)
    assert (clock.phase, clock.seat) == ("running", 0)
    screen.press(Key.Key_3)
    assert clock.seat == 2
    screen.press(Key.Key_3)
    assert clock.seat == 3
    screen.press(Key.Key_P)
    assert clock.phase == "paused"
    screen.picture()
    assert "Pauza: zegar stoi." in screen.lines()

    screen.press(Key.Key_PageDown, modifier=Control)
    screen.type("n9 p9 c")
    screen.picture()
    assert "Odpowiedzi jeszcze nie ma: „c” to nie kostka." in screen.lines()
    screen.press(Key.Key_Backspace)
    screen.type("e9")
    screen.picture()
    assert "Nie: najlepiej wychodzi 27." in screen.lines()
    screen.press(Key.Key_Down)
    screen.press(Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Space)
    screen.press(Key.Key_Up, Key.Key_Left, Key.Key_Left)
    for _ in range(8):
        screen.press(Key.Key_Right)
    screen.press(Key.Key_Return)
    screen.picture()
    assert referee.tool("rummikub").property("text") == "a9 e3 e9 n9 p9"
    assert "Tak, otwarcie za 36 pkt" in screen.lines()
    screen.press(Key.Key_Backspace)
    assert referee.tool("rummikub").property("text") == "e3 e9 n9 p9"

    screen.press(Key.Key_PageDown, modifier=Control)
    screen.type("dogrywki")
    screen.press(Key.Key_Down, Key.Key_Return)
    screen.picture()
    assert "Turniej" in screen.lines()
    assert any("rozstrzyga dogrywka" in line for line in screen.lines())
    # The help page searches too: the same words lead to another place in it.
    screen.press(Key.Key_Slash)
    screen.type("puchar")
    screen.picture()
    assert "1 z 2" in screen.lines()
    # It takes the words away first, then the page.
    screen.press(Key.Key_Escape)
    screen.picture()
    assert "1 z 2" not in screen.lines()
    assert "Turniej" in screen.lines()
    screen.press(Key.Key_Escape)
    screen.picture()
    assert "Kącik sędziego" in screen.lines()
    screen.press(Key.Key_Escape)
    assert screen.page_model("referee") is None
    assert screen.can_press("Play Worms")

    # A referee who left by mistake comes back to a clock that has waited.
    clock.nextTurn()
    screen.app.shell.opened_pages.open("referee")
    screen.press(Key.Key_Space)
    assert (clock.phase, clock.seat) == ("running", 1)
    screen.press(Key.Key_Escape)
    assert (clock.phase, clock.seat) == ("paused", 1)
