"""What lies beside a game's state and must outlive the program: the clock, and a half-finished turn."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from stolik.engine.session import Session
from stolik.engine.view_model import DraftingViewModel
from stolik.table.seat_clock import SeatClock


class Desk(QObject):
    """Brings the clock and the memory of the view model back from a save, and notes them for the next one.

    ``store`` is what the save holds: ``clock`` and ``face``, plain JSON values. ``changed`` is said when
    something in it is worth saving. ``now`` gives the seconds by which the clock runs, which grow steadily.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        view_model: QObject,
        store: dict[str, Any],
        parent: QObject,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._view_model = view_model
        self.clock = SeatClock(session, store.get("clock"), now, self)
        if isinstance(view_model, DraftingViewModel):
            view_model.recall(store.get("face"))
            view_model.kept.connect(self.changed)  # type: ignore[attr-defined]  # a signal of the view model

    def note(self) -> bool:
        """Write down what the next save is to hold; return whether that is something new."""
        before = dict(self._store)
        self._store["clock"] = self.clock.memory()
        if isinstance(self._view_model, DraftingViewModel):
            self._store["face"] = self._view_model.memory()
        return any(before.get(key) != value for key, value in self._store.items())
