"""Takes tiles back off a table on which too many were laid, so that it stays in order."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.tiles import Set, Tile


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
