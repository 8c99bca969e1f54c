"""The positions that people practise, from one start of the program to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from stolik.analysis.analysis import Analysis
from stolik.analysis.practice import RecordedDecision, errors_of, game_key, game_text, has_positions
from stolik.pages.practise.answers import FILE, UNREAD, AnswerLog, LoggedAnswer
from stolik.pages.practise.store import load_practice, store_practice
from stolik.services.practice.model import Answer
from stolik.services.tables.table_setup import TableSetup, time_of_day
from stolik.storage.faults import Fault, not_forgotten
from stolik.storage.profiles import People


class Practice(QObject):
    """Keeps the errors of people of the house, and brings back what is due."""

    changed = Signal()

    def __init__(
        self,
        path: Path,
        people: People,
        today: Callable[[], int],
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
        *,
        moment: Callable[[], str] = time_of_day,
    ) -> None:
        """Read what is kept in a file; the log of answers beside it is read when it is asked for.

        ``people`` are those of the house; ``today`` gives the number of the date's day, which grows by one a
        day, ``moment`` the time as the log tells it. What goes wrong is told.
        """
        super().__init__(parent)
        self._path = path
        self._moment = moment
        self.answers = AnswerLog(path.with_name(FILE))
        """All answers that were given here."""
        self._known = people
        self._today = today
        self._tell = tell
        loaded = load_practice(path)
        self._book = loaded.document
        tell(loaded.fault)

    def count_due(self) -> int:
        """Return how many positions are due of all people of the house."""
        return sum(self.due(person.name) for person in self._known.people)

    def due(self, name: str) -> int:
        """Return how many positions of a person are due."""
        self._count_days()
        return len(self._book.due(name))

    def positions(self, name: str) -> Sequence[RecordedDecision]:
        """Return the positions of a person that are due, those to be played first in front."""
        self._count_days()
        return [self._book.place(one) for one in self._book.due(name)]

    def note(self, name: str, key: str, answer: Answer) -> None:
        """Log how a person played a position; the first answer of a round decides when it comes back."""
        if (position := self._book.position(name, key)) is not None:
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
            self._book.note(name, key, answer.right)
            self._keep()

    def read_answers(self) -> list[LoggedAnswer] | None:
        """Return all answers that were given here, ``None`` where none can be read; what can't be is told."""
        found, whole = self.answers.read_all()
        if not whole:
            file = str(self._path.with_name(FILE))
            self._tell(UNREAD if found else Fault("unreadable", {"file": file}))
        return found if found or whole else None

    def forget(self, name: str, key: str) -> None:
        """Keep a position no more."""
        self._book.forget(name, key)
        self._keep()

    def forget_person(self, name: str) -> None:
        """Forget everything about a person."""
        self._tell(self.answers.forget(name))
        if self._book.people:
            self._book.forget_person(name)
            self._tell(not_forgotten(store_practice(self._path, self._book), self._path))
            self.changed.emit()

    def take(self, setup: TableSetup, analysis: Analysis) -> None:
        """Keep the errors of the people of the house in a game that is over and counts, once."""
        if not setup.agreed.counts or not has_positions(setup.info, setup.session):
            return
        found = [
            (person.name, seat, errors)
            for seat, errors in errors_of(analysis, setup.players).items()
            if (person := self._known.find(setup.players[seat].name)) is not None
        ]
        text = game_text(setup.session, setup.info, setup.seats)
        self._count_days()
        if self._book.take(game_key(setup.session, setup.info), text, found):
            self._keep()

    def _count_days(self) -> None:
        # A day that was seen must be known at the next start, should the clock have been set back.
        if self._book.count_to(self._today()) and self._book.people:
            self._tell(store_practice(self._path, self._book))

    def _keep(self) -> None:
        self._tell(store_practice(self._path, self._book))
        self.changed.emit()
