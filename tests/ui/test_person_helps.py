"""A person's own helps: chosen where they sit down, felt at the table, and gone with the person."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people, store_people

from tests.pictures.acts import ended
from tests.pictures.scene import KNOWN_PEOPLE
from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest

Key = Qt.Key
MORE = "More about this person: help, time, deleting"


HANDICAP = "Opening with 20 points instead of 30"


def pieces(screen: Screen) -> str:
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    return str(theme.property("pieces"))


def sat_down(open_screen: Open, paths: Paths, *helps: str) -> Screen:
    """Let Zosia choose helps by the names of their buttons, and sit down to Rummikub."""
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen()
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    for name in ("Seat Zosia", "Seat 1: Zosia", MORE, *helps):
        screen.click(name)
    screen.press(Key.Key_Escape)
    screen.click("Done")
    screen.click("To the table")
    screen.wait_for_page("table")
    return screen


def test_helps_are_chosen_felt_at_the_table_and_deleted_with_the_person(
    open_screen: Open, paths: Paths
) -> None:
    screen = sat_down(open_screen, paths, "Large pips and numbers", "Hints on request", "More")
    setup = screen.app.shell.tables.setup
    assert setup is not None
    helps = setup.seats[0].helps
    assert (helps.extra_seconds, helps.hints, helps.large_print) == (15, False, True)
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


def options(screen: Screen) -> Any:
    setup = screen.app.shell.tables.setup
    assert setup is not None
    return setup.session.options


@pytest.mark.soak
def test_a_handicap_is_chosen_for_one_person_seen_at_the_table_and_named_by_the_card(
    open_screen: Open, paths: Paths
) -> None:
    screen = sat_down(open_screen, paths, HANDICAP)
    assert options(screen).easier_opening == (0,)
    rows = screen.table.seats.rows
    assert [row.handicap for row in rows] == [HANDICAP, *[""] * (len(rows) - 1)]
    said = [str(item.property("text")) for item in screen.items() if item.isVisible()]
    assert {"20", "30"} <= set(said), "each seat shows what it needs to open"
    cards = [item for item in screen.items() if item.property("scoreName") is not None]
    assert [card.property("handicap") for card in cards if card.property("handicap")] == [HANDICAP]
    described = [QAccessible.queryAccessibleInterface(card) for card in cards]
    heard = [each.text(QAccessible.Text.Description) for each in described]
    assert heard.count(HANDICAP) == 1, "a screen reader tells it of the seat that has it"
    ended(screen)
    told = f"{HANDICAP}: Zosia. Agreed before the game."
    assert screen.table.score_card().handicap == told
    assert told in [str(item.property("text")) for item in screen.items() if item.isVisible()]
    screen.click("Again")
    screen.wait_until(lambda: not screen.table.over, "the next game")
    assert options(screen).easier_opening == (0,)
    kept = load_people(paths.people).document.people
    assert [person.name for person in kept if person.helps.handicap] == ["Zosia"]


def test_a_game_without_a_handicap_offers_none(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("Seat Zosia")
    screen.click("Seat 1: Zosia, starts")
    screen.click(MORE)
    assert screen.sees("Hints on request")
    assert not screen.sees(HANDICAP)
