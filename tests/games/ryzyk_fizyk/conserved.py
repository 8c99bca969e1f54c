"""Nothing is lost in Ryzyk-Fizyk: six dice, and accounts that a turn's points reach or miss as a whole."""

from __future__ import annotations

from stolik.engine.dice import FACES
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.state import State


def conserved(state: State) -> bool:
    """Tell whether the dice on the table are six, the groups whole, and no account below nothing."""
    if state.rolled and len(state.kept) + len(state.rolled) != DICE:
        return False
    if any(state.kept.count(face) == 1 for face in FACES):
        return False
    return state.points >= 0 and all(account >= 0 for account in state.accounts)
