"""Lessons: offered where a game is set up, played by mouse in Polish and by keys in English."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.game_library import load_package
from stolik.pages.lesson import table
from stolik.services.kept import LESSONS

from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import wait_for_the_buttons
from tests.ui.test_everybody import misfits, unheard

Key = Qt.Key


@pytest.fixture
def no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here waits for the others to think."""
    monkeypatch.setattr(table, "THINKING_MS", 0)


def lesson_of(screen: Screen) -> Any:
    return screen.page_model("lesson")


def reach(screen: Screen, goal: int) -> None:
    """Wait until ``goal`` goals are reached and the next one is asked for, or the end."""
    model = lesson_of(screen)
    screen.wait_until(lambda: model.done == goal and (model.asking or model.over), f"goal {goal}")
    wait_for_the_buttons(screen)


@pytest.mark.usefixtures("no_thinking")
@pytest.mark.rest
def test_the_first_game_is_offered_and_played_by_clicks(open_screen: Open) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    screen.click("Play Worms")
    screen.wait_for_page("players")
    assert screen.sees("Guided first game")
    assert misfits(screen) == []
    to_table = screen.find("To the table").place
    assert screen.names().count("Pierwsza gra krok po kroku") == 1, "one way to it"
    place = screen.find("Guided first game").place
    screen.click("We throw real dice")
    assert screen.find("Guided first game").place == place, "it keeps its place whatever is chosen"
    screen.click("We throw real dice")
    screen.click("Guided first game")
    reach(screen, 0)
    assert unheard(screen) == []
    assert misfits(screen) == []
    place = screen.find("Show me").place
    screen.click("Show me")
    assert lesson_of(screen).table.advice.hint["lit"] == ["roll"]
    screen.click("Roll 8 dice")
    reach(screen, 1)
    # Why something can't be done stands beside the goal and covers nothing.
    lesson_of(screen).table.submit({"kind": "take", "tile": 21})
    assert screen.sees(lesson_of(screen).refusal)
    assert misfits(screen) == []
    assert screen.sees(lesson_of(screen).goal)
    assert not [item for item in screen.items() if item.property("linkText") and item.property("shown")]
    screen.click("Odds")
    assert screen.sees("A real game can tell you that. Now try this:")
    assert not screen.find("Odds").checked
    screen.click("Die, 4, can be set aside")
    assert screen.sees("In a game you may do that. But try this first:")
    for goal, thing in enumerate(("Die, 5, can be set aside", "Roll 5 dice"), 2):
        screen.click(thing)
        reach(screen, goal)
        assert screen.find("Show me").place == place
    # The rest has been played before: it goes on at its last move.
    screen.click("Back")
    screen.wait_for("To the table")
    lessons = screen.app.services.kept(LESSONS)
    lesson = load_package("pickomino").lesson
    assert lesson is not None
    lessons.note("pickomino", len(lesson.script) - 1, done=False)
    assert misfits(screen) == []
    screen.click("Go on with the guided first game")
    reach(screen, 15)
    screen.click("Steal tile 24 from Gracz 2")
    screen.wait_for("Play a real game")
    active = [item for item in screen.items() if item.property("doing") and item.property("active")]
    assert not active, "nobody plays on"
    assert unheard(screen) == []
    assert misfits(screen) == []
    screen.click("Play a real game")
    screen.wait_for_page("players")
    assert screen.names().count("Pierwsza gra krok po kroku") == 1, "it can be played again"
    assert screen.find("To the table").place == to_table


@pytest.mark.usefixtures("no_thinking")
def test_a_lesson_is_played_by_keys_left_and_gone_on_with(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    screen.click("How to play Ryzyk-Fizyk")
    screen.wait_for("Guided first game")
    screen.click("Guided first game")
    reach(screen, 0)
    screen.press(Key.Key_H)
    assert lesson_of(screen).table.advice.hint["lit"] == ["roll"]
    for goal, key in enumerate((Key.Key_R, Key.Key_R, Key.Key_R, Key.Key_B, Key.Key_R), 1):
        screen.press(key)
        reach(screen, goal)
    # Nothing is left of the turn that another seat has lost, though nothing is animated.
    assert not lesson_of(screen).table.viewModel.lost
    # All that fits is chosen; the ones are to be put back.
    screen.press(Key.Key_R)
    assert screen.sees("In a game you may do that. But try this first:")
    said = lesson_of(screen).goal
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    screen.click("Play Ryzyk-Fizyk")
    screen.wait_for_page("players")
    screen.click("Go on with the guided first game")
    reach(screen, 5)
    assert lesson_of(screen).goal == said
    screen.press(Key.Key_1, Key.Key_R)
    reach(screen, 6)
    screen.click("Begin again")
    reach(screen, 0)
    screen.press(Key.Key_Escape)
    screen.wait_for("To the table")
    # The way is shown, then tiles lie where they would go; they are laid so, and the turn ends.
    screen.press(Key.Key_Escape)
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    screen.click("Guided first game")
    reach(screen, 0)
    screen.press(Key.Key_H, Key.Key_H, Key.Key_Return, Key.Key_Return)
    reach(screen, 1)


@pytest.mark.usefixtures("no_thinking")
@pytest.mark.rest
def test_a_long_reason_fits_the_strip_of_a_small_window(open_screen: Open) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    screen.click("Play Ryzyk-Fizyk")
    screen.wait_for_page("players")
    screen.click("Guided first game")
    reach(screen, 0)
    screen.press(Key.Key_R)
    reach(screen, 1)
    lesson_of(screen).table.submit({"kind": "keep", "dice": [1]})
    assert screen.sees(lesson_of(screen).refusal)
    assert misfits(screen) == []
