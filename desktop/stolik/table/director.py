"""Plays the steps of a game on the screen, one after the other, at the player's pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.scenes import QueueOutput, Scene, SceneQueue

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

SAFETY_MS = 8000
"""The milliseconds after which a step counts as played, whatever the screen does: no game can hang."""


@QmlElement
@QmlUncreatable("The table makes it.")
class Director(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Lets the screen play a queue of scenes, for every game.

    For each ``scene`` it emits ``preparing`` (the screen may note where things are), sets the models, then
    emits ``playing`` with the scene's number; the screen answers with ``done`` and that number. Any click may
    ``finish`` a scene.
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
        self._safety = QTimer(self, singleShot=True)
        self._safety.timeout.connect(self.finish)

    @Property(int, notify=sceneChanged)
    def leastMs(self) -> int:
        """The least time that the running scene stays, in milliseconds."""
        return self.queue.minimum_ms

    @Property(bool, notify=sceneChanged)
    def waits(self) -> bool:
        """Whether the running scene stays until it is ended."""
        return self.queue.needs_confirmation

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

    def _get_instant(self) -> bool:
        return self.queue.instant

    def _set_instant(self, value: bool) -> None:
        if value != self.queue.instant:
            self.queue.instant = value
            self.instantChanged.emit()
            self.queue.be_instant(value)

    instant = Property(bool, _get_instant, _set_instant, notify=instantChanged)
    """Whether scenes are shown at once, without waiting for the screen."""

    def play(self, scenes: Sequence[Scene]) -> None:
        """Put scenes behind those that wait; ``idle`` is emitted when the last one was played."""
        self.queue.play(scenes)

    @Slot(int)
    def done(self, token: int) -> None:
        """Hear from the screen that the scene with this number was played; old numbers mean nothing."""
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
        if self.queue.needs_confirmation:
            self._safety.stop()
        else:
            self._safety.start(SAFETY_MS)
        self.playing.emit(token)

    def _follow_busy(self) -> None:
        if not self.queue.busy:
            self._safety.stop()
        self.busyChanged.emit()
