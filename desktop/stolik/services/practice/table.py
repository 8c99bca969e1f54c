"""A table at which one decision is played: the move is judged, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from stolik.engine.game import Rejection, Seat
from stolik.engine.game_library import load_codec
from stolik.engine.view_model import HintStep, ViewModel, show_position
from stolik.models.move_input import whole_numbers
from stolik.table.controller import TableController


class PracticeTable(TableController):
    """The table of a session that stands where one seat is to decide; ``decided`` brings its legal move."""

    decided = Signal(object)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._reasons: ViewModel | None = None
        # What stood out would be advice, and not always the right one.
        self._view_model.let_lead(tuple)

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Take the move of the person on turn; a refusal is answered with its sentence."""
        seat = self._run.screen.status.seat
        if seat is None:
            return
        value = load_codec(self.info.id).move(whole_numbers(move))
        refused = value if isinstance(value, Rejection) else self.session.check(seat, value)
        if refused is None:
            self.decided.emit(value)
        else:
            self.refuse(refused)

    def stand_still(self) -> None:
        """Show the position as something to look at only."""
        self.look_at_end()

    def reason(self, seat: Seat, advice: Sequence[Any]) -> HintStep | None:
        """Return why the first of a seat's options is the best one, ``None`` where nothing is to be told."""
        # At a table that stands still nothing is to be decided, so another view model names the reason.
        if self._reasons is None:
            self._reasons = self._package.view_model(QObject(self))
            show_position(self._reasons, self.session, self.session.length, seat)
        steps = self._reasons.hint_steps(advice)
        return steps[-1] if steps else None
