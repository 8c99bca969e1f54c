"""What has happened since a player's last turn, in a few sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameScored,
    Passed,
    RedealAsked,
    StarterFound,
    StartTilesDrawn,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesReturned,
    TilesShuffled,
    TimeRanOut,
)
from stolik.games.rummikub.ui import messages
from stolik.games.rummikub.ui.names import played_briefly, played_in_numbers

_TURN: Final = TilesPlayed | TileDrawn | Passed | Announced | TimeRanOut | TableSwept | TilesReturned
"""What a player does in a turn."""

_DEAL: Final = StartTilesDrawn | StarterFound | TilesShuffled | RedealAsked
"""What leads to the first turn."""


def since_turn(events: Sequence[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Return what was done since the viewer's last turn, oldest first.

    Before the first turn it is the last thing that leads to it; for nobody in particular the last thing done.
    A time-out of the viewer's own is told as well, since it wasn't their doing; so is their opening, a moment
    for everybody, until something else is done.
    """
    found: list[Event] = []
    for event in reversed(events):
        if isinstance(event, GameScored):
            break
        if isinstance(event, _DEAL):
            return tuple(reversed(found or [event]))
        if not isinstance(event, _TURN) or (isinstance(event, TimeRanOut) and event.outcome == "closed"):
            continue
        if event.seat == viewer and _ends_turn(event):
            if isinstance(event, TilesPlayed) and event.opening and not found:
                found.append(event)
            break
        found.append(event)
        if viewer is None or (event.seat == viewer and isinstance(event, TimeRanOut)):
            break
    return tuple(reversed(found))


def news_texts(events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Return the sentences of such events, from the fullest telling to the briefest.

    First the moves on the table are told by their numbers alone but for the last one, then all of them, then
    without verbs.
    """
    full = [messages.event(to_plain(event), names) for event in events]

    def told(tell: Callable[..., str]) -> list[str]:
        return [
            tell(names[event.seat], event.before, event.after) if isinstance(event, TilesPlayed) else text
            for event, text in zip(events, full, strict=True)
        ]

    brief = told(played_briefly)
    tellings = (full, [*brief[:-1], *full[-1:]], brief, told(played_in_numbers))
    return tuple(dict.fromkeys(" ".join(telling) for telling in tellings if telling))


def _ends_turn(event: Event) -> bool:
    """Return whether an event is the player's own doing."""
    return isinstance(event, TilesPlayed | Passed | Announced) or (
        isinstance(event, TileDrawn) and not event.penalty
    )
