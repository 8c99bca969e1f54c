"""Seats that nobody has named are called what the language of the moment calls them, everywhere."""

from __future__ import annotations

import pytest
from stolik.storage.paths import Paths

from tests.pictures.acts import opened_for
from tests.ui.conftest import Open
from tests.ui.positions import Seats, leave_a_game_of

pytestmark = pytest.mark.rest

UNNAMED: Seats = (("Player 1", "human", 0), ("Gracz 2", "human", 1), ("Gracjan 3", "human", 2))


def test_default_names_follow_the_language_at_the_table_in_the_log_and_at_home(
    open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, "knaster", UNNAMED, entries=9)
    screen = open_screen(language="pl")

    def cards() -> list[str]:
        return [row.name for row in screen.table.seats.rows]

    def told() -> str:
        return " ".join(row.text for row in screen.table.log.rows)

    [waiting] = screen.app.shell.waiting_rows.rows
    assert [seat.name for seat in waiting.seats] == ["Gracz 1", "Gracz 2", "Gracjan 3"]
    screen.set_comfort(language="en")
    [waiting] = screen.app.shell.waiting_rows.rows
    assert [seat.name for seat in waiting.seats] == ["Player 1", "Player 2", "Gracjan 3"]
    screen.click("Continue")
    screen.wait_for_page("table")
    assert cards() == ["Player 1", "Player 2", "Gracjan 3"]
    screen.set_comfort(language="pl")
    assert cards() == ["Gracz 1", "Gracz 2", "Gracjan 3"]
    assert "Gracz 1" in told()
    assert "Player" not in told()
    # The record keeps what was written into it.
    assert [player.name for player in screen.table.players] == ["Player 1", "Gracz 2", "Gracjan 3"]


def test_a_record_keeps_a_default_name_that_every_language_reads(open_screen: Open) -> None:
    screen = open_screen(language="pl")
    opened_for("knaster")(screen)
    screen.click("To the table")
    screen.wait_for_page("table")
    assert screen.table.seats.rows[0].name == "Gracz 1"
    assert screen.table.players[0].name == "Player 1"
