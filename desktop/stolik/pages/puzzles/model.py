"""A puzzle as QML sees it: its table, whether it was solved, and its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.practice import RecordedDecision
from stolik.analysis.puzzles import DailyPuzzle, MadePuzzle, PuzzleRequest
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.messages import translated
from stolik.pages.puzzles.keeper import SolvedPuzzleKeeper
from stolik.pages.puzzles.sentences import CONTEXT, FAILED
from stolik.pages.puzzles.solving import PuzzleSolving
from stolik.services.practice.puzzle_names import graded_title, question

QML_IMPORT_NAME = "Stolik.Puzzles"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class PuzzleModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads from a puzzle to its answer, and to the next one.

    ``phase`` is ``making`` while a puzzle is made, ``solving`` at its table, and ``failed`` where none could
    be made.
    """

    changed = Signal()

    def __init__(
        self,
        make_solving: Callable[[RecordedDecision], PuzzleSolving],
        runner: JobRunner,
        keeper: SolvedPuzzleKeeper,
        new_seed: Callable[[], str],
        puzzle: DailyPuzzle,
        day: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin with a puzzle; ``day`` is the number of its day where it is a day's.

        ``make_solving`` sets the table of a puzzle, ``new_seed`` gives a text that was not there before.
        """
        super().__init__(parent)
        self._make_solving = make_solving
        self._runner = runner
        self._keeper = keeper
        self._new_seed = new_seed
        self._phase = "making"
        # The day of the question, whenever it is answered.
        self._day = day
        self._asked = puzzle
        self._made: MadePuzzle | None = None
        self._job: int | None = None
        self._noted = False
        self._saved = ""
        self._solving: PuzzleSolving | None = None
        self._begin(puzzle)

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._phase

    @Property(bool, notify=changed)
    def daily(self) -> bool:
        """Whether the puzzle on the table is a day's."""
        return self._day is not None

    @Property(str, notify=changed)
    def gameId(self) -> str:
        """The game of the puzzle on the table."""
        return self._asked.game

    @Property(str, notify=changed)
    def title(self) -> str:
        """The game of the puzzle on the table, and its grade."""
        return graded_title(self._asked)

    @Property(str, notify=changed)
    def question(self) -> str:
        """What is asked at the puzzle on the table."""
        return question(self._asked.game)

    @Property(QObject, notify=changed)
    def solving(self) -> QObject | None:
        """The puzzle on the table; ``None`` where there is none."""
        return self._solving

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """What became of the file, or why there is no puzzle; empty where there is nothing to tell."""
        return translated(CONTEXT, FAILED) if self._phase == "failed" else self._saved

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def another(self) -> None:
        """Make a further puzzle of the same game and grade."""
        self._begin(self._asked._replace(request=PuzzleRequest(self._asked.request.grade, self._new_seed())))

    @Slot(result="QVariantMap")
    def exploring(self) -> dict[str, Any]:
        """Return what the explorer is opened with to show the answer; the puzzle counts no more."""
        assert self._solving is not None, "what was answered lies on the table"
        self._noted = True
        return {**self._solving.exploring(), "chosen": True}

    @Slot()
    def save(self) -> None:
        """Write the puzzle to a file that others can open, without its answer."""
        if self._made is not None:
            self._saved = self._keeper.save(self._asked.game, self._made.text)
            self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        if self._solving is not None:
            self._solving.retranslate()
        self._saved = ""
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self._clear()

    # ------------------------------------------------------------------ inside

    def _begin(self, asked: DailyPuzzle) -> None:
        self._clear()
        self._asked, self._noted = asked, False
        job = BotJob("puzzle", asked.game, asked.request, 0)
        self._turn_to("making")
        self._job = self._runner.ask(self._hear, job)

    def _hear(self, made: MadePuzzle | None) -> None:
        self._job, self._made = None, made
        if made is None:
            self._turn_to("failed")
            return
        self._solving = solving = self._make_solving(RecordedDecision("", made.text, made.entry, made.seat))
        solving.setParent(self)
        solving.solved.connect(self._note)
        self._turn_to("solving")

    @Slot()
    def _note(self) -> None:
        """Note that the puzzle was solved, once; one whose answer was seen doesn't count."""
        if not self._noted:
            self._noted = True
            self._keeper.note(self._asked.game, self._asked.request.grade, self._day)
            if self._day is not None and self._solving is not None:
                self._solving.tell_streak(self._keeper.streak)

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        self.changed.emit()

    def _clear(self) -> None:
        """Take the puzzle away, or ask for none any more."""
        if self._job is not None:
            self._runner.forget(self._job)
        self._job = self._made = None
        self._saved = ""
        gone, self._solving = self._solving, None
        if gone is not None:
            # What shows the table goes before it does.
            self.changed.emit()
            gone.close()
            gone.deleteLater()
