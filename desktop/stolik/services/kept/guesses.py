"""The log of all guesses, and what is said of those of a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, ClassVar, Final

from pydantic import Field

from stolik.analysis.guessing import FIRST, Guess, GuessFigures, Lean, Trend
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.names import are_alike
from stolik.services.kept.kept import Keeper, Tell
from stolik.services.tables.table_setup import time_of_day
from stolik.storage.entry_log import EntryLog, NamedEntry
from stolik.storage.faults import Fault

CONTEXT: Final = "guesses"

SO_FAR: Final = translate(
    "guesses", "%n (guess|guesses) so far. From ten on you read here how true they are.", "", 0
)
LEANS: Final[Mapping[Lean, str]] = {
    "high": QT_TRANSLATE_NOOP(
        "guesses", "On average {miss} points of 100 off the truth; the guesses are rather too high."
    ),
    "low": QT_TRANSLATE_NOOP(
        "guesses", "On average {miss} points of 100 off the truth; the guesses are rather too low."
    ),
    "even": QT_TRANSLATE_NOOP(
        "guesses",
        "On average {miss} points of 100 off the truth; whether rather too high or too low can't be told.",
    ),
}
TRENDS: Final[Mapping[Trend, str]] = {
    "better": QT_TRANSLATE_NOOP("guesses", "The latest {latest} are nearer to the truth than the first ten."),
    "worse": QT_TRANSLATE_NOOP(
        "guesses", "The latest {latest} are further from the truth than the first ten."
    ),
    "unclear": QT_TRANSLATE_NOOP(
        "guesses", "Whether the latest {latest} are nearer to the truth than the first ten can't be told yet."
    ),
}

UNREAD: Final = Fault(
    "guesses_unread",
    own=QT_TRANSLATE_NOOP("storage", "Some of the guesses could not be read. They are left out."),
)


class LoggedGuess(NamedEntry):
    """A guess of a person, with the fields of a `Guess`."""

    DAMAGED: ClassVar[Fault] = Fault(
        "guesses_damaged",
        own=QT_TRANSLATE_NOOP(
            "storage", "Some of the guesses could not be read. The old file is kept as {file}."
        ),
    )

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


class Guesses(Keeper):
    """Keeps the guesses of people of the house, which are read when they are asked for."""

    KINDS = (LoggedGuess,)

    def __init__(self, file: Path, tell: Tell, *, moment: Callable[[], str] = time_of_day) -> None:
        """Read nothing yet; ``moment`` gives the time as the log tells it."""
        super().__init__(file, tell)
        self._log = EntryLog(file, LoggedGuess)
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


def figures_text(figures: GuessFigures) -> str:
    """Return what the guesses of a person tell; empty where there are none."""
    if figures.many < FIRST:
        return translated(CONTEXT, SO_FAR, figures.many) if figures.many else ""
    facts = {"miss": round(100 * figures.miss), "latest": figures.latest}
    told = sentence(CONTEXT, LEANS[figures.lean], facts)
    return f"{told} {sentence(CONTEXT, TRENDS[figures.trend], facts)}" if figures.latest >= FIRST else told
