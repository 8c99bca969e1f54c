"""The clock of the person on turn, as QML shows it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.flow import happenings as h
from stolik.flow.clock import Clock
from stolik.flow.runner import FlowRunner

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS: Final = 100
"""The milliseconds between two tellings of the time left."""

QUIET_TICK_MS: Final = 500
"""The milliseconds between two looks at how long it has been quiet."""


@QmlElement
@QmlUncreatable("The table makes it.")
class SeatClock(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Lets a game's clock go on, and tells QML what it shows; ``now`` gives seconds that grow steadily."""

    changed = Signal()

    def __init__(
        self, run: FlowRunner, now: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._run = run
        self._now = now
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    @property
    def _clock(self) -> Clock:
        return self._run.flow.clock

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
        if self._run.screen.counts_time:
            self._ticks.start(TICK_MS if self._clock.running else QUIET_TICK_MS)
        else:
            self._ticks.stop()
        self.changed.emit()

    @Slot()
    def _tick(self) -> None:
        # In a window that nobody sees it stands still.
        if self._now() > self._run.flow.now:
            self._run.happen(h.TimePassed)
        if self._clock.turn_clock is not None:
            self.changed.emit()
