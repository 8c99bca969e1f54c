"""The best opening of a rack, exact over all combinations of sets and jokers (§3.1, §8.5).

The numbers are visited in ascending order. Between two numbers, only the lengths of the open runs of each
colour (1, 2, or 3 and more) and the number of jokers left matter; tiles that no run takes may make groups.
The best value for each such position is kept, so nothing is left out and nothing is tried twice.

Source: the dynamic program of van Rijn, Takes, Vis 2015, arXiv 1604.07553, here for points and with jokers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, Kind, Tile

NEEDED: Final = 30
"""The points needed for an opening (§3.1), except with a handicap (§11.7)."""

Runs: TypeAlias = tuple[int, ...]
"""The lengths of the open runs of one colour, ascending, with 3 for three and more."""

Group: TypeAlias = tuple[int, ...]
"""The colours of a group by their places in ``COLOURS``, with ``_WILD`` for a joker."""

Key: TypeAlias = tuple[tuple[Runs, ...], int]
"""A position between two numbers: the open runs of each colour, and the jokers left."""

_LONG: Final = 3
_WILD: Final = -1
_NEVER: Final = 9
"""More jokers than exist, as the debt of a run that can't become long enough."""

_CACHED: Final = 1 << 10
"""The tiles of a number occur in few combinations, so more games would hardly need more entries."""

_RACKS_CACHED: Final = 1 << 7
"""A rack is asked about while it is held, and never again."""


class Opening(NamedTuple):
    """Disjoint sets from a rack, and the points of all of them together; runs are written upwards."""

    value: int
    sets: tuple[tuple[Tile, ...], ...]


class _Way(NamedTuple):
    """A way for the runs of one colour to go on at one number.

    ``used`` counts the runs that go on or begin; each takes a tile or, ``jokers`` times, a joker. ``spare``
    is the number of tiles left over, ``debt`` the number of jokers that the short runs will need in any case.
    """

    after: Runs
    used: int
    jokers: int
    spare: int
    debt: int


class _Best(NamedTuple):
    """The best way to a position: its value, where it came from, and the tiles laid on the way."""

    value: int
    before: Key | None
    used: tuple[int, ...]
    groups: tuple[Group, ...]


def best_opening(rack: Iterable[Tile]) -> Opening | None:
    """Return the disjoint sets of a rack that are worth most, ``None`` if it holds no set.

    A joker counts as the tile that it replaces. The result may be worth less than ``NEEDED``; it is cached
    for the tiles in any order.

    >>> best_opening(["k9a", "k10a", "ja", "r2a"])
    Opening(value=30, sets=(('k9a', 'k10a', 'ja'),))
    >>> best_opening(["k9a", "k10a", "r2a"]) is None
    True
    """
    return _opening(tuple(sorted(rack)))


def can_open(rack: Iterable[Tile], needed: int = NEEDED) -> bool:
    """Return whether a rack allows an opening of ``needed`` points (§3.1).

    >>> can_open(["k9a", "k10a", "k11a"]), can_open(["k8a", "k9a", "k10a"])
    (True, False)
    """
    found = best_opening(rack)
    return found is not None and found.value >= needed


@lru_cache(_RACKS_CACHED)
def _opening(rack: tuple[Tile, ...]) -> Opening | None:
    piles: list[list[Tile]] = [[] for _ in range(JOKER + 1)]
    for tile in rack:
        piles[KIND_OF[tile]].append(tile)
    levels = _levels([len(pile) for pile in piles])
    # After 13 no run is short, because its debt would have been too high to pay.
    key = max(levels[-1], key=lambda key: levels[-1][key].value)
    value = levels[-1][key].value
    return Opening(value, _sets(_path(levels, key), piles)) if value else None


def _levels(counts: Sequence[int]) -> list[dict[Key, _Best]]:
    """Return the best way to each position after 0, 1, ... 13, by the number of tiles of each kind."""
    levels: list[dict[Key, _Best]] = [{(((),) * len(COLOURS), counts[JOKER]): _Best(0, None, (), ())}]
    for number in range(1, NUMBERS + 1):
        here, second, third = (_column(counts, number + ahead) for ahead in range(_LONG))
        found: dict[Key, _Best] = {}
        for key, best in levels[-1].items():
            runs, jokers = key
            ways = _ways_of_all(runs, here, second, third, jokers)
            for after, used, spare, left, debt in ways:
                base = best.value + number * sum(used)
                for wild, tiles, groups in _groupings(spare, left - debt):
                    value = base + number * tiles
                    there = (after, left - wild)
                    known = found.get(there)
                    if known is None or value > known.value:
                        found[there] = _Best(value, key, used, groups)
        levels.append(found)
    return levels


def _column(counts: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the number of tiles in each colour with this number, -1 beyond 13."""
    if number > NUMBERS:
        return (-1,) * len(COLOURS)
    return tuple([counts[kind] for kind in range(number - 1, JOKER, NUMBERS)])


@lru_cache(_CACHED)
def _ways_of_all(
    runs: tuple[Runs, ...],
    here: tuple[int, ...],
    second: tuple[int, ...],
    third: tuple[int, ...],
    jokers: int,
) -> tuple[tuple[tuple[Runs, ...], tuple[int, ...], tuple[int, ...], int, int], ...]:
    """Return the ways for the runs of all colours together, as far as the jokers pay for them and the debts.

    Each entry holds, by colour, the runs after the number, the tiles and jokers used, and the spare tiles;
    then the jokers left and the sum of the debts.
    """
    found: list[tuple[tuple[Runs, ...], tuple[int, ...], tuple[int, ...], int, int]] = [
        ((), (), (), jokers, 0)
    ]
    for colour, open_runs in enumerate(runs):
        ways = _ways(open_runs, here[colour], second[colour], third[colour], jokers)
        found = [
            ((*after, way.after), (*used, way.used), (*spare, way.spare), left - way.jokers, debt + way.debt)
            for after, used, spare, left, debt in found
            for way in ways
            if way.jokers + way.debt + debt <= left
        ]
    return tuple(found)


@lru_cache(_CACHED)
def _ways(runs: Runs, here: int, second: int, third: int, jokers: int) -> tuple[_Way, ...]:
    """Return the ways for the runs of one colour at a number with ``here`` tiles.

    Short runs must go on; long ones may end. ``second`` and ``third`` count tiles of the next two numbers.
    """
    ones, twos, longs = runs.count(1), runs.count(2), runs.count(_LONG)
    ways = []
    for kept in range(longs + 1):
        for begun in range(here + jokers + 1):
            used = ones + twos + kept + begun
            if used > here + jokers:
                break
            after = (1,) * begun + (2,) * ones + (_LONG,) * (twos + kept)
            debt = _debt(begun + ones, second) + _debt(begun, third)
            if (lacking := max(0, used - here)) + debt <= jokers:
                ways.append(_Way(after, used, lacking, max(0, here - used), debt))
    return tuple(ways)


def _debt(runs: int, tiles: int) -> int:
    """Return how many jokers ``runs`` runs need at a number with ``tiles`` tiles (-1 beyond 13)."""
    if tiles < 0:
        return _NEVER if runs else 0
    return max(0, runs - tiles)


@lru_cache(_CACHED)
def _groupings(spare: tuple[int, ...], jokers: int) -> tuple[tuple[int, int, tuple[Group, ...]], ...]:
    """Return the groups with the most of the spare tiles, for each number of jokers in them.

    Each entry holds the number of jokers, the number of tiles including them, and the groups.
    """
    best: dict[int, tuple[int, tuple[Group, ...]]] = {0: (0, ())}
    colours = [place for place, count in enumerate(spare) if count]
    for size in range(1, len(colours) + 1):
        for chosen in combinations(colours, size):
            rest = tuple([count - (place in chosen) for place, count in enumerate(spare)])
            for wild in range(max(0, _LONG - size), min(jokers, len(COLOURS) - size) + 1):
                group = (*chosen, *(_WILD,) * wild)
                for more, tiles, groups in _groupings(rest, jokers - wild):
                    if tiles + len(group) > best.get(wild + more, (0, ()))[0]:
                        best[wild + more] = (tiles + len(group), (group, *groups))
    return tuple([(wild, tiles, groups) for wild, (tiles, groups) in best.items()])


def _path(levels: Sequence[dict[Key, _Best]], key: Key) -> list[tuple[Key, _Best]]:
    """Return the positions after each number from 1 to 13, with the way to each, that lead to ``key``."""
    path: list[tuple[Key, _Best]] = []
    for level in reversed(levels[1:]):
        best = level[key]
        path.append((key, best))
        assert best.before is not None, "only the empty beginning comes from nowhere"
        key = best.before
    return path[::-1]


def _sets(path: Sequence[tuple[Key, _Best]], piles: list[list[Tile]]) -> tuple[tuple[Tile, ...], ...]:
    """Return the sets laid on a path, taking their tiles from the piles."""
    sets: list[list[Tile]] = []
    running: list[list[list[Tile]]] = [[] for _ in COLOURS]
    for number, ((runs, _), best) in enumerate(path):
        for place, after in enumerate(runs):
            kind = NUMBERS * place + number
            going = [run for run in running[place] if len(run) < _LONG]
            long = [run for run in running[place] if len(run) >= _LONG]
            begun: list[list[Tile]] = [[] for _ in range(after.count(1))]
            kept = best.used[place] - len(going) - len(begun)
            running[place] = [*going, *long[:kept], *begun]
            sets += begun
            for run in running[place]:
                run.append(_taken(piles, kind))
        for group in best.groups:
            kinds = [JOKER if place == _WILD else NUMBERS * place + number for place in group]
            sets.append([_taken(piles, kind) for kind in kinds])
    return tuple(map(tuple, sets))


def _taken(piles: list[list[Tile]], kind: Kind) -> Tile:
    """Take a tile of the kind from its pile, or a joker if there is none."""
    return (piles[kind] or piles[JOKER]).pop()
