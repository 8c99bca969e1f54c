"""The moments worth telling in a game of Rummikub: long lays, last tiles, and comebacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.moments import Moment, comebacks
from stolik.engine.session import History
from stolik.games.rummikub.rules.events import GameEnded, TilesPlayed

_FAR_BEHIND: Final = 8


def moments_at(history: History, entry: int, step: int) -> Sequence[Moment]:
    """Return the moments of a step; they only use how many tiles are on each rack, which everyone knows."""
    after = history.steps_of(entry)[step]
    match after.event:
        case TilesPlayed(seat=seat, laid=laid):
            lay = Moment("lay", seat, entry, len(laid))
            return (lay,) if after.state.racks[seat] else (lay, Moment("last", seat, entry))
        case GameEnded() if after.state.game == 1:
            return comebacks(history, lambda state: [-len(rack) for rack in state.racks], _FAR_BEHIND)
        case _:
            return ()
