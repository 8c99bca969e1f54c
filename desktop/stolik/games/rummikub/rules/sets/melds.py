"""Reads tiles that lie in a row as a run or a group, or finds their first fault.

Paragraph numbers in the docstrings refer to ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, Literal, TypeAlias

from stolik.games.rummikub.rules.tiles import COLOURS, NUMBERS, Kind, Tile, colour_of, is_joker, number_of

MeldKind: TypeAlias = Literal["run", "group"]

LEAST: Final = 3
"""The smallest number of tiles in a set (§2.1, §2.2)."""

MOST_OF_A_GROUP: Final = len(COLOURS)


def _short_sets() -> Iterator[tuple[Kind, ...]]:
    for colour in range(len(COLOURS)):
        for length in range(LEAST, 2 * LEAST):
            for first in range(NUMBERS * colour, NUMBERS * (colour + 1) - length + 1):
                yield tuple(range(first, first + length))
    for place in range(NUMBERS):
        for size in range(LEAST, MOST_OF_A_GROUP + 1):
            for colours in combinations(range(len(COLOURS)), size):
                yield tuple([NUMBERS * colour + place for colour in colours])


SHORT_SETS: Final = tuple(_short_sets())
"""The kinds of all sets without jokers that can't be cut into smaller ones."""

_CACHED: Final = 1 << 10
"""A table holds some thirty sets, most of which stay from move to move; the next game has others."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal set and one way to read it.

    ``numbers`` and ``colours`` tell what each tile, in the written order, stands for: a number from 1 to 13,
    and the letter of a colour. A joker in a group may be any of the missing colours, so it has all their
    letters, in the order of ``COLOURS``. ``value`` is the sum of ``numbers``.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault of a written set; ``facts`` always hold its ``tiles``.

    | code | facts beside ``tiles`` |
    | --- | --- |
    | ``too_few_tiles`` | ``given``: 0-2 |
    | ``colour_twice`` (group) | ``number``, ``colour`` |
    | ``group_too_long`` | ``number``, ``given``: five or more |
    | ``other_number_in_group`` | ``number`` of the group, ``tile``: the first that differs |
    | ``other_colour_in_run`` | ``colour`` of the run, ``tile``: the first that differs |
    | ``number_twice`` (run) | ``colour``, ``number`` |
    | ``run_downwards`` | ``colour`` |
    | ``one_after_thirteen`` | ``colour`` |
    | ``not_consecutive`` (run) | ``colour``, ``number``, ``next``: neighbours with a gap between |
    | ``wrong_jokers_between`` (run) | ``colour``, ``number``, ``next``, ``jokers``: how many stand between |
    | ``joker_past_the_end`` (run) | ``colour``, ``number``: 0 or less, 14 or more |
    | ``neither_run_nor_group`` | ``tile``, ``other``: two that fit no set together |
    """

    code: str
    facts: Mapping[str, Any]


def read(tiles: Sequence[Tile]) -> Meld | Fault:
    """Return a written set in the reading that is worth more, or its first fault.

    If both readings are worth the same (a tile between two jokers), it is a group. Results are cached.

    >>> run = read(["k3a", "ja", "k5a"])
    >>> run.kind, run.numbers, run.value
    ('run', (3, 4, 5), 12)
    >>> read(["k3a", "k4a", "r5a"]).code
    'other_colour_in_run'
    """
    found = readings(tiles)
    return found[0] if found else _fault(tuple(tiles))


def readings(tiles: Sequence[Tile]) -> tuple[Meld, ...]:
    """Return every way to read a written set, the one worth most first; empty if it isn't a set (§2.6).

    Only a tile with both jokers can have two readings.

    >>> [(meld.kind, meld.value) for meld in readings(["k5a", "ja", "jb"])]
    [('run', 18), ('group', 15)]
    """
    return _readings(tuple(tiles))


def is_set(tiles: Sequence[Tile]) -> bool:
    """Return whether the tiles, as written, are a run or a group (§2.1, §2.2).

    >>> is_set(["k12a", "k13a", "k1a"]), is_set(["k1a", "r1a", "b1b"])
    (False, True)
    """
    return bool(readings(tiles))


def value_of(tiles: Sequence[Tile]) -> int:
    """Return the points of a written set in its better reading; jokers count as what they replace.

    They are 0 if the tiles aren't a set.

    >>> value_of(["ja", "k12a", "k13a"]), value_of(["k12a", "k13a"])
    (36, 0)
    """
    found = readings(tiles)
    return found[0].value if found else 0


def worth(table: Iterable[Sequence[Tile]]) -> int:
    return sum(map(value_of, table))


def same_set(one: Sequence[Tile], other: Sequence[Tile]) -> bool:
    """Return whether two written sets are the same, untouched set (§3.3).

    They must hold the same tiles. In a run the jokers must stay where they are, but in a group the order is
    ignored (§2.3). Tiles that can be either are a run only if that is worth more (§2.6). Tiles that aren't a
    set are the same only if they are written in the same order.
    """
    if tuple(one) == tuple(other):
        return True
    if sorted(one) != sorted(other):
        return False
    found = readings(one)
    return bool(found) and found[0].kind == "group"


@lru_cache(_CACHED)
def _readings(tiles: tuple[Tile, ...]) -> tuple[Meld, ...]:
    if len(tiles) < LEAST:
        return ()
    found = [meld for meld in (_group(tiles), _run(tiles)) if meld is not None]
    return tuple(sorted(found, key=lambda meld: -meld.value))


def _group(tiles: tuple[Tile, ...]) -> Meld | None:
    """Return the tiles as a group, ``None`` if they aren't one (§2.2, §2.4)."""
    real = [tile for tile in tiles if not is_joker(tile)]
    numbers = set(map(number_of, real))
    colours = set(map(colour_of, real))
    if len(numbers) != 1 or len(colours) != len(real) or len(tiles) > MOST_OF_A_GROUP:
        return None
    (number,) = numbers
    missing = "".join(colour for colour in COLOURS if colour not in colours)
    stands = tuple(missing if is_joker(tile) else colour_of(tile) for tile in tiles)
    return Meld("group", tiles, (number,) * len(tiles), stands, number * len(tiles))


def _run(tiles: tuple[Tile, ...]) -> Meld | None:
    """Return the tiles as a run written upwards, ``None`` if they aren't one (§2.1, §2.3)."""
    real = [(place, tile) for place, tile in enumerate(tiles) if not is_joker(tile)]
    starts = {number_of(tile) - place for place, tile in real}
    colours = {colour_of(tile) for _, tile in real}
    if len(starts) != 1 or len(colours) != 1:
        return None
    (start,), (colour,) = starts, colours
    if start < 1 or start + len(tiles) - 1 > NUMBERS:
        return None
    numbers = tuple(range(start, start + len(tiles)))
    return Meld("run", tiles, numbers, (colour,) * len(tiles), sum(numbers))


@lru_cache(_CACHED)
def _fault(tiles: tuple[Tile, ...]) -> Fault:
    """Return the first fault of tiles that aren't a set.

    The first two tiles that differ show whether a group or a run was meant.
    """
    if len(tiles) < LEAST:
        return Fault("too_few_tiles", {"tiles": tiles, "given": len(tiles)})
    real = [tile for tile in tiles if not is_joker(tile)]
    first = real[0]
    other = next((tile for tile in real if tile[:-1] != first[:-1]), first)
    if number_of(other) == number_of(first):
        return _group_fault(tiles, real)
    if colour_of(other) == colour_of(first):
        return _run_fault(tiles, real)
    return Fault("neither_run_nor_group", {"tiles": tiles, "tile": first, "other": other})


def _group_fault(tiles: tuple[Tile, ...], real: Sequence[Tile]) -> Fault:
    number = number_of(real[0])
    seen: set[str] = set()
    for tile in real:
        if number_of(tile) != number:
            return Fault("other_number_in_group", {"tiles": tiles, "number": number, "tile": tile})
        if (colour := colour_of(tile)) in seen:
            return Fault("colour_twice", {"tiles": tiles, "number": number, "colour": colour})
        seen.add(colour)
    return Fault("group_too_long", {"tiles": tiles, "number": number, "given": len(tiles)})


def _run_fault(tiles: tuple[Tile, ...], real: Sequence[Tile]) -> Fault:
    colour = colour_of(real[0])
    about = {"tiles": tiles, "colour": colour}
    for tile in real:
        if colour_of(tile) != colour:
            return Fault("other_colour_in_run", {**about, "tile": tile})
    numbers = [number_of(tile) for tile in real]
    for number in numbers:
        if numbers.count(number) > 1:
            return Fault("number_twice", {**about, "number": number})
    falls = numbers == sorted(numbers, reverse=True)
    places = [place for place, tile in enumerate(tiles) if not is_joker(tile)]
    for at in range(1, len(real)):
        number, following = numbers[at - 1], numbers[at]
        jokers = places[at] - places[at - 1] - 1
        if following - number == jokers + 1:
            continue
        if following + NUMBERS - number == jokers + 1:
            return Fault("one_after_thirteen", about)
        facts = {**about, "number": number, "next": following}
        if jokers and following > number:
            return Fault("wrong_jokers_between", {**facts, "jokers": jokers})
        if number + jokers > NUMBERS and number - following != jokers + 1:
            return Fault("joker_past_the_end", {**about, "number": NUMBERS + 1})
        if jokers or falls:
            return Fault("run_downwards", about)
        return Fault("not_consecutive", facts)
    low = numbers[0] - places[0]
    return Fault("joker_past_the_end", {**about, "number": low if low < 1 else low + len(tiles) - 1})
