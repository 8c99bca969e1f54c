"""The rows of finished games that the first page needs; the rest of the book takes long to load."""

from __future__ import annotations

from typing import NamedTuple


class GameRow(NamedTuple):
    """A game that is over, and how it ended.

    ``day`` is the number of its day, as ``date.toordinal`` counts; ``record`` tells whose best it is, if
    anyone's.
    """

    key: str
    title: str
    result: str
    day: int
    record: str


class PersonRow(NamedTuple):
    """A person of the house, with the number of games that they have finished."""

    name: str
    avatar: int = 0
    colour: int = 0
    games: int = 0
