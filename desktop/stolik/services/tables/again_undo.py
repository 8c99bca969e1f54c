"""The way back from a game that was begun by mistake to the result of the one before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.models.rows import OFFER_SECONDS

if TYPE_CHECKING:
    from stolik.services.tables.table_setup import TableSetup

_TICK_MS: Final = 100


class AgainUndo(QObject):
    """Holds the finished game for a while; ``now`` gives seconds that grow steadily."""

    changed = Signal()

    def __init__(self, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._result: TableSetup | None = None
        self._since = 0.0
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    @property
    def is_open(self) -> bool:
        """Whether the result can be brought back now."""
        return self._result is not None and self._now() - self._since < OFFER_SECONDS

    def offer(self, result: TableSetup) -> None:
        """Hold a finished game from now on."""
        self._result, self._since = result, self._now()
        self._ticks.start(_TICK_MS)
        self.changed.emit()

    def take(self) -> TableSetup | None:
        """Give the finished game back, once, while there is time."""
        result = self._result if self.is_open else None
        self.close()
        return result

    def close(self) -> None:
        """Hold nothing any more."""
        self._ticks.stop()
        if self._result is not None:
            self._result = None
            self.changed.emit()

    @Slot()
    def _tick(self) -> None:
        if not self.is_open:
            self.close()
