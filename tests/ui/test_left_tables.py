"""Nothing of a table that was left stays in memory, and a page that is left says nothing on its way out."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from stolik.shell import free_memory

from tests.pictures.scenes import guess, puzzles
from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest


def sit_and_leave(screen: Screen) -> None:
    shell = screen.app.shell
    shell.choose("ryzyk_fizyk")
    shell.sit()
    screen.wait_for_page("table")
    screen.pages.go("home")
    shell.leave()
    screen.wait_for_page("home")


def references() -> int:
    """Return how many weak references there are when all garbage is gone; PySide's connections are such."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return sum(type(thing) is weakref.ref for thing in gc.get_objects())


def test_the_memory_of_a_table_goes_back_to_the_system(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(free_memory, "give_back_to_system", lambda: given.append(True))
    screen = open_screen()
    assert given == []
    sit_and_leave(screen)
    screen.wait_until(lambda: given, "the memory")


def test_what_listened_to_a_table_forgets_it(open_screen: Open) -> None:
    screen = open_screen()
    for _ in range(2):
        sit_and_leave(screen)
    before = references()
    tables = 3
    for _ in range(tables):
        sit_and_leave(screen)
    # The table left last may take a moment to go; one that stays never goes.
    screen.wait_until(lambda: references() - before < tables, "the tables are forgotten")


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


def test_a_page_is_left_in_silence(open_screen: Open) -> None:
    screen = open_screen()
    for come in (another_puzzle, a_puzzle_making, a_question):
        come(screen)
        while screen.window.property("over"):
            screen.app.shell.opened_pages.leave()
            for _ in range(4):
                screen.breathe()
        assert screen.warnings == [], come
