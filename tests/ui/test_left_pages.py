"""A page that is left as soon as something on it has come says nothing on the way out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pictures.scenes import guess, puzzles
from tests.ui.conftest import Open
from tests.ui.driver import Screen


def another_puzzle(screen: Screen) -> None:
    """Ask for another puzzle, and wait until it lies there."""
    puzzles.asked("pickomino")(screen)
    model: Any = puzzles.model_of(screen)
    before = model.solving
    model.another()
    screen.wait_until(lambda: model.solving not in (None, before), "another puzzle")


def a_puzzle_making(screen: Screen) -> None:
    puzzles.asked("pickomino")(screen)
    puzzles.model_of(screen).another()


def a_question(screen: Screen) -> None:
    guess.chosen(screen)
    model: Any = guess.model_of(screen)
    model.begin("pickomino")
    screen.wait_until(lambda: model.phase == "asked", "the question")


@pytest.mark.rest
def test_a_page_is_left_in_silence(open_screen: Open) -> None:
    screen = open_screen(language="en")
    for come in (another_puzzle, a_puzzle_making, a_question):
        come(screen)
        while screen.window.property("over"):
            screen.app.services.pages.leave()
            for _ in range(4):
                screen.breathe()
        assert screen.warnings == [], come
