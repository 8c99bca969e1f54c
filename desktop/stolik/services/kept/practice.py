"""The positions that people practise, by person, the games they come from, and the log of all answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple, Self

from pydantic import Field

from stolik.analysis.analysis import Analysis
from stolik.analysis.practice import (
    BOXES,
    NEW,
    DayCount,
    FoundError,
    RecordedDecision,
    count_on,
    due_after,
    errors_of,
    first_day,
    game_key,
    game_text,
    has_positions,
    next_box,
)
from stolik.engine.messages import N_
from stolik.engine.names import name_key, without_name
from stolik.services.kept.kept import Kept, KeptDocument, Tell
from stolik.services.tables.table_setup import TableSetup, time_of_day
from stolik.storage.entry_log import EntryLog, NamedEntry
from stolik.storage.faults import Fault
from stolik.storage.profiles import Name, People
from stolik.storage.validated import ValidatedDocument

if TYPE_CHECKING:
    from stolik.services.calendar import Calendar

ANSWERS: Final = "practice_answers.jsonl"

MOST_POSITIONS: Final = 200
"""How many of a person's latest positions are kept."""

MOST_GAMES: Final = 120
"""How many of the latest games are kept."""

MOST_TAKEN: Final = 1000
"""How many of the latest games are remembered as already searched for errors."""

LARGEST_GAME: Final = 100_000
"""The longest record of a game that is kept, in characters."""

Count = Annotated[int, Field(ge=0, le=100_000_000)]

UNREAD: Final = Fault(
    "answers_unread",
    own=N_("storage", "Some of the answers couldn't be read and are left out."),
)


class Answer(NamedTuple):
    """Whether an answer was right, how many seconds it took, and whether it was the first in the round."""

    right: bool
    seconds: float
    is_first: bool


class LoggedAnswer(NamedEntry):
    """A logged answer: when and by whom, to which position, how long it took, and whether it was right.

    ``at`` is an ISO 8601 time, ``box`` the compartment that the position was in, ``cost`` what the original
    mistake cost. ``first`` marks the first answer in a round.
    """

    DAMAGED: ClassVar[Fault] = Fault(
        "answers_damaged",
        own=N_("storage", "Parts of the answer log couldn't be read. The old file is kept as {file}."),
    )

    at: Annotated[str, Field(max_length=40)]
    position: Annotated[str, Field(max_length=80)]
    box: Annotated[int, Field(ge=NEW, le=BOXES)]
    cost: Annotated[float, Field(ge=0)]
    seconds: Annotated[float, Field(ge=0)]
    right: bool
    first: bool


class StoredPosition(ValidatedDocument):
    """The position before an entry of a game, given by its key, in which a mistake cost a seat ``cost``.

    ``box`` is its compartment in the Leitner box, ``due`` the counted day on which it comes back.
    """

    game: str
    entry: Annotated[int, Field(ge=1)]
    seat: Annotated[int, Field(ge=0)]
    cost: Annotated[float, Field(ge=0)]
    box: Annotated[int, Field(ge=NEW, le=BOXES)] = NEW
    due: Count = 0

    @property
    def key(self) -> str:
        return f"{self.game}:{self.entry}"


class Practiser(ValidatedDocument):
    """A person's name as written, and their positions, the latest last."""

    name: Name
    positions: list[StoredPosition] = Field(default_factory=list)


class PracticeBook(KeptDocument):
    """All positions by the person's name key, and the records of their games by game key.

    ``taken`` are the games whose errors have been taken, so that learned or forgotten ones don't come back.
    ``seen``, ``latest`` and ``days`` count the days.
    """

    LARGEST: ClassVar[int] = 64 * 1024 * 1024
    """The largest file that is read, in bytes; the other limits together stay below it."""

    DAMAGED: ClassVar[Fault] = Fault(
        "practice_damaged",
        own=N_(
            "storage",
            "The moves to try again couldn't be read, so they are collected afresh. The old file is"
            " kept as {file}.",
        ),
    )

    seen: Count | None = None
    latest: Count = 0
    days: Count = 0
    games: dict[str, str] = Field(default_factory=dict)
    people: dict[str, Practiser] = Field(default_factory=dict)
    taken: list[str] = Field(default_factory=list)

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the book in JSON values, and whether all of it could be used.

        Nothing from a newer program's file is used.
        """
        book, whole = super().read(data)
        people: dict[str, Practiser] = {}
        for each in book.people.values():
            known = [one for one in each.positions if one.game in book.games]
            whole = whole and len(known) == len(each.positions)
            # Two spellings of a name used to be two people.
            person = people.setdefault(name_key(each.name), each.model_copy(update={"positions": []}))
            person.positions = [*person.positions, *known][-MOST_POSITIONS:]
        book.people = people
        return book, whole

    def count_to(self, today: int) -> bool:
        """Count the days up to a date, given by its ordinal; return whether any count has changed."""
        before = first_day(today) if self.seen is None else DayCount(self.seen, self.latest, self.days)
        after = count_on(before, today)
        changed = self.seen is None or after != before
        self.seen, self.latest, self.days = after
        return changed

    def take(self, key: str, text: str, errors: Sequence[tuple[str, int, Sequence[FoundError]]]) -> bool:
        """Keep the errors in a game, only once, for people by name and seat; return whether any were kept."""
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
        """Return a person's due positions, the longest due first, then the costliest."""
        found = [one for one in self._of(name) if one.due <= self.days]
        return sorted(found, key=lambda one: (one.due, -one.cost))

    def place(self, position: StoredPosition) -> RecordedDecision:
        """Return the decision to play for a kept position."""
        return RecordedDecision(position.key, self.games[position.game], position.entry, position.seat)

    def position(self, name: str, key: str) -> StoredPosition | None:
        return next((one for one in self._of(name) if one.key == key), None)

    def count(self, name: str) -> int:
        return len(self._of(name))

    def note(self, name: str, key: str, right: bool) -> None:
        """Move a position that was played to its next compartment, or drop it if it has been learned."""
        for one in self._of(name):
            if one.key == key:
                box = next_box(one.box, right)
                if box is None:
                    self.forget(name, key)
                else:
                    one.box, one.due = box, due_after(box, self.days)

    def forget(self, name: str, key: str) -> None:
        if (person := self.people.get(name_key(name))) is not None:
            person.positions = [one for one in person.positions if one.key != key]
            self._tidy()

    def forget_person(self, name: str) -> bool:
        """Remove a person with all their positions, and their name from the games of others."""
        if not self.people:
            return False
        self.people = {who: each for who, each in self.people.items() if who != name_key(name)}
        games: dict[str, str] = {}
        for key, text in self.games.items():
            # Others may still practise positions from games that the person also played.
            with suppress(ValueError, RecursionError):
                games[key] = without_name(text, name)
        self.games = games
        self._tidy()
        return True

    def _of(self, name: str) -> list[StoredPosition]:
        person = self.people.get(name_key(name))
        return [] if person is None else person.positions

    def _tidy(self) -> None:
        """Drop positions whose game is gone, then people without positions, then games without positions."""
        for each in self.people.values():
            each.positions = [one for one in each.positions if one.game in self.games]
        self.people = {who: each for who, each in self.people.items() if each.positions}
        used = {one.game for each in self.people.values() for one in each.positions}
        self.games = {key: text for key, text in self.games.items() if key in used}


class Practice(Kept[PracticeBook]):
    """Keeps the errors of people of the house, brings them back when due, and logs all answers."""

    KINDS = (PracticeBook, LoggedAnswer)

    def __init__(
        self,
        file: Path,
        tell: Tell,
        people: People,
        today: Callable[[], int],
        *,
        moment: Callable[[], str] = time_of_day,
    ) -> None:
        """Read the kept positions; the log of answers beside them is read when it is asked for.

        ``people`` are those of the house; ``today`` returns the day's ordinal, ``moment`` the time for the
        log.
        """
        super().__init__(file, tell, PracticeBook)
        self._moment = moment
        self._answers_file = file.with_name(ANSWERS)
        self.answers = EntryLog(self._answers_file, LoggedAnswer)
        """The log of all answers given here."""
        self._known = people
        self._today = today

    @classmethod
    def of(cls, file: Path, tell: Tell, people: Callable[[], People], calendar: Calendar) -> Self:
        practice = cls(file, tell, people(), calendar.today)
        calendar.changed.connect(practice.changed)
        return practice

    def count_due(self) -> int:
        """Return how many positions are due for all people of the house."""
        return sum(self.due(person.name) for person in self._known.people)

    def due(self, name: str) -> int:
        """Return how many positions are due for a person."""
        self._count_days()
        return len(self.document.due(name))

    def positions(self, name: str) -> Sequence[RecordedDecision]:
        """Return a person's due positions in the order in which to play them."""
        self._count_days()
        return [self.document.place(one) for one in self.document.due(name)]

    def note(self, name: str, key: str, answer: Answer) -> None:
        """Log a person's answer to a position; the first one in a round decides when it comes back."""
        if (position := self.document.position(name, key)) is not None:
            logged = LoggedAnswer(
                at=self._moment(),
                name=name,
                position=key,
                box=position.box,
                cost=position.cost,
                seconds=round(max(0.0, answer.seconds), 1),
                right=answer.right,
                first=answer.is_first,
            )
            self._tell(self.answers.add(logged))
        if answer.is_first:
            self._count_days()
            self.document.note(name, key, answer.right)
            self.keep()

    def read_answers(self) -> list[LoggedAnswer] | None:
        """Return all answers given here; ``None`` if none can be read. Unreadable ones are reported."""
        found, whole = self.answers.read_all()
        if not whole:
            unreadable = Fault("unreadable", {"file": str(self._answers_file)})
            self._tell(UNREAD if found else unreadable)
        return found if found or whole else None

    def forget(self, name: str, key: str) -> None:
        self.document.forget(name, key)
        self.keep()

    def forget_person(self, name: str) -> None:
        self._tell(self.answers.forget(name))
        super().forget_person(name)

    def take(self, setup: TableSetup, analysis: Analysis) -> None:
        """Keep the errors of the people of the house in a finished game that counts, but only once."""
        if not setup.agreed.counts or not has_positions(setup.info, setup.session):
            return
        found = [
            (person.name, seat, errors)
            for seat, errors in errors_of(analysis, setup.players).items()
            if (person := self._known.find(setup.players[seat].name)) is not None
        ]
        text = game_text(setup.session, setup.info, setup.seats)
        self._count_days()
        if self.document.take(game_key(setup.session, setup.info), text, found):
            self.keep()

    def _count_days(self) -> None:
        # The next start must know this day in case the clock has been set back by then.
        if self.document.count_to(self._today()) and self.document.people:
            self._tell(self.document.store(self._file))
