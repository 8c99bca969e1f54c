"""Which turn of which game an event belongs to."""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.session import History


class TurnPlace(NamedTuple):
    """A turn of a session: the number of the game in its match, of the turn in the game, and whose it is.

    Both are counted from 1; before a game's first turn ``turn`` is 0 and ``seat`` ``None``.
    """

    game: int = 1
    turn: int = 0
    seat: Seat | None = None


def first_place(session: History) -> TurnPlace:
    """Return where a session begins: in the first turn, where a seat is to act at once."""
    to_act = session.game.to_act(session.state_at(0))
    return TurnPlace() if to_act == (TABLE,) else TurnPlace(1, 1, to_act[0])


def place_after(place: TurnPlace, event: Value, scenes: EventScenes) -> TurnPlace:
    """Return the place that an event belongs to, as an onlooker may see it; it may begin a turn or a game.

    ``place`` is that of the event before.
    """
    kind = getattr(event, "kind", "")
    if kind in scenes.games:
        return TurnPlace(getattr(event, "game", place.game))
    if kind in scenes.turns:
        return TurnPlace(place.game, place.turn + 1, getattr(event, "seat", None))
    return place
