"""What a player gets done in a turn, how much of it each level does, and how a table is cut down to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.tiles import Set, Tile

BASE_SECONDS: Final = 60
"""The time for a move that limits are told for; without a clock they hold as they are."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a player gets done in a turn: tiles laid from the rack, and sets of the table changed.

    A set is changed where the table after the move has no set of the same tiles. The smallest opening that a
    rack allows may always be laid.
    """

    tiles: int
    sets: int

    def in_time(self, seconds: int | None) -> Limit:
        """Return the limit for a turn of some seconds (``None``: no clock), in proportion, halves rounded up.

        Three tiles can be laid and one set changed in any time, and no more in over two minutes than in two.

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

Nobody does more than the master, and at its limit a player who draws on purpose to lay everything at once
gains nothing by it.
"""


def peeled(table: Sequence[Set], laid: Sequence[Tile], tiles: int) -> tuple[Set, ...]:
    """Return a table in order on which at most ``tiles`` of the tiles laid are left.

    First go tiles at the ends of sets that are long enough without them, those worth least first, then sets
    that are of the rack alone. ``()`` where that isn't enough.
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
    """Return the tiles laid that a set is one without."""
    if len(row) <= LEAST or laid.isdisjoint(row):
        return []
    return [tile for at, tile in enumerate(row) if tile in laid and is_set((*row[:at], *row[at + 1 :]))]
