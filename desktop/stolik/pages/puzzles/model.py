"""The puzzles as QML sees them: who solves, the games to choose from, and the puzzle that is solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.puzzle_making import (
    DailyPuzzle,
    MadePuzzle,
    PuzzleRequest,
    games_with_puzzles,
    puzzle_of_day,
)
from stolik.analysis.recorded_decision import RecordedDecision
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.game_library import find_game
from stolik.engine.messages import translated
from stolik.engine.puzzles import GRADES
from stolik.models.rows import RowsModel
from stolik.pages.puzzles.keeper import PersonRow, SolvedPuzzleKeeper
from stolik.pages.puzzles.sentences import CONTEXT, FAILED, GRADE_NAMES
from stolik.pages.puzzles.solving import PuzzleSolving

QML_IMPORT_NAME = "Stolik.Puzzles"
QML_IMPORT_MAJOR_VERSION = 1


class GameRow(NamedTuple):
    """A game with its question; ``solved`` is how many of its puzzles of the grade the person has solved."""

    gameId: str
    title: str
    question: str
    solved: int


@QmlElement
@QmlUncreatable("The program makes it.")
class PuzzleModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads from the choice of a puzzle to its answer, and to the next one.

    ``phase`` is ``choosing``, ``making`` while a puzzle is made, ``solving`` at its table, and ``failed``
    where none could be made.
    """

    changed = Signal()

    def __init__(
        self,
        make_solving: Callable[[RecordedDecision], PuzzleSolving],
        show_answer: Callable[[str], QObject],
        runner: JobRunner,
        keeper: SolvedPuzzleKeeper,
        new_seed: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """Begin with the choice.

        ``make_solving`` sets the table of a puzzle, ``show_answer`` one on which the last entry of a record
        has been made, and ``new_seed`` gives a text that was not there before.
        """
        super().__init__(parent)
        self._make_solving = make_solving
        self._show_answer = show_answer
        self._runner = runner
        self._keeper = keeper
        self._new_seed = new_seed
        self._phase = "choosing"
        self._grade = GRADES[0]
        # The day of the question, whenever it is answered.
        self._day: int | None = None
        self._asked: DailyPuzzle | None = None
        self._made: MadePuzzle | None = None
        self._job: int | None = None
        self._noted = False
        self._saved = ""
        self._solving: PuzzleSolving | None = None
        self._answer: QObject | None = None
        self._played: QObject | None = None
        self._games = RowsModel(GameRow, self)
        self._people = RowsModel(PersonRow, self)
        self._show()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._phase

    @Property(RowsModel, constant=True)
    def games(self) -> RowsModel[GameRow]:
        return self._games

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        """Everybody who may solve."""
        return self._people

    @Property(int, notify=changed)
    def grade(self) -> int:
        """The grade that is chosen, from 1."""
        return self._grade

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def gradeNames(self) -> list[str]:
        """What the grades are called, the easiest first."""
        return [translated(CONTEXT, name) for name in GRADE_NAMES]

    @Property(bool, notify=changed)
    def daySolved(self) -> bool:
        return self._keeper.has_solved_day()

    @Property(str, notify=changed)
    def dayTitle(self) -> str:
        """The game of the puzzle of the day, and its grade."""
        return _graded_title(puzzle_of_day(self._keeper.today))

    @Property(int, notify=changed)
    def streak(self) -> int:
        """On how many days in a row the person has solved the puzzle of the day."""
        return next((row.streak for row in self._keeper.people() if row.chosen), 0)

    @Property(bool, notify=changed)
    def daily(self) -> bool:
        """Whether the puzzle on the table is a day's."""
        return self._day is not None

    @Property(str, notify=changed)
    def title(self) -> str:
        """The game of the puzzle on the table, and its grade."""
        return "" if self._asked is None else _graded_title(self._asked)

    @Property(str, notify=changed)
    def question(self) -> str:
        """What is asked at the puzzle on the table."""
        return "" if self._asked is None else _question(self._asked.game)

    @Property(QObject, notify=changed)
    def solving(self) -> QObject | None:
        """The puzzle on the table; ``None`` where there is none."""
        return self._solving

    @Property(QObject, notify=changed)
    def answer(self) -> QObject | None:
        """A table on which the puzzle is solved; ``None`` until it is wanted."""
        return self._answer

    @Property(QObject, notify=changed)
    def played(self) -> QObject | None:
        """A table after the move that was played; ``None`` where the puzzle's own shows enough."""
        return self._played

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """What became of the file, or why there is no puzzle; empty where there is nothing to tell."""
        return translated(CONTEXT, FAILED) if self._phase == "failed" else self._saved

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choosePerson(self, name: str) -> None:
        """Let the person with this name solve."""
        self._keeper.choose(name)
        self._show()

    @Slot(int)
    def chooseGrade(self, grade: int) -> None:
        if grade in GRADES:
            self._grade = grade
            self._show()

    @Slot(str)
    def make(self, game_id: str) -> None:
        """Make a puzzle of a game, of the grade that is chosen."""
        self._begin(DailyPuzzle(game_id, PuzzleRequest(self._grade, self._new_seed())))

    @Slot()
    def makeDaily(self) -> None:
        day = self._keeper.today
        self._begin(puzzle_of_day(day), day)

    @Slot()
    def another(self) -> None:
        """Make a further puzzle of the same game and grade; after the day's, go back to the choice."""
        if self._asked is None or self._day is not None:
            self.leave()
        else:
            request = PuzzleRequest(self._asked.request.grade, self._new_seed())
            self._begin(DailyPuzzle(self._asked.game, request))

    @Slot()
    def showAnswer(self) -> None:
        """Show a table on which the puzzle is solved; it counts no more."""
        if self._made is not None and self._answer is None:
            self._noted = True
            self._answer = answer = self._show_answer(self._made.text)
            answer.setParent(self)
            self.changed.emit()

    @Slot()
    def hideAnswer(self) -> None:
        """Go back to the puzzle."""
        self._drop_answer()
        if self._solving is not None:
            self._solving.again()
        self.changed.emit()

    @Slot()
    def save(self) -> None:
        """Write the puzzle to a file that others can open, without its answer."""
        if self._made is not None and self._asked is not None:
            self._saved = self._keeper.save(self._asked.game, self._made.text)
            self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Go back to the choice."""
        self._clear()
        self._turn_to("choosing")

    @Slot()
    def retranslate(self) -> None:
        if self._solving is not None:
            self._solving.retranslate()
        self._saved = ""
        self._show()

    @Slot()
    def follow_day(self) -> None:
        """Show the puzzle of another day that has begun; the one on the table stays that of its own."""
        self._show()

    @Slot()
    def close(self) -> None:
        self._clear()

    # ------------------------------------------------------------------ inside

    def _begin(self, asked: DailyPuzzle, day: int | None = None) -> None:
        self._clear()
        self._asked, self._day, self._noted = asked, day, False
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
        solving.judged.connect(self._show_played)
        self._turn_to("solving")

    @Slot()
    def _note(self) -> None:
        """Note that the puzzle was solved, once; one whose answer was seen doesn't count."""
        if not self._noted and self._asked is not None:
            self._noted = True
            self._keeper.note(self._asked.game, self._asked.request.grade, self._day)
            self._show()

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        self._show()

    def _show(self) -> None:
        self._games.set_rows(
            [
                GameRow(
                    info.id, _title(info.id), _question(info.id), self._keeper.solved(info.id, self._grade)
                )
                for info in games_with_puzzles()
            ]
        )
        self._people.set_rows(self._keeper.people())
        self.changed.emit()

    @Slot(str)
    def _show_played(self, text: str) -> None:
        before, self._played = self._played, self._show_answer(text)
        self._played.setParent(self)
        self.changed.emit()
        if before is not None:
            _close(before)

    def _drop_answer(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            self.changed.emit()
            _close(answer)

    def _clear(self) -> None:
        """Take the puzzle away, or ask for none any more."""
        if self._job is not None:
            self._runner.forget(self._job)
        self._job = self._made = self._asked = None
        self._saved = ""
        self._drop_answer()
        gone = [model for model in (self._solving, self._played) if model is not None]
        self._solving = self._played = None
        if gone:
            # What shows the tables goes before they do.
            self.changed.emit()
        for model in gone:
            _close(model)


def _close(model: QObject) -> None:
    model.close()  # type: ignore[attr-defined]  # a table or a practice
    model.deleteLater()


def _graded_title(daily: DailyPuzzle) -> str:
    return f"{_title(daily.game)} · {translated(CONTEXT, GRADE_NAMES[daily.request.grade - 1])}"


def _title(game_id: str) -> str:
    info = find_game(game_id)
    assert info is not None, "only games that were found have puzzles"
    return translated(info.id, info.title)


def _question(game_id: str) -> str:
    info = find_game(game_id)
    assert info is not None, "only games that were found have puzzles"
    return translated(info.id, info.puzzle)
