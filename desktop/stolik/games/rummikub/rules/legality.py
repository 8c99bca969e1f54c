"""Checks whether the table of a move is legal and finds its first fault; lists simple plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.moves import DrawnForStart, Shuffled
from stolik.games.rummikub.rules.sets.melds import Fault, read, readings, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.state import State, laid_in, tiles_on, touched
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    JOKER,
    KIND_OF,
    NUMBERS,
    TILES,
    Kind,
    Set,
    Table,
    Tile,
    is_joker,
)

_ENDS_CACHED: Final = 1 << 9
_POSITIONS_CACHED: Final = 1 << 7
"""A position is asked about several times in a turn, and never again after it; each takes some KiB."""

_LOOKED_AT: Final = 20
"""How many tiles of a rack are searched for sets after the opening, because large racks would take long."""


def drawn_fault(state: State, move: DrawnForStart) -> Rejection | None:
    """Return the first fault of tiles drawn for the start, ``None`` if there is none (§1.2, §1.3).

    The state must be waiting for the drawing. The facts name the seat, the tile or the numbers at fault.
    """
    if len(move.tiles) != state.seats:
        return Rejection("wrong_number_of_tiles", {"tiles": state.seats, "given": len(move.tiles)})
    drawing = state.to_draw
    for seat, tile in enumerate(move.tiles):
        if tile is None and seat in drawing:
            return Rejection("seat_must_draw", {"seat": seat})
        if tile is not None and seat not in drawing:
            return Rejection("seat_does_not_draw", {"seat": seat})
    standing = [tile for tile in state.drawn if tile is not None]
    return _unknown_or_double([*standing, *filter(None, move.tiles)])


def shuffled_fault(move: Shuffled) -> Rejection | None:
    """Return the fault of a shuffle, which must have each of the 106 tiles once; otherwise ``None`` (§1.1).

    >>> shuffled_fault(Shuffled(TILES[:105])).facts
    {'tiles': 106, 'given': 105}
    """
    if len(move.tiles) != len(TILES):
        return Rejection("wrong_number_of_tiles", {"tiles": len(TILES), "given": len(move.tiles)})
    return _unknown_or_double(move.tiles)


def tiles_fault(state: State, seat: Seat, table: Table) -> Rejection | None:
    """Return the first fault in the tiles of a table, whatever sets they are in (§4.3, §6.4).

    Every tile must exist, be there once, and come from the table or the seat's rack, and no tile of the old
    table may be missing. ``table`` is written set by set and may hold anything; ``seat`` is the one that
    wrote it.
    """
    written = [tile for tiles in table for tile in tiles]
    if doubtful := _unknown_or_double(written):
        return doubtful
    allowed = tiles_on(state.table)
    own = set(state.racks[seat])
    for tiles in table:
        for tile in tiles:
            if tile not in allowed and tile not in own:
                return Rejection("tile_not_yours", {"tile": tile, "tiles": tiles})
    here = set(written)
    for tiles in state.table:
        for tile in tiles:
            if tile not in here:
                code = Rejection("joker_missing", {"tile": tile, "tiles": tiles})
                return code if is_joker(tile) else Rejection("tile_missing", {"tile": tile, "tiles": tiles})
    return None


def time_up_fault(state: State, table: Table) -> Rejection | None:
    """Return the first fault, other than disorder, of the table at a time-out (§6.4, §6.9).

    ``table`` is the draft as it lay.
    """
    if fault := tiles_fault(state, state.turn, table):
        return fault
    if not all(table):
        return Rejection("empty_set")
    return (
        Rejection("drawn_already") if state.phase == "drawn" and laid_in(state, state.turn, table) else None
    )


def play_fault(state: State, seat: Seat, table: Table) -> Rejection | None:
    """Return the first fault of a table as a move of the seat, ``None`` if it is legal (§3, §4).

    The seat must be on turn and not have drawn. The facts of a set's fault hold its ``tiles`` and its index
    ``set`` in the table, from 0.
    """
    if fault := tiles_fault(state, seat, table):
        return fault
    for place, tiles in enumerate(table):
        if isinstance(found := read(tiles), Fault):
            return Rejection(found.code, {**found.facts, "set": place})
    if not laid_in(state, seat, table):
        return Rejection("nothing_laid")
    if state.opened[seat]:
        return None
    needed = state.options.needed_by(seat)
    if (first := touched(state.table, table)) is not None:
        return Rejection("opening_touches_table", {"tiles": first, "needed": needed})
    value = worth(opening_sets(state.table, table))
    return None if value >= needed else Rejection("opening_too_low", {"worth": value, "needed": needed})


def opening_sets(before: Table, after: Table) -> Table:
    """Return the new sets of a table whose other sets are untouched.

    >>> opening_sets((("k1a", "k2a", "k3a"),), (("k3a", "k2a", "k1a"), ("r4a", "r5a", "r6a")))
    (('r4a', 'r5a', 'r6a'),)
    """
    there = {frozenset(tiles) for tiles in before}
    return tuple([tiles for tiles in after if frozenset(tiles) not in there])


def _unknown_or_double(tiles: Sequence[Tile]) -> Rejection | None:
    """Return the refusal of the first tile that doesn't exist or is there twice, otherwise ``None``."""
    seen: set[Tile] = set()
    for tile in tiles:
        if tile not in KIND_OF:
            return Rejection("no_such_tile", {"tile": tile})
        if tile in seen:
            return Rejection("tile_twice", {"tile": tile})
        seen.add(tile)
    return None


@lru_cache(_POSITIONS_CACHED)
def simple_tables(
    table: Table, rack: tuple[Tile, ...], opened: bool, needed: int = NEEDED
) -> tuple[Table, ...]:
    """Return simple tables that a seat may leave, without repetition and enough for a game to go on.

    Before the opening, which takes ``needed`` points, it is only the best opening. After it, they have the
    best sets of the rack, all together or singly, or a tile of the rack added to an end of a run or to a
    group.
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
        for kind, first in fitting_ends(tiles):
            for tile in by_kind.get(kind, ()):
                longer = (tile, *tiles) if first else (*tiles, tile)
                yield (*table[:place], longer, *table[place + 1 :])


@lru_cache(_ENDS_CACHED)
def fitting_ends(tiles: Set) -> tuple[tuple[Kind, bool], ...]:
    """Return the kinds that may be added to a legal set, and whether each goes to its front."""
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
