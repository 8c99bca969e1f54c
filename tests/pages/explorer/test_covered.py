"""What is opened over a table shows one person's secrets no longer than they are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from stolik.games.rummikub.rules.options import Options
from stolik.pages import find_pages
from stolik.services.services import Services
from stolik.services.tables.table_setup import TableSetup
from stolik.table.controller import TableController

from tests.exposed import exposed
from tests.house import House, HouseServices
from tests.ui.positions import Seats, leave_a_game_of

PEOPLE: Seats = (("Ala", "human", 0), ("Jan", "human", 3))
ALONE: Seats = (("Ala", "human", 0), ("Jan", "fair", 0))
UNTIMED = Options(turn_seconds=None, games_per_match=1)
WHOLE = 9999
"""No game has as many entries."""
SECRET = ["explorer", "editor"]
OPENED = [page.id for page in find_pages() if not page.laid_by_window and page.id not in SECRET] + SECRET
"""Every page that there is, with those at the end that lead from the table to the seat's own position."""


@pytest.fixture
def laid(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that lays real tables."""

    def set_table(services: Services, setup: TableSetup, save: Callable[[], None]) -> TableController:
        return services.table_of(TableController, setup, save)

    monkeypatch.setattr(HouseServices, "set_table", set_table)
    return house


def open_over_a_table(house: House, game: str, seats: Seats, entries: int, options: Any) -> Any:
    """Go on with a game, look, and open whatever can be over its table, which is covered then."""
    leave_a_game_of(house.paths, game, seats, entries=entries, options=options)
    house.restart()
    if entries == WHOLE:
        (over,) = house.paths.root.rglob("*.stolik")
        house.tables.look_back(over)
    else:
        house.tables.resume(game)
    table: Any = house.tables.table
    table.begin()
    table.privacy.reveal()
    if table.over:
        table.lookAt(0)
    pages: Any = house.shell.opened_pages
    for page in OPENED:
        told = pages.model("explorer").changing() if page == "editor" else {"gameId": game}
        assert pages.open(page, told if page in ("editor", "lesson") else {}), page
    table.paused = True
    return pages


def showing_a_rack(pages: Any) -> list[str]:
    return [page for page in pages.ids if "'rack'" in exposed(pages.model(page)).values()]


def test_what_shows_a_person_s_secrets_goes_when_they_go_away(laid: House) -> None:
    pages = open_over_a_table(laid, "rummikub", PEOPLE, 20, UNTIMED)
    assert (pages.secret, showing_a_rack(pages)) == (True, ["explorer", "editor"])
    pages.cover()
    assert (pages.secret, showing_a_rack(pages)) == (False, [])
    assert pages.ids == [page for page in OPENED if page not in SECRET]
    assert not pages.open("explorer"), "nobody's decision is seen on a covered table"


@pytest.mark.parametrize("seats, covers", [(PEOPLE, True), (ALONE, False)])
def test_a_game_on_trial_covers_itself_where_the_table_does_that_it_was_laid_from(
    laid: House, seats: Seats, covers: bool
) -> None:
    pages = open_over_a_table(laid, "rummikub", seats, 20, UNTIMED)
    # From what was set up by hand a game begins in the explorer, too.
    pages.model("explorer").playOn("gentle")
    for starts in range(2):
        if starts:
            laid.restart()
            laid.tables.resume("rummikub-2")
        trial: Any = laid.tables.table
        trial.begin()
        assert (trial.privacy.shared, trial.privacy.viewer >= 0) == (covers, not covers)
        trial.privacy.reveal()
        assert trial.privacy.viewer >= 0
        trial.privacy.cover()
        assert (trial.privacy.viewer >= 0) == (not covers)
        laid.tables.leave()


@pytest.mark.parametrize(
    "game, seats, entries, options",
    [
        pytest.param("rummikub", ALONE, 20, UNTIMED, id="alone"),
        pytest.param("rummikub", PEOPLE, WHOLE, UNTIMED, id="over", marks=pytest.mark.rest),
        pytest.param("pickomino", PEOPLE, 20, None, id="open"),
    ],
)
def test_where_nobody_is_kept_from_looking_all_stays(
    laid: House, game: str, seats: Seats, entries: int, options: Any
) -> None:
    pages = open_over_a_table(laid, game, seats, entries, options)
    assert not pages.secret
    pages.cover()
    assert pages.ids == OPENED
