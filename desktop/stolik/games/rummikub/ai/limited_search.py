"""The best move within a limit on the tiles laid from the rack and on the sets of the table changed.

A set is changed if the table after the move has no set with the same tiles. Once it is decided which sets may
change, the exact solver finds the best move with them, so the search is for those sets. It goes backwards
from the sets that the best move without a limit changes, leaving out one after another, and forwards from
single sets and pairs, keeping the best few. It isn't exact but seldom misses a tile (the tests compare it
with trying all choices of sets).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.bot import Level
from stolik.games.rummikub.ai.rearrangement_steps import steps_between
from stolik.games.rummikub.ai.solver.set_building import OldPlaces, in_old_places
from stolik.games.rummikub.ai.solver.solver import Solution, can_go_out, most_laid, solve
from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import LEAST, SHORT_SETS, is_set, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import JOKER, KIND_OF, NUMBERS, TILES, Kind, Set, Table, Tile

BASE_SECONDS: Final = 60
"""The time per move that the limits are meant for; without a clock they apply unchanged."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a player can do in a turn: tiles laid from the rack, and sets of the table changed.

    A set is changed if the table after the move has no set with the same tiles. The smallest opening that a
    rack allows may always be laid.
    """

    tiles: int
    sets: int

    def in_time(self, seconds: int | None) -> Limit:
        """Return the limit for a turn of ``seconds`` (``None`` without a clock), in proportion to the time.

        Halves are rounded up. Three tiles and one set are always possible, and more than two minutes count as
        two.

        >>> Limit(9, 4).in_time(30), Limit(9, 4).in_time(None)
        (Limit(tiles=5, sets=2), Limit(tiles=9, sets=4))
        >>> Limit(9, 4).in_time(120) == Limit(9, 4).in_time(300)
        True
        """
        if seconds is None:
            return self
        seconds = min(seconds, 2 * BASE_SECONDS)
        tiles, sets = [
            (2 * each * seconds + BASE_SECONDS) // (2 * BASE_SECONDS) for each in (self.tiles, self.sets)
        ]
        return Limit(max(LEAST, tiles), max(1, sets))


LIMITS: Final[Mapping[Level, Limit]] = {
    Level.GENTLE: Limit(3, 2),
    Level.FAIR: Limit(6, 2),
    Level.SHARP: Limit(8, 3),
    Level.MASTER: Limit(14, 6),
}
"""The limits of the levels, for a turn of a minute.

No level does more than the master. With the master's limit, it doesn't pay to keep drawing on purpose in
order to lay everything at once.
"""


def peeled(table: Sequence[Set], laid: Sequence[Tile], tiles: int) -> tuple[Set, ...]:
    """Return a table in order that keeps at most ``tiles`` of the tiles laid.

    First, tiles are dropped from the ends of sets that are long enough without them, least valuable ones
    first; then, sets that only have tiles of the rack. The result is ``()`` if that isn't enough.
    """
    rows, left = [list(row) for row in table], set(laid)
    while len(left) > tiles:
        ends = [(points_of(tile), at, tile) for at, row in enumerate(rows) for tile in _spare(row, left)]
        if ends:
            _, at, tile = min(ends)
            rows[at].remove(tile)
            left.remove(tile)
            continue
        own = [row for row in rows if left.issuperset(row)]
        if not own:
            return ()
        excess = len(left) - tiles
        row = min(own, key=lambda row: (abs(excess - len(row)), sum(map(points_of, row))))
        rows.remove(row)
        left.difference_update(row)
    return tuple(map(tuple, rows))


def _spare(row: Sequence[Tile], laid: set[Tile]) -> list[Tile]:
    """Return the tiles laid without which a set is still a set."""
    if len(row) <= LEAST or laid.isdisjoint(row):
        return []
    return [tile for at, tile in enumerate(row) if tile in laid and is_set((*row[:at], *row[at + 1 :]))]


_CACHED: Final = 1 << 12

Rack: TypeAlias = tuple[Tile, ...]


class _Pattern(NamedTuple):
    """The kinds of a set of three to five tiles, and its points."""

    kinds: tuple[Kind, ...]
    value: int


_PATTERNS: Final = sorted(
    [_Pattern(kinds, sum([kind % NUMBERS + 1 for kind in kinds])) for kinds in SHORT_SETS],
    key=lambda pattern: -pattern.value,
)


def opening_within(rack: Rack, tiles: int, needed: int = NEEDED) -> tuple[Set, ...] | None:
    """Return the sets of a valuable opening with at most ``tiles`` tiles, or of the smallest opening.

    It is the opening worth most, made smaller by ``peeled`` if it exceeds the limit. The result is ``None``
    if the rack allows no opening of ``needed`` points.
    """
    found = best_opening(rack)
    if found is None or found.value < needed:
        return None
    laid = tuple([tile for each in found.sets for tile in each])
    if len(laid) <= tiles:
        return found.sets
    sets = peeled(found.sets, laid, tiles)
    return sets if worth(sets) >= needed else smallest_opening(rack, needed)


@lru_cache(_CACHED)
def smallest_opening(rack: Rack, needed: int = NEEDED) -> tuple[Set, ...] | None:
    """Return the sets of the opening with the fewest tiles, and of these worth most; ``None`` without one.

    >>> smallest_opening(("k9a", "k10a", "k11a", "k12a", "r1a", "b1a", "o1a"))
    (('k10a', 'k11a', 'k12a'),)
    """
    found = best_opening(rack)
    if found is None or found.value < needed:
        return None
    piles: list[list[Tile]] = [[] for _ in range(JOKER + 1)]
    for tile in rack:
        piles[KIND_OF[tile]].append(tile)
    counts = [len(pile) for pile in piles]
    open_to = [pattern for pattern in _PATTERNS if _joined(counts, pattern) is not None]
    for size in range(LEAST, sum(map(len, found.sets))):
        best = max(
            _choices(open_to, counts, size, needed),
            key=lambda chosen: sum([pattern.value for pattern in chosen]),
            default=None,
        )
        if best is not None:
            return tuple(
                [tuple([(piles[kind] or piles[JOKER]).pop() for kind in pattern.kinds]) for pattern in best]
            )
    return found.sets


def _joined(counts: Sequence[int], pattern: _Pattern) -> list[int] | None:
    """Return how many tiles of each kind a set leaves; jokers replace missing ones (``None``: too few)."""
    left = list(counts)
    for kind in pattern.kinds:
        left[kind if left[kind] else JOKER] -= 1
    return left if left[JOKER] >= 0 else None


def _choices(
    patterns: Sequence[_Pattern], counts: Sequence[int], size: int, needed: int
) -> Iterator[tuple[_Pattern, ...]]:
    """Yield sets with ``size`` tiles together worth ``needed`` points; ``patterns`` must descend in value."""
    for place, pattern in enumerate(patterns):
        more = size - len(pattern.kinds)
        if more != 0 and more < LEAST:
            continue
        left = _joined(counts, pattern)
        if left is None:
            continue
        if not more:
            if pattern.value < needed:
                break
            yield (pattern,)
        else:
            for others in _choices(patterns[place:], left, more, needed - pattern.value):
                yield (pattern, *others)


BEAM: Final = 4
"""How many choices are kept for each number of sets."""

MOST_TRIED: Final = 320
"""How many choices of sets are examined forwards unless fewer are asked for."""

_FEW_TOO_MANY: Final = 2
"""Up to this excess of tiles in an answer, each tile is tried as the one to leave out."""

_ROOMY: Final = 8
"""The limit of tiles from which an answer with too many can nearly always be cut to exactly the limit."""

_CHOICES: Final = 1500
"""How many choices of sets may be tried to find the easiest one, which takes some 30 milliseconds."""

_WAYS: Final = 30
"""How many suitable choices are compared to find the one that carries the fewest tiles."""

_ALL_POINTS: Final = sum(map(points_of, TILES))

Worth: TypeAlias = tuple[int, int]
"""The number of tiles laid, and the points that they take off the rack."""


def sets_changed(before: Iterable[Sequence[Tile]], after: Iterable[Sequence[Tile]]) -> int:
    """Return how many sets of a table aren't on another table with the same tiles."""
    there = {frozenset(tiles) for tiles in after}
    return sum(frozenset(tiles) not in there for tiles in before)


def best_within(table: Table, rack: Rack, limit: Limit, *, tried: int = MOST_TRIED) -> Solution | None:
    """Return the move of an opened player that lays most tiles within a limit, and of these most points.

    It is ``None`` if no tile can be laid within the limit. At most ``tried`` choices of sets are examined
    forwards; 0 takes a quarter of the time in slow cases, and misses a tile in one position in eighty within
    the master's limit. Sets that were on the table keep their places; new ones come last. The table isn't
    neat (see ``neat_within``).
    """
    if not rack:
        return None
    return _LimitedSearch(table, rack, limit, tried).best()


def neat_within(table: Table, found: Solution) -> Table:
    """Return the table of a move, with the sets that it changes disturbed as little as possible."""
    there = {frozenset(tiles) for tiles in found.table}
    changed = [tiles for tiles in table if frozenset(tiles) not in there]
    return (_rebuilt(table, changed, found) if changed else None) or found.table


def easiest(table: Table, found: Solution) -> Table:
    """Return the table that is easiest to reach with a move: fewest sets changed, then fewest tiles carried.

    If more than ``_CHOICES`` choices of sets would have to be tried, it is the table of `neat_within`.
    """
    neat = neat_within(table, found)
    most, left = sets_changed(table, neat), _CHOICES
    for size in range(most + 1) if most else ():
        left -= comb(len(table), size)
        if left < 0:
            break
        fitting = [sets for sets in combinations(table, size) if can_go_out(sets, found.laid)]
        ways = [way for sets in fitting[:_WAYS] if (way := _rebuilt(table, sets, found)) is not None]
        if ways := [*[neat] * (size == most), *ways]:
            return min(
                ways, key=lambda way: sum([len(s.tiles) for s in steps_between(table, way, found.laid)])
            )
    return neat


def _rebuilt(table: Table, sets: Sequence[Set], found: Solution) -> Table | None:
    """Return the table after a move that only changes ``sets``, ``None`` if they can't take all its tiles."""
    neat = solve(sets, found.laid)
    if neat is None or neat.tiles != found.tiles:
        return None
    staying = [tiles for tiles in table if tiles not in sets]
    return in_old_places([*staying, *neat.table], OldPlaces(table))


class _LimitedSearch:
    """One search; it remembers what is laid if certain sets may change, given as a mask of their places."""

    def __init__(self, table: Table, rack: Rack, limit: Limit, tried: int) -> None:
        self._table = table
        self._rack = rack
        self._limit = limit
        self._tried = tried
        self._bound: Worth = (0, 0)
        self._known: dict[int, tuple[Worth, Rack]] = {}

    def best(self) -> Solution | None:
        everything = (1 << len(self._table)) - 1
        whole = self._solved(everything, self._rack)
        if whole is None:
            return None
        changed = self._changed(everything, whole)
        if whole.tiles <= self._limit.tiles and changed.bit_count() <= self._limit.sets:
            return whole
        self._bound = (
            (whole.tiles, whole.points) if whole.tiles <= self._limit.tiles else (self._limit.tiles, 0)
        )
        mask = self._eliminated(changed)
        if self._tried and not self._enough(mask):
            mask = max((mask, self._grown()), key=self._value)
        found = self._solved(mask, self._cut(mask, self._laid(mask)))
        return None if found is None else self._completed(mask, found)

    def _enough(self, mask: int) -> bool:
        return self._value(mask) >= self._bound

    def _value(self, mask: int) -> Worth:
        return self._at(mask)[0]

    def _laid(self, mask: int) -> Rack:
        return self._at(mask)[1]

    def _at(self, mask: int) -> tuple[Worth, Rack]:
        known = self._known.get(mask)
        if known is None:
            laid = most_laid(self._sets(mask), self._rack)
            if self._limit.tiles < _ROOMY:
                laid = self._cut(mask, laid)
            known = self._known[mask] = (min(_worth(laid), (self._limit.tiles, _ALL_POINTS)), laid)
        return known

    def _sets(self, mask: int) -> list[Set]:
        return [self._table[place] for place in _places(mask)]

    def _solved(self, mask: int, rack: Rack) -> Solution | None:
        return solve(self._sets(mask), rack, neat=False) if rack else None

    def _cut(self, mask: int, laid: Rack) -> Rack:
        """Return the tiles laid, without as many as exceed the limit."""
        most = self._limit.tiles
        if len(laid) <= most:
            return laid
        best = self._peeled(mask, laid) or self._thinned(mask, laid)
        if len(best) == most or len(laid) > most + _FEW_TOO_MANY:
            return best
        for out in laid:
            less = most_laid(self._sets(mask), [tile for tile in laid if tile != out])
            if len(less) > most:
                less = self._peeled(mask, less)
            best = max(best, less, key=_worth)
        return best

    def _peeled(self, mask: int, laid: Rack) -> Rack:
        found = self._solved(mask, laid)
        if found is None:
            return ()
        there = {tile for tiles in peeled(found.table, laid, self._limit.tiles) for tile in tiles}
        return tuple([tile for tile in laid if tile in there])

    def _thinned(self, mask: int, laid: Rack) -> Rack:
        """Return the tiles that can be laid without the least valuable ones, if peeling isn't possible."""
        while len(laid) > self._limit.tiles:
            laid = most_laid(self._sets(mask), sorted(laid, key=points_of)[1:])
        return laid

    def _changed(self, mask: int, found: Solution) -> int:
        there = {frozenset(tiles) for tiles in found.table}
        return sum(1 << place for place in _places(mask) if frozenset(self._table[place]) not in there)

    def _eliminated(self, mask: int) -> int:
        """Return sets within the limit, found by leaving out one set at a time."""
        while mask.bit_count() > self._limit.sets:
            here = self._value(mask) if mask in self._known else None
            best = -1
            for place in _places(mask):
                less = mask & ~(1 << place)
                if best < 0 or self._value(less) > self._value(best):
                    best = less
                    if self._enough(less) or (here is not None and self._value(less) == here):
                        break
            mask = best
        return mask

    def _grown(self) -> int:
        """Return the best sets found by growing single sets and pairs, keeping the best few of each size."""
        ones = [1 << place for place in range(len(self._table))]
        best, kept, left = 0, [0], self._tried
        for size in range(1, self._limit.sets + 1):
            tried = {mask | one for mask in kept for one in ones if not mask & one}
            if size == 2:
                tried |= {one | other for one, other in combinations(ones, 2)}
            left -= len(tried)
            if left < 0:
                break
            for mask in tried:
                if self._value(mask) > self._value(best):
                    best = mask
                    if self._enough(best):
                        return best
            kept = sorted(tried, key=self._value, reverse=True)[:BEAM]
        return best

    def _completed(self, mask: int, found: Solution) -> Solution:
        """Return an answer for some sets completed by the other sets, with old sets at their places."""
        staying = [tiles for place, tiles in enumerate(self._table) if not mask >> place & 1]
        table = in_old_places([*staying, *found.table], OldPlaces(self._table))
        return Solution(table, found.laid, found.points, len(found.laid) == len(self._rack))


def _places(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _worth(laid: Rack) -> Worth:
    return len(laid), sum(map(points_of, laid))
