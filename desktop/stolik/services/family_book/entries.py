"""What the family book holds of a game, and what it tells of one again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from stolik.engine.dice import Rolled
from stolik.engine.game import TABLE
from stolik.engine.session import Session


class SeatEntry(NamedTuple):
    """How a game ended at one seat.

    ``name`` is that of a person of the house, empty at all other seats; ``level`` is a computer's. ``result``
    is 1 for a win and a share for a shared one, alone the points.
    """

    name: str
    level: str | None
    score: int
    place: int
    result: float


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game that is over or was given up, in which case scores and places are 0.

    ``options`` are those of the game as JSON. ``ended`` is in nanoseconds since 1970, ``day`` the number of
    that date, by the clock that the computer had then. ``dice`` counts by face what was rolled at random;
    ``seed`` tells games apart from those in which the same dice fell, empty where it isn't known. Nobody was
    helped in a ``rated`` game.
    """

    game: str
    options: str
    ended: int
    day: int
    seats: tuple[SeatEntry, ...]
    is_over: bool = True
    dice: Mapping[int, int] = field(default_factory=dict)
    seed: str = ""
    rated: bool = False


class PersonGame(NamedTuple):
    """A game of one person; ``key`` names it, and ``number`` counts on in the order of the book."""

    number: int
    key: str
    game: str
    seats: int
    is_over: bool
    day: int
    score: int
    place: int
    result: float


class Duel(NamedTuple):
    """A game of one person against one computer that is over, as ``PersonGame`` names it.

    ``level`` is the computer's level or strength, ``adjusted`` the ``result`` without luck, ``None`` where
    that isn't known. ``seed`` and ``rated`` are those of a ``GameEntry``.
    """

    key: str
    game: str
    day: int
    seed: str
    rated: bool
    level: str
    result: float
    adjusted: float | None = None


class TableGame(NamedTuple):
    """A game that is over, with name, score and place of every person of the house, by seat.

    ``others`` are level, score and place of all others, whose level is empty where they are people.
    """

    key: str
    game: str
    seats: int
    day: int
    people: tuple[tuple[str, int, int], ...]
    others: tuple[tuple[str, int, int], ...] = ()


class Evening(NamedTuple):
    """Some people who play one game after the other; ``most`` games, or as many as they like where it is 0.

    ``day`` is the number of the date on which it began.
    """

    number: int
    day: int
    most: int
    people: tuple[str, ...]
    is_over: bool


def rolled_dice(session: Session) -> dict[int, int]:
    """Return how often each face was rolled in a game, by the face; nothing where there are no dice."""
    counts: Counter[int] = Counter()
    for entry in session.log:
        if entry.seat == TABLE and isinstance(entry.move, Rolled):
            counts.update(entry.move.dice)
    return dict(counts)
