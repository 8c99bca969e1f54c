"""Checks that nothing is lost in Pickomino: sixteen tiles, each in one place."""

from __future__ import annotations

from stolik.games.pickomino.rules.pieces import TILES
from stolik.games.pickomino.rules.state import State


def conserved(state: State) -> bool:
    """Return whether every tile is in just one place: in the centre, face down or on a stack."""
    owned = [tile for stack in state.stacks for tile in stack]
    return sorted([*state.centre, *state.face_down, *owned]) == list(TILES)
