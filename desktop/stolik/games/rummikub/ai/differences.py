"""What a turn gives up beside the best one: as a claim that is true of the one and not of the other."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.state import State


def difference(view: State, seat: Seat, options: Sequence[Advice], played: Value) -> Claim | None:
    """Return that a turn keeps more tiles than the best of the options, ``None`` where it doesn't.

    ``yours`` and ``best`` are the tiles that stay on the rack.
    """
    kept = {"yours": _kept(view, seat, played), "best": _kept(view, seat, options[0].move)}
    if kept["yours"] <= kept["best"]:
        return None
    return Claim("kept_more" if kept["best"] else "kept_some", kept)


def _kept(view: State, seat: Seat, move: Value) -> int:
    """Return how many tiles of the rack a move leaves there."""
    laid = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
    return len(set(view.racks[seat]) - laid)
