"""The row of a game in progress; the code that fills it takes longer to load."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QUrl

from stolik.engine.game import Seat


class SavedSeat(NamedTuple):
    """A player at a saved game, with what the game is ranked by, its minus sign as in print."""

    seat: Seat
    name: str
    bot: str
    face: int
    colour: int
    score: str
    active: bool


class SavedGameRow(NamedTuple):
    """A game in progress.

    ``caption`` is the name that people gave the game, if any. ``player`` is empty if it must not be seen.
    ``savedAt`` is in seconds since 1970, 0 if unknown. ``picture`` draws the game's positions from what an
    onlooker sees, as plain values; a game without one shows the still of its card. ``secrets`` means that an
    onlooker doesn't see everything.
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
