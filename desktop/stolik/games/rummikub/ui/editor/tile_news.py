"""Which tiles others have laid or moved since the owner of the screen's rack had their turn."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.events import Event, TableSwept, TilesPlayed
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.turn_draft import played_move


def laid_by_others(since: Sequence[Event], owner: Seat | None) -> frozenset[Tile]:
    """Return the tiles that others have laid; none where the screen is nobody's."""
    if owner is None:
        return frozenset()
    laid = (one.laid for one in since if isinstance(one, TilesPlayed | TableSwept) and one.seat != owner)
    return frozenset(tile for tiles in laid for tile in tiles)


def moved_by_others(since: Sequence[Event], owner: Seat | None) -> frozenset[Tile]:
    """Return the tiles of the table that others have moved to another set; none where it is nobody's."""
    if owner is None:
        return frozenset()
    played = (one for one in since if isinstance(one, TilesPlayed) and one.seat != owner)
    return frozenset(tile for one in played for tile in played_move(one.before, one.after).moved)
