"""The moments worth telling in a game of Ryzyk-Fizyk: six of a kind, great turns, and passing 100."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.moments import Moment, comebacks
from stolik.engine.session import History
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.events import DiceRolled, GameEnded, LastTurnsBegan, PointsBanked

_FAR_BEHIND: Final = 40
_GREAT_TURN: Final = 20


def moments_at(history: History, entry: int, step: int) -> Sequence[Moment]:
    after = history.steps_of(entry)[step]
    match after.event:
        case DiceRolled(seat, dice) if len(dice) == DICE and len(set(dice)) == 1:
            return (Moment("six", seat, entry, dice[0]),)
        case PointsBanked(seat, points):
            accounts, last = after.state.accounts, after.state.last_turns
            if points < _GREAT_TURN or (last and accounts[seat] < max(accounts)):
                return ()
            return (Moment("turn", seat, entry, points),)
        case LastTurnsBegan(seat):
            return (Moment("past", seat, entry, after.state.accounts[seat]),)
        case GameEnded():
            return comebacks(history, lambda state: state.accounts, _FAR_BEHIND)
        case _:
            return ()
