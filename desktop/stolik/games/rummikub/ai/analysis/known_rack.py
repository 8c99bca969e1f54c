"""Two players at an empty bank: all tiles that a seat doesn't see stand on the other's rack."""

from __future__ import annotations

from dataclasses import replace

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.state import State, changed, tiles_on
from stolik.games.rummikub.rules.tiles import TILES


def with_known_rack(view: State, seat: Seat) -> State | None:
    """Return the position of a turn with the rack that follows from a seat's view, ``None`` if none does."""
    if view.seats != 2 or view.bank or view.phase != "turn":
        return None
    seen = {*view.racks[seat], *tiles_on(view.table)}
    unseen = tuple([tile for tile in TILES if tile not in seen])
    # In a position that was made up there may be tiles that lie nowhere.
    if len(unseen) != len(view.racks[1 - seat]):
        return None
    return replace(view, racks=changed(view.racks, 1 - seat, unseen))
