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
"""The faces that are drawn; greater numbers are pictures of people's own."""


_WORN: Final = re.compile(
    r'"name"\s*:\s*("(?:[^"\\]|\\.)*")\s*,\s*(?:"kind"\s*:\s*"\w*"\s*,\s*)?"face"\s*:\s*(\d{1,3})\b'
)
"""A name with the face that is written beside it."""


def _helps(given: Any) -> SeatHelps:
    return given if isinstance(given, SeatHelps) else helps_of(given)


def _plain(given: Any) -> Any:
    # A name that is too long was never written by this program.
    fits = isinstance(given, str) and len(given) <= LONGEST_NAME
    return fitting_name(given, LONGEST_NAME) if fits else given


Name = Annotated[str, BeforeValidator(_plain), Field(min_length=1, max_length=LONGEST_NAME)]
"""A name in the form in which it is kept, never an invisible one."""

Age = Annotated[int, Field(ge=0, le=150)]
Face = Annotated[int, Field(ge=0, le=999)]
Colour = Annotated[int, Field(ge=0, le=999)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Kind = Annotated[str, Field(pattern=f"^(human|{FITS}|{'|'.join(Level)})$")]
"""The player at a seat: ``human``, a computer's level, or a computer that ``fits`` the people there."""

Helps = Annotated[SeatHelps, BeforeValidator(_helps), PlainSerializer(plain_helps)]
"""The helps of a person; what makes no sense in a file is as usual."""

_FLAG: Final = TypeAdapter(bool)


class _Helped(ValidatedDocument):
    """A person with their own helps; a file has their being a beginner beside these."""

    helps: Helps = USUAL

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, data: Any) -> Any:
        """Read what stands beside the helps; older files' ``tutored`` is a setting of the coach."""
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

    ``colour`` stays the same in every game, ``None`` until the person has had one.
    """

    name: Name
    face: Face = NEUTRAL_FACE
    colour: Colour | None = None
    age: Age | None = None


class SeatPlan(_Helped):
    """One seat of a line-up: a person, or a computer of a level; a seat may have been left without a name."""

    name: Annotated[str, BeforeValidator(_plain), Field(max_length=LONGEST_NAME)] = ""
    kind: Kind = "human"
    face: Face = NEUTRAL_FACE
    colour: Colour | None = None
    age: Age | None = None

    @classmethod
    def of(cls, sitting: Sitting, name: str) -> Self:
        """Return how a line-up stores a player with a name."""
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
        """Return the player for a seat, which gives the colour if none is kept."""
        colour = place if self.colour is None else self.colour
        return Sitting(player_of(self.name, self.kind, self.age), self.face, colour, self.helps)


class LineUp(ValidatedDocument):
    """The people at one game by seat, and the options they chose."""

    seats: list[SeatPlan] = Field(default_factory=list)
    options: dict[str, Any] = Field(default_factory=dict)

    @property
    def family(self) -> frozenset[str]:
        return frozenset(name_key(seat.name) for seat in self.seats if seat.kind == "human" and seat.name)


class People(ValidatedDocument):
    """Everybody known, the latest first, and the last line-up of each game by its id.

    ``latest_game`` is the game that was begun last, empty if none is known.

    ``bests`` holds the most points that a person made alone, by the game's id and the key of the name.
    """

    NEWEST: ClassVar[int] = 1

    version: int = 1
    people: list[Person] = Field(default_factory=list)
    line_ups: dict[str, LineUp] = Field(default_factory=dict)
    latest_game: str = ""
    bests: dict[str, dict[str, Points]] = Field(default_factory=dict)
    removed: list[Name] = Field(default_factory=list)
    """The names that are still to be taken out of files: what was cut off goes on at the next start."""
    faces_left: list[Face] = Field(default_factory=list)
    """The pictures that only people wore who were removed, and that are still to be deleted."""

    _aside: tuple[tuple[str, int], ...] | None = PrivateAttr(default=None)
    """Names and faces in files that were kept aside, ``None`` if there are no such files."""

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the people that JSON values stand for, and whether all of it could be used.

        Those whose names read alike are one person.
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
        """Whether the list may be incomplete: a file wasn't fully read."""
        return self._aside is not None or self.blocked is not None or self.version > self.NEWEST

    def note_aside(self, worn: tuple[tuple[str, int], ...]) -> None:
        """Keep in mind the names and faces in files that were kept aside."""
        self._aside = worn

    def find(self, name: str) -> Person | None:
        """Return the person of a name, however it is written."""
        return next((person for person in self.people if are_alike(person.name, name)), None)

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
                helps=seat.helps,
            )
            for seat in line_up.seats
            if seat.kind == "human" and seat.name
        ]
        names = {name_key(person.name) for person in seated}
        # Somebody has the name again.
        self.removed = [name for name in self.removed if name_key(name) not in names]
        # A person who gave no age today keeps the one from another day.
        known = {name_key(person.name): person for person in self.people}
        for person in seated:
            before = known.get(name_key(person.name))
            if person.age is None and before is not None:
                person.age = before.age
            # If two people have the same colour, one of them plays in another today.
            if before is not None and before.colour is not None:
                person.colour = before.colour
        others = [person for person in self.people if name_key(person.name) not in names]
        self.people = (seated + others)[:MOST_PEOPLE]

    def line_up_for(self, game_id: str) -> LineUp | None:
        """Return who is to sit at a game: its own last line-up if the same people sat, else the latest.

        A game keeps its own options and, if the latest people have no names, its own seats.
        """
        own, latest = self.line_ups.get(game_id), self.line_ups.get(self.latest_game)
        if latest is None or own is latest:
            return own
        if own is not None and latest.family in (frozenset(), own.family):
            return own
        return LineUp(seats=latest.seats, options=own.options if own is not None else {})

    def best_of(self, game_id: str, name: str) -> int | None:
        """Return the most points that a person made alone, ``None`` if they haven't played so yet."""
        return self.bests.get(game_id, {}).get(name_key(name))

    def note_score(self, game_id: str, name: str, points: int) -> bool:
        """Keep the points that a person made alone if they are their best; return whether they are."""
        best = self.best_of(game_id, name)
        if points < 0 or (best is not None and points <= best):
            return False
        scores = {**self.bests.get(game_id, {}), name_key(name): points}
        # A name that was typed once and never again doesn't let the file grow forever.
        latest = dict(list(scores.items())[-MOST_BESTS:])
        self.bests = {**self.bests, game_id: latest}
        return True

    def faces(self) -> set[int]:
        """Return the numbers of all faces that people wear."""
        plans = [seat.face for line_up in self.line_ups.values() for seat in line_up.seats]
        return {*plans, *[person.face for person in self.people]}

    def faces_of(self, name: str) -> set[int]:
        """Return the numbers of all faces that only this person wears or has worn."""
        worn = [
            *[(person.name, person.face) for person in self.people],
            *[(seat.name, seat.face) for line_up in self.line_ups.values() for seat in line_up.seats],
            *(self._aside or ()),
        ]
        others = {face for who, face in worn if not are_alike(who, name)}
        return {face for who, face in worn if are_alike(who, name)} - others

    def forget(self, name: str, faces: Collection[int] = ()) -> None:
        """Take a person off the list, with their best results; in a line-up their seat loses its name.

        That the name and the ``faces`` are still to go elsewhere is noted.
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
    """Return another person's seat as it is, and that of the person with this name as an unnamed one."""
    is_person = seat.kind == "human" and are_alike(seat.name, name)
    return SeatPlan() if is_person else seat


def load_people(path: Path) -> Loaded[People]:
    """Return the people in a file, none if it can't be used."""
    loaded = load(path, People, Fault("people_damaged"))
    if aside := kept_aside(path):
        loaded.document.note_aside(tuple([pair for each in aside for pair in _worn_in(each)]))
    return loaded


def _worn_in(path: Path) -> list[tuple[str, int]]:
    """Return the names and faces in a file that may be damaged anywhere."""
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
    """Write the people; return what went wrong, if anything did."""
    return store(path, people)
