"""Who meets whom over many rounds, each test named after the paragraph of ``rulings.md`` it proves."""

from __future__ import annotations

import pytest
from stolik.tournament.entries import Created, Settings
from stolik.tournament.tournament import Tournament

from tests.tournament.fields import begun, drawn, enter, entrants, played_out

pytestmark = pytest.mark.rest


def times_at_smaller_tables(cup: Tournament) -> list[int]:
    """How often each entrant has sat with fewer than others of the round, as they sat when it began."""
    rounds = [[table.seated_at(1) for table in each.tables] for each in cup.state.rounds_of("qualifying")]
    small = [table for tables in rounds for table in tables if len(table) < max(map(len, tables))]
    return [sum(entrant in table for table in small) for entrant in cup.state.entrants]


@pytest.mark.parametrize("count,rounds", [(5, 4), (7, 3), (7, 7), (10, 4), (11, 4), (13, 3), (61, 3), (9, 4)])
def test_2_2_nobody_sits_at_a_smaller_table_again_before_everybody_has_once(count: int, rounds: int) -> None:
    times = times_at_smaller_tables(played_out(begun(count, rounds=rounds, games=1)))
    assert max(times) - min(times) <= 1


def test_2_2_clubs_come_after_smaller_tables() -> None:
    # At the table of three of seven, two of a club meet in either round, or one sits there twice.
    clubs = ("a", "a", "a", "a", "a", "a", "")
    cup = Tournament([Created(Settings("rummikub", rounds=2, avoid_clubs=True), entrants(7, clubs=clubs), 1)])
    assert max(times_at_smaller_tables(played_out(cup))) == 1


def test_2_2_rounds_that_were_drawn_otherwise_stay_and_their_smaller_tables_count_in_the_next() -> None:
    cup = begun(10, rounds=4, games=1)
    rounds = (
        ((1, 2, 3, 4), (0, 5, 6), (7, 8, 9)),
        ((1, 5, 7, 2), (0, 4, 8), (3, 6, 9)),
        ((1, 6, 8, 3), (0, 2, 9), (4, 5, 7)),
    )
    for tables in rounds:
        drawn(cup, *tables)
        enter(cup, 1, 60, -10, -20, -30)
        enter(cup, 2, 30, -10, -20)
        enter(cup, 3, 30, -10, -20)
    assert times_at_smaller_tables(cup)[:2] == [3, 0]
    drawn(cup)
    assert [each.tables[0].seated for each in cup.state.rounds[:3]] == [tables[0] for tables in rounds]
    large = next(table.seated for table in cup.state.rounds[3].tables if len(table.seated) == 4)
    assert 0 in large
    assert 1 not in large


def test_3_1_everybody_plays_every_round_of_the_qualifying() -> None:
    cup = played_out(begun(11, rounds=3, games=1))
    for each in cup.state.rounds_of("qualifying"):
        assert sorted(each.drawn) == list(range(11))
    assert len(cup.state.rounds_of("qualifying")) == 3
