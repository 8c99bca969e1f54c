"""What will happen in a tournament, in sentences."""

from __future__ import annotations

import pytest
from stolik.pages.tournament.setup_model import plan_text
from stolik.tournament.entries import Settings


@pytest.mark.parametrize(
    "entrants, told",
    [
        (0, "3 more entrants are needed."),
        (2, "1 more entrant is needed."),
        (3, "Qualifying: 1 table of 3. Everybody plays the final. A match has 2 games."),
        (5, "Qualifying: 1 table of 3 and 1 table of 2. The best 4 play the final. A match has 2 games."),
        (
            15,
            (
                "Qualifying: 3 tables of 4 and 1 table of 3. The best 12 play the semi-final: 3 tables of 4. "
                "The best 4 play the final. A match has 2 games."
            ),
        ),
    ],
)
def test_it_counts_tables_and_who_goes_on(entrants: int, told: str) -> None:
    settings = Settings("rummikub")
    english = plan_text(settings, entrants)
    assert english == told


def test_it_follows_the_settings() -> None:
    settings = Settings("rummikub", games=1, rounds=3, semi_final=0, final=3)
    assert plan_text(settings, 10) == (
        "Qualifying: 3 rounds, each with 1 table of 4 and 2 tables of 3. The best 3 play the final. "
        "A match has 1 game."
    )
