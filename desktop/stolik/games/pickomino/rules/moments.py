"""The moments worth telling in a game of Pickomino: bold steals, and comebacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.dice import FACES
from stolik.engine.moments import Moment, comebacks
from stolik.engine.session import History
from stolik.games.pickomino.rules.events import GameEnded, TileStolen
from stolik.games.pickomino.rules.pieces import worms
from stolik.games.pickomino.rules.state import State

_FAR_BEHIND: Final = 6


def moments_at(history: History, entry: int, step: int) -> Sequence[Moment]:
    """Return the moments of a step; a steal's worth is the chance, in percent, that its last roll fails."""
    match history.steps_of(entry)[step].event:
        case TileStolen(seat):
            # The last roll came two entries before the steal, with the choice of dice between them.
            before: State = history.state_at(max(0, entry - 2))
            fails = (len(set(before.kept)) / len(FACES)) ** before.dice_left
            return (Moment("steal", seat, entry, round(100 * fails)),)
        case GameEnded():
            return comebacks(
                history, lambda state: [sum(map(worms, tiles), 0) for tiles in state.stacks], _FAR_BEHIND
            )
        case _:
            return ()
