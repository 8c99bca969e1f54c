"""The rows of finished games for the first page, apart from the rest of the book, which loads slowly."""

from __future__ import annotations

from typing import NamedTuple


class GameRow(NamedTuple):
    """A finished game and how it ended.

    ``day`` is the ordinal of its day, as ``date.toordinal`` counts; ``record`` says whose best game it is, if
    anybody's.
    """

    key: str
    title: str
    result: str
    day: int
    record: str


class PersonRow(NamedTuple):
    """A person of the house, and how many games they have finished."""

    name: str
    avatar: int = 0
    colour: int = 0
    games: int = 0
