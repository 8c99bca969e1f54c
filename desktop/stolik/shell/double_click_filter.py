"""Keeps the second press of a double click off the page that the first one has opened."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow

from stolik.shell.careful_filter import CarefulFilter

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


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
