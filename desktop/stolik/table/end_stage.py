"""The end of a game on the screen: the table rests, the winner has a moment, then the places are counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.flow.flow import HASTE_SECONDS
from stolik.models.rows import Fields, fields

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

MOST: Final = QT_TRANSLATE_NOOP("table", "Nobody can make more.")
FIRST: Final = QT_TRANSLATE_NOOP("table", "Your first game alone: this is the score to beat.")
BETTER: Final = QT_TRANSLATE_NOOP("table", "Your best so far! It was {best} before.")
AS_GOOD: Final = QT_TRANSLATE_NOOP("table", "As good as your best so far.")
LESS: Final = QT_TRANSLATE_NOOP("table", "Your best so far: {best}.")


class Mark(NamedTuple):
    """A score above which a score made alone has a word."""

    over: int
    word: str


class Solo(NamedTuple):
    """What a person who plays alone has reached: nobody wins there.

    ``best`` is what they had made before, -1 for nothing; ``most`` is possible.
    """

    score: int
    best: int
    marks: list[Mark]
    most: int


class Result:
    """The result of a session, once it is over.

    ``own_best`` is the most points that a person who plays alone has made before, ``None`` for nothing.
    """

    def __init__(
        self, session: Session, players: Sequence[Player], view_model: ViewModel, own_best: int | None
    ) -> None:
        self._session = session
        self._players = players
        self._view_model = view_model
        self._own_best = own_best

    @property
    def solo(self) -> Solo | None:
        """What a person who plays alone has reached; ``None`` for several players and before the end."""
        if len(self._players) > 1 or not self._session.over:
            return None
        (standing,) = self._session.standings
        scale, best = self._view_model.solo_scale(), self._own_best
        marks = [Mark(mark.over, mark.word) for mark in scale.marks]
        return Solo(standing.score, -1 if best is None else best, marks, scale.most)

    @property
    def own_best(self) -> str:
        """How a score made alone compares with those before; empty where nobody has made one alone."""
        if (solo := self.solo) is None:
            return ""
        said = FIRST if solo.best < 0 else BETTER if solo.score > solo.best else LESS
        said = MOST if solo.score == solo.most else AS_GOOD if solo.score == solo.best else said
        return sentence("table", said, {"best": solo.best})

    @property
    def is_festive(self) -> bool:
        """Whether a person has won, or has made a good score or a better one than ever alone."""
        if not self._session.over:
            return False
        if solo := self.solo:
            good = any(solo.score > mark.over for mark in solo.marks)
            return good or solo.score > solo.best >= 0
        winners = (standing.seat for standing in self._session.standings if standing.rank == 1)
        return any(self._players[seat].level is None for seat in winners)


REST_SECONDS: Final = 0.8
"""The seconds for which the last position is seen before anything lies over it."""

MOMENT_SECONDS: Final = 2.0
"""The seconds for which the winner is celebrated."""

GUARD_SECONDS: Final = 1.5
"""The seconds after the places appear in which a click, meant for what was there before, doesn't count."""


class Phase(StrEnum):
    """The phases of an end, in their order."""

    NONE = ""
    REST = "rest"
    MOMENT = "moment"
    PLACES = "places"


class Ending:
    """Goes through the phases of an end as time passes; ``now`` gives seconds that grow steadily.

    ``phase_changed`` is called with every change of the phase.
    """

    def __init__(self, now: Callable[[], float], phase_changed: Callable[[Phase], object]) -> None:
        self._now = now
        self._changed = phase_changed
        self._since = 0.0
        self._guarded = True
        self.phase = Phase.NONE

    @property
    def plays(self) -> bool:
        """Whether the table rests or the winner is celebrated: a click does nothing but end that."""
        return self.phase in (Phase.REST, Phase.MOMENT)

    @property
    def takes_clicks(self) -> bool:
        """Whether a click on what stands beside the places counts."""
        rested = not self._guarded or self._now() - self._since >= GUARD_SECONDS
        return self.phase is Phase.PLACES and rested

    @property
    def waits(self) -> bool:
        """Whether something changes when time passes."""
        return self.plays or (self.phase is Phase.PLACES and not self.takes_clicks)

    def begin(self) -> None:
        """Let the table rest; the rest follows as time passes."""
        self._go(Phase.REST)

    def show_places(self, *, guarded: bool = True) -> None:
        """Show the places at once; a person who comes back to them needs no guard against hasty clicks."""
        self._guarded = guarded
        self._go(Phase.PLACES)

    def skip(self) -> None:
        """End the winner's moment at a person's wish; a click that comes too soon was meant for the table."""
        if self.phase is Phase.MOMENT and self._now() - self._since >= HASTE_SECONDS:
            self.show_places()

    def leave(self) -> None:
        """Show nothing of the end: the game is looked back at, or was left."""
        self._go(Phase.NONE)

    def time_passed(self) -> None:
        """Go on to the next phase if its time has come."""
        passed = self._now() - self._since
        if self.phase is Phase.REST and passed >= REST_SECONDS:
            self._go(Phase.MOMENT)
        elif self.phase is Phase.MOMENT and passed >= MOMENT_SECONDS:
            self.show_places()

    def _go(self, phase: Phase) -> None:
        self._since = self._now()
        self.phase = phase
        self._changed(phase)


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
        now: Callable[[], float],
        parent: QObject | None = None,
        *,
        celebrated: bool,
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
        return self._result.own_best

    @Property(bool, notify=resultChanged)
    def festive(self) -> bool:
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
