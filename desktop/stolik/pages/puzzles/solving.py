"""One puzzle as it is solved: the table, the move, and whether it was a best answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from stolik.analysis.practice import RecordedDecision, Verdict
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.game import Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.messages import sentence, translated
from stolik.engine.puzzles import Puzzle
from stolik.engine.record import parse_record
from stolik.pages.puzzles.sentences import CONTEXT, NOT_SOLVED, SOLVED, STREAK
from stolik.services.practice.model import MakeTable, PracticeModel
from stolik.services.practice.table import PracticeTable


class PuzzleSolving(PracticeModel):
    """Asks for one puzzle until somebody has had enough of it; ``solved`` tells that a best answer was given.

    If the game's secrets forbid to tell what the other moves are worth, a move is right or it isn't.
    """

    solved = Signal()

    def __init__(
        self, make_table: MakeTable, runner: JobRunner, place: RecordedDecision, parent: QObject | None = None
    ) -> None:
        """Set the table of the puzzle whose best answer is the entry of ``place``."""
        self._valued = False
        self._streak = 0
        super().__init__(make_table, runner, [place], parent=parent)

    def tell_streak(self, days: int) -> None:
        """Have told on how many days in a row the puzzle of the day was solved, once it is solved."""
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
            told = table.difference(self._place.seat, [Advice(self._best(table), 0.0)], self._move)
        if verdict.right and self._streak > 1:
            told = f"{told} {sentence(CONTEXT, STREAK, {}, count=self._streak)}".lstrip()
        return told

    def _best(self, table: PracticeTable) -> Value:
        """Return the best answer, which is the last entry of the puzzle's record."""
        plain = parse_record(self._place.text).log[self._place.entry - 1]
        move = load_codec(table.info.id).move(plain["move"])
        assert isinstance(move, Value), "the program has made the record"
        return move
