"""Tables for several rounds in which as few as possible meet again.

A local search: somebody who meets an opponent again changes places with whoever improves the plan most, and
the same two don't change back for a while. Source: tabu search for the social golfer problem, Dotú and Van
Hentenryck 2005, doi 10.1007/11527862_7. The number of steps is bounded, not the time, so that the same chance
gives the same plan on every computer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""The entrants of every table of a round."""

Pair: TypeAlias = tuple[int, int]
"""Two entrants, the smaller number first."""

AGAIN: Final = 1000
"""What a repeated meeting counts beside one within a club: however many of these, they count less."""

STEPS: Final = 100
"""So many steps are made for each entrant and round."""

SWAPS: Final = 120_000
"""So many changes of places at most are weighed."""

PATIENCE: Final = 10
"""So many steps for each entrant and round, without a better plan, lead to a new start."""

TABU: Final = (3, 10)
"""For so many steps, at least and at most, two who have changed places don't change back."""


def plan_cost(plan: Iterable[Tables], met: Mapping[Pair, int], clubs: Mapping[int, str]) -> int:
    """Return what is wrong with the tables of some rounds: less is better, and 0 is best.

    The second meeting of two counts `AGAIN`, the third one twice as much more and so on; every meeting within
    a club counts 1.

    Args:
        plan: The tables of every round.
        met: How often two have met before.
        clubs: The club of an entrant; without one nobody is of the same.

    >>> plan_cost([((0, 1), (2, 3))], {(0, 1): 2}, {2: "a", 3: "a"})
    2001
    """
    counts = dict(met)
    cost = 0
    for tables in plan:
        for pair in _pairs(tables):
            cost += AGAIN * counts.get(pair, 0) + _same_club(pair, clubs)
            counts[pair] = counts.get(pair, 0) + 1
    return cost


def meetings(rounds: Iterable[Tables]) -> dict[Pair, int]:
    """Return how often two have met in some rounds."""
    counts: dict[Pair, int] = {}
    for tables in rounds:
        for pair in _pairs(tables):
            counts[pair] = counts.get(pair, 0) + 1
    return counts


def plan_rounds(
    entrants: Sequence[int],
    sizes: Sequence[int],
    rounds: int,
    rng: Random,
    met: Mapping[Pair, int] | None = None,
    clubs: Mapping[int, str] | None = None,
) -> tuple[Tables, ...]:
    """Return the tables of so many rounds, with as little cost as the search finds (`plan_cost`).

    Args:
        entrants: Who is seated, by number.
        sizes: The sizes of the tables, together as many as ``entrants``.
        rounds: How many rounds are planned together, at least 1.
        rng: Draws the plan, and the order of seats at each table.
        met: How often two have met before.
        clubs: The club of an entrant, where the same club is to be avoided.
    """
    search = _Search(entrants, sizes, rounds, rng, met or {}, clubs or {})
    return tuple(
        tuple([tuple(rng.sample(table, len(table))) for table in tables]) for tables in search.best_plan()
    )


def _pairs(tables: Tables) -> Iterator[Pair]:
    for table in tables:
        yield from combinations(sorted(table), 2)


def _same_club(pair: Pair, clubs: Mapping[int, str]) -> bool:
    return bool(clubs.get(pair[0])) and clubs.get(pair[0]) == clubs.get(pair[1])


class _Search:
    """A plan that is improved; entrants are counted from 0 here, in the order in which they were given."""

    def __init__(
        self,
        entrants: Sequence[int],
        sizes: Sequence[int],
        rounds: int,
        rng: Random,
        met: Mapping[Pair, int],
        clubs: Mapping[int, str],
    ) -> None:
        self._entrants = entrants
        self._sizes = sizes
        self._rounds = rounds
        self._rng = rng
        size = len(entrants)
        self._before = [[0] * size for _ in entrants]
        self._club = [[0] * size for _ in entrants]
        for one in range(size):
            for other in range(size):
                first, second = sorted((entrants[one], entrants[other]))
                self._before[one][other] = met.get((first, second), 0)
                self._club[one][other] = int(one != other and _same_club((first, second), clubs))
        # How often two have met, with the rounds of the plan.
        self._met: list[list[int]] = []
        self._tables: list[list[list[int]]] = []
        self._table_of: list[list[int]] = []
        self._cost = 0

    def best_plan(self) -> tuple[Tables, ...]:
        """Return the best plan that was found."""
        self._start_anew()
        best, kept = self._cost, self._copy()
        steps = swaps = idle = 0
        size = len(self._entrants) * self._rounds
        tabu: dict[tuple[int, int, int], int] = {}
        while best and len(self._sizes) > 1 and steps < STEPS * size and swaps < SWAPS:
            steps += 1
            idle += 1
            if idle > PATIENCE * size:
                self._start_anew()
                tabu.clear()
                idle = 0
            else:
                swaps += self._step(steps, tabu, best)
            if self._cost < best:
                best, kept, idle = self._cost, self._copy(), 0
        return kept

    def _step(self, now: int, tabu: dict[tuple[int, int, int], int], best: int) -> int:
        """Let somebody with a conflict change places, and return how many swaps were weighed."""
        number, one = self._rng.choice(self._conflicts())
        table_of = self._table_of[number]
        found: list[int] = []
        least = 0
        weighed = 0
        for other in range(len(self._entrants)):
            if table_of[other] == table_of[one]:
                continue
            weighed += 1
            change = self._change(number, one, other)
            if tabu.get((number, min(one, other), max(one, other)), 0) >= now and self._cost + change >= best:
                continue
            if not found or change < least:
                found, least = [other], change
            elif change == least:
                found.append(other)
        if found:
            other = self._rng.choice(found)
            self._swap(number, one, other)
            self._cost += least
            tabu[number, min(one, other), max(one, other)] = now + self._rng.randint(*TABU)
        return weighed

    def _conflicts(self) -> list[tuple[int, int]]:
        """Return who sits with whom they should not, with the round; not empty while there is a cost."""
        met, club = self._met, self._club
        return [
            (number, one)
            for number, tables in enumerate(self._tables)
            for table in tables
            for one in table
            if any(met[one][other] > 1 or club[one][other] for other in table if other != one)
        ]

    def _change(self, number: int, one: int, other: int) -> int:
        """Return by how much the cost changes where two change places in a round."""
        tables, table_of = self._tables[number], self._table_of[number]
        met_one, met_other = self._met[one], self._met[other]
        club_one, club_other = self._club[one], self._club[other]
        again = club = 0
        for mate in tables[table_of[one]]:
            if mate != one:
                again += met_other[mate] - met_one[mate] + 1
                club += club_other[mate] - club_one[mate]
        for mate in tables[table_of[other]]:
            if mate != other:
                again += met_one[mate] - met_other[mate] + 1
                club += club_one[mate] - club_other[mate]
        return AGAIN * again + club

    def _swap(self, number: int, one: int, other: int) -> None:
        tables, table_of = self._tables[number], self._table_of[number]
        for leaver, comer in ((one, other), (other, one)):
            for mate in tables[table_of[leaver]]:
                if mate != leaver:
                    self._count(leaver, mate, -1)
                    self._count(comer, mate, 1)
        here, there = table_of[one], table_of[other]
        tables[here][tables[here].index(one)] = other
        tables[there][tables[there].index(other)] = one
        table_of[one], table_of[other] = there, here

    def _count(self, one: int, other: int, by: int) -> None:
        self._met[one][other] += by
        self._met[other][one] += by

    def _start_anew(self) -> None:
        """Seat everybody by chance."""
        size = len(self._entrants)
        self._met = [list(row) for row in self._before]
        self._tables, self._table_of, self._cost = [], [], 0
        for _ in range(self._rounds):
            order = self._rng.sample(range(size), size)
            tables: list[list[int]] = []
            table_of = [0] * size
            for number, seats in enumerate(self._sizes):
                table, order = order[:seats], order[seats:]
                tables.append(table)
                for one in table:
                    table_of[one] = number
                for one, other in combinations(table, 2):
                    self._cost += AGAIN * self._met[one][other] + self._club[one][other]
                    self._count(one, other, 1)
            self._tables.append(tables)
            self._table_of.append(table_of)

    def _copy(self) -> tuple[Tables, ...]:
        entrants = self._entrants
        return tuple(
            tuple([tuple([entrants[one] for one in table]) for table in tables]) for tables in self._tables
        )
