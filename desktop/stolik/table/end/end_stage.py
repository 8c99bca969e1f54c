"""The end of a game, as QML shows it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import Fields, fields
from stolik.table.end.ending import Ending, Phase
from stolik.table.end.result import Result, Solo

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS: Final = 50
"""The milliseconds between two questions whether the end goes on."""

FANFARE: Final = (
    (0, "die_set"),
    (130, "die_set"),
    (110, "die_set"),
    (140, "win"),
    (430, "tile_take"),
    (200, "tile_flip"),
    (150, "tile_take"),
)
"""What is heard when a person has won: milliseconds after the sound before it, and the sound."""

QUIET_END: Final = ((0, "win"),)
"""What is heard when a computer has won."""


@QmlElement
@QmlUncreatable("The table makes it.")
class EndStage(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Gives the end of a game the time, and tells QML what of it is shown."""

    resultChanged = Signal()
    phaseChanged = Signal()
    clicksChanged = Signal()
    sounded = Signal(str)
    placesShown = Signal()

    def __init__(
        self,
        result: Result,
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
        *,
        celebrated: bool = False,
    ) -> None:
        """Show nothing yet.

        ``now`` gives seconds that grow steadily. An end that has been ``celebrated`` has no winner's moment.
        """
        super().__init__(parent)
        self._result = result
        self._ending = Ending(now, self._follow)
        self._celebrated = celebrated
        self._took_clicks = False
        self._counts = False
        self._beats: list[tuple[int, str]] = []
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._sound_next)
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    @Property(str, notify=phaseChanged)
    def phase(self) -> str:
        """``rest`` while the table rests, ``moment`` while the winner is celebrated, then ``places``."""
        return str(self._ending.phase)

    @Property(bool, notify=phaseChanged)
    def plays(self) -> bool:
        """Whether a click does nothing but end the winner's moment."""
        return self._ending.plays

    @Property(bool, notify=clicksChanged)
    def takesClicks(self) -> bool:
        """Whether a click on what stands beside the places counts."""
        return self._ending.takes_clicks

    @Property("QVariantMap", notify=resultChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def solo(self) -> Fields[Solo]:
        """What a person who plays alone has reached; empty for several players."""
        solo = self._result.solo
        return Fields() if solo is None else fields(solo)

    @Property(str, notify=resultChanged)
    def ownBest(self) -> str:
        """How a score made alone compares with those before."""
        return self._result.own_best

    @Property(bool, notify=resultChanged)
    def festive(self) -> bool:
        """Whether there is reason to be loud."""
        return self._result.is_festive

    def begin(self, *, instant: bool) -> None:
        """Let the table rest for the winner's moment; later, or where all is ``instant``, show the places."""
        celebrated, self._celebrated = self._celebrated, True
        if celebrated or instant:
            self._ending.show_places(guarded=not celebrated)
        else:
            self._counts = True
            self._ending.begin()

    @Slot()
    def skip(self) -> None:
        """End the winner's moment at a person's wish."""
        self._ending.skip()

    @Slot()
    def leave(self) -> None:
        self._beat.stop()
        self._ending.leave()

    @Slot(result=bool)
    def takeCounting(self) -> bool:
        """Return whether the points are still to be counted up line by line: the first time only."""
        counts, self._counts = self._counts, False
        return counts

    @Slot()
    def _tick(self) -> None:
        self._ending.time_passed()
        self._look_at_clicks()
        if not self._ending.waits:
            self._ticks.stop()

    def _follow(self, phase: Phase) -> None:
        self._look_at_clicks()
        self.phaseChanged.emit()
        if self._ending.waits:
            self._ticks.start(TICK_MS)
        else:
            self._ticks.stop()
        if phase is Phase.MOMENT:
            self._sound(list(FANFARE if self._result.is_festive else QUIET_END))
        elif phase is Phase.PLACES:
            self.placesShown.emit()

    def _sound(self, beats: list[tuple[int, str]]) -> None:
        self._beats = beats
        self._beat.start(beats[0][0])

    @Slot()
    def _sound_next(self) -> None:
        _, name = self._beats.pop(0)
        self.sounded.emit(name)
        if self._beats:
            self._beat.start(self._beats[0][0])

    def _look_at_clicks(self) -> None:
        takes = self._ending.takes_clicks
        if takes != self._took_clicks:
            self._took_clicks = takes
            self.clicksChanged.emit()
