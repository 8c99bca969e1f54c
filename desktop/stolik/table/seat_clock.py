"""The clock of the person on turn, as QML shows it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.clock import GameClock, Tick

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS: Final = 100
"""The milliseconds between two tellings of the time left."""


@QmlElement
@QmlUncreatable("The table makes it.")
class SeatClock(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Gives a game's clock the time, and tells QML what it shows.

    ``passed`` is emitted about every second that time passes, ``ticked`` with each of the last ones. ``now``
    gives seconds that grow steadily.
    """

    changed = Signal()
    passed = Signal()
    ticked = Signal()
    expired = Signal()

    def __init__(
        self, clock: GameClock, now: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now = now
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    def _get_left(self) -> float:
        return self._clock.left(self._now())

    def _get_total(self) -> float:
        return self._clock.total

    def _get_runs(self) -> bool:
        return self._clock.running

    def _get_seat(self) -> int:
        return self._clock.seat

    # The type compiler wants getters with names.
    left = Property(float, _get_left, notify=changed)
    """The seconds that are left of the turn, -1 where its time isn't limited."""

    total = Property(float, _get_total, notify=changed)
    """The seconds of a complete turn, -1 where its time isn't limited."""

    runs = Property(bool, _get_runs, notify=changed)
    """Whether time is passing."""

    seat = Property(int, _get_seat, notify=changed)
    """The seat whose turn it is that is timed, -1 where its time isn't limited."""

    def refresh(self) -> None:
        """Go or stand still as the clock does, and show it."""
        if self._clock.running:
            self._ticks.start(TICK_MS)
        else:
            self._ticks.stop()
        self.changed.emit()

    @Slot()
    def _tick(self) -> None:
        found = self._clock.tick(self._now())
        if self._clock.total >= 0:
            self.changed.emit()
        if Tick.EXPIRED in found:
            self._ticks.stop()
            self.expired.emit()
        if Tick.SECOND in found:
            self.ticked.emit()
        if Tick.PASSED in found:
            self.passed.emit()
