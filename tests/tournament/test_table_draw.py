"""Tables of the right sizes, where as few as possible meet again: compared with all plans, and with HiGHS."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.tournament.draw.opponents import Pair, Tables, meetings, plan_cost, plan_rounds
from stolik.tournament.draw.seeding import serpentine
from stolik.tournament.draw.table_sizes import table_sizes

FAMILY = (2, 4)


@pytest.mark.parametrize(
    "entrants,sizes",
    [
        (2, (2,)),
        (3, (3,)),
        (4, (4,)),
        (5, (3, 2)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (10, (4, 3, 3)),
        (11, (4, 4, 3)),
        (13, (4, 3, 3, 3)),
        (64, (4,) * 16),
    ],
)
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


def splits(entrants: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Every way to seat entrants at tables of these sizes, the largest first; equal tables have no order."""
    if not sizes:
        yield ()
        return
    first, *others = entrants
    for size in dict.fromkeys(sizes):
        rest = list(sizes)
        rest.remove(size)
        for mates in combinations(others, size - 1):
            left = [entrant for entrant in others if entrant not in mates]
            for tables in splits(left, rest):
                yield ((first, *mates), *tables)


def least_cost(entrants: int, rounds: int, met: dict[Pair, int], clubs: dict[int, str]) -> int:
    every = list(splits(range(entrants), table_sizes(entrants, FAMILY, 4)))
    return min(plan_cost(plan, met, clubs) for plan in product(every, repeat=rounds))


@pytest.mark.parametrize(
    "entrants,rounds", [(5, 3), (6, 3), (7, 2), (8, 2), (9, 1), (10, 1), (11, 1), (12, 1)]
)
def test_the_plan_of_a_small_field_is_the_best_of_all(entrants: int, rounds: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    rng = Random(entrants)
    # One round has been played, and for the larger fields two.
    before = [plan_rounds(range(entrants), sizes, 1, Random(seed))[0] for seed in range(3 - min(rounds, 2))]
    clubs = {number: rng.choice(["", "a", "b"]) for number in range(entrants)}
    met = meetings(before)
    for avoided in ({}, clubs):
        plan = plan_rounds(range(entrants), sizes, rounds, Random(7), met, avoided)
        assert plan_cost(plan, met, avoided) == least_cost(entrants, rounds, met, avoided)


def cost_by_highs(entrants: int, sizes: Sequence[int], met: dict[Pair, int]) -> int:
    """The least cost of one more round: who sits at which table, and which pairs sit together."""
    import highspy  # a tool of the developer, not of the program

    highs: Any = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    seat = [[highs.addBinary() for _ in sizes] for _ in range(entrants)]
    for row in seat:
        highs.addConstr(sum(row) == 1)
    for table, size in enumerate(sizes):
        highs.addConstr(sum(row[table] for row in seat) == size)
    cost = 0
    for (one, other), times in met.items():
        together = highs.addVariable(0, 1)
        for table in range(len(sizes)):
            highs.addConstr(together >= seat[one][table] + seat[other][table] - 1)
        cost = cost + 1000 * times * together
    highs.minimize(cost)
    assert highs.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return round(highs.getObjectiveValue())


@pytest.mark.parametrize("entrants,played", [(12, 2), (14, 3), (16, 4)])
def test_one_more_round_of_a_medium_field_is_as_good_as_the_one_of_highs(entrants: int, played: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    rng = Random(entrants)
    before: list[Tables] = []
    for _ in range(played):
        order = rng.sample(range(entrants), entrants)
        before.append(serpentine(order, sizes))
    met = meetings(before)
    plan = plan_rounds(range(entrants), sizes, 1, Random(1), met)
    assert plan_cost(plan, met, {}) == cost_by_highs(entrants, sizes, met)


@pytest.mark.parametrize("entrants,rounds", [(16, 4), (20, 4), (24, 5), (63, 3), (64, 3)])
def test_nobody_meets_again_where_there_are_opponents_enough(entrants: int, rounds: int) -> None:
    plan = plan_rounds(range(entrants), table_sizes(entrants, FAMILY, 4), rounds, Random(2))
    assert plan_cost(plan, {}, {}) == 0


def test_clubs_are_kept_apart_after_repeated_opponents() -> None:
    clubs = {number: "abcd"[number % 4] for number in range(16)}
    sizes = table_sizes(16, FAMILY, 4)
    assert plan_cost(plan_rounds(range(16), sizes, 2, Random(1), clubs=clubs), {}, clubs) == 0
    # Half of the field is of one club: two of each must meet at every table.
    halves = {number: "ab"[number % 2] for number in range(16)}
    assert plan_cost(plan_rounds(range(16), sizes, 2, Random(1), clubs=halves), {}, halves) == 2 * 4 * 2


def test_the_same_seed_draws_the_same_tables_and_another_seed_others() -> None:
    sizes = table_sizes(10, FAMILY, 4)
    plans = [plan_rounds(range(10), sizes, 2, Random(seed)) for seed in (1, 1, 2)]
    assert plans[0] == plans[1] != plans[2]


def test_seats_are_drawn_as_well() -> None:
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


def test_sixteen_by_serpentine() -> None:
    assert serpentine(range(1, 17), (4,) * 4) == (
        (1, 8, 9, 16),
        (2, 7, 10, 15),
        (3, 6, 11, 14),
        (4, 5, 12, 13),
    )
