"""What a report draws of a decision: the sets that a move changes, or the rack where it lays nothing."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import Seat, Value
from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.printed.score_card_art import sort_key


def decision(session: Session, seat: Seat) -> dict[str, Any]:
    """Return the rack that a seat looked at, sorted."""
    return {"rack": sorted(session.state.racks[seat], key=sort_key)}


def marked(state: State, move: Value) -> dict[str, Any]:
    """Return the sets that a move changes, and the tiles it lays; nothing where it lays none.

    ``laying`` are the sets with tiles ``laid``, ``moved`` those with none.
    """
    if not isinstance(move, Play):
        return {}
    laid = {tile for tiles in move.table for tile in tiles} - {
        tile for tiles in state.table for tile in tiles
    }
    before = {frozenset(tiles) for tiles in state.table}
    changed = [list(tiles) for tiles in move.table if frozenset(tiles) not in before]
    return {
        "laying": [tiles for tiles in changed if not laid.isdisjoint(tiles)],
        "moved": [tiles for tiles in changed if laid.isdisjoint(tiles)],
        "laid": sorted(laid, key=sort_key),
    }
