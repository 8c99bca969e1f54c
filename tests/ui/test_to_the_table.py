"""From the page on which people sit down to their table."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQml import QQmlComponent
from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo

from tests.pictures.scene import has_gone, motion_clock
from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest


def stack_of(screen: Screen) -> QObject:
    """Return the pages of the window."""
    found = [each for each in screen.window.findChildren(QObject) if named(each, "PageStack")]
    assert len(found) == 1
    return found[0]


def named(each: QObject, name: str) -> bool:
    return class_name(each).startswith(f"{name}_QML")


def shows(screen: Screen, name: str) -> bool:
    """Return whether a page is still in the window."""
    return any(named(item, name) for item in screen.items())


@pytest.mark.quick
def test_the_page_before_stays_until_the_table_lies_there_and_then_goes(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    screen.click("Play Worms")
    screen.wait_for_page("players")
    window: Any = screen.window
    frames: list[tuple[bool, bool]] = []
    window.frameSwapped.connect(
        lambda: frames.append((shows(screen, "PlayersPage"), shows(screen, "TablePage")))
    )
    screen.click("To the table")
    screen.wait_for_page("table")
    screen.wait_until(lambda: not shows(screen, "PlayersPage"), "the table alone")
    assert all(any(seen) for seen in frames), "an empty cloth was seen"
    assert (True, True) in frames, "the table came at once"
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Go on playing")


def test_a_table_that_is_left_while_it_comes_leaves_the_start_page(open_screen: Open) -> None:
    screen = open_screen(pace="relaxed")
    shell = screen.app.shell
    shell.choose("pickomino")
    shell.sit()
    screen.wait_until(lambda: shows(screen, "TablePage"), "the table")
    shell.leave()
    screen.wait_for_page("home")
    # For as long as the table would have come in.
    screen.wait_until(partial(has_gone, motion_clock(), 1_000), "what moves")
    assert shows(screen, "HomePage")
    screen.press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier)
    assert screen.warnings == []


def test_from_a_table_to_another_one_only_the_new_one_is_kept(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("To the table")
    screen.wait_for_page("table")
    before = screen.app.shell.table
    screen.app.shell.sit()
    screen.wait_until(
        lambda: screen.app.shell.table is not before and screen.sees("Menu and pause"), "another table"
    )
    assert sum(named(item, "TablePage") for item in screen.items()) == 1


@pytest.mark.parametrize("game", find_games(), ids=lambda game: game.id)
def test_what_draws_the_table_is_read_while_people_sit_down(open_screen: Open, game: GameInfo) -> None:
    screen = open_screen()
    screen.click(f"Play {game.title}")
    screen.wait_for_page("players")

    def parts() -> list[QQmlComponent]:
        found: Any = stack_of(screen).property("tableParts")
        return list(found.toVariant() if hasattr(found, "toVariant") else found)

    screen.wait_until(lambda: len(parts()) == 2 and all(part.isReady() for part in parts()), "the parts")
    assert f"/games/{game.id}/" in parts()[1].url().path()
