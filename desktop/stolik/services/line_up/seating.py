"""The seats of a line-up: who sits where, with which face and colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from stolik.engine.name_form import fitting_name
from stolik.engine.name_removal import UNNAMED
from stolik.engine.names import are_alike, free_bot_name, name_key
from stolik.flow.seat_helps import USUAL
from stolik.models.words import default_name
from stolik.services.line_up.lineup_rows import Seat
from stolik.services.line_up.seat_colours import free_colour
from stolik.storage.profiles import DRAWN_FACES, LONGEST_NAME, Kind, People, Person, SeatPlan


class Seating:
    """The seats in their order of play; a known person has the same face and colour at every table."""

    def __init__(self, known: People) -> None:
        self._known = known
        self._keys: Iterator[int] = count()
        self.seats: list[Seat] = []

    def clear(self) -> None:
        """Let everybody stand up, and give a colour to the people who had none yet."""
        self.seats.clear()
        for person in self._known.people:
            if person.colour is None:
                person.colour = free_colour((), self._owned(), keeps=True)

    def sit(self, plan: SeatPlan) -> None:
        """Seat a player last; a known person with the face and the colour of today."""
        seat = Seat(
            key=next(self._keys),
            name=plan.name,
            kind=plan.kind,
            face=plan.face,
            colour=0,
            age=plan.age,
            beginner=plan.beginner,
            helps=plan.helps,
        )
        person = self.find(plan.name) if plan.kind == "human" else None
        if person is not None:
            seat["face"] = person.face
            seat["helps"] = person.helps
        self._give_colour(seat, plan.colour if person is None else person.colour)
        self.seats.append(seat)

    def plans(self, names: Sequence[str]) -> list[SeatPlan]:
        """Return the seats as they can be kept, and sat in again, under these names."""
        return [
            SeatPlan(
                name=name,
                kind=seat["kind"],
                face=seat["face"],
                colour=seat["colour"],
                age=seat["age"],
                beginner=seat["beginner"],
                helps=seat["helps"],
            )
            for name, seat in zip(names, self.seats, strict=True)
        ]

    def sit_bot(self, level: Kind) -> None:
        """Seat a computer of a level last."""
        self.sit(SeatPlan(name=free_bot_name(self.names()), kind=level))

    def rename(self, place: int, name: str) -> None:
        """Give a player a name; the face, colour and age of a known person come with it."""
        seat = self.seats[place]
        seat["name"] = fitting_name(name, LONGEST_NAME)
        person = self.find(seat["name"])
        if person is not None and seat["kind"] == "human":
            seat["face"] = person.face
            seat["age"] = person.age if seat["age"] is None else seat["age"]
            seat["beginner"] = person.beginner
            seat["helps"] = person.helps
            self._give_colour(seat, person.colour)

    def forget(self, name: str) -> None:
        """Take the name and what belongs to it off the seat of a person."""
        for seat in self.seats:
            if seat["kind"] == "human" and are_alike(seat["name"], name):
                seat["name"], seat["age"] = "", None
                seat["beginner"] = False
                seat["helps"] = USUAL
                seat["face"] %= DRAWN_FACES

    def faces_of(self, name: str) -> set[int]:
        return {
            seat["face"] for seat in self.seats if seat["kind"] == "human" and are_alike(seat["name"], name)
        }

    def nameless(self) -> int:
        """Return the first seat of a person without a name, -1 where there is none."""
        places = enumerate(self.seats)
        return next((place for place, seat in places if seat["kind"] == "human" and not seat["name"]), -1)

    def has(self, name: str) -> bool:
        """Return whether a player of this name sits already."""
        return any(are_alike(seat["name"], name) for seat in self.seats)

    def find(self, name: str) -> Person | None:
        return self._known.find(name)

    def kept_names(self) -> list[str]:
        """Return the names as records keep them; a seat without one has a number, alike in every language."""
        return [
            seat["name"] or UNNAMED.format(number=place) for place, seat in enumerate(self.seats, start=1)
        ]

    def names(self) -> list[str]:
        """Return the names as they are shown; a seat without one has a number, in the language set."""
        return [seat["name"] or default_name(place) for place, seat in enumerate(self.seats, start=1)]

    def names_twice(self) -> set[str]:
        """Return the keys of the names that more than one seat has."""
        keys = [name_key(name) for name in self.names()]
        return {key for key in keys if keys.count(key) > 1}

    def free_face(self) -> int:
        """Return a face for a new person, best one that nobody known has."""
        taken = {seat["face"] for seat in self.seats if seat["kind"] == "human"}
        owned = {person.face for person in self._known.people}
        free = [face for face in range(DRAWN_FACES) if face not in taken]
        return min(free, key=lambda face: (face in owned, face), default=0)

    def _give_colour(self, seat: Seat, colour: int | None) -> None:
        """Give a player their colour, or a free one; another who only happens to have it takes another."""
        others = [other for other in self.seats if other is not seat]
        holder = next((other for other in others if other["colour"] == colour), None)
        if colour is None or (holder is not None and self._keeps_colour(holder)):
            seat["colour"] = self._free_colour(seat)
            return
        seat["colour"] = colour
        if holder is not None:
            holder["colour"] = self._free_colour(holder)

    def _keeps_colour(self, seat: Seat) -> bool:
        return seat["kind"] == "human" and self.find(seat["name"]) is not None

    def _free_colour(self, seat: Seat) -> int:
        at_table = [other["colour"] for other in self.seats if other is not seat]
        return free_colour(at_table, self._owned(), keeps=seat["kind"] == "human")

    def _owned(self) -> list[int]:
        return [person.colour for person in self._known.people if person.colour is not None]
