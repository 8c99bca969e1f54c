"""A table at which one decision is played: the move is judged, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal, Slot

from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_library import load_codec
from stolik.engine.view_model import HintStep
from stolik.models.rows import Fields
from stolik.models.table_view_model import whole_numbers
from stolik.table.advice import TableAdvice
from stolik.table.controller import TableController
from stolik.table.telling import HintTold, Verdicts, hint_told


class PracticeAdvice(TableAdvice):
    """Lights up what would have been best, once a move was judged; its reason is told beside the table."""

    _lit: HintStep | None = None

    def light(self, things: Sequence[str]) -> None:
        """Light things up, by their names."""
        self._lit = HintStep("", tuple(things)) if things else None
        self.hintsChanged.emit()

    def told_hint(self) -> Fields[HintTold]:
        """Return what lights up, or else what a hint tells."""
        return super().told_hint() if self._lit is None else hint_told(self._lit, is_asking=False)


class PracticeTable(TableController):
    """The table of a session that stands where one seat is to decide; ``decided`` brings its legal move."""

    decided = Signal(object)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._verdicts = Verdicts(self._package, self)
        # What stood out would be advice, and not always the right one.
        self._view_model.let_lead(tuple)
        self._stands = False
        self._entries = self.session.length

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Take the move of the person on turn; a refusal is answered with its sentence."""
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
        """Take no move any more; everything stays as it lies."""
        self._stands = True

    def light(self, things: Sequence[str]) -> None:
        """Light things up, by their names."""
        assert isinstance(self._advice, PracticeAdvice), "made below"
        self._advice.light(things)

    def ask_again(self) -> None:
        """Lay the position as it was, and take moves again."""
        self.light(())
        self.look_at_end()
        self.backToNow()
        self._stands = False

    def reason(self, seat: Seat, advice: Sequence[Any]) -> HintStep | None:
        """Return why the first of a seat's options is the best one, ``None`` where nothing is to be told."""
        # Of the position as it was, whatever the person has laid or looked at since.
        return self._verdicts.reason(self.session, self._entries, seat, advice)

    def praise(self, seat: Seat, advice: Sequence[Any], played: Value) -> str:
        """Return why a move of a seat was good; empty where nothing can be told."""
        return self._verdicts.praise(self.session, self._entries, seat, advice, played)

    def difference(self, seat: Seat, advice: Sequence[Any], played: Value) -> str:
        """Return what a move of a seat gives up beside the best; empty where nothing can be told."""
        return self._verdicts.difference(self.session, self._entries, seat, advice, played)

    def _make_advice(self) -> TableAdvice:
        return PracticeAdvice(self._run, self._view_model, self)
