"""Checks that nothing is lost in Rummikub: 106 tiles, each in one place."""

from __future__ import annotations

from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES


def conserved(state: State) -> bool:
    """Return whether every tile is in just one place: bank, rack or table; before a deal there are none.

    Each tile on a rack has the turn in which it was drawn.
    """
    laid = [tile for tiles in state.table for tile in tiles]
    held = [tile for rack in state.racks for tile in rack]
    if any(len(rack) != len(came) for rack, came in zip(state.racks, state.came, strict=True)):
        return False
    everything = [*state.bank, *held, *laid]
    return not everything or sorted(everything) == sorted(TILES)
