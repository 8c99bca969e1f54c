"""A round of guesses as QML sees it: a position, a guess, the truth, and the result of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import Guess, GuessPosition, figures, games_to_guess
from stolik.analysis.practice import RecordedDecision
from stolik.engine.bot_jobs import BotJob
from stolik.engine.messages import N_, sentence, translated
from stolik.models.rows import RowsModel
from stolik.models.words import question_text, truth_text
from stolik.pages.guess.sheet import CONTEXT, FAILED, GuessSheet
from stolik.services.kept import GUESSES, PUZZLES
from stolik.services.kept.guess_log import figures_text
from stolik.services.practice import PracticeTable
from stolik.services.tables.stills import Still, box_of, game_title

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Guess"
QML_IMPORT_MAJOR_VERSION = 1

ROUND: Final = N_("guesses", "Your ten guesses were off by {miss} points in 100 on average.")

IN_A_ROUND: Final = 10


class GameRow(NamedTuple):
    """A game in which something can be guessed."""

    gameId: str
    title: str
    still: Still


class GuessTable(PracticeTable):
    """The table of a position to look at, where nothing is played and no odds are shown."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._view_model.hide_chances(True)
        self.stand_still()


@QmlElement
@QmlUncreatable("The program makes it.")
class GuessModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads through a round of ten guesses in a game.

    ``phase`` is ``choosing`` while people choose a game, ``making`` while a position is being made, ``asked``
    and ``answered`` at its table, ``done`` at the end of a round, and ``failed`` without a position.
    """

    changed = Signal()
    tableChanged = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._kept = services.kept(GUESSES)
        self._person = services.kept(PUZZLES).person
        self._phase = "choosing"
        self._game = ""
        self._guesses: list[Guess] = []
        self._made: GuessPosition | None = None
        self._next: GuessPosition | None = None
        self._table: GuessTable | None = None
        self._job: int | None = None
        self._said = -1
        self._asked_at = 0.0
        self._games = RowsModel(GameRow, self)
        self._sheet = GuessSheet(services, self)
        self._show_games()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._phase

    @Property(RowsModel, constant=True)
    def games(self) -> RowsModel[GameRow]:
        return self._games

    @Property(GuessSheet, constant=True)
    def sheet(self) -> GuessSheet:
        return self._sheet

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table of the position; ``None`` if there is none."""
        return self._table

    @Property(bool, notify=tableChanged)
    def alone(self) -> bool:
        return self._table is not None and self._table.session.seats == 1

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self._game

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the game; empty until one is chosen."""
        return game_title(self._game) if self._game else ""

    @Property(int, notify=changed)
    def number(self) -> int:
        """The 1-based number of the question in the round."""
        return len(self._guesses) + (self._said < 0)

    @Property(int, constant=True)
    def total(self) -> int:
        return IN_A_ROUND

    @Property(str, notify=changed)
    def question(self) -> str:
        return "" if self._made is None else question_text(self._game, self._made.question)

    @Property(int, notify=changed)
    def said(self) -> int:
        return self._said

    @Property(float, notify=changed)
    def truth(self) -> float:
        return -1.0 if self._made is None or self._said < 0 else 100 * self._made.question.truth

    @Property(str, notify=changed)
    def verdict(self) -> str:
        """A sentence about the guess, the accuracy of the round, or why there is no question."""
        if self._phase == "failed":
            return translated(CONTEXT, FAILED)
        if self._phase == "done":
            told = figures(self._guesses)
            return sentence(CONTEXT, ROUND, {"miss": round(100 * told.miss)})
        return (
            "" if self._made is None or self._said < 0 else truth_text(self._said, self._made.question.truth)
        )

    @Property(str, notify=changed)
    def allGuesses(self) -> str:
        """At the end of a round, sentences about all of the person's guesses; empty if none are kept."""
        if self._phase != "done" or not self._person:
            return ""
        return figures_text(figures(self._kept.guesses(self._person)))

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def begin(self, game_id: str) -> None:
        self._clear()
        self._forget()
        self._game, self._guesses, self._next = game_id, [], None
        self._go_on()

    @Slot(int)
    def guess(self, said: int) -> None:
        if self._phase != "asked" or not 0 <= said <= 100:
            return
        assert self._made is not None, "a position is asked about"
        assert self._table is not None, "its table is set"
        question, seconds = self._made.question, self._services.now() - self._asked_at
        self._said = said
        guess = Guess(self._game, question.kind, said, question.truth, seconds=seconds)
        self._guesses.append(guess)
        self._kept.note(self._person, guess)
        self._table.light(question.lit)
        self._turn_to("answered")

    @Slot()
    def next(self) -> None:
        if self._phase == "answered":
            self._clear()
            if len(self._guesses) == IN_A_ROUND:
                self._turn_to("done")
            else:
                self._go_on()

    @Slot()
    def again(self) -> None:
        self.begin(self._game)

    @Slot()
    def print(self) -> None:
        self._sheet.make(self._game)

    @Slot()
    def leave(self) -> None:
        """Go back to choosing a game."""
        self._clear()
        self._forget()
        self._game, self._next = "", None
        self._turn_to("choosing")

    @Slot()
    def retranslate(self) -> None:
        if self._table is not None:
            self._table.retranslate()
        self._show_games()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self._sheet.stop()
        self._forget()
        self._clear()

    # ------------------------------------------------------------------ inside

    def _show_games(self) -> None:
        self._games.set_rows(
            [GameRow(info.id, game_title(info.id), box_of(info.id)) for info in games_to_guess()]
        )

    def _go_on(self) -> None:
        """Set up the next position, which may have to be made first."""
        made, self._next = self._next, None
        if made is not None:
            self._lay(made)
        else:
            self._turn_to("making")
            if self._job is None:
                self._make()

    def _make(self) -> None:
        job = BotJob("guess", self._game, self._services.new_seed(), 0)
        self._job = self._services.bots().ask(self._hear, job)

    def _hear(self, made: GuessPosition | None) -> None:
        self._job = None
        if self._phase != "making":
            self._next = made
        elif made is None:
            self._turn_to("failed")
        else:
            self._lay(made)

    def _lay(self, made: GuessPosition) -> None:
        self._made, self._said = made, -1
        self._table = table = self._services.table_at(
            GuessTable, RecordedDecision("", made.text, made.entry, made.seat)
        )
        table.setParent(self)
        table.begin()
        self.tableChanged.emit()
        self._asked_at = self._services.now()
        self._turn_to("asked")
        # The next one is made while the person thinks.
        if len(self._guesses) + 1 < IN_A_ROUND:
            self._make()

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        self.changed.emit()

    def _forget(self) -> None:
        if self._job is not None:
            self._services.bots().forget(self._job)
            self._job = None

    def _clear(self) -> None:
        """Remove the position after the items that show its table."""
        self._made, self._said = None, -1
        gone, self._table = self._table, None
        self._phase = "making"
        self.changed.emit()
        self.tableChanged.emit()
        if gone is not None:
            gone.close()
            gone.deleteLater()
