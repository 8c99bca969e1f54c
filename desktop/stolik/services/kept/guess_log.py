"""The log of all guesses, and sentences about a person's guesses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, ClassVar, Final

from pydantic import Field

from stolik.analysis.guessing import FIRST, Guess, GuessFigures, Lean, Trend
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.names import are_alike
from stolik.services.kept.kept import Keeper, Tell
from stolik.services.tables.table_setup import time_of_day
from stolik.storage.entry_log import EntryLog, NamedEntry
from stolik.storage.faults import Fault

CONTEXT: Final = "guesses"

SO_FAR: Final = translate(
    "guesses", "%n (guess|guesses) so far. After ten, you see here how accurate they are.", "", 0
)
LEANS: Final[Mapping[Lean, str]] = {
    "high": N_("guesses", "Off by {miss} points in 100 on average; the guesses tend to be too high."),
    "low": N_("guesses", "Off by {miss} points in 100 on average; the guesses tend to be too low."),
    "even": N_(
        "guesses",
        "Off by {miss} points in 100 on average; it isn't clear whether too high or too low.",
    ),
}
TRENDS: Final[Mapping[Trend, str]] = {
    "better": N_("guesses", "The latest {latest} are closer than the first ten."),
    "worse": N_("guesses", "The latest {latest} are further off than the first ten."),
    "unclear": N_(
        "guesses", "It's too early to say whether the latest {latest} are closer than the first ten."
    ),
}

UNREAD: Final = Fault(
    "guesses_unread",
    own=N_("storage", "Some of the guesses couldn't be read and are left out."),
)


class LoggedGuess(NamedEntry):
    """A person's guess, with the fields of `Guess`."""

    DAMAGED: ClassVar[Fault] = Fault(
        "guesses_damaged",
        own=N_("storage", "Some of the guesses couldn't be read. The old file is kept as {file}."),
    )

    at: Annotated[str, Field(max_length=40)]
    game: Annotated[str, Field(max_length=40)]
    kind: Annotated[str, Field(max_length=40)]
    said: Annotated[int, Field(ge=0, le=100)]
    truth: Annotated[float, Field(ge=0, le=1)]
    seconds: Annotated[float, Field(ge=0)]

    @property
    def guess(self) -> Guess:
        return Guess(self.game, self.kind, self.said, self.truth, self.at, self.seconds)


class Guesses(Keeper):
    """Keeps the guesses of people of the house, and reads them when needed."""

    KINDS = (LoggedGuess,)

    def __init__(self, file: Path, tell: Tell, *, moment: Callable[[], str] = time_of_day) -> None:
        """Start without reading; ``moment`` returns the current time in the log's format."""
        super().__init__(file, tell)
        self._log = EntryLog(file, LoggedGuess)
        self._moment = moment
        self._is_told = False

    def note(self, name: str, guess: Guess) -> None:
        """Log a guess that a person makes now; without a name nothing is kept."""
        if name:
            guess = guess._replace(at=self._moment(), seconds=round(max(0.0, guess.seconds), 1))
            self._tell(self._log.add(LoggedGuess(name=name, **guess._asdict())))

    def guesses(self, name: str) -> list[Guess]:
        """Return a person's guesses, the oldest first; unreadable ones are reported once."""
        found, whole = self._log.read_all()
        if not whole and not self._is_told:
            self._is_told = True
            self._tell(UNREAD)
        return [each.guess for each in found if are_alike(each.name, name)]

    def forget_person(self, name: str) -> None:
        self._tell(self._log.forget(name))


def figures_text(figures: GuessFigures) -> str:
    """Return sentences about a person's guesses; empty if there are none."""
    if figures.many < FIRST:
        return translated(CONTEXT, SO_FAR, figures.many) if figures.many else ""
    facts = {"miss": round(100 * figures.miss), "latest": figures.latest}
    told = sentence(CONTEXT, LEANS[figures.lean], facts)
    return f"{told} {sentence(CONTEXT, TRENDS[figures.trend], facts)}" if figures.latest >= FIRST else told
