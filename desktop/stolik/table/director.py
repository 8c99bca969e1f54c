"""Plays the steps of a game on the screen, one after the other, at the player's pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

SAFETY_MS = 8000
"""After so long a step counts as played, whatever the screen says, so that no game can hang."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A step as the viewer may see it.

    ``tell`` gives its plain facts for the screen, in the language of the moment it is asked; ``show`` sets
    the models. With ``least`` the scene is played even where there are no animations, for so many
    milliseconds. A scene that ``waits`` stays until somebody ends it.
    """

    tell: Callable[[], dict[str, Any]]
    show: Callable[[], None]
    least: int = 0
    waits: bool = False


@QmlElement
@QmlUncreatable("The table makes it.")
class Director(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the order, the pace and the skipping of animations for every game.

    For each ``scene`` it says ``preparing`` (the screen may note where things lie), sets the models, then
    says ``playing`` with the scene's number; the screen answers with ``done`` and that number. Any click may
    ``finish`` a scene.
    """

    busyChanged = Signal()
    sceneChanged = Signal()
    instantChanged = Signal()
    preparing = Signal()
    playing = Signal(int)
    hurried = Signal()
    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Scene] = deque()
        self._token = 0
        self._facts: dict[str, Any] = {}
        self._least = 0
        self._waits = False
        self._busy = False
        self._instant = False
        self._safety = QTimer(self, singleShot=True, interval=SAFETY_MS)
        self._safety.timeout.connect(self.finish)

    @Property(int, notify=sceneChanged)
    def leastMs(self) -> int:
        """The least time that the running scene stays, in milliseconds."""
        return self._least

    @Property(bool, notify=sceneChanged)
    def waits(self) -> bool:
        """Whether the running scene stays until somebody ends it."""
        return self._waits

    @property
    def is_busy(self) -> bool:
        """Whether a scene is being played."""
        return self._busy

    def _get_busy(self) -> bool:
        return self._busy

    # The type compiler wants a getter with a name.
    busy = Property(bool, _get_busy, notify=busyChanged)

    @Property("QVariantMap", notify=sceneChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def scene(self) -> dict[str, Any]:
        return self._facts

    def _get_instant(self) -> bool:
        return self._instant

    def _set_instant(self, value: bool) -> None:
        if value == self._instant:
            return
        self._instant = value
        self.instantChanged.emit()
        if value:
            self.finish_all()

    instant = Property(bool, _get_instant, _set_instant, notify=instantChanged)
    """Whether scenes are shown at once, without waiting for the screen."""

    def play(self, scenes: list[Scene]) -> None:
        """Put scenes behind those that wait; ``idle`` is said when the last one was played."""
        self._queue.extend(scenes)
        if not self._busy:
            self._set_busy(True)
            self._next()

    @Slot(int)
    def done(self, token: int) -> None:
        """Hear from the screen that the scene with this number was played; old numbers mean nothing."""
        if self._busy and token == self._token:
            self._next()

    @Slot()
    def finish(self) -> None:
        """End the running scene at once."""
        if self._busy:
            self.hurried.emit()
            self._next()

    @Slot()
    def finish_all(self) -> None:
        """End the running scene and show all that wait without playing them."""
        if self._busy:
            self.catch_up()
            self.idle.emit()

    def catch_up(self) -> None:
        """Show all that waits without playing it; nobody is told, so nothing goes on by itself."""
        waiting, self._queue = list(self._queue), deque()
        self._rest()
        for scene in waiting:
            scene.show()

    def drop(self) -> None:
        """Forget every scene that waits: nothing more is shown, and nobody is told."""
        self._queue.clear()
        self._rest()

    def forget(self) -> None:
        """Leave nothing of the last scene on the screen: somebody else looks now."""
        if not self._busy and self._facts:
            self._facts = {}
            self.sceneChanged.emit()

    def _rest(self) -> None:
        self._token += 1
        self._safety.stop()
        if self._busy:
            self.hurried.emit()
            self._set_busy(False)

    def _next(self) -> None:
        self._safety.stop()
        self._token += 1
        while self._queue:
            scene = self._queue.popleft()
            if self._instant and not scene.least and not scene.waits:
                scene.show()
                continue
            self._facts = scene.tell()
            self._least = scene.least if self._instant else 0
            self._waits = scene.waits
            self.sceneChanged.emit()
            self.preparing.emit()
            scene.show()
            if not scene.waits:
                self._safety.start()
            self.playing.emit(self._token)
            return
        self._set_busy(False)
        self.idle.emit()

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busyChanged.emit()
            if not busy and self._waits:
                self._waits = False
                self.sceneChanged.emit()
