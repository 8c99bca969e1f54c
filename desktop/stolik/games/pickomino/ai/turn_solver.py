"""The exact solution of one turn of dice for any payoffs.

A position within a turn consists of the used faces, the dice left and the sum. 1,938 positions can follow a
decision; counting the fresh one, 1,287 have both dice and a new face left. All that matters about a roll is
how often it shows each new face, so outcomes are grouped as multisets. Their shape is the same for all
positions with the same numbers of new faces and dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import factorial
from operator import itemgetter, mul
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from stolik.engine.dice import FACES
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.pickomino.rules.pieces import DICE, TILES, WORM, points
from stolik.games.pickomino.rules.state import State

LEAST: Final = TILES[0]
"""The lowest sum that can take a tile."""

MOST: Final = DICE * points(WORM)
"""The highest sum of all dice."""

Key: TypeAlias = int
"""A position packed into a number: one bit for each used face, then the dice left, then the sum."""

_LEFT: Final = 6
_USED: Final = 10
_SUM_MASK: Final = (1 << _LEFT) - 1
_LEFT_MASK: Final = (1 << (_USED - _LEFT)) - 1
_WORM_BIT: Final = 1 << (_USED + WORM - 1)

FRESH: Final[Key] = DICE << _LEFT
"""The position before the first roll of a turn."""


def after_keep(key: Key, face: int, count: int) -> Key:
    """Return the position after ``count`` dice of a new ``face`` are set aside.

    ``count`` is at least 1, and no more than the dice left; a worm, face 6, counts 5.

    >>> dice_left(after_keep(FRESH, 6, 3)), sum_with_worm(after_keep(FRESH, 6, 3))
    (5, 15)
    """
    return key + (1 << (_USED + face - 1)) - (count << _LEFT) + count * points(face)


def position(kept: Iterable[int]) -> Key:
    """Return the position in which the dice ``kept`` are set aside.

    ``kept`` are faces, in any order.

    >>> new_faces(position([6, 6, 1]))
    [2, 3, 4, 5]
    """
    dice = list(kept)
    key = FRESH
    for face in set(dice):
        key = after_keep(key, face, dice.count(face))
    return key


def dice_left(key: Key) -> int:
    """Return the number of dice that are not set aside."""
    return key >> _LEFT & _LEFT_MASK


def new_faces(key: Key) -> list[int]:
    """Return the faces that are not set aside, ascending."""
    return [face for face in FACES if not key >> (_USED + face - 1) & 1]


def sum_with_worm(key: Key) -> int:
    """Return the sum of the dice set aside, 0 if no worm is among them."""
    return key & _SUM_MASK if key & _WORM_BIT else 0


Getter: TypeAlias = Callable[[Sequence[Any]], tuple[Any, ...]]
"""Picks the worths or ranks of certain options from a sequence of those of all."""


class _Shape(NamedTuple):
    """The rolls of some dice with some new faces, grouped by the options they leave.

    An option is a new face and a count, numbered ``index * dice + count - 1``. ``none`` is the chance of no
    new face; ``single`` holds, for each option, the chance that it is the only one; ``several`` holds, for
    each number of options, the chances of the outcomes and getters of their first, second, ... option.
    """

    none: float
    single: tuple[float, ...]
    several: tuple[tuple[tuple[float, ...], tuple[Getter, ...]], ...]


def _counts(faces: int, dice: int) -> Iterator[tuple[int, ...]]:
    """Yield how often each of the faces may show on ``dice`` dice; the remaining dice show other faces."""
    if not faces:
        yield ()
        return
    for count in range(dice + 1):
        for rest in _counts(faces - 1, dice - count):
            yield (count, *rest)


def roll_outcomes(new: int, dice: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the outcomes of a roll of ``dice`` dice when ``new`` faces are new, each with its chance.

    An outcome is a tuple of the options that it leaves, ascending. An option is a new face and how often it
    shows, numbered ``index * dice + count - 1`` with the index of the face among the new ones. An outcome may
    be empty, and the same single option may be left by several outcomes.
    """
    used = len(FACES) - new
    for counts in _counts(new, dice):
        others = dice - sum(counts, 0)
        if others and not used:
            continue
        ways = factorial(dice) // factorial(others) * used**others
        for count in counts:
            ways //= factorial(count)
        options = tuple([index * dice + count - 1 for index, count in enumerate(counts) if count])
        yield ways / len(FACES) ** dice, options


@cache
def _shape(new: int, dice: int) -> _Shape:
    """Return the grouped rolls of ``dice`` dice when ``new`` faces are new; at most 48 different ones."""
    none = 0.0
    single = [0.0] * (new * dice)
    several: dict[int, list[tuple[float, tuple[int, ...]]]] = {}
    for chance, options in roll_outcomes(new, dice):
        if not options:
            none = chance
        elif len(options) == 1:
            single[options[0]] += chance
        else:
            several.setdefault(len(options), []).append((chance, options))
    groups = tuple([_group(several[number]) for number in sorted(several)])
    return _Shape(none, tuple(single), groups)


def _group(
    outcomes: list[tuple[float, tuple[int, ...]]],
) -> tuple[tuple[float, ...], tuple[Getter, ...]]:
    """Return outcomes with equally many options, column by column."""
    # A getter with a single index would return a bare number, so an outcome without weight is added.
    chances, options = zip(*outcomes, (0.0, outcomes[0][1]), strict=True)
    getters: list[Getter] = [itemgetter(*column) for column in zip(*options, strict=True)]
    return chances, tuple(getters)


@cache
def _steps(head: int) -> tuple[_Shape, tuple[int, ...]]:
    """Return the rolls from a position without its sum, and what each option adds to the key.

    A head is the used faces and the dice left. There are only 255 of them, so the cache needs no bound.
    """
    dice = head & _LEFT_MASK
    used = head >> (_USED - _LEFT)
    new = [face for face in FACES if not used >> (face - 1) & 1]
    adds = tuple([after_keep(0, face, count) for face in new for count in range(1, dice + 1)])
    return _shape(len(new), dice), adds


@dataclass(frozen=True, slots=True)
class Payoffs:
    """The worths of the ends of a turn: ``stops`` for the sums 21 to 40, ``None`` where no tile can be had.

    ``stops`` and ``bust`` may be in any unit, but it must be the same.

    Raises:
        ValueError: There aren't 20 stops.
    """

    stops: tuple[float | None, ...]
    bust: float

    def __post_init__(self) -> None:
        if len(self.stops) != MOST - LEAST + 1:
            raise ValueError(f"stops must cover the sums {LEAST} to {MOST}")

    def stop(self, key: Key) -> float | None:
        """Return the worth of stopping here, ``None`` if that isn't a move."""
        total = key & _SUM_MASK
        return self.stops[total - LEAST] if key & _WORM_BIT and total >= LEAST else None


class Solution:
    """The best play of a turn for fixed payoffs, worked out on request and then remembered."""

    __slots__ = ("_busts", "_values", "payoffs")

    def __init__(self, payoffs: Payoffs) -> None:
        self.payoffs = payoffs
        self._values: dict[Key, float] = {}
        self._busts: dict[Key, tuple[float, ...]] = {}

    def value(self, key: Key) -> float:
        """Return the worth of the position after a decision with best play, in the unit of the payoffs."""
        known = self._values.get(key)
        if known is not None:
            return known
        stop = self.payoffs.stop(key)
        if key >> _LEFT & _LEFT_MASK:
            value = self.roll_value(key)
            if stop is not None and stop >= value:
                value = stop
        else:
            value = self.payoffs.bust if stop is None else stop
        self._values[key] = value
        return value

    def roll_value(self, key: Key) -> float:
        """Return the worth of rolling the dice left, that of a bust if no die or no new face is left.

        ``key`` may also be ``FRESH``.
        """
        shape, adds = _steps(key >> _LEFT)
        known = self._values
        # Most positions are known already, and looking them up here saves a call.
        option_values = [known[key + add] if key + add in known else self.value(key + add) for add in adds]
        total: float = shape.none * self.payoffs.bust + sum(map(mul, shape.single, option_values), IN_ORDER)
        for chances, getters in shape.several:
            part, best = 0.0, map(max, *[getter(option_values) for getter in getters])
            for chance, worth in zip(chances, best, strict=True):
                part += chance * worth
            total += part
        return total

    def bust_chance(self, key: Key) -> float:
        """Return the chance that the turn ends in a bust with best play from here, which stops on ties."""
        return self._bust_means().after_choice(key)[0]

    def roll_bust(self, key: Key) -> float:
        """Return the chance that the turn ends in a bust with a roll now and best play after it."""
        return self._bust_means().before_roll(key)[0]

    def _bust_means(self) -> EndMeans:
        # Kept in an attribute, it would form a cycle and stay in memory until the next garbage collection.
        return EndMeans(self, ((0.0,),) * (MOST - LEAST + 1), (1.0,), self._busts)


class EndMeans:
    """Means of the figures that the ends of a turn have, over a turn that is played by a solution."""

    __slots__ = ("_after_choice", "_bust", "_solution", "_stops")

    def __init__(
        self,
        solution: Solution,
        stops: Sequence[tuple[float, ...] | None],
        bust: tuple[float, ...],
        known: dict[Key, tuple[float, ...]] | None = None,
    ) -> None:
        """Take the figures of the ends.

        Args:
            solution: How the turn is played.
            stops: The figures for stopping with the sums 21 to 40, ``None`` where that isn't a move.
            bust: The figures for a bust, as many as for a stop.
            known: A dictionary of the caller's that keeps the means of positions.
        """
        self._solution = solution
        self._stops = stops
        self._bust = bust
        self._after_choice = {} if known is None else known

    def after_choice(self, key: Key) -> tuple[float, ...]:
        """Return the means for the position after a decision; ties stop."""
        known = self._after_choice.get(key)
        if known is not None:
            return known
        stop = self._solution.payoffs.stop(key)
        figures = self._stops[(key & _SUM_MASK) - LEAST] if stop is not None else self._bust
        if dice_left(key) and (stop is None or stop < self._solution.roll_value(key)):
            figures = self.before_roll(key)
        assert figures is not None, "where stopping is a move it has figures"
        self._after_choice[key] = figures
        return figures

    def before_roll(self, key: Key) -> tuple[float, ...]:
        """Return the means for a roll now and best play after it."""
        shape, adds = _steps(key >> _LEFT)
        option_values = [self._solution.value(key + add) for add in adds]
        figures = [self.after_choice(key + add) for add in adds]
        # The best option of a roll has the highest rank; of equal options the lower face ranks higher.
        order = sorted(range(len(option_values)), key=lambda option: (option_values[option], -option))
        ranks = [0] * len(order)
        for rank, option in enumerate(order):
            ranks[option] = rank
        best = [
            (chances, list(map(max, *[getter(ranks) for getter in getters])))
            for chances, getters in shape.several
        ]
        means = []
        for index, bust in enumerate(self._bust):
            of_option = [each[index] for each in figures]
            at_rank = [of_option[option] for option in order]
            total: float = shape.none * bust + sum(map(mul, shape.single, of_option), IN_ORDER)
            for chances, ranked in best:
                part = 0.0
                for chance, rank in zip(chances, ranked, strict=True):
                    part += chance * at_rank[rank]
                total += part
            means.append(total)
        return tuple(means)


def next_roll_busts(key: Key, payoffs: Payoffs) -> float:
    """Return the exact chance that the very next roll ends the turn in a bust.

    That is a roll without a new face, or one that forces all the dice to be set aside when no tile can be had
    for them. The chance is from 0 to 1; ``payoffs`` are only asked whether a tile can be had.
    """
    shape, adds = _steps(key >> _LEFT)
    chance = shape.none
    for option, add in enumerate(adds):
        # A roll only ends the turn at once if all its dice show the same face.
        if not dice_left(key + add) and payoffs.stop(key + add) is None:
            chance += shape.single[option]
    return chance


def positions() -> Mapping[Key, bool]:
    """Return every position of a turn, the fresh one included, and whether dice and a new face are left."""
    found: dict[Key, bool] = {}
    waiting = [FRESH]
    while waiting:
        key = waiting.pop()
        _, adds = _steps(key >> _LEFT)
        found[key] = bool(adds)
        waiting.extend({key + add for add in adds}.difference(found))
    return found


@lru_cache(maxsize=64)
def solve(payoffs: Payoffs) -> Solution:
    return Solution(payoffs)


T = TypeVar("T")
Stacks: TypeAlias = Sequence[Sequence[int]]

SUMS: Final = range(LEAST, MOST + 1)
"""The sums that can end a turn with a tile."""


def centre_tiles(state: State) -> dict[int, int]:
    tiles: dict[int, int] = {}
    best = None
    for total in SUMS:
        if total in state.centre:
            best = total
        if best is not None:
            tiles[total] = best
    return tiles


def exposed_tiles(state: State, seat: Seat) -> dict[int, Seat]:
    """Return the tiles that ``seat`` could steal, each with its owner."""
    return {stack[-1]: owner for owner, stack in enumerate(state.stacks) if stack and owner != seat}


def payoffs(
    state: State, seat: Seat, take: Callable[[int], float], steal: Callable[[int], float], bust: float
) -> Payoffs:
    """Return the payoffs of ``seat``'s turn by the worths of each tile taken or stolen and of a bust."""
    centre, exposed = centre_tiles(state), exposed_tiles(state, seat)
    # Several sums may take the same tile, which is valued only once.
    worth = {tile: take(tile) for tile in set(centre.values())}
    stops: list[float | None] = []
    for total in SUMS:
        ends = [worth[centre[total]]] if total in centre else []
        if total in exposed:
            ends.append(steal(total))
        stops.append(max(ends, default=None))
    return Payoffs(tuple(stops), bust)


@dataclass(frozen=True, slots=True)
class TurnEnds(Generic[T]):
    """The worths of the ends of a turn: by tile taken, by tile stolen, and of a bust."""

    takes: Mapping[int, T]
    steals: Mapping[int, T]
    bust: T


def turn_ends(state: State, seat: Seat, value: Callable[[Stacks, Sequence[int]], T]) -> TurnEnds[T]:
    """Return the worths of the ends of ``seat``'s turn.

    ``value`` is called with the stacks of all seats (tiles bottom first) and the face-up tiles (ascending) as
    they are after each end.
    """
    stacks, centre = state.stacks, state.centre
    takes = {
        tile: value(_onto(stacks, seat, tile), [other for other in centre if other != tile])
        for tile in centre
    }
    steals = {
        tile: value(_onto(_without_top(stacks, owner), seat, tile), centre)
        for tile, owner in exposed_tiles(state, seat).items()
    }
    return TurnEnds(takes, steals, value(*_after_bust(state, seat)))


def _after_bust(state: State, seat: Seat) -> tuple[Stacks, Sequence[int]]:
    """Return the tiles after a bust: the top tile back in the centre, the highest tile turned down (§5)."""
    stacks, centre = state.stacks, state.centre
    own = stacks[seat]
    if not own:
        return stacks, centre[:-1] if state.options.bust_without_tile_flips else centre
    highest = max(centre[-1], own[-1])
    left = {*centre, own[-1]} - ({highest} if highest != own[-1] else set())
    return _without_top(stacks, seat), sorted(left)


def _onto(stacks: Stacks, seat: Seat, tile: int) -> Stacks:
    return [(*stack, tile) if other == seat else stack for other, stack in enumerate(stacks)]


def _without_top(stacks: Stacks, seat: Seat) -> Stacks:
    return [stack[:-1] if other == seat else stack for other, stack in enumerate(stacks)]
