"""The clock of the person on turn: it runs only while they see what they need and can act."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat, TimedGame
from stolik.engine.session import Session
from stolik.hotseat.clock import TurnClock

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS: Final = 100
"""So often the time left is told."""

HURRY: Final = 10
"""The last seconds, each of which is heard."""

LONGEST: Final = 24 * 3600
"""No turn lasts longer, in seconds, whatever a save says."""

ASLEEP: Final = 2.0
"""A tick that comes so many seconds late means that the computer slept: that isn't the player's time."""


@QmlElement
@QmlUncreatable("The table makes it.")
class SeatClock(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Counts the seconds of each turn of a game that limits them.

    A turn is known by the number of entries before it, so that its clock goes on where it stood when the
    game is continued or a decision is taken back. ``ticked`` is said with each of the last seconds. ``now``
    gives seconds that grow steadily.
    """

    changed = Signal()
    ticked = Signal()
    expired = Signal()

    def __init__(
        self, session: Session, kept: Any, now: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._now = now
        self._clock: TurnClock | None = None
        self._turn = -1
        self._seat = -1
        self._total = 0.0
        self._seen = 0.0
        self._kept = _remembered(kept)
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)

    def _get_left(self) -> float:
        return -1.0 if self._clock is None else self._clock.remaining(self._now())

    def _get_total(self) -> float:
        return -1.0 if self._clock is None else self._total

    def _get_runs(self) -> bool:
        return self._clock is not None and self._clock.running

    def _get_seat(self) -> int:
        return -1 if self._clock is None else self._seat

    # The type compiler wants getters with names.
    left = Property(float, _get_left, notify=changed)
    """The seconds that are left of the turn, -1 where its time isn't limited."""

    total = Property(float, _get_total, notify=changed)
    """The seconds of a whole turn, -1 where its time isn't limited."""

    runs = Property(bool, _get_runs, notify=changed)
    """Whether time is passing."""

    seat = Property(int, _get_seat, notify=changed)
    """The seat whose turn it is that is timed, -1 where its time isn't limited."""

    def memory(self) -> dict[str, Any] | None:
        """Return what a save needs so that the turn's clock goes on where it stood."""
        return None if self._clock is None else {"turn": self._turn, "left": round(self._get_left(), 1)}

    def follow(self, seat: Seat | None) -> None:
        """Let the time of the seat run that sees and can act; ``None`` lets it stand still."""
        now = self._now()
        game = self._session.game
        total = game.turn_seconds(self._session.state) if isinstance(game, TimedGame) else None
        self._wake(now)
        if total is None or self._session.over:
            self._put_away(now)
        elif (turn := self._first_entry()) != self._turn or self._clock is None:
            self._put_away(now)
            left = min(self._kept.get(turn, float(total)), float(total))
            self._turn, self._total, self._clock = turn, float(total), TurnClock(left)
        if self._clock is not None:
            self._seat = self._session.to_act[0]
            if seat is None:
                self._clock.stop(now)
            elif not self._clock.running:
                self._seen = now
                self._clock.start(now)
        if self._get_runs():
            self._ticks.start()
        else:
            self._ticks.stop()
        self.changed.emit()

    def _first_entry(self) -> int:
        """Return the number of entries before the turn of the seat that is to act."""
        actors, log = self._session.to_act, self._session.log
        entries = len(log)
        while entries and actors and log[entries - 1].seat == actors[0]:
            entries -= 1
        return entries

    def _put_away(self, now: float) -> None:
        """Take the clock off the table; what is left is kept for when the turn comes back."""
        if self._clock is not None:
            self._kept[self._turn] = self._clock.remaining(now)
            self._clock = None

    def _wake(self, now: float) -> None:
        """Take no time for a sleep of the computer."""
        if self._clock is not None and self._clock.running and now - self._seen > ASLEEP:
            self._clock.stop(self._seen)
            self._clock.start(now)
            self._seen = now

    def _tick(self) -> None:
        clock, now = self._clock, self._now()
        if clock is None:
            return
        self._wake(now)
        second = ceil(clock.remaining(self._seen))
        self._seen = now
        self.changed.emit()
        if clock.expired(now):
            self._ticks.stop()
            self.expired.emit()
        elif ceil(clock.remaining(now)) < second and second <= HURRY + 1:
            self.ticked.emit()


def _remembered(kept: Any) -> dict[int, float]:
    """Return the seconds left by turn out of what a save holds; what makes no sense is left out."""
    if not isinstance(kept, dict):
        return {}
    turn, left = kept.get("turn"), kept.get("left")
    if not isinstance(turn, int) or not isinstance(left, int | float) or not 0 <= left <= LONGEST:
        return {}
    return {turn: float(left)}
