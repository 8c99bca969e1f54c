"""The end of a game on the screen: the table rests, the winner is celebrated, then the places are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_, sentence, translated
from stolik.engine.moments import AT_THE_END, CONTEXT, FIRST_WIN, FindMoments, MomentWords
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.models.rows import Fields, fields

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

MOST: Final = N_("table", "Nobody can score more.")
FIRST: Final = N_("table", "Your first game alone: this is the score to beat.")
BETTER: Final = N_("table", "Your best so far! The record was {best}.")
AS_GOOD: Final = N_("table", "Equal to your best so far.")
LESS: Final = N_("table", "Your best so far: {best}.")


class Mark(NamedTuple):
    """A limit above which a solo score is called by a word."""

    over: int
    word: str


class Solo(NamedTuple):
    """The result of a person who plays alone, where there is no winner.

    ``best`` is their best score before, -1 for none; ``most`` is the highest possible score.
    """

    score: int
    best: int
    marks: list[Mark]
    most: int


class Result:
    """Describes the result of a session once it is over.

    ``own_best`` is the earlier best score of a person who plays alone, ``None`` for none. ``moments_at``
    finds the game's moments; ``is_first_win`` returns whether the win is somebody's first.
    """

    def __init__(
        self,
        session: Session,
        players: Sequence[Player],
        view_model: ViewModel,
        own_best: int | None,
        moments_at: FindMoments = lambda *_: (),
        is_first_win: Callable[[], bool] = bool,
    ) -> None:
        self._session = session
        self._players = players
        self._view_model = view_model
        self._own_best = own_best
        self._moments_at = moments_at
        self._is_first_win = is_first_win

    @property
    def moments(self) -> Sequence[MomentWords]:
        """The great moments of people at the end of the game; empty before it."""
        if not self._session.over:
            return ()
        last = self._session.length - 1
        found = self._moments_at(self._session, last, len(self._session.steps_of(last)) - 1)
        people = [moment.kind for moment in found if self._players[moment.seat].level is None]
        kinds = [*people, *[FIRST_WIN for _ in range(self._is_first_win())]]
        return [AT_THE_END[kind] for kind in kinds if kind in AT_THE_END]

    @property
    def solo(self) -> Solo | None:
        """A solo player's result; ``None`` with several players or before the end."""
        if len(self._players) > 1 or not self._session.over:
            return None
        (standing,) = self._session.standings
        scale, best = self._view_model.solo_scale(), self._own_best
        marks = [Mark(mark.over, mark.word) for mark in scale.marks]
        return Solo(standing.score, -1 if best is None else best, marks, scale.most)

    @property
    def own_best(self) -> str:
        """How a solo score compares with earlier ones; with several players, what makes the win special."""
        if (solo := self.solo) is None:
            return " ".join([translated(CONTEXT, words.title) for words in self.moments])
        said = FIRST if solo.best < 0 else BETTER if solo.score > solo.best else LESS
        said = MOST if solo.score == solo.most else AS_GOOD if solo.score == solo.best else said
        return sentence("table", said, {"best": solo.best})

    @property
    def is_festive(self) -> bool:
        """Whether a person has won, or made a good or record score alone."""
        if not self._session.over:
            return False
        if solo := self.solo:
            good = any(solo.score > mark.over for mark in solo.marks)
            return good or solo.score > solo.best >= 0
        winners = (standing.seat for standing in self._session.standings if standing.rank == 1)
        return any(self._players[seat].level is None for seat in winners)


REST_SECONDS: Final = 0.8
"""How long the last position stays uncovered, in seconds."""

MOMENT_SECONDS: Final = 2.0
"""How long the winner is celebrated, in seconds."""

GUARD_SECONDS: Final = 1.5
"""How long clicks are ignored once the places appear, in seconds, as they were meant for the table."""


class Phase(StrEnum):
    """The phases of a game's end, in order."""

    NONE = ""
    REST = "rest"
    MOMENT = "moment"
    PLACES = "places"


TICK_MS: Final = 50
"""The interval at which the phase is checked, in milliseconds."""

FANFARE: Final = (
    (0, "die_set"),
    (130, "die_set"),
    (110, "die_set"),
    (140, "win"),
    (430, "tile_take"),
    (200, "tile_flip"),
    (150, "tile_take"),
)
"""The sounds when a person has won, each with its delay after the one before, in milliseconds."""

QUIET_END: Final = ((0, "win"),)
"""The same when a computer has won."""


AFTER_MS: Final = 400
"""The delay between the sounds of a win and of each other celebrated moment, in milliseconds."""


@QmlElement
@QmlUncreatable("The table makes it.")
class EndStage(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Goes through the phases of a game's end as time passes, and tells QML what to show."""

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
        """Start in no phase.

        ``now`` returns seconds of a monotonic clock. An end that has already been ``celebrated`` isn't again.
        """
        super().__init__(parent)
        self._result = result
        self._now = now
        self._phase = Phase.NONE
        self._since = 0.0
        self._guarded = True
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
        return str(self._phase)

    @Property(bool, notify=phaseChanged)
    def plays(self) -> bool:
        """Whether the table rests or the winner is celebrated, so that clicks and keys do nothing."""
        return self._plays

    @Property(bool, notify=clicksChanged)
    def takesClicks(self) -> bool:
        return self._takes_clicks

    @Property("QVariantMap", notify=resultChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def solo(self) -> Fields[Solo]:
        """A solo player's result; empty with several players or before the end."""
        solo = self._result.solo
        return Fields() if solo is None else fields(solo)

    @Property(str, notify=resultChanged)
    def ownBest(self) -> str:
        return self._result.own_best

    @Property(bool, notify=resultChanged)
    def festive(self) -> bool:
        return self._result.is_festive

    def begin(self, *, instant: bool) -> None:
        """Rest the table and celebrate the winner, then show the places, with ``instant`` at once."""
        celebrated, self._celebrated = self._celebrated, True
        if celebrated or instant:
            # Somebody who comes back to the places needs no guard against hasty clicks.
            self._guarded = not celebrated
            self._go(Phase.PLACES)
        else:
            self._counts = True
            self._go(Phase.REST)

    @Slot()
    def leave(self) -> None:
        """Hide the end, because the game is looked back at or was left."""
        self._beat.stop()
        self._go(Phase.NONE)

    @Slot(result=bool)
    def takeCounting(self) -> bool:
        """Return whether to count the points up line by line, which happens only once."""
        counts, self._counts = self._counts, False
        return counts

    @Slot()
    def _tick(self) -> None:
        if self._phase is Phase.REST and self._passed >= REST_SECONDS:
            self._go(Phase.MOMENT)
        elif self._phase is Phase.MOMENT and self._passed >= MOMENT_SECONDS:
            self._go(Phase.PLACES)
        self._look_at_clicks()
        if not self._waits:
            self._ticks.stop()

    @property
    def _passed(self) -> float:
        return self._now() - self._since

    @property
    def _plays(self) -> bool:
        return self._phase in (Phase.REST, Phase.MOMENT)

    @property
    def _takes_clicks(self) -> bool:
        return self._phase is Phase.PLACES and (not self._guarded or self._passed >= GUARD_SECONDS)

    @property
    def _waits(self) -> bool:
        return self._plays or (self._phase is Phase.PLACES and not self._takes_clicks)

    def _go(self, phase: Phase) -> None:
        self._since, self._phase = self._now(), phase
        self._look_at_clicks()
        self.phaseChanged.emit()
        if self._waits:
            self._ticks.start(TICK_MS)
        else:
            self._ticks.stop()
        if phase is Phase.MOMENT:
            beats = FANFARE if self._result.is_festive else QUIET_END
            self._sound([*beats, *[(AFTER_MS, words.sound) for words in self._result.moments]])
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
        takes = self._takes_clicks
        if takes != self._took_clicks:
            self._took_clicks = takes
            self.clicksChanged.emit()
