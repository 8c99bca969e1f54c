"""The search for the best tiles to lay: best-first, by the price of the tiles that stay on the rack.

The numbers 1 to 13 are visited one by one. Between two numbers, a colour is described by its two open runs,
each with a length of 0 (none), 1, 2 or 3 (three and more): an unordered pair, one of 10. At a number, a
colour chooses how many tiles (0, 1 or 2) go to its runs, which determines the pair after it: runs of 1 and 2
must go on, and a run of 3 goes on before a new one begins (whatever can be done with a run of 1 or 2, or with
none, can be done with a run of 3). The colour's remaining tiles go to groups or stay on the rack.

Two open runs are enough, and so are two groups per number, if no joker is wasted. If three runs lie over one
number, at least one of the tiles there is a joker, because there are only two real ones. Consider the
neighbouring numbers over which three runs lie (a single number, or two with two jokers). Just before and just
after them there are at most two of the three runs, so one run begins there and another ends there. The
beginning of the latter and the end of the former can be joined to one run, which saves a row of jokers. Three
groups of a number have at least seven real tiles, which make two groups without a joker.

Moreover, a joker that isn't wasted may be assumed

- to stand in a run for a tile that has no copy in a group or on the rack (otherwise they change places),
- not to begin a run except joker, 12, 13 (otherwise it moves to the end of that run of three),
- not to end a run of four or more (otherwise it isn't needed there).

A state consists of a number, the open runs of the four colours and the jokers left; its runs are written as
one number of four digits. A way on has the key of its price, which comes in two forms: the simple key, for
prices that are the same in every colour, is the number of tiles that stay behind; the full key tells for each
colour how many tiles go to runs and how many stay.

States are visited in the order of the price of the tiles left behind so far plus the least price still to
come; of equal ones, the latest is visited first. So the first state to pass 13 is an optimal answer.

A state is skipped if a better one was visited that costs no more: one with more jokers left, with a run that
is open instead of none, or with a longer run.

The bound of a colour tells how few of its tiles can stay behind from a number on. The search needs those of
two colours at once, so pairs of bounds are kept too, together with the pairs that precede them.

Results are kept for later questions, within limits.

Source: van Rijn, Takes, Vis, The Complexity of Rummikub Problems, 2015, arXiv 1604.07553, whose table of
states this is; their states keep the lengths of all open runs, and their proof has no jokers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import pairwise, product
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS

PAIRS: Final = tuple((low, high) for low in range(4) for high in range(low, 4))
"""The lengths of a colour's two open runs, by the number of their state."""

PLACE: Final = {pair: place for place, pair in enumerate(PAIRS)}

SUPPLY: Final = tuple((must, there) for there in range(3) for must in range(there + 1))
"""How many copies of a tile must be used (because they are on the table) and how many exist, by code."""

SUPPLY_CODE: Final = {supply: code for code, supply in enumerate(SUPPLY)}

REST: Final = tuple((rest, may_stay) for rest in range(3) for may_stay in range(rest + 1))
"""How many tiles a colour has for groups, and how many of these may stay on the rack, by code."""

REST_CODE: Final = {rest: code for code, rest in enumerate(REST)}

NEVER: Final = 99
"""More tiles than exist, as the number left on the rack if there is no way on."""

MOST_JOKERS: Final = 2

LAST_START: Final = 10
"""The only place (number - 1) where a joker may begin a run: joker, 12, 13."""


class Choice(NamedTuple):
    """What a colour does at a number: its runs afterwards, the jokers in them, and its rest for groups."""

    runs: int
    jokers: int
    rest: int
    taken: int


@cache
def choices(supply: int, runs: int, jokers: int, at_last_start: bool) -> tuple[Choice, ...]:
    """Return the choices of a colour at a number, with at most ``jokers`` jokers in its runs.

    ``supply`` is a code of ``SUPPLY_CODE``, and ``runs`` is the number of the state in ``PAIRS``.
    ``at_last_start`` says whether the number is 11, where a joker may begin a run.
    """
    must, there = SUPPLY[supply]
    pair = PAIRS[runs]
    growing = [length + 1 for length in pair if length in (1, 2)]
    finished = pair.count(3)
    found = []
    for taken in range(len(growing), 3):
        used = max(0, taken - there)
        more = taken - len(growing)
        kept = min(more, finished)
        begun = more - kept
        if used > jokers or (used and begun and not at_last_start):
            continue
        # A run of three that takes a joker must go on, because a joker at its end would be wasted.
        after = growing + [2 if used else 3] * kept + [1] * begun
        after += [0] * (2 - len(after))
        rest = max(0, there - taken)
        # A finished run would rather take a tile than leave it on the rack.
        may_stay = 0 if kept < finished else min(rest, there - must)
        place = PLACE[min(after), max(after)]
        found.append(Choice(place, used, REST_CODE[rest, may_stay], taken))
    return tuple(found)


def group_jokers(singles: int, doubles: int) -> int:
    """Return how many jokers complete groups of colours that occur once (``singles``) or twice (``doubles``).

    It is ``NEVER`` if two jokers aren't enough. There are at most 4 colours together.

    >>> group_jokers(3, 0), group_jokers(2, 0), group_jokers(1, 0)
    (0, 1, 2)
    """
    if not doubles:
        return (0, 2, 1, 0, 0)[singles]
    missing = max(0, 6 - singles - 2 * doubles)
    return missing if missing <= 2 else NEVER


@cache
def groups(rests: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the ways to use the rests of four colours at a number: jokers in groups, and tiles that stay.

    Ways are left out if another one leaves only a part of the same tiles with no more jokers. ``rests`` are
    four codes of ``REST_CODE``, by colour; the tiles that stay are by colour too.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    ways = sorted(product(*(range(REST[rest][1] + 1) for rest in rests)), key=lambda stay: sum(stay))
    for jokers in range(3):
        for stay in ways:
            used = [REST[rest][0] - left for rest, left in zip(rests, stay, strict=True)]
            if group_jokers(used.count(1), used.count(2)) != jokers:
                continue
            if not any(all(a <= b for a, b in zip(other, stay, strict=True)) for _, other in found):
                found.append((jokers, stay))
    return tuple(found)


@cache
def staying(rest_a: int, rest_b: int) -> tuple[tuple[int, int], ...]:
    """Return the ``groups`` for two pairs of colours: jokers, and the tiles that stay as base-3 digits.

    ``rest_a`` and ``rest_b`` are ``6 * first + second`` of each pair's codes.
    """
    ways = groups((*divmod(rest_a, 6), *divmod(rest_b, 6)))
    return tuple((jokers, ((a * 3 + b) * 3 + c) * 3 + d) for jokers, (a, b, c, d) in ways)


@cache
def fewest(rest_a: int, rest_b: int) -> tuple[tuple[int, int], ...]:
    """Return the ``groups`` for two pairs of colours: jokers, and the fewest tiles that stay with that many.

    ``rest_a`` and ``rest_b`` are ``6 * first + second`` of each pair's codes.
    """
    found: list[tuple[int, int]] = []
    for jokers in range(3):
        counts = [
            sum(stay) for used, stay in groups((*divmod(rest_a, 6), *divmod(rest_b, 6))) if used == jokers
        ]
        if counts and all(min(counts) < count for _, count in found):
            found.append((jokers, min(counts)))
    return tuple(found)


@cache
def pair_choices(
    supply: int, runs: int, jokers: int, at_last_start: bool
) -> tuple[tuple[int, int, int, int], ...]:
    """Return the choices of two colours together at a number.

    Each is the runs after it, the jokers, both rests as ``6 * first + second``, and the tiles that go to the
    runs of both as ``3 * first + second``. ``supply`` is ``6 * first + second`` of the codes of
    ``SUPPLY_CODE``, ``runs`` is ``10 * first + second``, and ``jokers`` is how many both may use together.
    """
    return tuple(
        (
            10 * first.runs + second.runs,
            first.jokers + second.jokers,
            6 * first.rest + second.rest,
            3 * first.taken + second.taken,
        )
        for first in choices(supply // 6, runs // 10, jokers, at_last_start)
        for second in choices(supply % 6, runs % 10, jokers - first.jokers, at_last_start)
    )


Fewest: TypeAlias = tuple[tuple[int, ...], ...]
"""The fewest tiles of a colour that stay, by the jokers that its runs may use and by its open runs."""


@cache
def _group_jokers(counts: tuple[int, ...], jokers: int, pay: bool) -> tuple[tuple[int, ...], ...]:
    """Return, for each colour, how many jokers it pays for 0, 1 and 2 tiles in groups of a number.

    Together, the colours never pay more than their groups need: the last colour pays for all that its tiles
    need with the cheapest partners, and each colour before it pays what then remains.

    ``counts`` are the tiles of each colour. A colour pays ``_NONE`` for more tiles than groups with
    ``jokers`` jokers can hold. Without ``pay``, it pays 0 for all that groups can hold.

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
"""More jokers than exist, as the price of more tiles than can be in groups."""

_SHARES: Final = tuple(product((0,), *[range(_NONE + 1)] * 2))
"""All possible payments of a colour for 0, 1 and 2 tiles in groups."""

_NUMBER_OF: Final = {shares: number for number, shares in enumerate(_SHARES)}

_KEYS: Final = 2 * len(SUPPLY) * len(_SHARES)
"""The number of keys of a colour."""


@cache
def _keys(codes: tuple[int, ...], jokers: int, at_last_start: bool, pay: bool) -> tuple[int, int]:
    """Return the keys by which the bounds of both pairs of colours change at a number, given all supplies."""
    paid = _group_jokers(tuple(SUPPLY[code][1] for code in codes), jokers, pay)
    one, two, three, four = (
        (code * len(_SHARES) + _NUMBER_OF[shares]) * 2 + at_last_start
        for code, shares in zip(codes, paid, strict=True)
    )
    return _KEYS * one + two, _KEYS * three + four


@cache
def _ways(key: int) -> tuple[tuple[tuple[tuple[int, int, int], ...], ...], ...]:
    """Return the ways on for a colour at a number, by the jokers that it may use and by its open runs.

    Each way is the number of tiles that stay, the jokers left, and the runs.
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
    """The fewest tiles of a colour that stay from a number on: ``fewest[jokers][runs]``.

    It is a lower bound, because groups are assumed to hold as much as they ever could. As long as bounds are
    kept, equal ones are the same object with one ``number``. ``kept`` holds the shared bounds; this one is
    added to it.
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
        """Forget all shared bounds, which refer to each other, so only the garbage collector frees them."""
        for each in self._kept.values():
            each._before.clear()
        self._kept.clear()


class PairBound:
    """The bounds of two colours together.

    In ``fewest[jokers][10 * runs of the first + runs of the second]``, ``jokers`` is how many both may use
    together. It is made of bytes because the garbage collector would go through numbers again and again.
    ``known`` holds the bounds before these, by key. ``kept`` holds the shared pairs by their numbers; this
    one is added to it.
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

        ``key`` combines the keys of both colours.
        """
        one, other = divmod(key, _KEYS)
        first, second = self.first.before(one), self.second.before(other)
        found = self._kept.get((first.number, second.number)) or PairBound(first, second, self._kept)
        self.known[key] = found
        return found

    def all_kept(self) -> int:
        """Return how many pairs that may precede these bounds are kept."""
        return len(self._kept)

    def forget(self) -> None:
        """Forget all pairs and bounds of colours that may precede these."""
        for each in self._kept.values():
            each.known.clear()
        self._kept.clear()
        self.first.forget()


_CLOSED = tuple(0 if {low, high} <= {0, 3} else NEVER for low, high in PAIRS)


def _end(jokers: int) -> PairBound:
    """Return the bounds after 13, where every run must be finished, for ``jokers`` jokers."""
    end = ColourBound((_CLOSED,) * (jokers + 1), {})
    return PairBound(end, end, {})


_ends = [_end(jokers) for jokers in range(MOST_JOKERS + 1)]


def kept() -> int:
    return sum([end.all_kept() for end in _ends])


def forget_bounds() -> None:
    for end in _ends:
        end.forget()
    _ends[:] = [_end(jokers) for jokers in range(MOST_JOKERS + 1)]


def lower_bounds(
    codes: Sequence[tuple[int, ...]], jokers: int, *, pay: bool = False
) -> list[tuple[PairBound, PairBound]]:
    """Return the bounds of the first two and the last two colours before each number, and after 13.

    With ``pay``, the jokers in groups are counted too.
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


CACHE_SIZE: Final = 15_000
"""How many ways on from states and bounds of two colours are kept before all are forgotten (about 5 MB)."""

FINER: Final = 128
"""The factor between prices and the goal's units; tiles that change their row (at most 106) break ties."""

Codes: TypeAlias = tuple[int, ...]
"""The supplies (`SUPPLY_CODE`) of the four colours at a number."""

Ways: TypeAlias = tuple[int, ...]
"""The ways on from a state, four numbers each: the runs after it of the first two and the last two colours,
the jokers used, and the key of the price.

They are in a flat tuple because the garbage collector would go through tuples of tuples again and again.
"""

Known: TypeAlias = tuple[dict[int, Ways], ...]
"""The known ways on at a number, by the jokers left, then by the runs."""


class Stage(NamedTuple):
    """The part of an answer at one number, by colour.

    ``real`` and ``jokers`` count the tiles and jokers in runs, ``grouped`` the tiles in groups, which also
    have ``group_jokers`` jokers, and ``stay`` the tiles that stay behind.
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

    ``codes`` are by number; ``simple`` selects the form of the key.
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

    ``runs`` are the four digits of the state, ``jokers`` is how many are left, and ``simple`` selects the
    form of the key.
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
    """The ways to use the rests of both pairs of colours that take no more than some number of jokers."""

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
    """Forget everything once there is too much; a search that is under way would still need it."""
    if _worked_out + kept() > CACHE_SIZE:
        clear_caches()


def clear_caches() -> None:
    global _worked_out
    _worked_out = 0
    for kept in _kept.values():
        kept.clear()
    forget_bounds()
    simple_stage.cache_clear()
    full_stage.cache_clear()


@lru_cache(64)
def simple_prices(each: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the prices of 0 to 8 tiles left behind, number by number.

    ``each`` is the price of one tile, by number, in the goal's units; the results are ``FINER`` times finer.
    """
    return tuple(tuple(FINER * price * count for count in range(9)) for price in each)


class Prices(dict[int, int]):
    """The prices of the ways on at one number, by their full key, worked out when first needed.

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
    """Return the prices of a colour's tiles at a number, by ``3 * tiles in runs + tiles that stay``.

    ``code`` is one of ``SUPPLY_CODE``, and ``each`` is the price of a tile left behind. If ``in_runs`` tells
    how many tiles are in runs now (0 to 2), those that must be used and change between runs and groups count
    too.
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
"""Four numbers from 0 to 2, by the number that they make as digits to the base 3."""


@lru_cache(1 << 12)
def simple_stage(
    codes: Codes, at_last_start: bool, runs: int, left: int, after: int, used: int, count: int
) -> Stage:
    """Return the stage of a way on that leaves ``count`` tiles behind.

    ``runs`` and ``after`` are the four digits of the states before and after it, ``left`` is the number of
    jokers before it, and ``used`` is how many of them it takes.
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
    """Return the stage of a way on from its full key; ``used`` counts its jokers in runs and groups."""
    return stage(codes, _DIGITS[key // 81], _DIGITS[key % 81], used)


def stage(codes: Codes, taken: tuple[int, ...], stay: tuple[int, ...], used: int) -> Stage:
    """Return the stage in which ``taken`` tiles go to runs and ``stay`` tiles stay, both by colour.

    ``used`` is the number of jokers in runs and groups together.
    """
    counts = [SUPPLY[code][1] for code in codes]
    real = tuple(map(min, taken, counts))
    jokers = tuple([want - have for want, have in zip(taken, real, strict=True)])
    grouped = tuple([count - left - run for count, left, run in zip(counts, stay, real, strict=True)])
    return Stage(real, jokers, grouped, stay, used - sum(jokers))


Node: TypeAlias = tuple[int, int, int, int, "Node | None", int]
"""Place, runs, jokers left, price paid, the node before it, and the key of the price between them."""


class Problem(NamedTuple):
    """Tiles to arrange.

    ``must`` and ``there`` tell for each of the 53 kinds (jokers last) how many tiles have to be used and how
    many there are. ``prices`` tell the cost of leaving a tile of the kind behind, at least 0; only for the
    joker it may be negative, which is then paid for each joker that is used without having to be.
    ``in_runs``, if given, tells how many tiles of each of the 52 other kinds are in runs now; among answers
    with equal prices, fewer tiles that have to be used then change between runs and groups.
    """

    must: tuple[int, ...]
    there: tuple[int, ...]
    prices: tuple[int, ...]
    in_runs: tuple[int, ...] | None = None


class SearchAnswer(NamedTuple):
    """The cheapest answer and its price (in the goal's units times ``FINER``), without unneeded jokers."""

    price: int
    codes: list[Codes]
    last: Node
    simple: bool

    @property
    def jokers_left(self) -> int:
        return self.last[2]

    def has_run(self) -> bool:
        node: Node | None = self.last
        while node is not None:
            if node[1]:
                return True
            node = node[4]
        return False

    def stages(self) -> tuple[Stage, ...]:
        """Return the stages of the 13 numbers."""
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
    """Return the cheapest answer that wastes no joker, ``None`` if not all tiles that must be used can be.

    Jokers that the answer doesn't need are not in it, even if they must be used. With a ``limit``, a price in
    the goal's units, answers that cost more are not looked for. With ``any_of_equals``, the search is faster,
    because the bounds also count the jokers in groups; it may then find another answer with the same price.

    Source: van Rijn, Takes, Vis 2015, arXiv 1604.07553, for the states.
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
    """Return the supply codes of the four colours for each of the 13 numbers."""
    codes = [SUPPLY_CODE[supply] for supply in zip(problem.must[:JOKER], problem.there, strict=False)]
    return [tuple(codes[place::NUMBERS]) for place in range(NUMBERS)]


def _run(
    problem: Problem,
    codes: Sequence[Codes],
    bounds: Sequence[tuple[Sequence[bytes], Sequence[bytes]]],
    simple: bool,
    highest: int | None,
) -> Node | None:
    """Search, and return the node after 13, ``None`` if none costs less than ``highest``."""
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
    """Yield by how much the number of a colour's state grows if one of its runs is open or longer."""
    for one, other in (PAIRS[runs], PAIRS[runs][::-1]):
        for length in {0: (3,), 1: (2, 3), 2: (3,), 3: ()}[one]:
            yield PLACE[min(length, other), max(length, other)] - runs


_LONGER: Final = [tuple(_longer(runs)) for runs in range(len(PAIRS))]


@lru_cache(1 << 12)
def _better(runs: int) -> frozenset[int]:
    """Return these open runs and all those that are better in one run."""
    found = [runs]
    for power in (1000, 100, 10, 1):
        found += [runs + power * more for more in _LONGER[runs // power % 10]]
    return frozenset(found)


_FEW: Final = 32
"""With fewer states, it is faster to check first whether any of them is a better one."""


def _beaten(closed: list[dict[int, int]], left: int, runs: int, paid: int) -> bool:
    """Return whether a better state that cost no more was visited.

    ``closed`` has the prices of states by the jokers left and by their runs. A better state may have been
    visited first although it cost more, because fewer tiles can be left behind after it.
    """
    better = _better(runs)
    for seen in closed[left:] if left else closed:
        if seen and (len(seen) >= _FEW or not better.isdisjoint(seen)):
            for other in better:
                if other in seen and seen[other] <= paid:
                    return True
    return False
