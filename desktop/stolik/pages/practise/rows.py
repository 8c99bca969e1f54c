"""The rows of the room in which one practises."""

from __future__ import annotations

from typing import NamedTuple

from stolik.services.tables.stills import Still


class PersonRow(NamedTuple):
    """A person of the house; ``due`` is how many positions wait for them today."""

    name: str
    avatar: int
    colour: int
    due: int
    chosen: bool


class TodayRow(NamedTuple):
    """What is due today: ``many`` positions of one's own, or the puzzle of the day, solved ``many`` days on.

    There is nothing to draw yet while the still is of no game.
    """

    key: str
    title: str
    many: int
    done: bool
    still: Still


class PuzzleRow(NamedTuple):
    """A game with the puzzle that waits in it; ``solved`` is how many of its grade the person has solved."""

    gameId: str
    title: str
    question: str
    solved: int
    still: Still


class FirstGameRow(NamedTuple):
    """A game that is learned in a first game, and how far that has come."""

    gameId: str
    title: str
    begun: bool
    done: bool
    still: Still
