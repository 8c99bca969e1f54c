"""The rows of a line-up: its seats, the people to pick from, and the levels of the computer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any, Final, TypedDict

from stolik.engine.bot import Level
from stolik.engine.names import name_key
from stolik.engine.package import Messages
from stolik.hotseat.seat_helps import SeatHelps
from stolik.models.rows import Row
from stolik.storage.profiles import Kind, Person, SeatPlan

LEVELS: Final[tuple[Kind, ...]] = tuple(level.value for level in Level)

NO_AGE: Final = -1
"""Stands for an age that nobody knows."""

SEAT_FIELDS: Final = (
    "key",
    "name",
    "bot",
    "face",
    "colour",
    "age",
    "beginner",
    "tutored",
    "helps",
    "starts",
    "twice",
)
"""The fields of a seat's row."""

PERSON_FIELDS: Final = ("name", "face", "colour", "age", "seated")
"""The fields of the row of a person who has played here before."""


class Seat(TypedDict):
    """The fields of the row of a seat; ``key`` stays with its player when they move."""

    key: int
    name: str
    kind: Kind
    face: int
    colour: int
    age: int | None
    beginner: bool
    tutored: bool
    helps: SeatHelps


def seat_rows(seats: Sequence[Seat], names: Sequence[str], twice: Collection[str], starts: int) -> list[Row]:
    """Return a row for every seat; ``starts`` is the seat that will start, -1 where none is known yet."""
    return [
        {
            "key": seat["key"],
            "name": seat["name"],
            "bot": "" if seat["kind"] == "human" else seat["kind"],
            "face": seat["face"],
            "colour": seat["colour"],
            "age": NO_AGE if seat["age"] is None else seat["age"],
            "beginner": seat["beginner"],
            "tutored": seat["tutored"],
            "helps": asdict(seat["helps"]),
            "starts": place == starts,
            "twice": name_key(name) in twice,
        }
        for place, (name, seat) in enumerate(zip(names, seats, strict=True))
    ]


def seats_for(seats: Sequence[SeatPlan], most: int) -> list[SeatPlan]:
    """Return the seats of a line-up that find room at a table for ``most``: computers give way to people."""
    people = [seat for seat in seats if seat.kind == "human"][:most]
    bots = [seat for seat in seats if seat.kind != "human"][: most - len(people)]
    return [seat for seat in seats if seat in people or seat in bots]


def known_rows(people: Sequence[Person], seats: Sequence[Seat]) -> list[Row]:
    """Return a row for everybody who has played here before, and whether they sit already."""
    seated = {name_key(seat["name"]) for seat in seats if seat["kind"] == "human"}
    return [
        {
            "name": person.name,
            "face": person.face,
            "colour": person.colour or 0,
            "age": NO_AGE if person.age is None else person.age,
            "seated": name_key(person.name) in seated,
        }
        for person in people
    ]


def level_rows(messages: Messages | None) -> list[dict[str, Any]]:
    """Return the levels of the computer, each with its sentence and strength in a game's words.

    ``wins`` is the measured share of two-player games, in per cent, that it wins against the level below.
    """
    return [
        {
            "level": level,
            "line": messages.levels.get(level, "") if messages else "",
            "wins": messages.strengths.get(level, 0) if messages else 0,
        }
        for level in LEVELS
    ]
