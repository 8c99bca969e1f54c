"""How tables are drawn: their sizes, and who sits at each, by place or so that few entrants meet again.

A plan for several rounds also avoids seating anybody at a smaller table twice. Pairs of entrants in a round
swap places repeatedly, at first even if that makes the plan worse, later only if it doesn't. Source:
simulated annealing, Kirkpatrick, Gelatt and Vecchi 1983, doi 10.1126/science.220.4598.671. The number of
steps is limited rather than the time, so that the same seed gives the same plan on every computer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, inf
from random import Random
from typing import Final, TypeAlias

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""The entrants at each table of a round."""

Pair: TypeAlias = tuple[int, int]
"""Two entrants, the smaller number first."""

AGAIN: Final = 1000
"""The cost of a second meeting; all meetings within a club together, at 1 each, cost less."""

SMALL: Final = 4 * AGAIN
"""The cost of a second time at a smaller table, more than the repeated meetings that it can save.

It saves at most three, with seven entrants, as counting all plans for up to 14 entrants has shown.
"""

STEPS: Final = 300
"""The swaps tried for each entrant and round in one cooling of the search."""

MOST_STEPS: Final = 300_000
STARTS: Final = 10
"""The most runs of the search, and the steps after which no further run begins; there is always one."""

REPEATS: Final = (0.5 * AGAIN, 0.15 * AGAIN)
CLUBS: Final = (1.0, 0.1)
"""The first and last temperatures, as costs, for repeated meetings and small tables, and for clubs."""


def plan_cost(plan: Iterable[Tables], played: Iterable[Tables], clubs: Mapping[int, str]) -> int:
    """Return the cost of the tables of some rounds; less is better.

    The second meeting of two entrants costs `AGAIN`, the third twice that, and so on; likewise each repeated
    time of an entrant at a smaller table, by `SMALL`. Each meeting within a club costs 1.

    Args:
        plan: The tables of every round.
        played: The tables of the earlier rounds.
        clubs: Each entrant's club; entrants without one have nothing in common.

    >>> plan_cost([((0, 1), (2, 3))], [((1, 0), (3, 2))] * 2, {2: "a", 3: "a"})
    4001
    >>> plan_cost([((0, 1, 2), (3, 4))], [((0, 1, 3), (2, 4))], {})
    5000
    """
    met, small = _meetings(played := list(played)), _small_tables(played)
    cost = 0
    for tables in plan:
        for pair in _pairs(tables):
            cost += AGAIN * met[pair] + _same_club(pair, clubs)
        cost += sum([SMALL * small[entrant] for entrant in _at_small(tables)])
        met.update(_pairs(tables))
        small.update(_at_small(tables))
    return cost


def plan_rounds(
    entrants: Sequence[int],
    sizes: Sequence[int],
    rounds: int,
    rng: Random,
    played: Iterable[Tables] = (),
    clubs: Mapping[int, str] | None = None,
) -> tuple[Tables, ...]:
    """Return the tables of ``rounds`` rounds with the least cost that the search finds (`plan_cost`).

    Args:
        entrants: The numbers of the entrants to seat.
        sizes: The sizes of the tables, which add up to the number of ``entrants``.
        rounds: How many rounds are planned together, at least 1.
        rng: The source of chance for the plan and for the order of seats at each table.
        played: The tables of the earlier rounds.
        clubs: Each entrant's club, if meetings within a club are to be avoided.
    """
    search = _Search(entrants, sizes, rounds, rng, list(played), clubs or {})
    return tuple(
        tuple([tuple(rng.sample(table, len(table))) for table in tables]) for tables in search.best_plan()
    )


def _pairs(tables: Tables) -> Iterator[Pair]:
    for table in tables:
        yield from combinations(sorted(table), 2)


def _at_small(tables: Tables) -> Iterator[int]:
    """Yield the entrants who sit at a smaller table than others in the round."""
    largest = max(map(len, tables))
    return (entrant for table in tables if len(table) < largest for entrant in table)


def _meetings(rounds: Iterable[Tables]) -> Counter[Pair]:
    return Counter(pair for tables in rounds for pair in _pairs(tables))


def _small_tables(rounds: Iterable[Tables]) -> Counter[int]:
    return Counter(entrant for tables in rounds for entrant in _at_small(tables))


def _same_club(pair: Pair, clubs: Mapping[int, str]) -> bool:
    return bool(clubs.get(pair[0])) and clubs.get(pair[0]) == clubs.get(pair[1])


class _Search:
    """A plan being improved; entrants are numbered from 0 in the given order here."""

    def __init__(
        self,
        entrants: Sequence[int],
        sizes: Sequence[int],
        rounds: int,
        rng: Random,
        played: Sequence[Tables],
        clubs: Mapping[int, str],
    ) -> None:
        self._entrants = entrants
        self._sizes = sizes
        self._rounds = rounds
        self._rng = rng
        self._is_small = [seats < max(sizes) for seats in sizes]
        size = len(entrants)
        met, small = _meetings(played), _small_tables(played)
        self._small_before = [small[entrant] for entrant in entrants]
        self._before = [[0] * size for _ in entrants]
        self._club = [[0] * size for _ in entrants]
        for one in range(size):
            for other in range(size):
                first, second = sorted((entrants[one], entrants[other]))
                self._before[one][other] = met[first, second]
                self._club[one][other] = int(one != other and _same_club((first, second), clubs))
        # How often two have met, and how often one has sat at a smaller table, the plan's rounds included.
        self._met: list[list[int]] = []
        self._small: list[int] = []
        self._tables: list[list[list[int]]] = []
        self._table_of: list[list[int]] = []
        self._cost: float = 0
        self._best = inf
        self._kept: tuple[Tables, ...] = ()
        self._unavoidable = self._least_small()

    def best_plan(self) -> tuple[Tables, ...]:
        ranges = (REPEATS, CLUBS) if any(map(any, self._club)) else (REPEATS,)
        steps = STEPS * len(self._entrants) * self._rounds
        starts = min(STARTS, 1 + MOST_STEPS // (steps * len(ranges))) if len(self._sizes) > 1 else 1
        for _ in range(starts):
            self._start_anew()
            for hot, cold in ranges:
                self._cool(hot, cold, steps)
            if not self._best:
                break
        return self._kept

    def _least_small(self) -> int:
        """Return the cost of the smaller tables if their seats are shared out as evenly as possible."""
        cost, counts = 0, sorted(self._small_before)
        seats = sum([seats for seats, small in zip(self._sizes, self._is_small, strict=True) if small])
        for _ in range(seats * self._rounds):
            cost += SMALL * counts[0]
            counts[0] += 1
            counts.sort()
        return cost

    def _cool(self, hot: float, cold: float, steps: int) -> None:
        """Swap entrants while the temperature falls, and keep the best plan."""
        rng, entrants = self._rng, range(len(self._entrants))
        factor = (cold / hot) ** (1 / steps)
        temperature = hot
        for _ in range(steps):
            if not self._best:
                return
            temperature *= factor
            number, one, other = rng.randrange(self._rounds), rng.choice(entrants), rng.choice(entrants)
            if self._table_of[number][one] == self._table_of[number][other]:
                continue
            change = self._change(number, one, other)
            if change <= 0 or rng.random() < exp(-change / temperature):
                self._swap(number, one, other)
                self._cost += change
                self._keep()

    def _keep(self) -> None:
        if self._cost < self._best:
            self._best, self._kept = self._cost, self._copy()

    def _change(self, number: int, one: int, other: int) -> int:
        """Return the change in cost if two entrants swap places in a round."""
        tables, table_of = self._tables[number], self._table_of[number]
        met_one, met_other = self._met[one], self._met[other]
        club_one, club_other = self._club[one], self._club[other]
        again = club = small = 0
        for mate in tables[table_of[one]]:
            if mate != one:
                again += met_other[mate] - met_one[mate] + 1
                club += club_other[mate] - club_one[mate]
        for mate in tables[table_of[other]]:
            if mate != other:
                again += met_one[mate] - met_other[mate] + 1
                club += club_one[mate] - club_other[mate]
        if self._is_small[table_of[one]] != self._is_small[table_of[other]]:
            leaver, comer = (one, other) if self._is_small[table_of[one]] else (other, one)
            small = self._small[comer] - self._small[leaver] + 1
        return AGAIN * again + SMALL * small + club

    def _swap(self, number: int, one: int, other: int) -> None:
        tables, table_of = self._tables[number], self._table_of[number]
        for leaver, comer in ((one, other), (other, one)):
            for mate in tables[table_of[leaver]]:
                if mate != leaver:
                    self._count(leaver, mate, -1)
                    self._count(comer, mate, 1)
        here, there = table_of[one], table_of[other]
        self._small[one] += self._is_small[there] - self._is_small[here]
        self._small[other] += self._is_small[here] - self._is_small[there]
        tables[here][tables[here].index(one)] = other
        tables[there][tables[there].index(other)] = one
        table_of[one], table_of[other] = there, here

    def _count(self, one: int, other: int, by: int) -> None:
        self._met[one][other] += by
        self._met[other][one] += by

    def _start_anew(self) -> None:
        """Seat everybody at random."""
        size = len(self._entrants)
        self._met = [list(row) for row in self._before]
        self._small = list(self._small_before)
        # Unavoidable cost isn't counted, so that the search can stop at 0.
        self._tables, self._table_of, self._cost = [], [], -self._unavoidable
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
                for one in table if self._is_small[number] else ():
                    self._cost += SMALL * self._small[one]
                    self._small[one] += 1
            self._tables.append(tables)
            self._table_of.append(table_of)
        self._keep()

    def _copy(self) -> tuple[Tables, ...]:
        entrants = self._entrants
        return tuple(
            tuple([tuple([entrants[one] for one in table]) for table in tables]) for tables in self._tables
        )


def serpentine(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return tables filled back and forth in the order of places, so that all are equally strong.

    The first entrants go to the tables in order, the next in reverse order, and so on; full tables are
    skipped.

    Args:
        order: The entrants to seat, the best first.
        sizes: The sizes of the tables, which add up to their number.

    >>> serpentine([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (4, 3, 3))
    ((1, 6, 7, 10), (2, 5, 8), (3, 4, 9))
    """
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = list(order)
    forth = True
    while waiting:
        numbers = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for number in numbers:
            if waiting and len(tables[number]) < sizes[number]:
                tables[number].append(waiting.pop(0))
        forth = not forth
    return tuple(map(tuple, tables))


def table_sizes(entrants: int, seats: tuple[int, int], preferred: int) -> tuple[int, ...]:
    """Return the sizes of the tables for ``entrants``, the largest first; empty if none fit.

    There are as few tables as possible with none larger than ``preferred``, and their sizes differ by at most
    one. If a table would be smaller than the game allows, there are fewer and larger tables.

    Args:
        entrants: The number of entrants, at least 1.
        seats: The fewest and most players of the game.
        preferred: The preferred size of a table, within ``seats``.

    >>> table_sizes(10, (2, 4), 4), table_sizes(7, (2, 4), 4), table_sizes(5, (2, 4), 4)
    ((4, 3, 3), (4, 3), (3, 2))
    >>> table_sizes(5, (3, 6), 4), table_sizes(5, (2, 2), 2), table_sizes(1, (2, 4), 4)
    ((5,), (), ())
    """
    least, most = seats
    for tables in range(-(-entrants // preferred), 0, -1):
        small, larger = divmod(entrants, tables)
        if small >= least:
            sizes = (small + 1,) * larger + (small,) * (tables - larger)
            return sizes if sizes[0] <= most else ()
    return ()
