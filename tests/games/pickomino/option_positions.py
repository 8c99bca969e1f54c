"""Positions at which every option of Pickomino changes the best move, and therefore the words for it."""

from __future__ import annotations

from typing import Final

from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES
from stolik.games.pickomino.rules.state import State

_CENTRE: Final = (23,)
_THEIRS: Final = (30, 32)

POSITIONS: Final = (
    # The last tile can be taken, which loses; a bust, which turns it face down, loses too.
    State(
        Options(),
        0,
        "decide",
        (),
        (2, 2, 4, 5, 6, 6),
        ((), _THEIRS),
        _CENTRE,
        tuple([tile for tile in TILES if tile not in (*_CENTRE, *_THEIRS)]),
    ),
)
