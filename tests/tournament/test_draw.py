"""Sizes of tables, and draws with as few repeated meetings as possible."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.tournament.draw import plan_cost, plan_rounds, serpentine, table_sizes

from tests.soak.marks import LONG_SOAK

FAMILY = (2, 4)


@pytest.mark.parametrize(
    "entrants,sizes",
    [
        (2, (2,)), (3, (3,)), (4, (4,)), (5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4)), (9, (3, 3, 3)),
        (10, (4, 3, 3)), (11, (4, 4, 3)), (13, (4, 3, 3, 3)), (64, (4,) * 16),
    ],
)  # fmt: skip
def test_tables_of_four_and_few_of_three(entrants: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(entrants, FAMILY, 4) == sizes


@given(st.integers(6, 64))
def test_no_other_split_has_fewer_tables_of_three(entrants: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    fewest = min(
        threes for threes in range(64) if entrants >= 3 * threes and (entrants - 3 * threes) % 4 == 0
    )
    assert sizes.count(3) == fewest
    assert sizes.count(4) * 4 + fewest * 3 == entrants


@pytest.mark.parametrize(
    "entrants,seats,preferred,sizes",
    [
        (5, (3, 6), 4, (5,)),
        (7, (2, 8), 6, (4, 3)),
        (5, (2, 2), 2, ()),
        (2, (3, 6), 4, ()),
        (9, (4, 4), 4, ()),
    ],
)
def test_other_games_have_other_tables(
    entrants: int, seats: tuple[int, int], preferred: int, sizes: tuple[int, ...]
) -> None:
    assert table_sizes(entrants, seats, preferred) == sizes


@pytest.mark.parametrize(
    "entrants,rounds",
    [
        (16, 4), (16, 5), (24, 5), (63, 3), (64, 3),
        *(pytest.param(*case, marks=LONG_SOAK) for case in ((20, 4), (64, 9))),
    ],
)  # fmt: skip
def test_nobody_meets_again_where_there_are_opponents_enough(entrants: int, rounds: int) -> None:
    plan = plan_rounds(range(entrants), table_sizes(entrants, FAMILY, 4), rounds, Random(2))
    assert plan_cost(plan, [], {}) == 0


def test_clubs_are_kept_apart_after_repeated_opponents() -> None:
    clubs = {number: "abcd"[number % 4] for number in range(16)}
    sizes = table_sizes(16, FAMILY, 4)
    assert plan_cost(plan_rounds(range(16), sizes, 2, Random(1), clubs=clubs), [], clubs) == 0
    # Half of the field is in one club: two of each have to meet at every table.
    halves = {number: "ab"[number % 2] for number in range(16)}
    assert plan_cost(plan_rounds(range(16), sizes, 2, Random(1), clubs=halves), [], halves) == 2 * 4 * 2


def test_the_same_seed_draws_the_same_tables_and_seats_and_another_seed_others() -> None:
    sizes = table_sizes(10, FAMILY, 4)
    plans = [plan_rounds(range(10), sizes, 2, Random(seed)) for seed in (1, 1, 2)]
    assert plans[0] == plans[1] != plans[2]
    seats = [plan_rounds(range(4), (4,), 1, Random(seed))[0][0].index(0) for seed in range(40)]
    assert set(seats) == {0, 1, 2, 3}


@settings(max_examples=25)
@given(st.integers(2, 64), st.integers(1, 3), st.integers(0, 5))
def test_everybody_sits_once_a_round_at_tables_of_the_right_size(
    entrants: int, rounds: int, seed: int
) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    numbers = range(100, 100 + entrants)
    for tables in plan_rounds(numbers, sizes, rounds, Random(seed)):
        assert tuple(map(len, tables)) == sizes
        assert sorted(entrant for table in tables for entrant in table) == list(numbers)


@given(st.integers(2, 64))
def test_a_serpentine_seats_everybody_and_is_fair(entrants: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    tables = serpentine(range(entrants), sizes)
    assert tuple(map(len, tables)) == sizes
    assert sorted(entrant for table in tables for entrant in table) == list(range(entrants))
    assert [table[0] for table in tables] == list(range(len(sizes)))
