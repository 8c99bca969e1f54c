"""The seats of a line-up, with each player's face and colour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import FITS
from stolik.engine.names import UNNAMED, are_alike, fitting_name, free_bot_name, name_key
from stolik.engine.package import Messages
from stolik.engine.sitting import COLOURS, HUES, NEUTRAL_FACE, USUAL, Sitting
from stolik.models.words import default_name
from stolik.storage.profiles import LONGEST_NAME, Kind, People, Person, SeatPlan


def free_colour(at_table: Collection[int], owned: Collection[int], *, keeps: bool) -> int:
    """Return a colour that is free at the table.

    ``owned`` are the colours of known people. If possible, a person who ``keeps`` the colour gets one that
    nobody owns, and a computer gets a hue that is free at the table.
    """
    hues = {colour % HUES for colour in at_table}

    def rank(colour: int) -> tuple[bool, bool, int]:
        used, theirs = colour % HUES in hues, colour in owned
        return (theirs, used, colour) if keeps else (used, theirs, colour)

    return min((colour for colour in range(COLOURS) if colour not in at_table), key=rank, default=0)


class Seating:
    """The seats in order of play; a known person has the same face and colour at every table."""

    def __init__(self, known: People) -> None:
        self._known = known
        self._keys: Iterator[int] = count()
        self.seats: list[Chair] = []

    @property
    def people(self) -> list[Sitting]:
        return [seat.sitting for seat in self.seats if seat.sitting.is_person]

    def clear(self) -> None:
        """Remove all seats, and give a colour to known people who have none yet."""
        self.seats.clear()
        for person in self._known.people:
            if person.colour is None:
                person.colour = free_colour((), self._owned(), keeps=True)

    def sit(self, plan: SeatPlan) -> Chair:
        """Seat a player last and return the chair; a known person gets their current face and colour."""
        chair = Chair(next(self._keys), plan.sitting(0))
        person = self.find(plan.name) if plan.kind == "human" else None
        if person is not None:
            chair.sitting = replace(chair.sitting, face=person.face, helps=person.helps)
        self._give_colour(chair, plan.colour if person is None else person.colour)
        self.seats.append(chair)
        return chair

    def plans(self, names: Sequence[str]) -> list[SeatPlan]:
        """Return the seats under these names as plans, which can be kept and seated again."""
        return [SeatPlan.of(seat.sitting, name) for name, seat in zip(names, self.seats, strict=True)]

    def sit_bot(self, level: Kind) -> None:
        self.sit(SeatPlan(name=free_bot_name(self.names()), kind=level))

    def rename(self, place: int, name: str) -> None:
        """Rename a player; the name of a known person also brings their face, colour and age."""
        chair = self.seats[place]
        chair.sitting = now = chair.sitting.playing(name=fitting_name(name, LONGEST_NAME))
        person = self.find(now.name)
        if person is not None and now.is_person:
            age = person.age if now.player.age is None else now.player.age
            chair.sitting = replace(now.playing(age=age), face=person.face, helps=person.helps)
            self._give_colour(chair, person.colour)

    def forget(self, name: str) -> None:
        """Remove a person's name, and everything that belongs to it, from their seat."""
        for chair in self.seats:
            sitting = chair.sitting
            if sitting.is_person and are_alike(sitting.name, name):
                nobody = sitting.playing(name="", age=None)
                chair.sitting = replace(nobody, face=NEUTRAL_FACE, helps=USUAL)

    def faces_of(self, name: str) -> set[int]:
        return {sitting.face for sitting in self.people if are_alike(sitting.name, name)}

    def nameless(self) -> int:
        """Return the first seat of a person without a name; -1 if there is none."""
        places = enumerate([seat.sitting for seat in self.seats])
        return next((place for place, each in places if each.is_person and not each.name), -1)

    def has(self, name: str) -> bool:
        return any(are_alike(seat.sitting.name, name) for seat in self.seats)

    def find(self, name: str) -> Person | None:
        return self._known.find(name)

    def kept_names(self) -> list[str]:
        """Return the names for records, where unnamed seats have a number, the same in all languages."""
        return [
            seat.sitting.name or UNNAMED.format(number=place)
            for place, seat in enumerate(self.seats, start=1)
        ]

    def names(self) -> list[str]:
        """Return the names to show, in which unnamed seats have a number in the current language."""
        return [seat.sitting.name or default_name(place) for place, seat in enumerate(self.seats, start=1)]

    def names_twice(self) -> set[str]:
        """Return the keys of names that several seats share."""
        keys = [name_key(name) for name in self.names()]
        return {key for key in keys if keys.count(key) > 1}

    def _give_colour(self, chair: Chair, colour: int | None) -> None:
        """Give a player their colour, or a free one; anybody who only happens to have it gets another."""
        others = [other for other in self.seats if other is not chair]
        holder = next((other for other in others if other.sitting.colour == colour), None)
        if colour is None or (holder is not None and self._keeps_colour(holder.sitting)):
            colour, holder = self._free_colour(chair), None
        chair.sitting = replace(chair.sitting, colour=colour)
        if holder is not None:
            holder.sitting = replace(holder.sitting, colour=self._free_colour(holder))

    def _keeps_colour(self, sitting: Sitting) -> bool:
        return sitting.is_person and self.find(sitting.name) is not None

    def _free_colour(self, chair: Chair) -> int:
        at_table = [other.sitting.colour for other in self.seats if other is not chair]
        return free_colour(at_table, self._owned(), keeps=chair.sitting.is_person)

    def _owned(self) -> list[int]:
        return [person.colour for person in self._known.people if person.colour is not None]


LEVELS: Final[tuple[Kind, ...]] = (FITS, *[level.value for level in Level])
"""The kinds of computers in the order in which they are offered."""

NO_AGE: Final = -1
"""Stands for an unknown age."""


class SeatRow(NamedTuple):
    """A seat; ``key`` stays with its player when they move, and ``starts`` marks the starter.

    ``helps`` names the helps that are on.
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
    """A level of the computer, or the one that adapts, with its sentence and its strength in a game.

    ``wins`` is the measured percentage of two-player games that it wins against the level below.
    """

    level: str
    line: str
    wins: int


@dataclass(slots=True)
class Chair:
    """A seat of a line-up and its player; ``key`` stays with the player when they move."""

    key: int
    sitting: Sitting


def seat_rows(
    seats: Sequence[Chair], names: Sequence[str], twice: Collection[str], starts: int
) -> list[SeatRow]:
    """Return a row for every seat; ``starts`` is the seat that will start, -1 if that isn't known yet."""
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
    """Return the seats of a line-up that fit at a table for ``most`` players; people come before computers.

    Unless ``fits``, gentle computers replace those that adapt.
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
    """Return a row for everybody who has played here before, marked if they are already seated."""
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
    """Return the computer's levels, beginning with the one that adapts if the game has it."""
    return [
        LevelRow(
            level,
            messages.levels.get(level, "") if messages else "",
            messages.strengths.get(level, 0) if messages else 0,
        )
        for level in LEVELS
        if fits or level != FITS
    ]
