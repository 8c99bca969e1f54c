"""How colours can end at best: the bounds that guide the search.

A colour's bound says how few of its tiles can stay behind from a number on. The search asks for two colours
at once; so pairs of bounds are kept too, and what was before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from stolik.games.rummikub.ai.solver.number_choices import (
    LAST_START,
    MOST_JOKERS,
    NEVER,
    PAIRS,
    REST,
    SUPPLY,
    choices,
    group_jokers,
)
from stolik.games.rummikub.rules.tiles import NUMBERS

Fewest: TypeAlias = tuple[tuple[int, ...], ...]
"""The fewest tiles of a colour that stay, by the jokers its runs may use and by its open runs."""


@cache
def _group_jokers(counts: tuple[int, ...], jokers: int, pay: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each colour how many jokers it pays for 0, 1 and 2 tiles in groups of a number.

    Together the colours never pay more than the groups that they make need: the last colour pays for all that
    its tiles need in the cheapest company, each before it what then remains.

    ``counts`` are the tiles of each colour that there are; a colour pays ``_NONE`` for more tiles than groups
    with ``jokers`` jokers can hold. Where they don't ``pay``, it is 0 for all that groups can hold.

    Source: Seipp, Keller, Helmert, Saturated Cost Partitioning for Optimal Classical Planning, Journal of
    Artificial Intelligence Research 67, 2020: each part takes what it needs of a cost, the next what is left.
    """
    needed = {
        used: group_jokers(used.count(1), used.count(2))
        for used in product(*(range(count + 1) for count in counts))
    }
    left = {used: need if pay else 0 for used, need in needed.items() if need <= jokers}
    paid = []
    for colour in reversed(range(len(counts))):
        shares = [
            min([rest for used, rest in left.items() if used[colour] == tiles], default=_NONE)
            for tiles in range(3)
        ]
        left = {used: rest - shares[used[colour]] for used, rest in left.items()}
        paid.append(tuple(shares))
    return tuple(reversed(paid))


_NONE: Final = MOST_JOKERS + 1
"""More jokers than there are: so many tiles can't be in groups."""

_SHARES: Final = tuple(product((0,), *[range(_NONE + 1)] * 2))
"""All that a colour can pay for 0, 1 and 2 tiles in groups."""

_NUMBER_OF: Final = {shares: number for number, shares in enumerate(_SHARES)}

_KEYS: Final = 2 * len(SUPPLY) * len(_SHARES)
"""How many keys of a colour there are."""


@cache
def _keys(codes: tuple[int, ...], jokers: int, at_last_start: bool, pay: bool) -> tuple[int, int]:
    """Return by what the bounds of both pairs of colours change at a number, given all their supplies."""
    paid = _group_jokers(tuple(SUPPLY[code][1] for code in codes), jokers, pay)
    one, two, three, four = (
        (code * len(_SHARES) + _NUMBER_OF[shares]) * 2 + at_last_start
        for code, shares in zip(codes, paid, strict=True)
    )
    return _KEYS * one + two, _KEYS * three + four


@cache
def _ways(key: int) -> tuple[tuple[tuple[tuple[int, int, int], ...], ...], ...]:
    """Return what a colour can do at a number, by the jokers it may use and its open runs.

    Each way is the tiles that stay, the jokers that are left, and the runs.
    """
    rest, at_last_start = divmod(key, 2)
    supply, number = divmod(rest, len(_SHARES))
    paid = _SHARES[number]
    found = []
    for jokers in range(MOST_JOKERS + 1):
        of_runs = []
        for runs in range(len(PAIRS)):
            ways = []
            for choice in choices(supply, runs, jokers, bool(at_last_start)):
                tiles, may_stay = REST[choice.rest]
                for stay in range(may_stay + 1):
                    left = jokers - choice.jokers - paid[tiles - stay]
                    if left >= 0:
                        ways.append((stay, left, choice.runs))
            of_runs.append(tuple(ways))
        found.append(tuple(of_runs))
    return tuple(found)


class ColourBound:
    """How a colour can end: ``fewest[jokers][runs]``.

    Groups are taken to hold all they ever could, so it is a lower bound. Equal bounds are one object as
    long as they are kept, and have one ``number``.

    ``kept`` holds the bounds that are shared, and takes this one in.
    """

    __slots__ = ("_before", "_kept", "fewest", "number")

    def __init__(self, fewest: Fewest, kept: dict[Fewest, ColourBound]) -> None:
        self.fewest = fewest
        self._kept = kept
        self._before: dict[int, ColourBound] = {}
        self.number = len(kept)
        kept[fewest] = self

    def before(self, key: int) -> ColourBound:
        """Return the bound one number earlier.

        ``key`` tells the colour's supply there, the room in groups, and whether a joker may begin a run.
        """
        found = self._before.get(key)
        if found is None:
            after, by_jokers = self.fewest, _ways(key)
            fewest = tuple(
                [
                    tuple(
                        [
                            min([NEVER, *[stay + after[left][runs] for stay, left, runs in ways]])
                            for ways in by_jokers[jokers]
                        ]
                    )
                    for jokers in range(len(after))
                ]
            )
            found = self._before[key] = self._kept.get(fewest) or ColourBound(fewest, self._kept)
        return found

    def forget(self) -> None:
        """Forget all bounds that are shared, which hold each other: only the collector would free them."""
        for each in self._kept.values():
            each._before.clear()
        self._kept.clear()


class PairBound:
    """The bounds of two colours together.

    ``fewest[jokers][10 * runs of the first + runs of the second]`` counts the jokers that both may use
    together; it is of bytes, since Python's collector would look through numbers again and again. ``known``
    has what was before these bounds, by the key.

    ``kept`` holds the pairs that are shared, by their numbers, and takes this one in.
    """

    __slots__ = ("_kept", "fewest", "first", "known", "second")

    def __init__(
        self, first: ColourBound, second: ColourBound, kept: dict[tuple[int, int], PairBound]
    ) -> None:
        self.first = first
        self.second = second
        self.fewest: list[bytes] = []
        for most in range(len(first.fewest)):
            found = [a + b for a in first.fewest[0] for b in second.fewest[most]]
            for used in range(1, most + 1):
                more = [a + b for a in first.fewest[used] for b in second.fewest[most - used]]
                found = list(map(min, found, more))
            self.fewest.append(bytes(found))
        self.known: dict[int, PairBound] = {}
        self._kept = kept
        kept[first.number, second.number] = self

    def before(self, key: int) -> PairBound:
        """Return the bounds one number earlier.

        ``key`` joins the keys of both colours.
        """
        one, other = divmod(key, _KEYS)
        first, second = self.first.before(one), self.second.before(other)
        found = self._kept.get((first.number, second.number)) or PairBound(first, second, self._kept)
        self.known[key] = found
        return found

    def all_kept(self) -> int:
        """Return how many pairs are kept that may come before these bounds."""
        return len(self._kept)

    def forget(self) -> None:
        """Forget all pairs and bounds of colours that may come before these."""
        for each in self._kept.values():
            each.known.clear()
        self._kept.clear()
        self.first.forget()


_CLOSED = tuple(0 if {low, high} <= {0, 3} else NEVER for low, high in PAIRS)


def _end(jokers: int) -> PairBound:
    """Return the bound after 13, where every run is finished, for ``jokers`` jokers."""
    end = ColourBound((_CLOSED,) * (jokers + 1), {})
    return PairBound(end, end, {})


_ends = [_end(jokers) for jokers in range(MOST_JOKERS + 1)]


def kept() -> int:
    """Return how many pairs of bounds are kept."""
    return sum([end.all_kept() for end in _ends])


def clear_caches() -> None:
    """Forget all bounds."""
    for end in _ends:
        end.forget()
    _ends[:] = [_end(jokers) for jokers in range(MOST_JOKERS + 1)]


def lower_bounds(
    codes: Sequence[tuple[int, ...]], jokers: int, *, pay: bool = False
) -> list[tuple[PairBound, PairBound]]:
    """Return the bounds of the first and of the last two colours before each number, and after 13.

    With ``pay`` the jokers of groups are counted too.
    """
    first = second = _ends[jokers]
    found = [(first, second)]
    for place in range(NUMBERS - 1, -1, -1):
        one, other = _keys(codes[place], jokers, place == LAST_START, pay)
        first = first.known.get(one) or first.before(one)
        second = second.known.get(other) or second.before(other)
        found.append((first, second))
    found.reverse()
    return found
