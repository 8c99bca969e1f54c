"""Somebody's own helps: chosen where they sit down, felt at the table, and gone with the person."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people, store_people

from tests.gallery import PEOPLE
from tests.ui.conftest import Open
from tests.ui.driver import Screen

Key = Qt.Key
MORE = "More about this person: help, time, deleting"


def pieces(screen: Screen) -> str:
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    return str(theme.property("pieces"))


def test_helps_are_chosen_felt_at_the_table_and_deleted_with_the_person(
    open_screen: Open, paths: Paths
) -> None:
    store_people(paths.people, PEOPLE.model_copy(deep=True))
    screen = open_screen()
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    screen.click("Seat Zosia")
    screen.click("Seat 1: Zosia")
    screen.click(MORE)
    screen.click("Large pips and numbers")
    screen.click("Hints on request")
    screen.click("More")
    screen.press(Key.Key_Escape)
    screen.click("Done")
    screen.click("To the table")
    screen.wait_for_page("table")
    setup = screen.app.shell.tables.setup
    assert setup is not None
    assert (setup.helps[0].extra_seconds, setup.helps[0].hints, setup.helps[0].large_print) == (
        15,
        False,
        True,
    )
    assert pieces(screen) == "large"
    screen.app.shell.leave()
    screen.wait_for_page("home")
    assert pieces(screen) == "ivory"
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    screen.click("Seat 1: Zosia")
    screen.click(MORE)
    screen.click("Delete Zosia…")
    assert screen.focused == "Keep Zosia", "a second press at once deletes nobody"
    screen.click("Delete Zosia for good")
    screen.wait_until(lambda: screen.sees("Seat 1: Player 1"))
    assert "Zosia" not in [person.name for person in load_people(paths.people).document.people]
    assert "Zosia" not in (paths.saves / "rummikub.stolik").read_text("utf-8")
