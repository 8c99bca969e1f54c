"""Simple moves on the table, quickly found: enough for a game to go on, and far from all there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from stolik.games.rummikub.rules.sets.melds import readings
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, Kind, Set, Table, Tile

_ENDS_CACHED: Final = 1 << 9
_POSITIONS_CACHED: Final = 1 << 7
"""A position is asked about several times in a turn, and never again after it; each holds some KiB."""

_LOOKED_AT: Final = 20
"""The tiles of a rack that are searched for sets after the opening: a swollen one would take long."""


@lru_cache(_POSITIONS_CACHED)
def simple_tables(
    table: Table, rack: tuple[Tile, ...], opened: bool, needed: int = NEEDED
) -> tuple[Table, ...]:
    """Return tables that a seat may leave, without repetition.

    Before the opening, of ``needed`` points, that is the best one alone. After it good sets of the rack, all
    and one by one, and each tile of the rack, one by one, added to each end of a run and to each group.
    """
    if not opened:
        found = best_opening(rack)
        return ((*table, *found.sets),) if found is not None and found.value >= needed else ()
    found = best_opening(rack[:_LOOKED_AT])
    sets = found.sets if found is not None else ()
    tables = [(*table, *sets)] if sets else []
    if len(sets) > 1:
        tables += [(*table, tiles) for tiles in sets]
    return (*tables, *_additions(table, rack))


def _additions(table: Table, rack: Sequence[Tile]) -> Iterator[Table]:
    by_kind: dict[Kind, list[Tile]] = {}
    for tile in rack:
        by_kind.setdefault(KIND_OF[tile], []).append(tile)
    for place, tiles in enumerate(table):
        for kind, first in _fitting_ends(tiles):
            for tile in by_kind.get(kind, ()):
                longer = (tile, *tiles) if first else (*tiles, tile)
                yield (*table[:place], longer, *table[place + 1 :])


@lru_cache(_ENDS_CACHED)
def _fitting_ends(tiles: Set) -> tuple[tuple[Kind, bool], ...]:
    """Return the kinds that may be added to a lawful set, and whether they go to its front."""
    meld = readings(tiles)[0]
    if meld.kind == "group":
        if len(tiles) == len(COLOURS):
            return ()
        there = {KIND_OF[tile] // NUMBERS for tile in tiles if KIND_OF[tile] != JOKER}
        missing = [place for place in range(len(COLOURS)) if place not in there]
        return (*[(NUMBERS * place + meld.numbers[0] - 1, False) for place in missing], (JOKER, False))
    base = NUMBERS * COLOURS.index(meld.colours[0]) - 1
    low, high = meld.numbers[0], meld.numbers[-1]
    found = [(base + low - 1, True), (JOKER, True)] if low > 1 else []
    return tuple(found + ([(base + high + 1, False), (JOKER, False)] if high < NUMBERS else []))
