"""The times of the motions at each pace, for QML's ``Theme``."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from stolik.engine.event_scenes import FACTORS, Pace, times_at

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class MotionTimes(QObject):
    """The milliseconds of each kind of motion, at the current pace and with or without reduced motion."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace, self._reduced = "normal", False
        self._tempo = 1.0
        self._times = times_at("normal")

    def _get_pace(self) -> str:
        return self._pace

    def _set_pace(self, name: str) -> None:
        self._follow(name, self._reduced)

    def _get_reduced(self) -> bool:
        return self._reduced

    def _set_reduced(self, reduced: bool) -> None:
        self._follow(self._pace, reduced)

    def _follow(self, name: str, reduced: bool) -> None:
        if (name, reduced) != (self._pace, self._reduced):
            self._pace, self._reduced = name, reduced
            self._show()

    def _show(self) -> None:
        self._times = times_at(self._pace, reduced_motion=self._reduced).at_tempo(self._tempo)
        self.changed.emit()

    def go_at(self, tempo: float) -> None:
        """From now on, make all motions take a ``tempo`` share of their times."""
        if tempo != self._tempo:
            self._tempo = tempo
            self._show()

    @property
    def is_off(self) -> bool:
        return self._pace == "off"

    @property
    def times(self) -> Pace:
        return self._times

    pace = Property(str, _get_pace, _set_pace, notify=changed)
    reducedMotion = Property(bool, _get_reduced, _set_reduced, notify=changed)

    @Property(bool, notify=changed)
    def moves(self) -> bool:
        return FACTORS.get(self._pace, 1.0) > 0 and not self._reduced

    @Property(int, notify=changed)
    def quick(self) -> int:
        return self._times.quick

    @Property(int, notify=changed)
    def fade(self) -> int:
        return self._times.fade

    @Property(int, notify=changed)
    def base(self) -> int:
        return self._times.base

    @Property(int, notify=changed)
    def travel(self) -> int:
        return self._times.travel

    @Property(int, notify=changed)
    def gather(self) -> int:
        return self._times.gather

    @Property(int, notify=changed)
    def dice(self) -> int:
        return self._times.dice

    @Property(int, notify=changed)
    def beat(self) -> int:
        return self._times.beat

    @Property(int, notify=changed)
    def deal(self) -> int:
        return self._times.deal
