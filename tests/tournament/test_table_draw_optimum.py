"""The draws are optimal, compared with all plans of small fields and with HiGHS."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import numpy as np
import pytest
from stolik.tournament.draw import AGAIN, SMALL, Tables, plan_cost, plan_rounds, serpentine, table_sizes

from tests.soak.marks import LONG_SOAK

pytestmark = pytest.mark.rest

FAMILY = (2, 4)


def splits(entrants: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Yield all ways to seat entrants at tables of these sizes, largest first; equal tables have no order."""
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


def least_cost(entrants: int, rounds: int, before: Sequence[Tables], clubs: dict[int, str]) -> int:
    every = list(splits(range(entrants), table_sizes(entrants, FAMILY, 4)))
    return min(plan_cost(plan, before, clubs) for plan in product(every, repeat=rounds))


@pytest.mark.parametrize(
    "entrants,rounds",
    [
        (5, 3),
        *(pytest.param(*field, marks=LONG_SOAK) for field in ((6, 3), (7, 2), (8, 2))),
        (9, 1),
        *(pytest.param(*field, marks=LONG_SOAK) for field in ((10, 1), (11, 1))),
        (12, 1),
    ],
)
def test_the_plan_of_a_small_field_is_the_best_of_all(entrants: int, rounds: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    rng = Random(entrants)
    # One round has been played, and for the larger fields two.
    before = [plan_rounds(range(entrants), sizes, 1, Random(seed))[0] for seed in range(3 - min(rounds, 2))]
    clubs = {number: rng.choice(["", "a", "b"]) for number in range(entrants)}
    for avoided in ({}, clubs):
        plan = plan_rounds(range(entrants), sizes, rounds, Random(7), before, avoided)
        assert plan_cost(plan, before, avoided) == least_cost(entrants, rounds, before, avoided)


def seconds(every: Sequence[Tables]) -> list[int]:
    """Return one second round for each relation to the first one; all others only differ in names."""
    kinds: dict[Any, int] = {}
    for number, tables in enumerate(every):
        ways = [
            sorted((len(table), *[len({*table} & {*other}) for other in order]) for table in tables)
            for order in permutations(every[0])
            if [*map(len, order)] == [*map(len, every[0])]
        ]
        kinds.setdefault(tuple(min(ways)), number)
    return list(kinds.values())


def all_plans(entrants: int, rounds: int) -> dict[int, int]:
    """Return, for each sum of repeated meetings, the least sum of repeated times at a smaller table."""
    sizes = table_sizes(entrants, FAMILY, 4)
    every = list(splits(range(entrants), sizes))
    pairs = list(combinations(range(entrants), 2))
    # Whole numbers this small are exact as floats, and faster to sum than integers.
    meet = np.array(
        [[any({*pair} <= {*table} for table in one) for pair in pairs] for one in every], np.float32
    )
    at_small = [{who for table in one if len(table) < sizes[0] for who in table} for one in every]
    small = np.array([[who in sat for who in range(entrants)] for sat in at_small], np.float32)
    # For each plan so far: how often all have met and been at a smaller table, and both sums of repetitions.
    plans = [(meet[0], small[0], 0, 0)]
    for number in range(1, rounds - 1):
        choice = seconds(every) if number == 1 else range(len(every))
        plans = [
            (met + meet[at], sat + small[at], again + meet[at] @ met, smaller + small[at] @ sat)
            for met, sat, again, smaller in plans
            for at in choice
        ]
    found: dict[int, int] = {}
    for met, sat, again, smaller in plans:
        for both in np.unique((again + meet @ met) * AGAIN + smaller + small @ sat):
            meetings, times = divmod(int(both), AGAIN)
            found[meetings] = min(found.get(meetings, times), times)
    return found


@pytest.mark.parametrize(
    "entrants,rounds",
    [
        *product((5, 7), (2, 3, 4)),
        (10, 2),
        (10, 3),
        (11, 2),
        *(pytest.param(*field, marks=LONG_SOAK) for field in ((5, 6), (7, 5), (10, 4), (11, 3), (11, 4))),
    ],
)
def test_of_all_plans_from_the_start_the_best_is_drawn_and_it_shares_smaller_tables_out_evenly(
    entrants: int, rounds: int
) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    plan = plan_rounds(range(entrants), sizes, rounds, Random(3))
    plans = all_plans(entrants, rounds)
    assert plan_cost(plan, [], {}) == min(AGAIN * again + SMALL * plans[again] for again in plans)
    times = Counter(who for tables in plan for table in tables if len(table) < sizes[0] for who in table)
    assert max(times.values()) - min(times[who] for who in range(entrants)) <= 1


def test_of_seven_entrants_a_smaller_table_again_saves_three_meetings_and_counts_four() -> None:
    plans = all_plans(7, 2)
    assert (min(plans), plans[min(plans)]) == (3, 1)
    assert min(again for again in plans if not plans[again]) == 6
    assert SMALL == 4 * AGAIN


def cost_by_highs(entrants: int, sizes: Sequence[int], before: Sequence[Tables]) -> int:
    """Return the least cost of one more round; the variables are seats at tables and pairs together."""
    import highspy  # a developer's tool, not a part of the program

    solver: Any = highspy.Highs
    highs = solver()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    smaller = [table for table, size in enumerate(sizes) if size < sizes[0]]
    seat = [[highs.addBinary() for _ in sizes] for _ in range(entrants)]
    for row in seat:
        highs.addConstr(sum(row) == 1)
    for table, size in enumerate(sizes):
        highs.addConstr(sum(row[table] for row in seat) == size)
    met = Counter(pair for tables in before for table in tables for pair in combinations(sorted(table), 2))
    small = Counter(who for tables in before for table in tables if len(table) < sizes[0] for who in table)
    cost = SMALL * sum(small[one] * row[table] for one, row in enumerate(seat) for table in smaller)
    for (one, other), times in met.items():
        together = highs.addVariable(0, 1)
        for table in range(len(sizes)):
            highs.addConstr(together >= seat[one][table] + seat[other][table] - 1)
        cost = cost + AGAIN * times * together
    highs.minimize(cost)
    assert highs.getModelStatus() == highspy.HighsModelStatus.kOptimal
    least: float = highs.getObjectiveValue()
    return round(least)


@pytest.mark.parametrize("entrants,played", [(10, 3), (11, 3), (12, 2), (14, 3), (15, 4), (16, 4)])
def test_one_more_round_of_a_medium_field_is_as_good_as_the_one_of_highs(entrants: int, played: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    rng = Random(entrants)
    before: list[Tables] = []
    for _ in range(played):
        order = rng.sample(range(entrants), entrants)
        before.append(serpentine(order, sizes))
    plan = plan_rounds(range(entrants), sizes, 1, Random(1), before)
    assert plan_cost(plan, before, {}) == cost_by_highs(entrants, sizes, before)
