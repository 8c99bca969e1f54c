"""The clock of a real table as QML sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_, sentence
from stolik.engine.names import fitting_name, isolated
from stolik.models.rows import RowsModel
from stolik.pages.referee.table_clock import (
    CHOICES,
    FEWEST,
    MOST,
    Heard,
    Phase,
    TableClock,
    look,
    next_turn,
    press,
    set_up,
    shown_seconds,
    start_over,
    toggle_pause,
)

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Referee"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS: Final = 100
"""The interval at which the running clock is updated, in milliseconds."""

LONGEST_NAME: Final = 24

SEAT: Final = N_("referee", "Seat {number}")
"""The name of an unnamed seat."""

SOUNDS: Final = {Heard.TICK: "tick", Heard.END: "bust"}
"""The sounds of the clock; the end is two muffled knocks."""


class SeatRow(NamedTuple):
    """A seat: its title, and the name that people gave it, if any."""

    seat: int
    name: str
    given: str


@QmlElement
@QmlUncreatable("The program makes it.")
class ClockModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Runs the clock of a real table, and shows it to QML.

    ``sounded`` is emitted with the name of a sound to play. ``now`` returns monotonic seconds.
    """

    changed = Signal()
    sounded = Signal(str)

    def __init__(self, now: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._clock = TableClock()
        self._names = [""] * MOST
        self._seats = RowsModel(SeatRow, self)
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._look)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        """The seats with their titles and given names."""
        return self._seats

    @Property(int, notify=changed)
    def count(self) -> int:
        return self._clock.seats

    @Property(int, constant=True)
    def fewest(self) -> int:
        return FEWEST

    @Property(int, constant=True)
    def most(self) -> int:
        return MOST

    @Property(int, notify=changed)
    def seconds(self) -> int:
        return self._clock.seconds

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def choices(self) -> list[int]:
        return list(CHOICES)

    @Property(str, notify=changed)
    def phase(self) -> str:
        """The phase of the clock: ``ready``, ``running``, ``paused`` or ``up``."""
        return self._clock.phase.value

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat whose turn it is; -1 before the first turn."""
        return self._clock.seat

    @Property(int, notify=changed)
    def shown(self) -> int:
        return shown_seconds(self._clock)

    @Property(float, notify=changed)
    def part(self) -> float:
        """The share of the time that is left, 0 to 1."""
        return self._clock.left / self._clock.seconds

    @Property(bool, notify=changed)
    def hurries(self) -> bool:
        """Whether the last seconds are running."""
        return self._clock.hurries

    @Property(bool, notify=changed)
    def canGoOn(self) -> bool:
        """Whether the pause button resumes a stopped clock, or the one before starting over."""
        return self._clock.phase is Phase.PAUSED or self._clock.before is not None

    @Property(bool, notify=changed)
    def slept(self) -> bool:
        return self._clock.slept

    # ------------------------------------------------------------------ what QML asks

    @Slot(int)
    def press(self, seat: int) -> None:
        """Take a press on a seat: on the running one it ends the turn, another one gets the time."""
        self._become(press(self._clock, seat, self._now()))

    @Slot()
    def nextTurn(self) -> None:
        self._become(next_turn(self._clock, self._now()))

    @Slot()
    def togglePause(self) -> None:
        self._become(toggle_pause(self._clock, self._now()))

    @Slot()
    def pause(self) -> None:
        if self._clock.phase is Phase.RUNNING:
            self.togglePause()

    @Slot()
    def startOver(self) -> None:
        self._become(start_over(self._clock))

    @Slot(int, int)
    def setUp(self, seats: int, seconds: int) -> None:
        if (seats, seconds) != (self._clock.seats, self._clock.seconds):
            self._become(set_up(self._clock, seats, seconds))
            self.retranslate()

    @Slot(int, str)
    def rename(self, seat: int, name: str) -> None:
        """Give a seat a name; without one it is called by its number."""
        if 0 <= seat < MOST:
            self._names[seat] = fitting_name(name, LONGEST_NAME)
            self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        self._seats.set_rows(
            [
                SeatRow(
                    seat,
                    isolated(self._names[seat]) or sentence("referee", SEAT, {"number": seat + 1}),
                    self._names[seat],
                )
                for seat in range(self._clock.seats)
            ]
        )

    def _become(self, clock: TableClock) -> None:
        self._clock = clock
        if clock.phase is Phase.RUNNING:
            self._ticks.start(TICK_MS)
        else:
            self._ticks.stop()
        self.changed.emit()

    @Slot()
    def _look(self) -> None:
        clock, heard = look(self._clock, self._now())
        self._become(clock)
        if heard in SOUNDS:
            self.sounded.emit(SOUNDS[heard])
