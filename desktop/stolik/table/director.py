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
    """A timer that fires once when its time is over."""

    def start(self, ms: int, /) -> None:
        """Start the timer for ``ms`` milliseconds, replacing a running time."""

    def stop(self) -> None:
        """Cancel the running time."""


def precise_timer(parent: QObject, over: Callable[[], None]) -> QTimer:
    """Return a timer that calls ``over``, precise to the millisecond where the system allows it."""
    timer = QTimer(parent, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(over)
    return timer


@QmlElement
@QmlUncreatable("The table makes it.")
class Director(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Plays the scenes of a flow on the screen, for every game.

    For each ``scene`` it emits ``preparing``, so that the screen can note where things are. Once the models
    are set, it emits ``playing`` with the scene's number, then ``partBegan`` with the name of each part as it
    begins. The scene ends when its time at the current pace is over, unless it waits to be ended; a click may
    ``hurry`` it. However it ends, all its parts have begun by then, in their order.
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
        """Start without a scene; ``happen`` takes each happening as a kind and its facts."""
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
        """Whether the running scene stays on the screen until it is ended."""
        return self._waits

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    def _get_busy(self) -> bool:
        return self._is_busy

    # The type compiler needs a named getter.
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
        """The pace at which scenes are timed: the window's, and faster during a computer's long turn."""
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
        """Play the scene with this number for its stay at the current pace, but for at least ``least_ms``.

        Its parts begin during that time. The longer a run of ``swift`` scenes has lasted, the faster they
        follow one another.
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
        """Put everything where it is at the end of the running scene."""
        self._begin_parts()
        self.hurried.emit()

    def show_busy(self, is_busy: bool) -> None:
        """Tell QML whether a scene is being played or is about to follow."""
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
        """Remove the last scene from the screen."""
        if self._scene:
            self._scene = {}
            self.sceneChanged.emit()

    # ------------------------------------------------------------------ what people and time want

    def done(self, token: int) -> None:
        """End the scene with this number, since its time is over; old numbers have no effect."""
        self._happen(h.ScenePlayed, token)

    @Slot()
    def finish(self) -> None:
        self._happen(h.SceneEnded)

    @Slot()
    def hurry(self) -> None:
        """End the running scene for a person, but not before a scene that must be seen could be."""
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
