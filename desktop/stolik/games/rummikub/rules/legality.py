"""Whether a table is legal as a move writes it, and what is wrong first where it isn't."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.moves import DrawnForStart, Shuffled
from stolik.games.rummikub.rules.sets.melds import Fault, read, worth
from stolik.games.rummikub.rules.state import State, laid_in, tiles_on, touched
from stolik.games.rummikub.rules.tiles import KIND_OF, TILES, Table, Tile, is_joker


def drawn_fault(state: State, move: DrawnForStart) -> Rejection | None:
    """Return what is wrong with tiles drawn for the start (§1.2, §1.3).

    The position waits for the drawing; the facts name the seat, the tile or the numbers at fault.
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
    """Return what is wrong with a shuffle: all 106 tiles have to be there once (§1.1).

    >>> shuffled_fault(Shuffled(TILES[:105])).facts
    {'tiles': 106, 'given': 105}
    """
    if len(move.tiles) != len(TILES):
        return Rejection("wrong_number_of_tiles", {"tiles": len(TILES), "given": len(move.tiles)})
    return _unknown_or_double(move.tiles)


def tiles_fault(state: State, seat: Seat, table: Table) -> Rejection | None:
    """Return what is wrong with the tiles of a table, however they lie (§4.3, §6.4).

    Every tile must be one, lie there once, and have come from the table or the seat's rack; no tile that lay
    on the table may be gone.

    ``table`` is written set by set and may hold anything, ``seat`` is the one that has laid it.
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
    """Return what is wrong with the table that a time-out found: its disorder is none (§6.4, §6.9).

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
    """Return what is wrong with a table as a move of the seat, or ``None`` (§3, §4).

    The facts of a set's fault hold its ``tiles`` and its place ``set`` in the table, from 0.

    The seat is on turn, and hasn't drawn.
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
    """Return the new sets of a table on which the others lie untouched.

    >>> opening_sets((("k1a", "k2a", "k3a"),), (("k3a", "k2a", "k1a"), ("r4a", "r5a", "r6a")))
    (('r4a', 'r5a', 'r6a'),)
    """
    there = {frozenset(tiles) for tiles in before}
    return tuple([tiles for tiles in after if frozenset(tiles) not in there])


def _unknown_or_double(tiles: Sequence[Tile]) -> Rejection | None:
    """Return the first tile that is none, or that is there twice."""
    seen: set[Tile] = set()
    for tile in tiles:
        if tile not in KIND_OF:
            return Rejection("no_such_tile", {"tile": tile})
        if tile in seen:
            return Rejection("tile_twice", {"tile": tile})
        seen.add(tile)
    return None
