"""The content of a score card, in the current language: the table fills it in, the shell prints it."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.game import Seat


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the card: its heading, and a text for every seat in turn order.

    Adjacent columns of the same ``group`` share it as a common heading. A ``prose`` column takes the room
    that the figures leave; a ``strong`` one holds what counts in the end.
    """

    head: str
    cells: tuple[str, ...]
    group: str = ""
    prose: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Remarks:
    """Sentences below the card's table: their topic, and one sentence for each line."""

    about: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The figures and remarks that a game puts on its score card.

    ``signed_by`` names whoever signs the card besides the players; it is empty if nobody does.
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
    """The places of a finished game, best first, and its score table.

    ``handicap`` names the players for whom the game was made easier; it is empty if there are none.
    ``pauses`` is a sentence about how often a pause stopped the clock; it is empty if there was no clock.
    """

    places: tuple[Place, ...]
    score_table: ScoreTable
    pauses: str = ""
    handicap: str = ""
