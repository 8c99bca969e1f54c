"""Checks that nothing is lost in Ryzyk-Fizyk: six dice, and a turn's points banked as a whole or not."""

from __future__ import annotations

from stolik.engine.dice import FACES
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.state import State


def conserved(state: State) -> bool:
    """Return whether there are six dice on the table, whole groups, and no negative account."""
    if state.rolled and len(state.kept) + len(state.rolled) != DICE:
        return False
    if any(state.kept.count(face) == 1 for face in FACES):
        return False
    return state.points >= 0 and all(account >= 0 for account in state.accounts)
