"""Puzzles: from the start page to the verdict and back, by mouse and by keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.test_everybody import misfits, unheard


def model_of(screen: Screen) -> Any:
    return screen.app.services.pages.model("puzzles")


def test_a_puzzle_is_chosen_solved_and_left(open_screen: Open) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    screen.click_offer("Puzzles")
    screen.wait_for("Puzzle of the day")
    assert unheard(screen) == []
    assert misfits(screen) == []
    screen.click("Solve a puzzle: Ryzyk-Fizyk")
    screen.wait_until(lambda: model_of(screen).solving is not None, "the puzzle")
    screen.wait_for("Roll again, or bank?")
    best = model_of(screen).solving._best(model_of(screen).solving.table)
    screen.press(Qt.Key.Key_R if best.kind == "roll" else Qt.Key.Key_B)
    screen.wait_until(lambda: model_of(screen).solving.phase == "answered", "the verdict")
    screen.wait_for("Another puzzle")
    assert screen.focused == "Another puzzle"
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Puzzle of the day")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
