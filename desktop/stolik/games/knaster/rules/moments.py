"""The moments worth telling in a game of Knaster: lines of five circles, final sheets, and comebacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.moments import Moment, comebacks
from stolik.engine.session import History
from stolik.games.knaster.rules.events import GameEnded, LineCompleted
from stolik.games.knaster.rules.state import State

MOST: Final = 115
_FAR_BEHIND: Final = 25


def moments_at(history: History, entry: int, step: int) -> Sequence[Moment]:
    after = history.steps_of(entry)[step]
    match after.event:
        case LineCompleted(seat, _, bonus):
            is_perfect = after.state.sheets[seat].score == MOST
            return (Moment("perfect" if is_perfect else "line", seat, entry, bonus),)
        case GameEnded():
            sheets = [Moment("sheet", seat, entry, score) for seat, score in enumerate(_scores(after.state))]
            return (*sheets, *comebacks(history, _scores, _FAR_BEHIND))
        case _:
            return ()


def _scores(state: State) -> list[int]:
    return [sheet.score for sheet in state.sheets]
