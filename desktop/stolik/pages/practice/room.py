"""The practice page as QML sees it: things due today, first games, puzzles, and a round of positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

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
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.puzzles import GRADES
from stolik.engine.game_library import find_games
from stolik.engine.messages import N_, translated
from stolik.engine.record import RecordFault
from stolik.models.rows import RowsModel
from stolik.models.words import shown_name
from stolik.services.kept import LESSONS, PRACTICE, PUZZLES
from stolik.services.kept.puzzles import grade_names, graded_title, question
from stolik.services.practice import PracticeModel
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.tables.stills import Still, box_of, game_title, still_at

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.PracticeRoom"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "practice"

AGAIN: Final = "again"
DAY: Final = "day"

FILE: Final = N_("practice", "Moves tried again")
HEADS: Final = (
    N_("practice", "Time"),
    N_("practice", "Name"),
    N_("practice", "Position"),
    N_("practice", "Box"),
    N_("practice", "Seconds"),
    N_("practice", "Right"),
    N_("practice", "First answer"),
)
YES: Final = N_("practice", "yes")
NO: Final = N_("practice", "no")


class PersonRow(NamedTuple):
    """A person of the house; ``due`` is how many positions they have due today."""

    name: str
    avatar: int
    colour: int
    due: int
    chosen: bool


class TodayRow(NamedTuple):
    """Something due today: ``many`` own positions, or the daily puzzle, solved on ``many`` days in a row.

    While the still has no game, there is nothing to draw yet.
    """

    key: str
    title: str
    many: int
    done: bool
    still: Still


class PuzzleRow(NamedTuple):
    """A game with its next puzzle; ``solved`` is how many of that grade the person has solved."""

    gameId: str
    title: str
    question: str
    solved: int
    still: Still


class FirstGameRow(NamedTuple):
    """A game with a guided first game, and its progress."""

    gameId: str
    title: str
    begun: bool
    done: bool
    still: Still


@QmlElement
@QmlUncreatable("The program makes it.")
class PracticeRoom(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Offers things to practise, and leads through a round of a person's own positions."""

    changed = Signal()

    def __init__(self, services: Services, place: RecordedDecision | None = None) -> None:
        """Offer everything, or lead through the single position at ``place``."""
        super().__init__()
        self._services = services
        self._practice = services.kept(PRACTICE)
        self._solved = services.kept(PUZZLES)
        self._begins = not services.finished_games.is_known
        self._grade = GRADES[0]
        self._round: PracticeModel | None = None
        self._single = place is not None
        self._document = SavedDocument(SENTENCES, self)
        self._asked: DailyPuzzle | None = None
        self._job: int | None = None
        self._closed = False
        # The next puzzles by game and grade, and the pictures of those already made.
        self._waiting: dict[tuple[str, int], DailyPuzzle] = {}
        self._stills: dict[DailyPuzzle, Still] = {}
        self._places: dict[RecordedDecision, Still] = {}
        self._people = RowsModel(PersonRow, self)
        self._today = RowsModel(TodayRow, self)
        self._puzzles = RowsModel(PuzzleRow, self)
        self._first_games = RowsModel(FirstGameRow, self)
        if place is not None:
            self._begin([place])
        self.renew()

    # ------------------------------------------------------------------ what QML sees

    @Property(QObject, notify=changed)
    def practice(self) -> QObject | None:
        """The round being played; ``None`` if there is none."""
        return self._round

    @Property(bool, constant=True)
    def single(self) -> bool:
        """Whether there is only one position and nothing to choose."""
        return self._single

    @Property(bool, constant=True)
    def begins(self) -> bool:
        return self._begins

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self._people

    @Property(RowsModel, constant=True)
    def today(self) -> RowsModel[TodayRow]:
        return self._today

    @Property(RowsModel, constant=True)
    def puzzles(self) -> RowsModel[PuzzleRow]:
        return self._puzzles

    @Property(RowsModel, constant=True)
    def firstGames(self) -> RowsModel[FirstGameRow]:
        return self._first_games

    @Property(bool, notify=changed)
    def hasAnswers(self) -> bool:
        return not self._single and self._practice.answers.has_any

    @Property(SavedDocument, constant=True)
    def document(self) -> SavedDocument:
        """The saved table of answers, and a sentence about the outcome."""
        return self._document

    @Property(int, notify=changed)
    def grade(self) -> int:
        """The chosen grade, from 1."""
        return self._grade

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def gradeNames(self) -> list[str]:
        return grade_names()

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choosePerson(self, name: str) -> None:
        self._solved.choose(name)
        self.renew()

    @Slot(int)
    def chooseGrade(self, grade: int) -> None:
        if grade in GRADES:
            self._grade = grade
            self.renew()

    @Slot(str)
    def begin(self, key: str) -> None:
        """Begin one of the things due today, ``again`` or ``day``."""
        if key == DAY:
            self._services.pageAsked.emit("puzzles", {})
            return
        who = self._solved.person
        self._begin(self._practice.positions(who), who)
        self.changed.emit()

    @Slot(str)
    def solve(self, game_id: str) -> None:
        """Open the next puzzle of a game; another one takes its place."""
        puzzle = self._waiting.pop((game_id, self._grade))
        self._stills.pop(puzzle, None)
        asked = {"gameId": game_id, "grade": puzzle.request.grade, "seed": puzzle.request.seed}
        self._services.pageAsked.emit("puzzles", asked)

    @Slot()
    def saveAnswers(self) -> None:
        if (answers := self._practice.read_answers()) is not None:
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
        """Return from a round to the choice of practice."""
        gone, self._round = self._round, None
        if gone is not None:
            # QML must stop showing its table first.
            self.changed.emit()
            gone.close()
            gone.deleteLater()
        self.renew()

    @Slot()
    def renew(self) -> None:
        """Update everything, after a round, puzzle or lesson, and on a new day or in a new language."""
        if self._closed:
            return  # the pages also change when this one closes
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
            self._services.bots().forget(self._job)
            self._job = None
        if self._round is not None:
            self._round.close()

    # ------------------------------------------------------------------ what Python asks

    @property
    def table(self) -> QObject | None:
        """The table of the position being played; ``None`` if there is none."""
        table: QObject | None = None if self._round is None else self._round.property("table")
        return table

    # ------------------------------------------------------------------ inside

    def _begin(self, places: Sequence[RecordedDecision], person: str | None = None) -> None:
        self._round = PracticeModel(self._services, places, person)
        self._round.setParent(self)

    def _show_people(self) -> None:
        self._people.set_rows(
            [
                PersonRow(
                    shown_name(person.name),
                    person.face,
                    person.colour or 0,
                    self._practice.due(person.name),
                    person.name == self._solved.person,
                )
                for person in self._services.tables.people.people
            ]
        )

    def _show_today(self) -> None:
        daily = self._daily
        rows = [
            TodayRow(
                DAY,
                graded_title(daily),
                self._solved.streak,
                self._solved.has_solved_day(),
                self._stills.get(daily, box_of(daily.game)),
            )
        ]
        due = self._practice.positions(self._solved.person)
        if due:
            rows.insert(0, TodayRow(AGAIN, "", len(due), False, self._still_of(due[0])))
        self._today.set_rows(rows)

    def _still_of(self, place: RecordedDecision) -> Still:
        """Return the picture of a person's own position; an empty one if it can't be used."""
        if place not in self._places:
            try:
                self._places = {place: still_at(place)}
            except RecordFault:
                # It is dropped when it comes up in a round.
                self._places = {place: Still()}
        return self._places[place]

    def _show_puzzles(self) -> None:
        rows = []
        for puzzle in self._of_games:
            still = self._stills.get(puzzle, box_of(puzzle.game))
            solved = self._solved.solved(puzzle.game, self._grade)
            rows.append(PuzzleRow(puzzle.game, game_title(puzzle.game), question(puzzle.game), solved, still))
        self._puzzles.set_rows(rows)

    def _show_first_games(self) -> None:
        lessons = self._services.kept(LESSONS)
        begun, done = lessons.document.entries, lessons.document.done
        self._first_games.set_rows(
            [
                FirstGameRow(
                    info.id, game_title(info.id), begun.get(info.id, 0) > 0, info.id in done, box_of(info.id)
                )
                for info in find_games()
                if info.has_lesson
            ]
        )

    @property
    def _daily(self) -> DailyPuzzle:
        return puzzle_of_day(self._solved.today)

    @property
    def _of_games(self) -> list[DailyPuzzle]:
        for info in games_with_puzzles():
            if (info.id, self._grade) not in self._waiting:
                request = PuzzleRequest(self._grade, self._services.new_seed())
                self._waiting[info.id, self._grade] = DailyPuzzle(info.id, request)
        return [self._waiting[info.id, self._grade] for info in games_with_puzzles()]

    def _make_next(self) -> None:
        """Ask for the next puzzle that needs a picture, one at a time so that other jobs can come between."""
        wanted = [each for each in (self._daily, *self._of_games) if each not in self._stills]
        if wanted and self._job is None:
            self._asked = wanted[0]
            job = BotJob("puzzle", self._asked.game, self._asked.request, 0)
            self._job = self._services.bots().ask(self._hear, job)

    def _hear(self, made: MadePuzzle | None) -> None:
        self._job = None
        assert self._asked is not None, "what was made was asked for"
        self._stills[self._asked] = (
            box_of(self._asked.game)
            if made is None
            else still_at(RecordedDecision("", made.text, made.entry, made.seat))
        )
        self.renew()
