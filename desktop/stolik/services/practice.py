"""Positions to try again: their table, on which a move changes nothing, and the worth of the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.practice import (
    CONTEXT,
    FAILED,
    PracticeRound,
    RecordedDecision,
    Verdict,
    compared_text,
    exploring,
    judge,
    verdict_text,
)
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_library import load_codec
from stolik.engine.json_values import to_plain
from stolik.engine.messages import translated
from stolik.engine.record import RecordFault
from stolik.engine.session import History
from stolik.engine.view_model import HintStep, ViewModel
from stolik.models.rows import Fields
from stolik.models.table_view_model import whole_numbers
from stolik.models.words import shown_name
from stolik.services.kept import PRACTICE
from stolik.services.kept.practice import Answer
from stolik.table.advice import TableAdvice
from stolik.table.controller import TableController
from stolik.table.telling import HintTold, Verdicts, hint_told, praise_of

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Practice"
QML_IMPORT_MAJOR_VERSION = 1


class PracticeAdvice(TableAdvice):
    """Lights up the best move once a move has been judged; the reason is shown beside the table."""

    _lit: HintStep | None = None

    def light(self, things: Sequence[str]) -> None:
        """Light up things, given by name."""
        self._lit = HintStep("", tuple(things)) if things else None
        self.hintsChanged.emit()

    def told_hint(self) -> Fields[HintTold]:
        """Return the things that light up, or else the hint."""
        return super().told_hint() if self._lit is None else hint_told(self._lit, is_asking=False)


class PracticeTable(TableController):
    """The table of a session in which one seat decides; ``decided`` is emitted with its legal move."""

    decided = Signal(object)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._verdicts = Verdicts(self._package, self)
        # Anything highlighted would be advice, and not always right.
        self._view_model.let_lead(tuple)
        self._stands = False
        self._entries = self.session.length

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Take the move of the person on turn; if it is illegal, QML gets the sentence that says why."""
        seat = self._run.screen.status.seat
        if seat is None or self._stands:
            return
        value = load_codec(self.info.id).move(whole_numbers(move))
        refused = value if isinstance(value, Rejection) else self.session.check(seat, value)
        if refused is None:
            self.decided.emit(value)
        else:
            self.refuse(refused)

    def stand_still(self) -> None:
        """Stop taking moves, and leave everything as it is."""
        self._stands = True

    def light(self, things: Sequence[str]) -> None:
        """Light up things, given by name."""
        assert isinstance(self._advice, PracticeAdvice), "made below"
        self._advice.light(things)

    def ask_again(self) -> None:
        """Restore the position, and take moves again."""
        self.light(())
        self.look_at_end()
        self.backToNow()
        self._stands = False

    def position(self, seat: Seat) -> ViewModel:
        """Return a view model for the original position, whatever has been laid or looked at since."""
        return self._verdicts.at(self.session, self._entries, seat)

    def _make_advice(self) -> TableAdvice:
        return PracticeAdvice(self._run, self._view_model, self)


@QmlElement
@QmlUncreatable("The program makes it.")
class PracticeModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads a person through their positions, or through a single one.

    ``phase`` is ``laying`` while a table is being set, ``asked`` while a position is played, ``working``
    while a move is judged, ``answered`` when its worth is known, ``failed`` if it can't be, and ``done`` at
    the end.
    """

    TABLE: ClassVar[type[PracticeTable]] = PracticeTable

    changed = Signal()
    tableChanged = Signal()

    def __init__(
        self,
        services: Services,
        places: Sequence[RecordedDecision],
        person: str | None = None,
    ) -> None:
        """Begin with the first of the ``places``; without a ``person``, no answer is recorded."""
        super().__init__()
        self._services = services
        self._asked_at = self._seconds = 0.0
        self._person = person
        self._places = {place.key: place for place in places}
        self._round = PracticeRound(self._places)
        self._phase = "laying"
        self._table: PracticeTable | None = None
        self._worth: MovesWorth | None = None
        self._job: int | None = None
        self._move: Value | None = None
        self._verdict: Verdict | None = None
        self._open()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._phase

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table of the position; ``None`` if none is being played."""
        return self._table

    @Property(bool, constant=True)
    def single(self) -> bool:
        """Whether this is a single position, which isn't kept."""
        return self._person is None

    @Property(str, notify=changed)
    def player(self) -> str:
        """The name of the position's player."""
        table = self._table
        if table is None or self._round.current is None:
            return ""
        return shown_name(table.players[self._place.seat].name)

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat that decides in the position; -1 if none is being played."""
        return -1 if self._round.current is None else self._place.seat

    @Property(str, notify=changed)
    def title(self) -> str:
        if self._table is None:
            return ""
        info = self._table.info
        return translated(info.id, info.title)

    @Property(str, notify=changed)
    def note(self) -> str:
        """What people need to know about positions of the game; empty if nothing."""
        if self._table is None or not self._table.info.puzzle_note:
            return ""
        return translated(self._table.info.id, self._table.info.puzzle_note)

    @Property(int, notify=changed)
    def number(self) -> int:
        """The 1-based number of the position in the round."""
        return min(self._round.done + 1, self._round.total)

    @Property(int, notify=changed)
    def total(self) -> int:
        return self._round.total

    @Property(bool, notify=changed)
    def alone(self) -> bool:
        return self._table is not None and self._table.session.seats == 1

    @Property(bool, notify=changed)
    def right(self) -> bool:
        return self._verdict is not None and self._verdict.right

    @Property(bool, notify=changed)
    def last(self) -> bool:
        """Whether this is the last position."""
        return self._round.is_last or self._person is None

    @Property(str, notify=changed)
    def verdict(self) -> str:
        if self._phase == "failed":
            return translated(CONTEXT, FAILED)
        return "" if self._verdict is None or self._table is None else self._verdict_text(self._verdict)

    @Property(str, notify=changed)
    def reason(self) -> str:
        """Why the move was good, or what it costs; empty if there is nothing to say."""
        return (
            "" if self._verdict is None or self._table is None else self._reason(self._verdict, self._table)
        )

    @Property(bool, notify=changed)
    def bestShown(self) -> bool:
        return self._verdict is not None and self._worth is not None

    @Property(bool, notify=changed)
    def explorable(self) -> bool:
        return self._phase == "answered"

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def again(self) -> None:
        """Play the same position once more."""
        if self._table is not None and self._phase in ("answered", "failed"):
            self._move = self._verdict = None
            self._table.ask_again()
            self._turn_to("asked")

    @Slot()
    def next(self) -> None:
        """Go to the next position; a right answer to the last one ends the round."""
        if self._phase == "failed":
            self._round.forget()
        elif self._phase == "answered":
            self._round.go_on()
        else:
            return
        self._open()

    @Slot(result="QVariantMap")
    def exploring(self) -> dict[str, Any]:
        """Return the arguments with which the explorer opens at the position, including the move made."""
        place = self._place
        return exploring(
            place.text, place.entry, place.seat, False if self._move is None else to_plain(self._move)
        )

    @Slot()
    def forget(self) -> None:
        if self._table is not None:
            self._forget_place()
            self._open()

    @Slot()
    def retranslate(self) -> None:
        if self._table is not None:
            self._table.retranslate()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self._clear()

    # ------------------------------------------------------------------ inside

    def _verdict_text(self, verdict: Verdict) -> str:
        """Return the sentence about the judged move."""
        assert self._table is not None, "only at a table something is judged"
        return verdict_text(verdict)

    def _reason(self, verdict: Verdict, table: PracticeTable) -> str:
        """Return why the judged move was good, or what it costs."""
        assert self._worth is not None, "only by the worth of the moves one is judged"
        advice, position = self._worth.advice, table.position(self._place.seat)
        if verdict.right:
            return praise_of(position, advice, verdict.played.move)
        return position.difference(advice, verdict.played.move) or compared_text(verdict)

    @property
    def _place(self) -> RecordedDecision:
        return self._places[self._round.current or ""]

    def _forget_place(self) -> None:
        if self._person is not None:
            self._services.kept(PRACTICE).forget(self._person, self._place.key)
        self._round.forget()

    def _open(self) -> None:
        """Set the table of the position that is due, dropping positions that can't be used."""
        # QML must stop showing the old table before it is deleted.
        self._verdict = None
        self._turn_to("laying")
        self._clear()
        while self._round.current is not None and self._table is None:
            try:
                self._table = self._services.table_at(self.TABLE, self._place)
            except RecordFault:
                self._forget_place()
        table = self._table
        if table is None:
            self.tableChanged.emit()
            self._turn_to("done")
            return
        table.setParent(self)
        table.decided.connect(self._take)
        table.begin()
        self._ask(table)
        self.tableChanged.emit()
        self._turn_to("asked")

    def _ask(self, table: PracticeTable) -> None:
        """Ask the bots for the worth of the moves, while the person thinks or with the move they made."""
        if self._job is not None:
            self._services.bots().forget(self._job)
        seat, also = self._place.seat, () if self._move is None else (self._move,)
        job = BotJob("worth", table.info.id, table.session.view(seat), seat, also=also)
        self._job = self._services.bots().ask(self._hear, job)

    def _hear(self, worth: MovesWorth | None) -> None:
        self._job, self._worth = None, worth
        if self._phase == "working":
            self._judge()

    @Slot(object)
    def _take(self, move: Value) -> None:
        self._move = move
        self._seconds = self._services.now() - self._asked_at
        if self._table is not None:
            self._table.stand_still()
            if self._table.info.has_secrets and not self._knows(self._table.session, move):
                self._ask(self._table)
        if self._job is None:
            self._judge()
        else:
            self._turn_to("working")

    def _knows(self, session: History, move: Value) -> bool:
        """Return whether the worth of a move is known; in games with secrets not all moves are valued."""
        worth, seat = self._worth, self._place.seat
        return worth is not None and worth.number_of(session.game, session.state, seat, move) is not None

    def _judge(self) -> None:
        table, worth = self._table, self._worth
        assert table is not None, "only at a table something is played"
        assert self._move is not None, "only what was played is judged"
        if worth is None:
            self._turn_to("failed")
            return
        steps = table.position(self._place.seat).hint_steps(worth.advice)
        table.light(steps[-1].lit if steps else ())
        self._answer(judge(table.session, self._place.seat, self._move, worth))

    def _answer(self, verdict: Verdict) -> None:
        """Show what a move was worth, and note whether it was right."""
        self._verdict = verdict
        is_first = self._round.answer(verdict.right)
        if self._person is not None:
            answer = Answer(verdict.right, self._seconds, is_first)
            self._services.kept(PRACTICE).note(self._person, self._place.key, answer)
        self._turn_to("answered")

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        if phase == "asked":
            self._asked_at = self._services.now()
        self.changed.emit()

    def _clear(self) -> None:
        if self._job is not None:
            self._services.bots().forget(self._job)
        self._job = self._worth = self._move = self._verdict = None
        table, self._table = self._table, None
        if table is not None:
            table.close()
            table.deleteLater()
