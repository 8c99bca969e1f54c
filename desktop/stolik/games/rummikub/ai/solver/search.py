"""The search for the best tiles to lay: best first by what stays on the rack.

A state is a number, the open runs of the four colours (``number_choices``) and the jokers not used yet.
States are taken by the price of the tiles left behind so far plus the least that still must be, the latest
found first among equals; so the first to pass 13 is an answer that nothing beats.

A state is not looked at again where one was that costs no more and is better: more jokers left, or a run that
is open instead of none, or longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.ai.solver.bounds import lower_bounds
from stolik.games.rummikub.ai.solver.number_choices import LAST_START, NEVER, PAIRS, PLACE, SUPPLY_CODE
from stolik.games.rummikub.ai.solver.transitions import (
    FINER,
    Codes,
    Prices,
    Stage,
    clear_full_caches,
    colour_prices,
    full_stage,
    known,
    simple_prices,
    simple_stage,
    ways_on,
)
from stolik.games.rummikub.rules.tiles import JOKER, NUMBERS

Node: TypeAlias = tuple[int, int, int, int, "Node | None", int]
"""Place, runs, jokers left, price paid, the node before it, and the key of the price of the step between."""


class Problem(NamedTuple):
    """Tiles to arrange.

    ``must`` and ``there`` say of each kind (53 of them, jokers last) how many have to be used and how many
    there are; ``prices`` what a tile of the kind costs that is left behind, at least 0 but for the joker,
    where a negative price is paid for each joker that is used without having to. ``in_runs``, where it is
    given, says how many tiles of each kind (52) lie in runs now; tiles that have to be used and change
    between runs and groups then count where prices are equal.
    """

    must: tuple[int, ...]
    there: tuple[int, ...]
    prices: tuple[int, ...]
    in_runs: tuple[int, ...] | None = None


class SearchAnswer(NamedTuple):
    """The cheapest answer and its price in ``FINER`` units, without jokers that could be added."""

    price: int
    codes: list[Codes]
    last: Node
    simple: bool

    @property
    def jokers_left(self) -> int:
        """Return how many jokers the answer doesn't use."""
        return self.last[2]

    def has_run(self) -> bool:
        """Tell whether any run lies in the answer."""
        node: Node | None = self.last
        while node is not None:
            if node[1]:
                return True
            node = node[4]
        return False

    def stages(self) -> tuple[Stage, ...]:
        """Return what is done at each of the 13 numbers."""
        nodes = [self.last]
        while (before := nodes[-1][4]) is not None:
            nodes.append(before)
        nodes.reverse()
        found = []
        for here, there in pairwise(nodes):
            place, runs, left = here[:3]
            codes, used, key = self.codes[place], left - there[2], there[5]
            if self.simple:
                found.append(simple_stage(codes, place == LAST_START, runs, left, there[1], used, key))
            else:
                found.append(full_stage(codes, key, used))
        return tuple(found)


def cheapest(
    problem: Problem, limit: int | None = None, *, any_of_equals: bool = False
) -> SearchAnswer | None:
    """Return the cheapest answer that wastes no joker, or ``None`` where what must be used can't be.

    Jokers that the answer doesn't use are not in it, even those that must be used. With a ``limit``, a price
    in the goal's units, answers that cost more are not looked for. With ``any_of_equals`` it is found sooner,
    by bounds that also count the jokers of groups; of answers of one price it may be another then.

    Source: van Rijn, Takes, Vis 2015, arXiv 1604.07553, for the states; the bounds are in ``bounds``.
    """
    clear_full_caches()
    codes, jokers = supply_codes(problem), problem.there[JOKER]
    ends = lower_bounds(codes, jokers, pay=any_of_equals and jokers > 0)
    if sum([pair.first.fewest[jokers][0] + pair.second.fewest[jokers][0] for pair in ends[0]]) >= NEVER:
        return None
    bounds = [(first.fewest, second.fewest) for first, second in ends]
    colours = {problem.prices[first : first + NUMBERS] for first in range(0, JOKER, NUMBERS)}
    simple = problem.in_runs is None and len(colours) == 1
    highest = None if limit is None else FINER * (limit + 1)
    last = _run(problem, codes, bounds, simple, highest)
    return None if last is None else SearchAnswer(last[3], codes, last, simple)


def supply_codes(problem: Problem) -> list[Codes]:
    """Return the supply codes of the four colours, number by number.

    There are 13, each of the four colours.
    """
    codes = [SUPPLY_CODE[supply] for supply in zip(problem.must[:JOKER], problem.there, strict=False)]
    return [tuple(codes[place::NUMBERS]) for place in range(NUMBERS)]


def _run(
    problem: Problem,
    codes: Sequence[Codes],
    bounds: Sequence[tuple[Sequence[bytes], Sequence[bytes]]],
    simple: bool,
    highest: int | None,
) -> Node | None:
    """Search; return the node after 13, if one costs less than ``highest``."""
    jokers = problem.there[JOKER]
    span = jokers + 1
    supply = zip(problem.prices[:JOKER], problem.must, problem.there, strict=False)
    unit = FINER * min([price for price, must, there in supply if there > must], default=0)
    tables: Sequence[Sequence[int] | Prices]
    tables = simple_prices(problem.prices[:NUMBERS]) if simple else _price_tables(problem, codes)
    fee = FINER * max(0, -problem.prices[JOKER])
    fees = [fee * max(0, jokers - left - problem.must[JOKER]) for left in range(span)]
    all_known = known(codes, simple)
    closed: list[list[dict[int, int]]] = [[{} for _ in range(span)] for _ in range(NUMBERS)]
    later: dict[int, list[Node]] = {}
    order: list[int] = []
    current: list[Node] = [(0, 0, jokers, 0, None, 0)]
    level = 0
    while True:
        while current:
            node = current.pop()
            place, runs, left, paid, _, _ = node
            if place == NUMBERS:
                return node
            seen = closed[place][left]
            if runs in seen or _beaten(closed[place], left, runs, paid):
                continue
            seen[runs] = paid
            here = all_known[place][left]
            ways = here.get(runs)
            if ways is None:
                ways = here[runs] = ways_on(codes[place], runs, left, place == LAST_START, simple)
            price = tables[place]
            place += 1
            firsts, seconds = bounds[place]
            lowest = firsts[0]
            paid -= fees[left]
            numbers = iter(ways)
            for one, two, used, key in zip(numbers, numbers, numbers, numbers, strict=True):
                still = left - used
                least = lowest[one] + seconds[still][two]
                if still:
                    for count in range(1, still + 1):
                        other = firsts[count][one] + seconds[still - count][two]
                        if other < least:
                            least = other
                if least >= NEVER:
                    continue
                cost = paid + price[key] + fees[still]
                total = cost + least * unit
                after = place, 100 * one + two, still, cost, node, key
                if total <= level:
                    current.append(after)
                elif highest is not None and total >= highest:
                    continue
                elif total in later:
                    later[total].append(after)
                else:
                    later[total] = [after]
                    heappush(order, total)
        if not order:
            return None
        level = heappop(order)
        current = later.pop(level)


def _price_tables(problem: Problem, codes: Sequence[Codes]) -> list[Prices]:
    """Return the prices of the ways on, number by number."""
    prices, in_runs = problem.prices, problem.in_runs
    return [
        Prices(
            *[
                colour_prices(code, prices[kind], None if in_runs is None else in_runs[kind])
                for kind, code in zip(range(place, JOKER, NUMBERS), codes[place], strict=True)
            ]
        )
        for place in range(NUMBERS)
    ]


def _longer(runs: int) -> Iterable[int]:
    """Yield how much greater the number of a colour's state is where one of its runs is open or longer."""
    for one, other in (PAIRS[runs], PAIRS[runs][::-1]):
        for length in {0: (3,), 1: (2, 3), 2: (3,), 3: ()}[one]:
            yield PLACE[min(length, other), max(length, other)] - runs


_LONGER: Final = [tuple(_longer(runs)) for runs in range(len(PAIRS))]


@lru_cache(1 << 12)
def _better(runs: int) -> frozenset[int]:
    """Return these open runs and those that are better by one run."""
    found = [runs]
    for power in (1000, 100, 10, 1):
        found += [runs + power * more for more in _LONGER[runs // power % 10]]
    return frozenset(found)


_FEW: Final = 32
"""The states above which it is sooner known that none is among the better ones than of each better one."""


def _beaten(closed: list[dict[int, int]], left: int, runs: int, paid: int) -> bool:
    """Tell whether a better state was looked at that cost no more.

    ``closed`` has the prices of states by the jokers left and by their runs. A better state may have come
    first though it cost more, as less can be left behind after it.
    """
    better = _better(runs)
    for seen in closed[left:] if left else closed:
        if seen and (len(seen) >= _FEW or not better.isdisjoint(seen)):
            for other in better:
                if other in seen and seen[other] <= paid:
                    return True
    return False
