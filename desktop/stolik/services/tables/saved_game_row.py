"""The row of a game in progress, apart from the code that fills it, which loads slowly."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QUrl

from stolik.engine.game import Seat


class SavedSeat(NamedTuple):
    """A player in a saved game, with the score that ranks the game, as in print; empty if there is none."""

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
    ``savedAt`` is in seconds since 1970, 0 if unknown. ``picture`` is the file that draws the game's
    positions, from an onlooker's view as plain values; a game without one shows the picture on its card.
    ``secrets`` means that an onlooker doesn't see everything.
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
