"""Plays the steps of a game on the screen one by one, timed at the player's pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.event_scenes import ScenePart, Span, tempo_after, times_at
from stolik.flow import happenings as h
from stolik.flow.effects import BeginScene
from stolik.models.motion import MotionTimes

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


class SceneTimer(Protocol):
    """Signals once when a time is over."""

    def start(self, ms: int, /) -> None:
        """Begin a time in milliseconds, in place of one that runs."""

    def stop(self) -> None:
        """Forget the time that runs."""


def precise_timer(parent: QObject, over: Callable[[], None]) -> QTimer:
    """Return a timer that calls ``over``, to the millisecond if the system can."""
    timer = QTimer(parent, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(over)
    return timer


@QmlElement
@QmlUncreatable("The table makes it.")
class Director(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Makes the screen play the scenes of a flow, for every game.

    For each ``scene`` it emits ``preparing`` (the screen may note where things are); when the models are set,
    it emits ``playing`` with the scene's number, and ``partBegan`` with the name of each part that follows.
    The scene ends when its time at the pace is over, unless it waits until it is ended. A click may ``hurry``
    it. However it ends, all its parts have begun before, in their order.
    """

    busyChanged = Signal()
    sceneChanged = Signal()
    instantChanged = Signal()
    preparing = Signal()
    playing = Signal(int)
    partBegan = Signal(str)
    hurried = Signal()
    idle = Signal()

    def __init__(
        self,
        happen: Callable[..., None],
        parent: QObject | None = None,
        timer: Callable[[QObject, Callable[[], None]], SceneTimer] = precise_timer,
    ) -> None:
        """Play nothing yet; ``happen`` takes what happens, as a kind and its facts."""
        super().__init__(parent)
        self._happen = happen
        self._scene: Mapping[str, Any] = {}
        self._waits = False
        self._is_busy = False
        self._is_instant = False
        self._motion = MotionTimes(self)
        self._motion.changed.connect(self._follow_pace)
        self._token = 0
        self._swift_ms = 0.0
        self._parts: deque[tuple[str, int]] = deque()
        self._stay_ms = 0
        self._timer = timer(self, self._go_on)

    @Property(bool, notify=sceneChanged)
    def waits(self) -> bool:
        """Whether the running scene stays until it is ended."""
        return self._waits

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    def _get_busy(self) -> bool:
        return self._is_busy

    # The type compiler wants a getter with a name.
    busy = Property(bool, _get_busy, notify=busyChanged)

    @Property("QVariantMap", notify=sceneChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def scene(self) -> Mapping[str, Any]:
        return self._scene

    @Property(bool, notify=instantChanged)
    def instant(self) -> bool:
        """Whether scenes are shown at once, without waiting for the screen."""
        return self._is_instant

    @Property(MotionTimes, constant=True)
    def motion(self) -> MotionTimes:
        """The pace at which scenes are timed: that of the window, and swifter in a computer's long turn."""
        return self._motion

    # ------------------------------------------------------------------ what the flow wants

    def begin(self, scene: BeginScene) -> None:
        """Prepare the screen for a scene."""
        self._begin_parts()
        self._scene, self._waits = scene.facts, scene.waits
        self.show_busy(True)
        self.sceneChanged.emit()
        self.preparing.emit()

    def play(
        self, token: int, stay: Span, least_ms: int, parts: Sequence[ScenePart] = (), *, swift: bool = False
    ) -> None:
        """Play the scene with this number for its stay at this pace, for at least ``least_ms``.

        Its parts come in the course of that. Scenes that are ``swift`` follow one another the sooner the
        longer they have lasted together.
        """
        self._token = token
        tempo = tempo_after(self._swift_ms) if swift else 1.0
        self._swift_ms = self._swift_ms + max(tempo * stay.at(times_at("normal")), least_ms) if swift else 0.0
        self._motion.go_at(tempo)
        times = self._motion.times
        self._stay_ms = max(stay.at(times), least_ms)
        self._parts.extend([(part.name, part.after.at(times)) for part in parts])
        self._timer.stop()
        self.playing.emit(token)
        self._wait()

    def _wait(self) -> None:
        """Begin the parts that are due, and wait for the next one or for the end."""
        while self._parts and self._parts[0][1] == 0:
            self._begin_part()
        if self._parts:
            self._timer.start(self._parts[0][1])
        elif not self._waits:
            self._timer.start(max(1, self._stay_ms))

    def _go_on(self) -> None:
        if self._parts:
            self._begin_part()
            self._wait()
        else:
            self.done(self._token)

    def _begin_part(self) -> None:
        name, ms = self._parts.popleft()
        self._stay_ms -= ms
        self.partBegan.emit(name)

    def _begin_parts(self) -> None:
        while self._parts:
            self._begin_part()

    def cut_short(self) -> None:
        """Put everything where the running scene ends."""
        self._begin_parts()
        self.hurried.emit()

    def show_busy(self, is_busy: bool) -> None:
        """Tell whether a scene is being played, or is to follow."""
        if is_busy != self._is_busy:
            if not is_busy:
                self._begin_parts()
                self._timer.stop()
            self._is_busy = is_busy
            self.busyChanged.emit()
            if not is_busy and self._waits:
                self._waits = False
                self.sceneChanged.emit()

    def end(self) -> None:
        self.show_busy(False)
        self.idle.emit()

    def forget(self) -> None:
        """Leave nothing of the last scene on the screen."""
        if self._scene:
            self._scene = {}
            self.sceneChanged.emit()

    # ------------------------------------------------------------------ what people and time want

    def done(self, token: int) -> None:
        """End the scene with this number, whose time is over; old numbers mean nothing."""
        self._happen(h.ScenePlayed, token)

    @Slot()
    def finish(self) -> None:
        self._happen(h.SceneEnded)

    @Slot()
    def hurry(self) -> None:
        """End the running scene at a person's wish, but not before it could be seen, if it must be."""
        self._happen(h.SceneHurried)

    @Slot()
    def finish_all(self) -> None:
        self._happen(h.ScenesFinished)

    @Slot()
    def _follow_pace(self) -> None:
        instant = self._motion.is_off
        if instant != self._is_instant:
            self._is_instant = instant
            self.instantChanged.emit()
            self._happen(h.PaceChosen, instant)
