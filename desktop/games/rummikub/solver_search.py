"""The search for the best tiles to lay: best first by what stays on the rack.

A state is a number, the open runs of the four colours (``solver_colours``) and the jokers not used yet.
States are taken by the price of the tiles left behind so far plus the least that still must be, the latest
found first among equals; so the first to pass 13 is an answer that nothing beats.

A state is not looked at again where one was that costs no more and is better: more jokers left, or a run that
is open instead of none, or longer.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise, product
from typing import Final, NamedTuple, TypeAlias

from desktop.games.rummikub.solver_colours import (
    END,
    LAST_START,
    NEVER,
    PAIRS,
    PLACE,
    SUPPLY,
    SUPPLY_CODE,
    Outlook,
    Pair,
    both,
    choices,
    fewest,
    groups,
    outlook_keys,
    pair_choices,
    staying,
)
from desktop.games.rummikub.tiles import COLOURS, JOKER, NUMBERS

CACHE_SIZE: Final = 100_000
"""How many states' ways on, and outlooks of two colours, are kept before all are forgotten (some 50 MB)."""

FINER: Final = 128
"""A price is this many times what the goal counts: tiles that change their row (106 at most) break ties."""

Ways: TypeAlias = tuple[int, ...]
"""The ways on from a state, four numbers each: the runs after it of the first and of the last two colours,
the jokers used, and the key of the price.

They lie flat, and ``Pair`` is of bytes, since Python's collector would look through them again and again.
"""


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


class Stage(NamedTuple):
    """What an answer does at one number, colour by colour.

    ``real`` and ``jokers`` go to runs, ``grouped`` to groups, together with ``group_jokers`` jokers; ``stay``
    stay behind.
    """

    real: tuple[int, ...]
    jokers: tuple[int, ...]
    grouped: tuple[int, ...]
    stay: tuple[int, ...]
    group_jokers: int


class Found(NamedTuple):
    """The cheapest answer and its price in ``FINER`` units, without jokers that could be added."""

    price: int
    codes: list[tuple[int, ...]]
    last: Node
    simple: bool

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
                found.append(_simple_stage(codes, place == LAST_START, runs, left, there[1], used, key))
            else:
                found.append(_full_stage(codes, key, used))
        return tuple(found)


_simple: dict[tuple[tuple[int, ...], int, bool], dict[int, Ways]] = {}
_full: dict[tuple[tuple[int, ...], int, bool], dict[int, Ways]] = {}
_both: dict[tuple[int, int, int], Pair] = {}


def cheapest(problem: Problem, limit: int | None = None) -> Found | None:
    """Return the cheapest answer that wastes no joker, or ``None`` where what must be used can't be.

    Jokers that the answer doesn't use are not in it, even those that must be used. With a ``limit``, a price
    in the goal's units, answers that cost more are not looked for.
    """
    codes = supply_codes(problem)
    colours = {problem.prices[first : first + NUMBERS] for first in range(0, JOKER, NUMBERS)}
    simple = problem.in_runs is None and len(colours) == 1
    highest = None if limit is None else FINER * (limit + 1)
    # A search makes many small values and no circles of them. The collector would look through all that the
    # program holds, up to several times in one search, to find nothing: it doubled the worst times.
    collecting = gc.isenabled()
    gc.disable()
    try:
        last = _run(problem, codes, simple, highest)
    finally:
        if collecting:
            gc.enable()
    return None if last is None else Found(last[3], codes, last, simple)


def supply_codes(problem: Problem) -> list[tuple[int, ...]]:
    """Return the supply codes of the four colours, number by number."""
    codes = [SUPPLY_CODE[supply] for supply in zip(problem.must[:JOKER], problem.there, strict=False)]
    return [tuple(codes[place::NUMBERS]) for place in range(NUMBERS)]


def _run(problem: Problem, codes: list[tuple[int, ...]], simple: bool, highest: int | None) -> Node | None:
    """Search; return the node after 13, if one costs less than ``highest``."""
    jokers = problem.there[JOKER]
    ends = outlooks(codes, jokers)
    if sum(end.fewest[jokers][0] for end in ends[0]) >= NEVER:
        return None
    span = jokers + 1
    bounds = [
        (
            [_outlook(end[0], end[1], count) for count in range(span)],
            [_outlook(end[2], end[3], count) for count in range(span)],
        )
        for end in ends[1:]
    ]
    spare = [kind for kind in range(JOKER) if problem.there[kind] > problem.must[kind]]
    unit = FINER * min((problem.prices[kind] for kind in spare), default=0)
    tables: Sequence[Sequence[int] | dict[int, int]]
    if simple:
        tables = _simple_prices(problem.prices[:NUMBERS])
    else:
        in_runs = problem.in_runs
        tables = [
            _prices(
                codes[place],
                problem.prices[place:JOKER:NUMBERS],
                None if in_runs is None else in_runs[place::NUMBERS],
            )
            for place in range(NUMBERS)
        ]
    fee = FINER * max(0, -problem.prices[JOKER])
    fees = [fee * max(0, jokers - left - problem.must[JOKER]) for left in range(span)]
    known = _known(codes, span, simple)
    closed: list[dict[int, int]] = [{} for _ in range(NUMBERS * span)]
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
            base = place * span
            seen = closed[base + left]
            if runs in seen or _beaten(closed, base + left, base + span, runs, paid):
                continue
            seen[runs] = paid
            ways = known[base + left].get(runs)
            if ways is None:
                work_out = _simple_ways if simple else _full_ways
                ways = known[base + left][runs] = work_out(codes[place], runs, left, place == LAST_START)
            (firsts, seconds), price = bounds[place], tables[place]
            lowest = firsts[0]
            place += 1
            paid -= fees[left]
            numbers = iter(ways)
            for one, two, used, key in zip(numbers, numbers, numbers, numbers, strict=True):
                still = left - used
                least = lowest[one] + seconds[still][two]
                for count in range(still):
                    other = firsts[count + 1][one] + seconds[still - count - 1][two]
                    if other < least:
                        least = other
                if least >= NEVER:
                    continue
                cost = paid + price[key] + fees[still]
                total = cost + least * unit
                after = place, 100 * one + two, still, cost, node, key
                if total <= level:
                    current.append(after)
                elif total in later:
                    later[total].append(after)
                else:
                    later[total] = [after]
                    heappush(order, total)
        if not order:
            return None
        level = heappop(order)
        if highest is not None and level >= highest:
            return None
        current = later.pop(level)


def _longer(runs: int) -> Iterable[int]:
    """Yield how much greater the number of a colour's state is where one of its runs is open or longer."""
    for one, other in (PAIRS[runs], PAIRS[runs][::-1]):
        for length in {0: (3,), 1: (2, 3), 2: (3,), 3: ()}[one]:
            yield PLACE[min(length, other), max(length, other)] - runs


_LONGER: Final = tuple(
    tuple({10 * more for more in _longer(runs // 10)} | set(_longer(runs % 10))) for runs in range(100)
)
_LONGER_FIRST: Final = tuple(tuple(100 * more for more in found) for found in _LONGER)


def _beaten(closed: list[dict[int, int]], start: int, stop: int, runs: int, paid: int) -> bool:
    """Tell whether a better state was looked at that cost no more.

    ``closed`` has the prices of states by their runs, from ``start`` to ``stop`` with no fewer jokers. A
    better state may have come first though it cost more, as less can be left behind after it.
    """
    for index in range(start, stop):
        seen = closed[index]
        if not seen:
            continue
        if runs in seen and seen[runs] <= paid:
            return True
        for more in _LONGER_FIRST[runs // 100]:
            if runs + more in seen and seen[runs + more] <= paid:
                return True
        for more in _LONGER[runs % 100]:
            if runs + more in seen and seen[runs + more] <= paid:
                return True
    return False


class _Prices(dict[int, int]):
    """The prices of the ways on at one number, by their key; worked out when first asked for.

    ``each`` has the prices of the four tiles, ``in_runs`` how many of each lie in runs now.
    """

    def __init__(
        self, codes: tuple[int, ...], each: tuple[int, ...], in_runs: tuple[int, ...] | None
    ) -> None:
        super().__init__()
        found = []
        for colour, code in enumerate(codes):
            must, there = SUPPLY[code]
            for taken, stay in product(range(3), repeat=2):
                price = FINER * each[colour] * stay
                if in_runs is not None:
                    real = min(taken, there)
                    out_of_runs = in_runs[colour] - real
                    out_of_groups = must - in_runs[colour] - (there - stay - real)
                    price += max(0, out_of_runs) + max(0, out_of_groups)
                found.append(price)
        self._of_colours = tuple(found)

    def __missing__(self, key: int) -> int:
        taken, stay = _DIGITS[key // 81], _DIGITS[key % 81]
        found = self._of_colours
        price = self[key] = (
            found[3 * taken[0] + stay[0]]
            + found[9 + 3 * taken[1] + stay[1]]
            + found[18 + 3 * taken[2] + stay[2]]
            + found[27 + 3 * taken[3] + stay[3]]
        )
        return price


@lru_cache(64)
def _simple_prices(each: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the prices of 0-8 tiles left behind, number by number."""
    return tuple(tuple(FINER * price * count for count in range(9)) for price in each)


@lru_cache(1 << 10)
def _prices(codes: tuple[int, ...], each: tuple[int, ...], in_runs: tuple[int, ...] | None) -> _Prices:
    """Return the prices at a number, shared by all questions that have the same there."""
    return _Prices(codes, each, in_runs)


_DIGITS: Final = tuple(product(range(3), repeat=len(COLOURS)))
"""Four numbers from 0 to 2, by the one number that they make to the base 3."""


def _known(codes: list[tuple[int, ...]], span: int, simple: bool) -> list[dict[int, Ways]]:
    """Return the known ways on, by state, for each number and count of jokers."""
    kept = _simple if simple else _full
    found = []
    for place, code in enumerate(codes):
        for left in range(span):
            key = code, left, place == LAST_START
            ways = kept.get(key)
            if ways is None:
                ways = kept[key] = {}
            found.append(ways)
    return found


def _simple_ways(codes: Sequence[int], runs: int, jokers: int, at_last_start: bool) -> Ways:
    """Work out the ways on from a state; the price's key is the number of tiles left behind."""
    found: list[int] = []
    theirs = pair_choices(6 * codes[2] + codes[3], runs % 100, jokers, at_last_start)
    for runs_a, jokers_a, rest_a, _ in pair_choices(
        6 * codes[0] + codes[1], runs // 100, jokers, at_last_start
    ):
        for runs_b, jokers_b, rest_b, _ in theirs:
            spare = jokers - jokers_a - jokers_b
            if spare >= 0:
                for used, stay in fewest(rest_a, rest_b):
                    if used <= spare:
                        found += runs_a, runs_b, jokers - spare + used, stay
    _count()
    return tuple(found)


def _full_ways(codes: Sequence[int], runs: int, jokers: int, at_last_start: bool) -> Ways:
    """Work out the ways on from a state; the price's key tells which tiles go to runs and which stay."""
    found: list[int] = []
    theirs = pair_choices(6 * codes[2] + codes[3], runs % 100, jokers, at_last_start)
    for runs_a, jokers_a, rest_a, taken_a in pair_choices(
        6 * codes[0] + codes[1], runs // 100, jokers, at_last_start
    ):
        for runs_b, jokers_b, rest_b, taken_b in theirs:
            spare = jokers - jokers_a - jokers_b
            if spare >= 0:
                taken = 81 * (9 * taken_a + taken_b)
                for used, stay in staying(rest_a, rest_b):
                    if used <= spare:
                        found += runs_a, runs_b, jokers - spare + used, taken + stay
    _count()
    return tuple(found)


def outlooks(codes: list[tuple[int, ...]], jokers: int) -> list[tuple[Outlook, ...]]:
    """Return the outlooks of the four colours before each number, and after 13."""
    ends = (END,) * len(COLOURS)
    found = [ends]
    for place in range(NUMBERS - 1, -1, -1):
        one, two, three, four = outlook_keys(codes[place], jokers, place == LAST_START)
        ends = ends[0].before(one), ends[1].before(two), ends[2].before(three), ends[3].before(four)
        found.append(ends)
    found.reverse()
    return found


def _outlook(first: Outlook, second: Outlook, jokers: int) -> Pair:
    """Return the outlook of two colours together."""
    key = first.number, second.number, jokers
    found = _both.get(key)
    if found is None:
        found = _both[key] = both(first, second, jokers)
        _count()
    return found


_counted = 0


def _count() -> None:
    """Count what is kept, and forget all of it where it has become too much."""
    global _counted
    _counted += 1
    if _counted > CACHE_SIZE:
        forget()


def forget() -> None:
    """Empty the caches."""
    global _counted
    _counted = 0
    _simple.clear()
    _full.clear()
    _both.clear()
    _prices.cache_clear()
    _simple_stage.cache_clear()
    _full_stage.cache_clear()
    END.forget()


@lru_cache(1 << 12)
def _simple_stage(
    codes: tuple[int, ...], at_last_start: bool, runs: int, left: int, after: int, used: int, count: int
) -> Stage:
    """Return what a way on does that leaves ``count`` tiles behind."""
    chosen = [
        next(
            choice
            for choice in choices(code, runs // power % 10, left, at_last_start)
            if choice.runs == after // power % 10
        )
        for code, power in zip(codes, (1000, 100, 10, 1), strict=True)
    ]
    in_groups = used - sum(choice.jokers for choice in chosen)
    stay = next(
        stay
        for jokers, stay in groups(tuple(choice.rest for choice in chosen))
        if jokers == in_groups and sum(stay) == count
    )
    return stage(codes, tuple(choice.taken for choice in chosen), stay, used)


@lru_cache(1 << 12)
def _full_stage(codes: tuple[int, ...], key: int, used: int) -> Stage:
    """Return what a way on does, from the key of its full price."""
    return stage(codes, _DIGITS[key // 81], _DIGITS[key % 81], used)


def stage(codes: Sequence[int], taken: tuple[int, ...], stay: tuple[int, ...], used: int) -> Stage:
    """Return what is done with the tiles of a number, from those that runs take and those that stay."""
    counts = [SUPPLY[code][1] for code in codes]
    real = tuple(map(min, taken, counts))
    jokers = tuple(want - have for want, have in zip(taken, real, strict=True))
    grouped = tuple(count - left - run for count, left, run in zip(counts, stay, real, strict=True))
    return Stage(real, jokers, grouped, stay, used - sum(jokers))
