"""Plays the steps of a game on the screen, one after the other, and times them at the player's pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.scenes import QueueOutput, Scene, SceneQueue
from stolik.models.motion import MotionTimes

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Director(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Lets the screen play a queue of scenes, for every game.

    For each ``scene`` it emits ``preparing`` (the screen may note where things are), sets the models, then
    emits ``playing`` with the scene's number. The scene ends when its time at the pace is over, unless it
    waits until it is ended. Any click may ``finish`` a scene.
    """

    busyChanged = Signal()
    sceneChanged = Signal()
    instantChanged = Signal()
    preparing = Signal()
    playing = Signal(int)
    hurried = Signal()
    idle = Signal()

    def __init__(self, now: Callable[[], float] = monotonic, parent: QObject | None = None) -> None:
        """Play nothing yet; ``now`` gives seconds that grow steadily."""
        super().__init__(parent)
        self.queue = SceneQueue(
            QueueOutput(
                preparing=self.preparing.emit,
                playing=self._play,
                hurried=self.hurried.emit,
                idle=self.idle.emit,
                busy_changed=self._follow_busy,
                scene_changed=self.sceneChanged.emit,
            ),
            now,
        )
        self._motion = MotionTimes(self)
        self._motion.changed.connect(self._follow_pace)
        self._token = 0
        self._stay = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._stay.timeout.connect(lambda: self.done(self._token))

    @Property(bool, notify=sceneChanged)
    def waits(self) -> bool:
        """Whether the running scene stays until it is ended."""
        return self.queue.needs_confirmation

    @property
    def stay_ms(self) -> int:
        """The milliseconds for which the running scene stays at this pace."""
        return max(1, self.queue.stay().at(self._motion.times), self.queue.minimum_ms)

    @property
    def is_busy(self) -> bool:
        """Whether a scene is being played."""
        return self.queue.busy

    def _get_busy(self) -> bool:
        return self.queue.busy

    # The type compiler wants a getter with a name.
    busy = Property(bool, _get_busy, notify=busyChanged)

    @Property("QVariantMap", notify=sceneChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def scene(self) -> Mapping[str, Any]:
        return self.queue.facts

    @Property(bool, notify=instantChanged)
    def instant(self) -> bool:
        """Whether scenes are shown at once, without waiting for the screen."""
        return self.queue.instant

    @Property(MotionTimes, constant=True)
    def motion(self) -> MotionTimes:
        """The pace at which scenes are timed, which is that of the window."""
        return self._motion

    def play(self, scenes: Sequence[Scene]) -> None:
        """Put scenes behind those that wait; ``idle`` is emitted when the last one was played."""
        self.queue.play(scenes)

    def done(self, token: int) -> None:
        """End the scene with this number, whose time is over; old numbers mean nothing."""
        self.queue.done(token)

    @Slot()
    def finish(self) -> None:
        """End the running scene at once."""
        self.queue.finish()

    @Slot()
    def hurry(self) -> None:
        """End the running scene at a person's wish, but not what must be seen before it can have been."""
        self.queue.hurry()

    @Slot()
    def finish_all(self) -> None:
        """End the running scene and show all that wait without playing them."""
        self.queue.finish_all()

    def _play(self, token: int) -> None:
        self._token = token
        if self.queue.needs_confirmation:
            self._stay.stop()
        else:
            self._stay.start(self.stay_ms)
        self.playing.emit(token)

    def _follow_pace(self) -> None:
        instant = self._motion.is_off
        if instant != self.queue.instant:
            self.queue.instant = instant
            self.instantChanged.emit()
            self.queue.be_instant(instant)

    def _follow_busy(self) -> None:
        if not self.queue.busy:
            self._stay.stop()
        self.busyChanged.emit()
