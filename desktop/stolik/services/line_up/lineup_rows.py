"""The rows of a line-up: its seats, the people to pick from, and the levels of the computer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import FITS
from stolik.engine.names import name_key
from stolik.engine.package import Messages
from stolik.engine.sitting import Sitting
from stolik.storage.profiles import Kind, Person, SeatPlan

LEVELS: Final[tuple[Kind, ...]] = (FITS, *[level.value for level in Level])
"""The computers in the order in which they are offered."""

NO_AGE: Final = -1
"""Stands for an age that nobody knows."""


class SeatRow(NamedTuple):
    """A seat; ``key`` stays with its player when they move, ``starts`` tells that they will start.

    ``helps`` are the names of those helps that are on.
    """

    key: int
    name: str
    bot: str
    face: int
    colour: int
    age: int
    helps: list[str]
    coach: str
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
    """A level of the computer, or one that fits, with its sentence and strength in a game's words.

    ``wins`` is the measured share of two-player games, in per cent, that it wins against the level below.
    """

    level: str
    line: str
    wins: int


@dataclass(slots=True)
class Chair:
    """A seat of a line-up, and who sits there now; ``key`` stays with its player when they move."""

    key: int
    sitting: Sitting


def seat_rows(
    seats: Sequence[Chair], names: Sequence[str], twice: Collection[str], starts: int
) -> list[SeatRow]:
    """Return a row for every seat; ``starts`` is the seat that will start, -1 where none is known yet."""
    return [
        SeatRow(
            seat.key,
            sitting.name,
            sitting.player.face,
            sitting.face,
            sitting.colour,
            NO_AGE if sitting.player.age is None else sitting.player.age,
            sitting.helps.on,
            sitting.helps.coach.value,
            sitting.helps.extra_seconds,
            place == starts,
            name_key(name) in twice,
        )
        for place, (name, seat) in enumerate(zip(names, seats, strict=True))
        for sitting in [seat.sitting]
    ]


def seats_for(seats: Sequence[SeatPlan], most: int, *, fits: bool) -> list[SeatPlan]:
    """Return the seats of a line-up that find room at a table for ``most``: computers give way to people.

    Where no computer ``fits``, a gentle one sits in its place.
    """
    if not fits:
        seats = [
            seat.model_copy(update={"kind": Level.GENTLE.value}) if seat.kind == FITS else seat
            for seat in seats
        ]
    people = [seat for seat in seats if seat.kind == "human"][:most]
    bots = [seat for seat in seats if seat.kind != "human"][: most - len(people)]
    return [seat for seat in seats if seat in people or seat in bots]


def known_rows(people: Sequence[Person], sitting: Sequence[Sitting]) -> list[PersonRow]:
    """Return a row for everybody who has played here before, and whether they sit already."""
    seated = {name_key(each.name) for each in sitting}
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


def level_rows(messages: Messages | None, *, fits: bool) -> list[LevelRow]:
    """Return the levels of the computer, first the one that fits where a game has it."""
    return [
        LevelRow(
            level,
            messages.levels.get(level, "") if messages else "",
            messages.strengths.get(level, 0) if messages else 0,
        )
        for level in LEVELS
        if fits or level != FITS
    ]
