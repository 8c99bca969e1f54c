"""The row of a game in progress; what makes it takes longer to load."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QUrl

from stolik.engine.game import Seat


class SavedSeat(NamedTuple):
    """One who sits at a saved game, with their points."""

    seat: Seat
    name: str
    bot: str
    face: int
    colour: int
    score: int
    active: bool


class SavedGameRow(NamedTuple):
    """A game in progress.

    ``caption`` is the name that people have given the game, empty where they have given none. ``player`` is
    empty where that isn't to be seen. ``savedAt`` are seconds since 1970, 0 where nobody knows. ``picture``
    is the drawing of the game's positions, which is given what an onlooker sees as plain values; a game
    without one shows the still of its card. ``secrets`` tells that an onlooker doesn't see everything.
    """

    save: str
    gameId: str
    title: str
    caption: str
    seats: tuple[SavedSeat, ...]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    active: Seat
    player: str
    length: int
    savedAt: float
    picture: QUrl
    position: Any
    secrets: bool
    deleted: str = ""
