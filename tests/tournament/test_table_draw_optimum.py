"""The drawn tables are as good as can be: compared with all plans of small fields, and with HiGHS."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from stolik.tournament.draw.opponents import Pair, Tables, meetings, plan_cost, plan_rounds
from stolik.tournament.draw.seeding import serpentine
from stolik.tournament.draw.table_sizes import table_sizes

from tests.soak.marks import LONG_SOAK

FAMILY = (2, 4)


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
    met = meetings(before)
    for avoided in ({}, clubs):
        plan = plan_rounds(range(entrants), sizes, rounds, Random(7), met, avoided)
        assert plan_cost(plan, met, avoided) == least_cost(entrants, rounds, met, avoided)


def cost_by_highs(entrants: int, sizes: Sequence[int], met: dict[Pair, int]) -> int:
    """The least cost of one more round: who sits at which table, and which pairs sit together."""
    import highspy  # a tool of the developer, not of the program

    solver: Any = highspy.Highs
    highs = solver()
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
    least: float = highs.getObjectiveValue()
    return round(least)


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
