"""What looks at the events of the window before it hears them, and never bars their way by failing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_CHANGES: Final = (QEvent.Type.Expose, QEvent.Type.WindowStateChange)
_UNSEEN: Final = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)


class CarefulFilter(QObject):
    """An event filter that hands an event on where it fails, which is told once."""

    _has_failed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        try:
            return self.takes(event)
        except Exception as error:  # whatever it is, who presses isn't locked out
            self.tell(error)
            return False

    def takes(self, event: QEvent) -> bool:
        """Return whether the event has been dealt with, and goes no further."""
        raise NotImplementedError

    def tell(self, error: Exception) -> None:
        """Report the first error; a sentence about each would bar the way as well."""
        if not self._has_failed:
            self._has_failed = True
            sys.excepthook(type(error), error, error.__traceback__)


class DoubleClickFilter(CarefulFilter):
    """Drops the second press of a double click where another page is shown than at the first.

    A double click on *To the table* doesn't mean what stands at that place on the table.
    """

    def __init__(self, window: QWindow) -> None:
        """Watch a window whose properties ``page`` and ``over`` name what it shows."""
        super().__init__(window)
        self._window = window
        self._shown: tuple[object, object] | None = None
        self._time = 0
        self._place = QPointF()
        window.installEventFilter(self)

    def takes(self, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        shown = self._window.property("page"), self._window.property("over")
        if self._is_second(event):
            return shown != self._shown
        self._shown, self._time, self._place = shown, event.timestamp(), event.position()
        return False

    def _is_second(self, press: QMouseEvent) -> bool:
        hints, way = QGuiApplication.styleHints(), press.position() - self._place
        return (
            0 <= press.timestamp() - self._time < hints.mouseDoubleClickInterval()
            and way.manhattanLength() < hints.mouseDoubleClickDistance()
        )


class SeenTime(CarefulFilter):
    """Gives the seconds that have passed while a window could be seen.

    Another window that has the keyboard alone doesn't hide it.
    """

    def __init__(self, window: QWindow, now: Callable[[], float]) -> None:
        """Watch a window; ``now`` gives seconds that grow steadily."""
        super().__init__(window)
        self._window = window
        self._now = now
        self._is_seen, self._last, self._unseen = True, now(), 0.0
        window.installEventFilter(self)

    def __call__(self) -> float:
        before, self._last = self._last, self._now()
        self._unseen += 0.0 if self._is_seen else self._last - before
        return self._last - self._unseen

    def takes(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self()
            # Not every system takes the picture from a window that is minimised.
            self._is_seen = self._window.isExposed() and self._window.visibility() not in _UNSEEN
        return False
