"""The people who play here, and who sat at which table last."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, Field, PlainSerializer

from stolik.engine.bot import Level
from stolik.hotseat.seat_helps import USUAL, SeatHelps, helps_of, plain_helps
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.validated import ValidatedDocument

MOST_PEOPLE: Final = 60
MOST_BESTS: Final = 200
LONGEST_NAME: Final = 24

DRAWN_FACES: Final = 12
"""So many faces are drawn; greater numbers are pictures of people's own."""


def _helps(given: Any) -> SeatHelps:
    return given if isinstance(given, SeatHelps) else helps_of(given)


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Age = Annotated[int, Field(ge=0, le=150)]
Face = Annotated[int, Field(ge=0, le=999)]
Colour = Annotated[int, Field(ge=0, le=999)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Kind = Annotated[str, Field(pattern=f"^(human|{'|'.join(Level)})$")]
"""Who plays at a seat: ``human``, or a computer's level."""

Helps = Annotated[SeatHelps, BeforeValidator(_helps), PlainSerializer(plain_helps)]
"""The helps of a person; what makes no sense in a file is as usual."""


class Person(ValidatedDocument):
    """Somebody who has played here; ``beginner`` is who is shown all the time what is of use.

    ``tutored`` is who is asked before a move that gives much away. ``colour`` stays the same in every game,
    ``None`` until the person has had one.
    """

    name: Name
    face: Face = 0
    colour: Colour | None = None
    age: Age | None = None
    beginner: bool = False
    tutored: bool = False
    helps: Helps = USUAL


class SeatPlan(ValidatedDocument):
    """One seat of a line-up: a person, or a computer of a level; a seat may have been left without a name."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    kind: Kind = "human"
    face: Face = 0
    colour: Colour | None = None
    age: Age | None = None
    beginner: bool = False
    tutored: bool = False
    helps: Helps = USUAL


class LineUp(ValidatedDocument):
    """Who sat where at one game, and the options they chose."""

    seats: list[SeatPlan] = Field(default_factory=list)
    options: dict[str, Any] = Field(default_factory=dict)

    @property
    def family(self) -> frozenset[str]:
        """The folded names of the people who sat there."""
        return frozenset(seat.name.casefold() for seat in self.seats if seat.kind == "human" and seat.name)


class People(ValidatedDocument):
    """Everybody known, the latest first, and the last line-up of each game by its id.

    ``latest_game`` is the game that was begun last, empty where none is known.

    ``bests`` holds the most points that somebody made alone, by the game's id and the folded name.
    """

    version: int = 1
    people: list[Person] = Field(default_factory=list)
    line_ups: dict[str, LineUp] = Field(default_factory=dict)
    latest_game: str = ""
    bests: dict[str, dict[str, Points]] = Field(default_factory=dict)

    def remember(self, game_id: str, line_up: LineUp) -> None:
        """Keep a line-up as the game's last one, and the people in it as the latest."""
        self.line_ups = {**self.line_ups, game_id: line_up}
        self.latest_game = game_id
        seated = [
            Person(
                name=seat.name,
                face=seat.face,
                colour=seat.colour,
                age=seat.age,
                beginner=seat.beginner,
                tutored=seat.tutored,
                helps=seat.helps,
            )
            for seat in line_up.seats
            if seat.kind == "human" and seat.name
        ]
        names = {person.name.casefold() for person in seated}
        # Somebody who gave no age today keeps the one from another day.
        known = {person.name.casefold(): person for person in self.people}
        for person in seated:
            before = known.get(person.name.casefold())
            if person.age is None and before is not None:
                person.age = before.age
            # Where two people have the same colour, one of them plays in another today.
            if before is not None and before.colour is not None:
                person.colour = before.colour
        others = [person for person in self.people if person.name.casefold() not in names]
        self.people = (seated + others)[:MOST_PEOPLE]

    def line_up_for(self, game_id: str) -> LineUp | None:
        """Return who is to sit at a game: its own last line-up where the same people sat, else the latest.

        A game keeps its own options and, where the latest people have no names, its own seats.
        """
        own, latest = self.line_ups.get(game_id), self.line_ups.get(self.latest_game)
        if latest is None or own is latest:
            return own
        if own is not None and latest.family in (frozenset(), own.family):
            return own
        return LineUp(seats=latest.seats, options=own.options if own is not None else {})

    def best_of(self, game_id: str, name: str) -> int | None:
        """Return the most points that somebody made alone, ``None`` where they haven't played so yet."""
        return self.bests.get(game_id, {}).get(name.casefold())

    def note_score(self, game_id: str, name: str, points: int) -> bool:
        """Keep the points that somebody made alone where they are their best; return whether they are."""
        best = self.best_of(game_id, name)
        if points < 0 or (best is not None and points <= best):
            return False
        scores = {**self.bests.get(game_id, {}), name.casefold(): points}
        # A name that was typed once and never again doesn't let the file grow for ever.
        latest = dict(list(scores.items())[-MOST_BESTS:])
        self.bests = {**self.bests, game_id: latest}
        return True

    def faces(self) -> set[int]:
        """Return the numbers of all faces that somebody wears."""
        plans = [seat.face for line_up in self.line_ups.values() for seat in line_up.seats]
        return {*plans, *[person.face for person in self.people]}

    def forget(self, name: str) -> None:
        """Take a person off the list, with their best results; in a line-up their seat loses its name."""
        self.bests = {
            game: {who: points for who, points in scores.items() if who != name.casefold()}
            for game, scores in self.bests.items()
        }
        self.people = [person for person in self.people if person.name.casefold() != name.casefold()]
        self.line_ups = {
            game: line_up.model_copy(update={"seats": [_unnamed(seat, name) for seat in line_up.seats]})
            for game, line_up in self.line_ups.items()
        }


def _unnamed(seat: SeatPlan, name: str) -> SeatPlan:
    """Return the seat of somebody else as it is, and that of the person with this name as an unnamed one."""
    is_person = seat.kind == "human" and seat.name.casefold() == name.casefold()
    return SeatPlan(face=seat.face % DRAWN_FACES) if is_person else seat


def load_people(path: Path) -> Loaded[People]:
    """Return the people in a file, or nobody where it can't be used."""
    return load(path, People, "people_damaged")


def store_people(path: Path, people: People) -> Fault | None:
    """Write the people; return what went wrong, if anything did."""
    return store(path, people)
