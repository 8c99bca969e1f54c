"""What there is to practise, as QML sees it: what is due today, the first games, the puzzles, and a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.practice import RecordedDecision
from stolik.analysis.puzzles import (
    DailyPuzzle,
    MadePuzzle,
    PuzzleRequest,
    games_with_puzzles,
    puzzle_of_day,
)
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.game_library import find_games
from stolik.engine.messages import translated
from stolik.engine.puzzles import GRADES
from stolik.engine.record import RecordFault
from stolik.models.rows import RowsModel
from stolik.models.words import shown_name
from stolik.pages.practise.keeper import Practice
from stolik.pages.practise.rows import FirstGameRow, PersonRow, PuzzleRow, TodayRow
from stolik.pages.practise.sentences import CONTEXT, FILE, HEADS, NO, YES
from stolik.services.practice.model import Answer, PracticeModel
from stolik.services.practice.puzzle_names import game_title, grade_names, graded_title, question
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.tables.stills import Still, box_of, still_at
from stolik.storage.profiles import People

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.PracticeRoom"
QML_IMPORT_MAJOR_VERSION = 1

AGAIN: Final = "again"
DAY: Final = "day"


class SolvedPuzzles(Protocol):
    """Who solves, and what they have solved."""

    @property
    def person(self) -> str:
        """The name of the person who practises; empty in a house without people."""
        ...

    @property
    def today(self) -> int: ...

    @property
    def streak(self) -> int:
        """On how many days in a row the person has solved the puzzle of the day."""
        ...

    def choose(self, name: str) -> None:
        """Let a person of the house practise."""
        ...

    def solved(self, game: str, grade: int) -> int: ...

    def has_solved_day(self) -> bool: ...


class FirstGames(Protocol):
    """How far the first games have come, by the games' ids."""

    @property
    def begun(self) -> list[str]: ...

    @property
    def done(self) -> list[str]: ...


class _OfPerson(NamedTuple):
    """The positions of one person."""

    practice: Practice
    name: str

    def note(self, key: str, answer: Answer) -> None:
        """Note how a position was played."""
        self.practice.note(self.name, key, answer)

    def forget(self, key: str) -> None:
        """Keep a position no more."""
        self.practice.forget(self.name, key)


class Needs(NamedTuple):
    """What the room is told: who lives in the house, what they practise, and how a round and a puzzle begin.

    ``play`` begins a round of positions, kept ones or a single one; ``open`` opens a page by its id.
    ``begins`` tells that nobody has played a game yet, so that first games come first. ``folder`` is where
    tables are written to, the player's documents if it isn't given.
    """

    people: People
    practice: Practice
    puzzles: SolvedPuzzles
    lessons: FirstGames
    runner: JobRunner
    play: Callable[[Sequence[RecordedDecision], Any], PracticeModel]
    open: Callable[[str, Mapping[str, Any]], Any]
    new_seed: Callable[[], str]
    begins: bool = False
    folder: Path | None = None


@QmlElement
@QmlUncreatable("The program makes it.")
class PracticeRoom(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Offers what there is to practise, and leads through a round of own positions."""

    changed = Signal()

    def __init__(
        self, needs: Needs, place: RecordedDecision | None = None, parent: QObject | None = None
    ) -> None:
        """Offer everything, or lead through the one position at ``place``."""
        super().__init__(parent)
        self._needs = needs
        self._grade = GRADES[0]
        self._round: PracticeModel | None = None
        self._single = place is not None
        self._document = SavedDocument(SENTENCES, self)
        self._document.folder = needs.folder
        self._asked: DailyPuzzle | None = None
        self._job: int | None = None
        self._closed = False
        # The puzzles that wait, by game and grade, and the pictures of those that were made.
        self._waiting: dict[tuple[str, int], DailyPuzzle] = {}
        self._stills: dict[DailyPuzzle, Still] = {}
        self._places: dict[RecordedDecision, Still] = {}
        self._people = RowsModel(PersonRow, self)
        self._today = RowsModel(TodayRow, self)
        self._puzzles = RowsModel(PuzzleRow, self)
        self._first_games = RowsModel(FirstGameRow, self)
        if place is not None:
            self._begin([place], None)
        self.renew()

    # ------------------------------------------------------------------ what QML sees

    @Property(QObject, notify=changed)
    def practice(self) -> QObject | None:
        """The round that is played; ``None`` where there is none."""
        return self._round

    @Property(bool, constant=True)
    def single(self) -> bool:
        """Whether there is one position only, and nothing to choose from."""
        return self._single

    @Property(bool, constant=True)
    def begins(self) -> bool:
        """Whether first games come first."""
        return self._needs.begins

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        """Everybody who may practise."""
        return self._people

    @Property(RowsModel, constant=True)
    def today(self) -> RowsModel[TodayRow]:
        """What is due today."""
        return self._today

    @Property(RowsModel, constant=True)
    def puzzles(self) -> RowsModel[PuzzleRow]:
        """A puzzle of each game, in the grade that is chosen."""
        return self._puzzles

    @Property(RowsModel, constant=True)
    def firstGames(self) -> RowsModel[FirstGameRow]:
        return self._first_games

    @Property(bool, notify=changed)
    def hasAnswers(self) -> bool:
        """Whether there are answers to be saved as a table."""
        return not self._single and self._needs.practice.answers.has_any

    @Property(SavedDocument, constant=True)
    def document(self) -> SavedDocument:
        """The table of answers that was written, and one sentence on what became of it."""
        return self._document

    @Property(int, notify=changed)
    def grade(self) -> int:
        """The grade that is chosen, from 1."""
        return self._grade

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def gradeNames(self) -> list[str]:
        """What the grades are called, the easiest first."""
        return grade_names()

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choosePerson(self, name: str) -> None:
        """Let the person with this name practise."""
        self._needs.puzzles.choose(name)
        self.renew()

    @Slot(int)
    def chooseGrade(self, grade: int) -> None:
        if grade in GRADES:
            self._grade = grade
            self.renew()

    @Slot(str)
    def begin(self, key: str) -> None:
        """Begin what is due today: ``again`` or ``day``."""
        if key == DAY:
            self._needs.open("puzzles", {})
            return
        who = self._needs.puzzles.person
        self._begin(self._needs.practice.positions(who), _OfPerson(self._needs.practice, who))
        self.changed.emit()

    @Slot(str)
    def solve(self, game_id: str) -> None:
        """Solve the puzzle of a game that waits; another one waits afterwards."""
        puzzle = self._waiting.pop((game_id, self._grade))
        self._stills.pop(puzzle, None)
        request = puzzle.request
        self._needs.open("puzzles", {"gameId": game_id, "grade": request.grade, "seed": request.seed})

    @Slot()
    def saveAnswers(self) -> None:
        """Write all answers as a table for spreadsheets."""
        if (answers := self._needs.practice.read_answers()) is not None:
            heads = [translated(CONTEXT, head) for head in HEADS]
            said = {True: translated(CONTEXT, YES), False: translated(CONTEXT, NO)}
            rows = [
                (
                    one.at,
                    one.name,
                    one.position,
                    one.box,
                    round(one.seconds, 1),
                    said[one.right],
                    said[one.first],
                )
                for one in answers
            ]
            self._document.keep_table(f"Stolik – {translated(CONTEXT, FILE)}", heads, rows)

    @Slot()
    def leave(self) -> None:
        """Go back from a round to what there is to practise."""
        gone, self._round = self._round, None
        if gone is not None:
            # What shows its table goes before it does.
            self.changed.emit()
            gone.close()
            gone.deleteLater()
        self.renew()

    @Slot()
    def renew(self) -> None:
        """Show how everything stands: after a round, a puzzle or a lesson, on another day, in a language."""
        if self._closed:
            return  # the pages change once more when one of them goes
        if not self._single:
            self._show_people()
            self._show_today()
            self._show_puzzles()
            self._show_first_games()
            self._make_next()
        self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        if self._round is not None:
            self._round.retranslate()
        self.renew()

    @Slot()
    def close(self) -> None:
        self._closed = True
        if self._job is not None:
            self._needs.runner.forget(self._job)
            self._job = None
        if self._round is not None:
            self._round.close()

    # ------------------------------------------------------------------ what Python asks

    @property
    def table(self) -> QObject | None:
        """The table of the position that is played; ``None`` where there is none."""
        table: QObject | None = None if self._round is None else self._round.property("table")
        return table

    # ------------------------------------------------------------------ inside

    def _begin(self, places: Sequence[RecordedDecision], kept: _OfPerson | None) -> None:
        self._round = self._needs.play(places, kept)
        self._round.setParent(self)

    def _show_people(self) -> None:
        needs = self._needs
        self._people.set_rows(
            [
                PersonRow(
                    shown_name(person.name),
                    person.face,
                    person.colour or 0,
                    needs.practice.due(person.name),
                    person.name == needs.puzzles.person,
                )
                for person in needs.people.people
            ]
        )

    def _show_today(self) -> None:
        needs, daily = self._needs, self._daily
        rows = [
            TodayRow(
                DAY,
                graded_title(daily),
                needs.puzzles.streak,
                needs.puzzles.has_solved_day(),
                self._stills.get(daily, Still()),
            )
        ]
        due = needs.practice.positions(needs.puzzles.person)
        if due:
            rows.insert(0, TodayRow(AGAIN, "", len(due), False, self._still_of(due[0])))
        self._today.set_rows(rows)

    def _still_of(self, place: RecordedDecision) -> Still:
        """Return the picture of a position of one's own; of one that can't be used there is none."""
        if place not in self._places:
            try:
                self._places = {place: still_at(place)}
            except RecordFault:
                # It is forgotten once it is to be played.
                self._places = {place: Still()}
        return self._places[place]

    def _show_puzzles(self) -> None:
        rows = []
        for puzzle in self._of_games:
            still = self._stills.get(puzzle, Still())
            solved = self._needs.puzzles.solved(puzzle.game, self._grade)
            rows.append(PuzzleRow(puzzle.game, game_title(puzzle.game), question(puzzle.game), solved, still))
        self._puzzles.set_rows(rows)

    def _show_first_games(self) -> None:
        begun, done = self._needs.lessons.begun, self._needs.lessons.done
        self._first_games.set_rows(
            [
                FirstGameRow(info.id, game_title(info.id), info.id in begun, info.id in done, box_of(info.id))
                for info in find_games()
                if info.has_lesson
            ]
        )

    @property
    def _daily(self) -> DailyPuzzle:
        return puzzle_of_day(self._needs.puzzles.today)

    @property
    def _of_games(self) -> list[DailyPuzzle]:
        """The puzzles that wait, one of each game."""
        for info in games_with_puzzles():
            if (info.id, self._grade) not in self._waiting:
                request = PuzzleRequest(self._grade, self._needs.new_seed())
                self._waiting[info.id, self._grade] = DailyPuzzle(info.id, request)
        return [self._waiting[info.id, self._grade] for info in games_with_puzzles()]

    def _make_next(self) -> None:
        """Have the next puzzle made whose picture is wanted: one at a time, so that others come between."""
        wanted = [each for each in (self._daily, *self._of_games) if each not in self._stills]
        if wanted and self._job is None:
            self._asked = wanted[0]
            job = BotJob("puzzle", self._asked.game, self._asked.request, 0)
            self._job = self._needs.runner.ask(self._hear, job)

    def _hear(self, made: MadePuzzle | None) -> None:
        self._job = None
        assert self._asked is not None, "what was made was asked for"
        self._stills[self._asked] = (
            box_of(self._asked.game)
            if made is None
            else still_at(RecordedDecision("", made.text, made.entry, made.seat))
        )
        self.renew()
