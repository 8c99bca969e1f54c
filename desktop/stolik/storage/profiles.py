"""The people who play here, and the last line-up of each game."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Self

from pydantic import (
    BeforeValidator,
    Field,
    PlainSerializer,
    PrivateAttr,
    SerializerFunctionWrapHandler,
    TypeAdapter,
    model_serializer,
    model_validator,
)

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import FITS
from stolik.engine.names import are_alike, fitting_name, name_key
from stolik.engine.sitting import (
    NEUTRAL_FACE,
    USUAL,
    SeatHelps,
    Sitting,
    asked_before_costly,
    helps_of,
    plain_helps,
    player_of,
)
from stolik.storage.atomic import read_bytes
from stolik.storage.document import LARGEST, Loaded, kept_aside, load, store
from stolik.storage.faults import Fault
from stolik.storage.validated import ValidatedDocument

MOST_PEOPLE: Final = 60
MOST_BESTS: Final = 200
LONGEST_NAME: Final = 24

DRAWN_FACES: Final = 13
"""The number of drawn faces; greater face numbers are people's own pictures."""


_WORN: Final = re.compile(
    r'"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*(?:"kind"\s*:\s*"\w*"\s*,\s*)?"face"\s*:\s*(\d{1,3})\b'
)
"""A name with the face written beside it."""


def _helps(given: Any) -> SeatHelps:
    return given if isinstance(given, SeatHelps) else helps_of(given)


def _plain(given: Any) -> Any:
    # This program never writes a name that is too long.
    fits = isinstance(given, str) and len(given) <= LONGEST_NAME
    return fitting_name(given, LONGEST_NAME) if fits else given


Name = Annotated[str, BeforeValidator(_plain), Field(min_length=1, max_length=LONGEST_NAME)]
"""A name in the form in which it is stored; never an invisible one."""

Age = Annotated[int, Field(ge=0, le=150)]
Face = Annotated[int, Field(ge=0, le=999)]
Colour = Annotated[int, Field(ge=0, le=999)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Kind = Annotated[str, Field(pattern=f"^(human|{FITS}|{'|'.join(Level)})$")]
"""The kind of player at a seat: ``human``, a computer's level, or a computer that ``fits`` the people."""

Helps = Annotated[SeatHelps, BeforeValidator(_helps), PlainSerializer(plain_helps)]
"""The helps of a person, with defaults in place of a file's invalid values."""

_FLAG: Final = TypeAdapter(bool)


class _Helped(ValidatedDocument):
    """A person with helps; files store ``beginner`` beside the helps."""

    helps: Helps = USUAL

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, data: Any) -> Any:
        """Return the data with ``beginner`` among the helps; ``tutored`` in older files becomes a coach."""
        if not isinstance(data, dict) or not {"beginner", "tutored"} & data.keys():
            return data
        kept = {name: value for name, value in data.items() if name not in ("beginner", "tutored")}
        helps = replace(
            _helps(data.get("helps")), beginner=_FLAG.validate_python(data.get("beginner", False))
        )
        return {**kept, "helps": asked_before_costly(helps) if data.get("tutored") is True else helps}

    @model_serializer(mode="wrap")
    def _part(self, plain: SerializerFunctionWrapHandler) -> dict[str, Any]:
        kept = plain(self)
        helps = kept.pop("helps")
        return {**kept, "beginner": self.helps.beginner, "helps": helps}


class Person(_Helped):
    """A person who has played here.

    ``colour`` stays the same in all games; it is ``None`` until the person has one.
    """

    name: Name
    face: Face = NEUTRAL_FACE
    colour: Colour | None = None
    age: Age | None = None


class SeatPlan(_Helped):
    """One seat of a line-up: a person, perhaps without a name, or a computer of some kind."""

    name: Annotated[str, BeforeValidator(_plain), Field(max_length=LONGEST_NAME)] = ""
    kind: Kind = "human"
    face: Face = NEUTRAL_FACE
    colour: Colour | None = None
    age: Age | None = None

    @classmethod
    def of(cls, sitting: Sitting, name: str) -> Self:
        """Return the seat for a player with a name."""
        player = sitting.player
        return cls(
            name=name,
            kind=sitting.kind,
            face=sitting.face,
            colour=sitting.colour,
            age=player.age,
            helps=sitting.helps,
        )

    def sitting(self, place: int) -> Sitting:
        """Return the player for a place at the table, which decides the colour if none is stored."""
        colour = place if self.colour is None else self.colour
        return Sitting(player_of(self.name, self.kind, self.age), self.face, colour, self.helps)


class LineUp(ValidatedDocument):
    """The players of a game by seat, and the options they chose."""

    seats: list[SeatPlan] = Field(default_factory=list)
    options: dict[str, Any] = Field(default_factory=dict)

    @property
    def family(self) -> frozenset[str]:
        return frozenset(name_key(seat.name) for seat in self.seats if seat.kind == "human" and seat.name)


class People(ValidatedDocument):
    """All known people, latest first, and the last line-up of each game, by its id.

    ``latest_game`` is the game that was begun last, empty if unknown. ``bests`` holds the best solo scores,
    by the game's id and the key of the name.
    """

    NEWEST: ClassVar[int] = 1

    version: int = 1
    people: list[Person] = Field(default_factory=list)
    line_ups: dict[str, LineUp] = Field(default_factory=dict)
    latest_game: str = ""
    bests: dict[str, dict[str, Points]] = Field(default_factory=dict)
    removed: list[Name] = Field(default_factory=list)
    """The names still to be removed from files; after an interruption, the next start goes on."""
    faces_left: list[Face] = Field(default_factory=list)
    """The pictures still to be deleted, which only removed people wore."""

    _aside: tuple[tuple[str, int], ...] | None = PrivateAttr(default=None)
    """The names and faces in files kept aside, or ``None`` if there are no such files."""

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the people that JSON values stand for, and whether all values were usable.

        People whose names read alike are merged.
        """
        people, whole = super().read(data)
        found: dict[str, Person] = {}
        for person in people.people:
            latest = found.setdefault(name_key(person.name), person)
            latest.age = person.age if latest.age is None else latest.age
            if latest.face < DRAWN_FACES <= person.face:
                latest.face = person.face
        people.people = list(found.values())
        bests: dict[str, dict[str, int]] = {}
        for game, scores in people.bests.items():
            kept = bests.setdefault(game, {})
            for who, points in scores.items():
                kept[name_key(who)] = max(points, kept.get(name_key(who), 0))
        people.bests = bests
        return people, whole

    @property
    def may_lack(self) -> bool:
        """Whether the list may be incomplete, because a file couldn't be fully read."""
        return self._aside is not None or self.blocked is not None or self.version > self.NEWEST

    def note_aside(self, worn: tuple[tuple[str, int], ...]) -> None:
        """Note the names and faces in files kept aside."""
        self._aside = worn

    def find(self, name: str) -> Person | None:
        """Return the person with a name, in any spelling, or ``None``."""
        return next((person for person in self.people if are_alike(person.name, name)), None)

    def remember(self, game_id: str, line_up: LineUp) -> None:
        """Store a line-up as the game's last one, and its people as the latest."""
        self.line_ups = {**self.line_ups, game_id: line_up}
        self.latest_game = game_id
        seated = [
            Person(
                name=seat.name,
                face=seat.face,
                colour=seat.colour,
                age=seat.age,
                helps=seat.helps,
            )
            for seat in line_up.seats
            if seat.kind == "human" and seat.name
        ]
        names = {name_key(person.name) for person in seated}
        # A name in use again must not be removed any more.
        self.removed = [name for name in self.removed if name_key(name) not in names]
        # A person without an age now keeps an earlier one.
        known = {name_key(person.name): person for person in self.people}
        for person in seated:
            before = known.get(name_key(person.name))
            if person.age is None and before is not None:
                person.age = before.age
            # If two people have the same colour, one plays in another colour only today.
            if before is not None and before.colour is not None:
                person.colour = before.colour
        others = [person for person in self.people if name_key(person.name) not in names]
        self.people = (seated + others)[:MOST_PEOPLE]

    def line_up_for(self, game_id: str) -> LineUp | None:
        """Return the line-up for a game: its own last one if the same people sat there, or else the latest.

        A game keeps its own options and, if the latest people have no names, its own seats.
        """
        own, latest = self.line_ups.get(game_id), self.line_ups.get(self.latest_game)
        if latest is None or own is latest:
            return own
        if own is not None and latest.family in (frozenset(), own.family):
            return own
        return LineUp(seats=latest.seats, options=own.options if own is not None else {})

    def best_of(self, game_id: str, name: str) -> int | None:
        """Return a person's best solo score, or ``None`` if there is none yet."""
        return self.bests.get(game_id, {}).get(name_key(name))

    def note_score(self, game_id: str, name: str, points: int) -> bool:
        """Store a person's solo score if it is their best; return whether it is."""
        best = self.best_of(game_id, name)
        if points < 0 or (best is not None and points <= best):
            return False
        scores = {**self.bests.get(game_id, {}), name_key(name): points}
        # Names that were typed only once must not make the file grow forever.
        latest = dict(list(scores.items())[-MOST_BESTS:])
        self.bests = {**self.bests, game_id: latest}
        return True

    def faces(self) -> set[int]:
        """Return the numbers of all faces in use."""
        plans = [seat.face for line_up in self.line_ups.values() for seat in line_up.seats]
        return {*plans, *[person.face for person in self.people]}

    def faces_of(self, name: str) -> set[int]:
        """Return the numbers of the faces that only this person uses or has used."""
        worn = [
            *[(person.name, person.face) for person in self.people],
            *[(seat.name, seat.face) for line_up in self.line_ups.values() for seat in line_up.seats],
            *(self._aside or ()),
        ]
        others = {face for who, face in worn if not are_alike(who, name)}
        return {face for who, face in worn if are_alike(who, name)} - others

    def forget(self, name: str, faces: Collection[int] = ()) -> None:
        """Remove a person and their best results from the list, and the person from line-ups.

        The name, and ``faces`` that are pictures, are noted for removal elsewhere.
        """
        gone = name_key(name)
        self.note_removed(name)
        if are_alike(noted := fitting_name(name, LONGEST_NAME), name):
            self.removed = [*self.removed, noted]
        self.faces_left = sorted({*self.faces_left, *[face for face in faces if face >= DRAWN_FACES]})
        self.bests = {
            game: {who: points for who, points in scores.items() if who != gone}
            for game, scores in self.bests.items()
        }
        self.people = [person for person in self.people if name_key(person.name) != gone]
        self.line_ups = {
            game: line_up.model_copy(update={"seats": [_unnamed(seat, name) for seat in line_up.seats]})
            for game, line_up in self.line_ups.items()
        }

    def note_removed(self, name: str) -> None:
        """Note that a name has been removed everywhere."""
        self.removed = [each for each in self.removed if not are_alike(each, name)]


def _unnamed(seat: SeatPlan, name: str) -> SeatPlan:
    """Return an empty seat in place of the named person's, and any other seat as it is."""
    is_person = seat.kind == "human" and are_alike(seat.name, name)
    return SeatPlan() if is_person else seat


def load_people(path: Path) -> Loaded[People]:
    """Return the people in a file, none if it isn't usable."""
    loaded = load(path, People, Fault("people_damaged"))
    if aside := kept_aside(path):
        loaded.document.note_aside(tuple([pair for each in aside for pair in _worn_in(each)]))
    return loaded


def _worn_in(path: Path) -> list[tuple[str, int]]:
    """Return the names and faces found in a file that may be damaged anywhere."""
    try:
        text = read_bytes(path, LARGEST).decode("utf-8", "replace")
    except OSError:
        return []
    found = []
    for name, face in _WORN.findall(text):
        with suppress(ValueError):
            found.append((json.loads(name), int(face)))
    return found


def store_people(path: Path, people: People) -> Fault | None:
    """Write the people; return what went wrong, if anything."""
    return store(path, people)
