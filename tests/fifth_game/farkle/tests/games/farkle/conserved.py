"""Checks that nothing is lost in Farkle: six dice, and accounts of whole turns."""

from __future__ import annotations

from stolik.games.farkle.rules.state import DICE, State


def conserved(state: State) -> bool:
    """Return whether there are six dice and no account is negative."""
    if state.rolled and len(state.kept) + len(state.rolled) != DICE:
        return False
    return state.points >= 0 and min(state.accounts) >= 0
