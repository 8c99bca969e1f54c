"""The ways on from a state of the search: what they lead to, what they cost, and what they do.

A state is a number, the open runs of the four colours (``number_choices``) and the jokers not used yet; its
runs are written as one number of four digits. A way on is known by the key of its price, of which there are
two sorts: the simple one is how many tiles stay behind, for prices that are the same in every colour; the
full one says for each colour how many tiles go to runs and how many stay.

What was worked out is kept for later questions, up to a bound.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.ai.solver import bounds
from stolik.games.rummikub.ai.solver.number_choices import (
    LAST_START,
    MOST_JOKERS,
    SUPPLY,
    choices,
    fewest,
    groups,
    pair_choices,
    staying,
)
from stolik.games.rummikub.rules.tiles import COLOURS

CACHE_SIZE: Final = 15_000
"""How many states' ways on, and bounds of two colours, are kept before all are forgotten (some 5 MB)."""

FINER: Final = 128
"""A price is this many times what the goal counts: tiles that change their row (106 at most) break ties."""

Codes: TypeAlias = tuple[int, ...]
"""The supplies (``number_choices.SUPPLY_CODE``) of the four colours of a number."""

Ways: TypeAlias = tuple[int, ...]
"""The ways on from a state, four numbers each: the runs after it of the first and of the last two colours,
the jokers used, and the key of the price.

They lie flat, since Python's collector would look through tuples of tuples again and again.
"""

Known: TypeAlias = tuple[dict[int, Ways], ...]
"""The ways on that are known at a number: by the jokers left, then by the runs."""


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


_kept: Final[dict[tuple[bool, bool], dict[Codes, Known]]] = {
    (simple, last): {} for simple in (False, True) for last in (False, True)
}
_worked_out = 0


def known(codes: Sequence[Codes], simple: bool) -> list[Known]:
    """Return the known ways on, number by number.

    ``codes`` are by number; ``simple`` chooses the sort of price.
    """
    usual, last = _kept[simple, False], _kept[simple, True]
    found = []
    for place, code in enumerate(codes):
        kept = last if place == LAST_START else usual
        ways = kept.get(code)
        if ways is None:
            ways = kept[code] = ({}, {}, {})
        found.append(ways)
    return found


def ways_on(codes: Codes, runs: int, jokers: int, at_last_start: bool, simple: bool) -> Ways:
    """Work out the ways on from a state.

    ``runs`` are the four digits of the state, ``jokers`` those not used yet; ``simple`` chooses the sort of
    price.
    """
    global _worked_out
    _worked_out += 1
    mine = pair_choices(6 * codes[0] + codes[1], runs // 100, jokers, at_last_start)
    theirs = pair_choices(6 * codes[2] + codes[3], runs % 100, jokers, at_last_start)
    return (_simple_ways if simple else _full_ways)(mine, theirs, jokers)


PairChoices: TypeAlias = tuple[tuple[int, int, int, int], ...]


def _simple_ways(mine: PairChoices, theirs: PairChoices, jokers: int) -> Ways:
    found: list[int] = []
    for runs_a, jokers_a, rest_a, _ in mine:
        for runs_b, jokers_b, rest_b, _ in theirs:
            spare = jokers - jokers_a - jokers_b
            if spare >= 0:
                for used, stay in _FEWEST[spare][36 * rest_a + rest_b]:
                    found += runs_a, runs_b, jokers_a + jokers_b + used, stay
    return tuple(found)


def _full_ways(mine: PairChoices, theirs: PairChoices, jokers: int) -> Ways:
    found: list[int] = []
    for runs_a, jokers_a, rest_a, taken_a in mine:
        for runs_b, jokers_b, rest_b, taken_b in theirs:
            spare = jokers - jokers_a - jokers_b
            if spare >= 0:
                for used, stay in _STAYING[spare][36 * rest_a + rest_b]:
                    taken = 9 * taken_a + taken_b
                    found += runs_a, runs_b, jokers_a + jokers_b + used, 81 * taken + stay
    return tuple(found)


class _Within(dict[int, tuple[tuple[int, int], ...]]):
    """The ways to deal with what both pairs of colours have left, by the jokers that they use at most."""

    def __init__(self, ways: Callable[[int, int], tuple[tuple[int, int], ...]], jokers: int) -> None:
        super().__init__()
        self._ways = ways
        self._jokers = jokers

    def __missing__(self, rests: int) -> tuple[tuple[int, int], ...]:
        found = self[rests] = tuple(way for way in self._ways(*divmod(rests, 36)) if way[0] <= self._jokers)
        return found


_FEWEST: Final = [_Within(fewest, jokers) for jokers in range(MOST_JOKERS + 1)]
_STAYING: Final = [_Within(staying, jokers) for jokers in range(MOST_JOKERS + 1)]


def clear_full_caches() -> None:
    """Forget everything where it has become too much; not in the middle of a search, which still uses it."""
    if _worked_out + bounds.kept() > CACHE_SIZE:
        clear_caches()


def clear_caches() -> None:
    """Forget everything."""
    global _worked_out
    _worked_out = 0
    for kept in _kept.values():
        kept.clear()
    bounds.clear_caches()
    simple_stage.cache_clear()
    full_stage.cache_clear()


@lru_cache(64)
def simple_prices(each: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the prices of 0-8 tiles left behind, number by number.

    ``each`` is the price of one tile, by number, in the goal's units; the prices are in ``FINER`` ones.
    """
    return tuple(tuple(FINER * price * count for count in range(9)) for price in each)


class Prices(dict[int, int]):
    """The prices of the ways on at one number, by their full key; worked out when first asked for.

    ``colours`` are the ``colour_prices`` of the four colours.
    """

    def __init__(self, *colours: tuple[int, ...]) -> None:
        super().__init__()
        self._colours = colours

    def __missing__(self, key: int) -> int:
        one, two, three, four = self._colours
        run, stay = divmod(key, 81)
        price = self[key] = (
            one[3 * (run // 27) + stay // 27]
            + two[3 * (run // 9 % 3) + stay // 9 % 3]
            + three[3 * (run // 3 % 3) + stay // 3 % 3]
            + four[3 * (run % 3) + stay % 3]
        )
        return price


@lru_cache(1 << 12)
def colour_prices(code: int, each: int, in_runs: int | None) -> tuple[int, ...]:
    """Return the prices of a colour's tiles at a number, by ``3 * tiles that runs take + tiles that stay``.

    ``each`` is the price of a tile left behind. If ``in_runs`` tells how many tiles lie in runs now, those
    that must be used and change between runs and groups count too.

    ``code`` is of ``SUPPLY_CODE``; ``in_runs`` is 0 to 2.
    """
    must, there = SUPPLY[code]
    found = []
    for taken, stay in product(range(3), repeat=2):
        price = FINER * each * stay
        if in_runs is not None:
            real = min(taken, there)
            price += max(0, in_runs - real) + max(0, must - in_runs - (there - stay - real))
        found.append(price)
    return tuple(found)


_DIGITS: Final = tuple(product(range(3), repeat=len(COLOURS)))
"""Four numbers from 0 to 2, by the one number that they make to the base 3."""


@lru_cache(1 << 12)
def simple_stage(
    codes: Codes, at_last_start: bool, runs: int, left: int, after: int, used: int, count: int
) -> Stage:
    """Return what a way on does that leaves ``count`` tiles behind.

    ``runs`` and ``after`` are the four digits of the states before and after it, ``left`` the jokers before
    it and ``used`` those that it takes.
    """
    chosen = [
        next(
            choice
            for choice in choices(code, runs // power % 10, left, at_last_start)
            if choice.runs == after // power % 10
        )
        for code, power in zip(codes, (1000, 100, 10, 1), strict=True)
    ]
    in_groups = used - sum([choice.jokers for choice in chosen])
    stay = next(
        stay
        for jokers, stay in groups(tuple([choice.rest for choice in chosen]))
        if jokers == in_groups and sum(stay) == count
    )
    return stage(codes, tuple([choice.taken for choice in chosen]), stay, used)


@lru_cache(1 << 12)
def full_stage(codes: Codes, key: int, used: int) -> Stage:
    """Return what a way on does, from the key of its full price.

    ``used`` is the number of jokers that it takes, in runs and groups.
    """
    return stage(codes, _DIGITS[key // 81], _DIGITS[key % 81], used)


def stage(codes: Codes, taken: tuple[int, ...], stay: tuple[int, ...], used: int) -> Stage:
    """Return what is done with the tiles of a number, from those that runs take and those that stay.

    ``taken`` and ``stay`` are by colour, ``used`` is the number of jokers in runs and groups together.
    """
    counts = [SUPPLY[code][1] for code in codes]
    real = tuple(map(min, taken, counts))
    jokers = tuple([want - have for want, have in zip(taken, real, strict=True)])
    grouped = tuple([count - left - run for count, left, run in zip(counts, stay, real, strict=True)])
    return Stage(real, jokers, grouped, stay, used - sum(jokers))
