"""Positions at which every option of Pickomino changes what is worth most, and so what is said of it."""

from __future__ import annotations

from typing import Final

from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES
from stolik.games.pickomino.rules.state import State

_CENTRE: Final = (23,)
_THEIRS: Final = (30, 32)

POSITIONS: Final = (
    # The last tile can be taken, which loses; a bust that turns it down loses too.
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
