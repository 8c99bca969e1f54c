"""The rows of the page on which one guesses."""

from __future__ import annotations

from typing import NamedTuple

from stolik.services.tables.stills import Still


class GameRow(NamedTuple):
    """A game in which something can be guessed."""

    gameId: str
    title: str
    still: Still
