"""A puzzle as QML sees it: its table, whether it was solved, and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.practice import RecordedDecision, Verdict
from stolik.analysis.puzzles import DailyPuzzle, MadePuzzle, PuzzleRequest, without_answer
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.puzzles import Puzzle
from stolik.engine.game import Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.package import SUFFIX
from stolik.engine.record import parse_record, record_text
from stolik.engine.sitting import seats_of, seats_told
from stolik.services.kept import PUZZLES
from stolik.services.kept.puzzles import graded_title, question
from stolik.services.practice import PracticeAdvice, PracticeModel, PracticeTable
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.tables.table_setup import as_family
from stolik.table.advice import TableAdvice

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Puzzles"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "puzzles"

SOLVED: Final = N_("puzzles", "That's it! The puzzle is solved.")
STREAK: Final = translate("puzzles", "Puzzle of the day: %n (day|days) in a row.", "", 0)
NOT_SOLVED: Final = N_("puzzles", "Not yet. It can be done: try once more.")
NO_ODDS: Final = N_("puzzles", "Answer first: then “More” shows what every move is worth.")
FAILED: Final = N_("puzzles", "Stolik couldn't make the puzzle.")

FILE: Final = N_("puzzles", "puzzle")


class PuzzleAdvice(PracticeAdvice):
    """Advice without odds, which would give away the answer."""

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        if shown:
            self.refuse_odds(translated(CONTEXT, NO_ODDS))


class PuzzleTable(PracticeTable):
    """A table at which one decision is played without help."""

    def _make_advice(self) -> TableAdvice:
        return PuzzleAdvice(self._run, self._view_model, self)


class PuzzleSolving(PracticeModel):
    """Leads through one puzzle until the solver leaves it; ``solved`` is emitted for a best answer.

    In a game with secrets, where the worth of other moves must not be told, a move is only right or wrong.
    """

    TABLE = PuzzleTable
    solved = Signal()

    def __init__(self, services: Services, place: RecordedDecision) -> None:
        """Set the table of the puzzle whose best answer is the entry of ``place``."""
        self._valued = False
        self._streak = 0
        super().__init__(services, [place])

    def tell_streak(self, days: int) -> None:
        """Add to the verdict on how many days in a row the daily puzzle has been solved."""
        self._streak = days

    def _ask(self, table: PracticeTable) -> None:
        self._valued = not table.info.has_secrets
        if self._valued:
            super()._ask(table)

    def _judge(self) -> None:
        if self._valued:
            super()._judge()
            return
        table, move = self._table, self._move
        assert table is not None, "only at a table something is played"
        assert move is not None, "only what was played is judged"
        source = load_package(table.info.id).puzzles
        assert source is not None, "the game has puzzles"
        right = source.solves(Puzzle(table.session, self._place.seat, self._best(table)), move)
        self._answer(Verdict("win", 0.0 if right else 1.0, ()))

    def _answer(self, verdict: Verdict) -> None:
        if verdict.right:
            self.solved.emit()
            assert self._table is not None, "only at a table something is answered"
            self._table.sounded.emit("win")
        super()._answer(verdict)

    def _verdict_text(self, verdict: Verdict) -> str:
        if self._valued:
            return super()._verdict_text(verdict)
        return translated(CONTEXT, SOLVED if verdict.right else NOT_SOLVED)

    def _reason(self, verdict: Verdict, table: PracticeTable) -> str:
        told = ""
        if self._valued:
            told = super()._reason(verdict, table)
        elif not verdict.right and self._move is not None:
            best = [Advice(self._best(table), 0.0)]
            told = table.position(self._place.seat).difference(best, self._move)
        if verdict.right and self._streak > 1:
            told = f"{told} {sentence(CONTEXT, STREAK, {}, count=self._streak)}".lstrip()
        return told

    def _best(self, table: PracticeTable) -> Value:
        """Return the best answer, which is the last entry of the puzzle's record."""
        plain = parse_record(self._place.text).log[self._place.entry - 1]
        move = load_codec(table.info.id).move(plain["move"])
        assert isinstance(move, Value), "the program has made the record"
        return move


@QmlElement
@QmlUncreatable("The program makes it.")
class PuzzleModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads from a puzzle to its answer, and to the next one.

    ``phase`` is ``making`` while a puzzle is being made, ``solving`` at its table, and ``failed`` if none
    could be made.
    """

    changed = Signal()

    def __init__(self, services: Services, puzzle: DailyPuzzle, day: int | None = None) -> None:
        """Begin with a puzzle; ``day`` is the ordinal of its day if it is a daily one."""
        super().__init__()
        self._services = services
        self._solved = services.kept(PUZZLES)
        self.document = SavedDocument(SENTENCES, self)
        self._phase = "making"
        # The day of the puzzle, whenever it is answered.
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
        return self._day is not None

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self._asked.game

    @Property(str, notify=changed)
    def title(self) -> str:
        return graded_title(self._asked)

    @Property(str, notify=changed)
    def question(self) -> str:
        return question(self._asked.game)

    @Property(QObject, notify=changed)
    def solving(self) -> QObject | None:
        """The puzzle on the table; ``None`` if there is none."""
        return self._solving

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """A sentence about the saved file, or why there is no puzzle; empty if there is nothing to say."""
        return translated(CONTEXT, FAILED) if self._phase == "failed" else self._saved

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def another(self) -> None:
        self._begin(
            self._asked._replace(request=PuzzleRequest(self._asked.request.grade, self._services.new_seed()))
        )

    @Slot(result="QVariantMap")
    def exploring(self) -> dict[str, Any]:
        """Return the explorer's arguments with the answer; the puzzle no longer counts."""
        assert self._solving is not None, "what was answered lies on the table"
        self._noted = True
        return {**self._solving.exploring(), "chosen": True}

    @Slot()
    def save(self) -> None:
        if self._made is not None:
            content = record_text(without_answer(parse_record(self._made.text))).encode()
            name = f"Stolik – {translated(CONTEXT, FILE)} – {self._asked.game}{SUFFIX}"
            self.document.keep(name, content)
            self._saved = self.document.told
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
        self._job = self._services.bots().ask(self._hear, job)

    def _hear(self, made: MadePuzzle | None) -> None:
        self._job, self._made = None, made
        if made is None:
            self._turn_to("failed")
            return
        self._solving = solving = PuzzleSolving(
            self._services, RecordedDecision("", self._of_family(made), made.entry, made.seat)
        )
        solving.setParent(self)
        solving.solved.connect(self._note)
        self._turn_to("solving")

    def _of_family(self, made: MadePuzzle) -> str:
        """Return the record of a puzzle with the solver and other people of the house in its seats."""
        record = parse_record(made.text)
        info, seats = load_package(record.game).info, seats_of(record)
        if not info.has_secrets:
            # In games with secrets, several people at one screen would cover the table.
            seats = tuple([each.playing(player="human") for each in seats])
        seats = as_family(seats, self._services.tables.people, self._solved.person, made.seat)
        told = {"seats": tuple([each.player for each in seats]), "program": seats_told(seats)}
        return record_text(record.model_copy(update=told))

    @Slot()
    def _note(self) -> None:
        """Note the puzzle as solved, once and only if its answer hasn't been seen."""
        if not self._noted:
            self._noted = True
            self._solved.note(self._asked.game, self._asked.request.grade, self._day)
            if self._day is not None and self._solving is not None:
                self._solving.tell_streak(self._solved.streak)

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        self.changed.emit()

    def _clear(self) -> None:
        """Remove the puzzle, or stop asking for one."""
        if self._job is not None:
            self._services.bots().forget(self._job)
        self._job = self._made = None
        self._saved = ""
        gone, self._solving = self._solving, None
        if gone is not None:
            # QML must stop showing the table first.
            self.changed.emit()
            gone.close()
            gone.deleteLater()
