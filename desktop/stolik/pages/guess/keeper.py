"""The log of all guesses, from one start of the program to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field

from stolik.analysis.guessing import Guess
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.names import are_alike
from stolik.services.tables.table_setup import time_of_day
from stolik.storage.entry_log import EntryLog, NamedEntry
from stolik.storage.faults import Fault

UNREAD: Final = Fault(
    "guesses_unread",
    own=QT_TRANSLATE_NOOP("storage", "Some of the guesses could not be read. They are left out."),
)
DAMAGED: Final = Fault(
    "guesses_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage", "Some of the guesses could not be read. The old file is kept as {file}."
    ),
)


class LoggedGuess(NamedEntry):
    """A guess of a person, with the fields of a `Guess`."""

    at: Annotated[str, Field(max_length=40)]
    game: Annotated[str, Field(max_length=40)]
    kind: Annotated[str, Field(max_length=40)]
    said: Annotated[int, Field(ge=0, le=100)]
    truth: Annotated[float, Field(ge=0, le=1)]
    seconds: Annotated[float, Field(ge=0)]

    @property
    def guess(self) -> Guess:
        """What the analysis takes."""
        return Guess(self.game, self.kind, self.said, self.truth, self.at, self.seconds)


class GuessKeeper:
    """Keeps the guesses of people of the house, which are read when they are asked for."""

    def __init__(
        self, path: Path, tell: Callable[[Fault | None], None], *, moment: Callable[[], str] = time_of_day
    ) -> None:
        """Keep them in a file; ``moment`` gives the time as the log tells it. What goes wrong is told."""
        self._log = EntryLog(path, LoggedGuess, DAMAGED)
        self._tell = tell
        self._moment = moment
        self._is_told = False

    def note(self, name: str, guess: Guess) -> None:
        """Log a guess of a person, made now; without a name nothing is kept."""
        if name:
            guess = guess._replace(at=self._moment(), seconds=round(max(0.0, guess.seconds), 1))
            self._tell(self._log.add(LoggedGuess(name=name, **guess._asdict())))

    def guesses(self, name: str) -> list[Guess]:
        """Return the guesses of a person, the oldest first; that some can't be read is told once."""
        found, whole = self._log.read_all()
        if not whole and not self._is_told:
            self._is_told = True
            self._tell(UNREAD)
        return [each.guess for each in found if are_alike(each.name, name)]

    def forget_person(self, name: str) -> None:
        """Forget all guesses of a person."""
        self._tell(self._log.forget(name))
