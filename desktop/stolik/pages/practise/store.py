"""The positions that people practise, by person, with the games they are of."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Self

from pydantic import Field

from stolik.analysis.practice import (
    BOXES,
    NEW,
    DayCount,
    FoundError,
    RecordedDecision,
    count_on,
    due_after,
    first_day,
    next_box,
)
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.name_removal import without_name
from stolik.engine.names import name_key
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument, VersionedDocument

MOST_POSITIONS: Final = 200
"""The positions that are kept for a person, the latest."""

MOST_GAMES: Final = 120
"""The games that are kept, the latest."""

MOST_TAKEN: Final = 1000
"""The games that are known as those whose errors were taken already, the latest."""

LARGEST_GAME: Final = 100_000
"""A game whose record has more letters is not kept."""

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a file that are read at most; all bounds together stay below."""

Count = Annotated[int, Field(ge=0, le=100_000_000)]


DAMAGED: Final = Fault(
    "practice_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage",
        "The moves to try again could not be read, so they are collected from the start. The old file is "
        "kept as {file}.",
    ),
)


class StoredPosition(ValidatedDocument):
    """The position before an entry of a game, by the game's key, at which a seat once gave ``cost`` away.

    ``box`` is its compartment of the Leitner box, ``due`` the day on which it comes back.
    """

    game: str
    entry: Annotated[int, Field(ge=1)]
    seat: Annotated[int, Field(ge=0)]
    cost: Annotated[float, Field(ge=0)]
    box: Annotated[int, Field(ge=NEW, le=BOXES)] = NEW
    due: Count = 0

    @property
    def key(self) -> str:
        """The name of the position among those of its person."""
        return f"{self.game}:{self.entry}"


class Practiser(ValidatedDocument):
    """A person's name as it is written, and their positions, the latest last."""

    name: Name
    positions: list[StoredPosition] = Field(default_factory=list)


class PracticeBook(VersionedDocument):
    """All positions, by the key of the person's name, and the records of their games by key.

    ``taken`` are the games whose errors were taken: what was learned or forgotten doesn't come again.
    ``seen``, ``latest`` and ``days`` count the days.
    """

    LARGEST: ClassVar[int] = LARGEST

    seen: Count | None = None
    latest: Count = 0
    days: Count = 0
    games: dict[str, str] = Field(default_factory=dict)
    people: dict[str, Practiser] = Field(default_factory=dict)
    taken: list[str] = Field(default_factory=list)

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the book that JSON values stand for, and whether all of it could be used.

        Nothing is used of a file of a newer program.
        """
        book, whole = super().read(data)
        people: dict[str, Practiser] = {}
        for each in book.people.values():
            known = [one for one in each.positions if one.game in book.games]
            whole = whole and len(known) == len(each.positions)
            # Two spellings of a name were two people once.
            person = people.setdefault(name_key(each.name), each.model_copy(update={"positions": []}))
            person.positions = [*person.positions, *known][-MOST_POSITIONS:]
        book.people = people
        return book, whole

    def count_to(self, today: int) -> bool:
        """Count the days up to a date, by the number of its day; return whether any count has changed."""
        before = first_day(today) if self.seen is None else DayCount(self.seen, self.latest, self.days)
        after = count_on(before, today)
        changed = self.seen is None or after != before
        self.seen, self.latest, self.days = after
        return changed

    def take(self, key: str, text: str, errors: Sequence[tuple[str, int, Sequence[FoundError]]]) -> bool:
        """Keep the errors of a game, once, for people by name and seat; return whether any was kept."""
        if key in self.taken or len(text) > LARGEST_GAME:
            return False
        self.taken = [*self.taken, key][-MOST_TAKEN:]
        people = dict(self.people)
        for name, seat, found in errors:
            if found:
                before = people.get(name_key(name), Practiser(name=name))
                new = [
                    StoredPosition(game=key, entry=each.entry, seat=seat, cost=each.cost, due=self.days)
                    for each in found
                ]
                kept = [*before.positions, *reversed(new)][-MOST_POSITIONS:]
                people[name_key(name)] = Practiser(name=name, positions=kept)
        self.people = people
        self.games = dict([*self.games.items(), (key, text)][-MOST_GAMES:])
        self._tidy()
        return key in self.games

    def due(self, name: str) -> list[StoredPosition]:
        """Return the positions of a person that are due: what was due first comes first, then the dearest."""
        found = [one for one in self._of(name) if one.due <= self.days]
        return sorted(found, key=lambda one: (one.due, -one.cost))

    def place(self, position: StoredPosition) -> RecordedDecision:
        """Return a kept position as it is played."""
        return RecordedDecision(position.key, self.games[position.game], position.entry, position.seat)

    def position(self, name: str, key: str) -> StoredPosition | None:
        """Return a kept position of a person by its key."""
        return next((one for one in self._of(name) if one.key == key), None)

    def count(self, name: str) -> int:
        """Return how many positions are kept for a person."""
        return len(self._of(name))

    def note(self, name: str, key: str, right: bool) -> None:
        """Put a position where it goes after it was played; one that is learned is kept no more."""
        for one in self._of(name):
            if one.key == key:
                box = next_box(one.box, right)
                if box is None:
                    self.forget(name, key)
                else:
                    one.box, one.due = box, due_after(box, self.days)

    def forget(self, name: str, key: str) -> None:
        """Keep a position of a person no more."""
        if (person := self.people.get(name_key(name))) is not None:
            person.positions = [one for one in person.positions if one.key != key]
            self._tidy()

    def forget_person(self, name: str) -> None:
        """Forget a person with all their positions, and their name in the games of others."""
        self.people = {who: each for who, each in self.people.items() if who != name_key(name)}
        games: dict[str, str] = {}
        for key, text in self.games.items():
            # Others still practise in games that the person has played as well.
            with suppress(ValueError, RecursionError):
                games[key] = without_name(text, name)
        self.games = games
        self._tidy()

    def _of(self, name: str) -> list[StoredPosition]:
        person = self.people.get(name_key(name))
        return [] if person is None else person.positions

    def _tidy(self) -> None:
        """Drop positions whose game is gone, then people without positions, then games without."""
        for each in self.people.values():
            each.positions = [one for one in each.positions if one.game in self.games]
        self.people = {who: each for who, each in self.people.items() if each.positions}
        used = {one.game for each in self.people.values() for one in each.positions}
        self.games = {key: text for key, text in self.games.items() if key in used}


def load_practice(path: Path) -> Loaded[PracticeBook]:
    """Return the book in a file, or none where it can't be used."""
    return load(path, PracticeBook, DAMAGED, LARGEST)


def store_practice(path: Path, book: PracticeBook) -> Fault | None:
    """Write the book; return what went wrong, if anything did."""
    return store(path, book, LARGEST)
