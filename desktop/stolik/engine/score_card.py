"""What a score card says, in the current language: the table fills it, the shell prints it."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.game import Seat


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the card: its heading, and a text for every seat in turn order.

    Neighbours of the same ``group`` stand under it as their common head. A column of ``prose`` takes the room
    that the figures leave; what counts in the end is ``strong``.
    """

    head: str
    cells: tuple[str, ...]
    group: str = ""
    prose: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Remarks:
    """Sentences under the table of the card: what they are about, and one for each line."""

    about: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What a game writes on its score card.

    ``signed_by`` names who else signs the card besides the players; empty if no one does.
    """

    columns: tuple[Column, ...]
    remarks: tuple[Remarks, ...] = ()
    signed_by: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A player on the card; ``is_person`` is ``False`` for a computer."""

    seat: Seat
    rank: int
    name: str
    is_person: bool


@dataclass(frozen=True, slots=True)
class ScoreCardContent:
    """The places of a finished game, best first, and its count.

    ``handicap`` names those for whom the game was made easier, empty if there is none. ``pauses`` is a
    sentence on how often the clock was stopped by a pause; empty if there was no clock.
    """

    places: tuple[Place, ...]
    score_table: ScoreTable
    pauses: str = ""
    handicap: str = ""
