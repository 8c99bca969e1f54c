"""Moves that people find without long thought: sets off the rack, single tiles, one simple rearrangement.

All of it works set by set, as players do, and knows nothing of the solver.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.simple_plays import simple_tables
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    NUMBERS,
    Set,
    Table,
    Tile,
    colour_of,
    is_joker,
    number_of,
)

Rack = tuple[Tile, ...]


def rack_after(rack: Rack, table: Table) -> Rack:
    """Return what is left of a rack beside a table that it was laid on."""
    there = {tile for tiles in table for tile in tiles}
    return tuple([tile for tile in rack if tile not in there])


def laid_simply(table: Table, rack: Rack) -> Table | None:
    """Return a table with all sets of the rack on it and as many single tiles as fit one after another.

    ``None`` where nothing fits. It is for players who have opened.
    """
    found = None
    while rack and (tables := simple_tables(table, rack, True)):
        found = table = tables[0]
        rack = rack_after(rack, table)
    return found


def rearranged(table: Table, rack: Rack) -> Table | None:
    """Return a table on which one set has given a tile to a new one, or ``None`` where none can.

    Of all such rearrangements it is the one that lays most tiles of the rack, the first of equals.
    """
    best: tuple[int, Table] | None = None
    for laid, after in (*_split_runs(table, rack), *_with_a_tile_of_the_table(table, rack)):
        if best is None or laid > best[0]:
            best = laid, after
    return None if best is None else best[1]


def _split_runs(table: Table, rack: Rack) -> Iterator[tuple[int, Table]]:
    """Yield tables on which a run is cut in two and a tile of the rack stands at the cut."""
    for place, tiles in enumerate(table):
        for cut in range(LEAST - 1, len(tiles) - LEAST + 1):
            head, tail = tiles[:cut], tiles[cut:]
            for tile in rack:
                if is_joker(tile) or not is_set((*head, tile)):
                    continue
                if is_set(tail) and number_of(tile):
                    yield 1, (*table[:place], (*head, tile), tail, *table[place + 1 :])


def _with_a_tile_of_the_table(table: Table, rack: Rack) -> Iterator[tuple[int, Table]]:
    """Yield tables on which a tile that a set can spare makes a new set with tiles of the rack."""
    plain = [tile for tile in rack if not is_joker(tile)]
    for place, tiles in enumerate(table):
        for tile, rests in _spared(tiles):
            for others in _partners(tile, plain):
                yield len(others) - 1, (*table[:place], *rests, *table[place + 1 :], others)


def _spared(tiles: Set) -> Iterator[tuple[Tile, tuple[Set, ...]]]:
    """Yield each tile that a set can spare, with the sets that are left of it."""
    if len(tiles) <= LEAST:
        return
    for place, tile in enumerate(tiles):
        if is_joker(tile):
            continue
        before, after = tiles[:place], tiles[place + 1 :]
        if is_set((*before, *after)):
            yield tile, ((*before, *after),)
        elif is_set(before) and is_set(after):
            yield tile, (before, after)


def _partners(tile: Tile, rack: Sequence[Tile]) -> Iterator[Set]:
    """Yield the sets that a tile makes with two or three tiles of a rack."""
    number, colour = number_of(tile), colour_of(tile)
    equal = {colour_of(other): other for other in rack if number_of(other) == number}
    equal.pop(colour, None)
    for count in range(LEAST - 1, len(COLOURS)):
        for others in combinations(equal.values(), count):
            yield (tile, *others)
    row = {number_of(other): other for other in rack if colour_of(other) == colour}
    row[number] = tile
    for low in range(max(1, number - 2), min(number, NUMBERS - 2) + 1):
        run = [row[each] for each in range(low, low + LEAST) if each in row]
        if len(run) == LEAST:
            yield tuple(run)
