"""The rows of a line-up: its seats, and the people to pick from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypedDict

from stolik.models.rows import Row
from stolik.storage.profiles import Kind, Person

NO_AGE: Final = -1
"""Stands for an age that nobody knows."""


class Seat(TypedDict):
    """Who is to sit at a place; ``key`` stays with them when they move."""

    key: int
    name: str
    kind: Kind
    face: int
    age: int | None


def seat_rows(seats: Sequence[Seat], names: Sequence[str], twice: Collection[str], starts: int) -> list[Row]:
    """Return a row for every seat; ``starts`` is the seat that will start, -1 where none is known yet."""
    return [
        {
            "key": seat["key"],
            "name": seat["name"],
            "bot": "" if seat["kind"] == "human" else seat["kind"],
            "face": seat["face"],
            "age": NO_AGE if seat["age"] is None else seat["age"],
            "starts": place == starts,
            "twice": name.casefold() in twice,
        }
        for place, (name, seat) in enumerate(zip(names, seats, strict=True))
    ]


def known_rows(people: Sequence[Person], seats: Sequence[Seat]) -> list[Row]:
    """Return a row for everybody who has played here before, and whether they sit already."""
    seated = {seat["name"].casefold() for seat in seats if seat["kind"] == "human"}
    return [
        {
            "name": person.name,
            "face": person.face,
            "age": NO_AGE if person.age is None else person.age,
            "seated": person.name.casefold() in seated,
        }
        for person in people
    ]
