"""Which tiles of a rack can be laid now: those that some legal move of the present turn lays, exactly.

After the opening a tile can be laid where the table can be put together with it and any others of the rack.
Before, where sets of the rack, of which one holds the tile, are worth an opening together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from stolik.engine.game import Seat
from stolik.games.rummikub.ai.solver.solver import can_lay, solve
from stolik.games.rummikub.rules.sets.melds import LEAST, MOST_OF_A_GROUP, value_of
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    HIDDEN,
    KIND_OF,
    NUMBERS,
    Kind,
    Table,
    Tile,
    is_joker,
)

_LONGEST: Final = 5
"""A run of six and more is two runs that are worth as much."""


def layable_tiles(view: State, seat: Seat) -> tuple[Tile, ...]:
    """Return the tiles of the seat's rack that it can lay in this turn, in the rack's order.

    Nothing where the seat isn't on turn or has drawn.
    """
    rack = view.racks[seat]
    if view.phase != "turn" or view.turn != seat or HIDDEN in rack or not rack:
        return ()
    if view.opened[seat]:
        kinds = _kinds_after_opening(view.table, rack)
    else:
        kinds = _kinds_of_openings(rack, view.options.needed_by(seat))
    return tuple([tile for tile in rack if KIND_OF[tile] in kinds])


def _kinds_after_opening(table: Table, rack: Sequence[Tile]) -> set[Kind]:
    most = solve(table, rack, neat=False)
    if most is None:
        return set()
    kinds = {KIND_OF[tile] for tile in most.laid}
    for tile in rack:
        if KIND_OF[tile] not in kinds and can_lay(table, rack, tile):
            kinds.add(KIND_OF[tile])
    return kinds


def _kinds_of_openings(rack: Sequence[Tile], needed: int) -> set[Kind]:
    best = best_opening(rack)
    if best is None or best.value < needed:
        return set()
    kinds = {KIND_OF[tile] for row in best.sets for tile in row}
    for row in _sets_in(rack):
        if not kinds.issuperset(map(KIND_OF.__getitem__, row)):
            rest = best_opening([tile for tile in rack if tile not in row])
            if value_of(row) + (rest.value if rest else 0) >= needed:
                kinds.update(map(KIND_OF.__getitem__, row))
    return kinds


def _sets_in(rack: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Yield the short sets of a rack, each kind by one of its tiles, with jokers in all places."""
    by_kind = {KIND_OF[tile]: tile for tile in rack if not is_joker(tile)}
    jokers = [tile for tile in rack if is_joker(tile)]

    def filled(kinds: Sequence[Kind]) -> Iterator[tuple[Tile, ...]]:
        for count in range(len(jokers) + 1):
            for places in combinations(range(len(kinds)), count):
                free = iter(jokers)
                row = [next(free) if at in places else by_kind.get(kind) for at, kind in enumerate(kinds)]
                if count < len(kinds) and None not in row:
                    yield tuple([tile for tile in row if tile is not None])

    for colour in range(len(COLOURS)):
        for length in range(LEAST, _LONGEST + 1):
            for first in range(NUMBERS - length + 1):
                yield from filled(range(NUMBERS * colour + first, NUMBERS * colour + first + length))
    for number in range(NUMBERS):
        for size in range(LEAST, MOST_OF_A_GROUP + 1):
            for colours in combinations(range(len(COLOURS)), size):
                yield from filled([NUMBERS * colour + number for colour in colours])
