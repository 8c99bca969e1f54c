"""The rows of a line-up: its seats, the people to pick from, and the levels of the computer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypedDict

from stolik.engine.bot import Level
from stolik.engine.names import name_key
from stolik.engine.package import Messages
from stolik.flow.seat_helps import SeatHelps
from stolik.storage.profiles import Kind, Person, SeatPlan

LEVELS: Final[tuple[Kind, ...]] = tuple(level.value for level in Level)

NO_AGE: Final = -1
"""Stands for an age that nobody knows."""


class SeatRow(NamedTuple):
    """A seat; ``key`` stays with its player when they move, ``starts`` tells that they will start."""

    key: int
    name: str
    bot: str
    face: int
    colour: int
    age: int
    beginner: bool
    coach: str
    hints: bool
    undo: bool
    largePrint: bool
    guess: bool
    handicap: bool
    extraSeconds: int
    starts: bool
    twice: bool


class PersonRow(NamedTuple):
    """A person who has played here before."""

    name: str
    face: int
    colour: int
    age: int
    seated: bool


class LevelRow(NamedTuple):
    """A level of the computer, with its sentence and strength in a game's words.

    ``wins`` is the measured share of two-player games, in per cent, that it wins against the level below.
    """

    level: str
    line: str
    wins: int


class Seat(TypedDict):
    """The fields of the row of a seat; ``key`` stays with its player when they move."""

    key: int
    name: str
    kind: Kind
    face: int
    colour: int
    age: int | None
    beginner: bool
    helps: SeatHelps


def seat_rows(
    seats: Sequence[Seat], names: Sequence[str], twice: Collection[str], starts: int
) -> list[SeatRow]:
    """Return a row for every seat; ``starts`` is the seat that will start, -1 where none is known yet."""
    return [
        SeatRow(
            seat["key"],
            seat["name"],
            "" if seat["kind"] == "human" else seat["kind"],
            seat["face"],
            seat["colour"],
            NO_AGE if seat["age"] is None else seat["age"],
            seat["beginner"],
            seat["helps"].coach.value,
            seat["helps"].hints,
            seat["helps"].undo,
            seat["helps"].large_print,
            seat["helps"].guess,
            seat["helps"].handicap,
            seat["helps"].extra_seconds,
            place == starts,
            name_key(name) in twice,
        )
        for place, (name, seat) in enumerate(zip(names, seats, strict=True))
    ]


def seats_for(seats: Sequence[SeatPlan], most: int) -> list[SeatPlan]:
    """Return the seats of a line-up that find room at a table for ``most``: computers give way to people."""
    people = [seat for seat in seats if seat.kind == "human"][:most]
    bots = [seat for seat in seats if seat.kind != "human"][: most - len(people)]
    return [seat for seat in seats if seat in people or seat in bots]


def known_rows(people: Sequence[Person], seats: Sequence[Seat]) -> list[PersonRow]:
    """Return a row for everybody who has played here before, and whether they sit already."""
    seated = {name_key(seat["name"]) for seat in seats if seat["kind"] == "human"}
    return [
        PersonRow(
            person.name,
            person.face,
            person.colour or 0,
            NO_AGE if person.age is None else person.age,
            name_key(person.name) in seated,
        )
        for person in people
    ]


def level_rows(messages: Messages | None) -> list[LevelRow]:
    """Return the levels of the computer."""
    return [
        LevelRow(
            level,
            messages.levels.get(level, "") if messages else "",
            messages.strengths.get(level, 0) if messages else 0,
        )
        for level in LEVELS
    ]
