"""Whether the window can be seen, for what stands still meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QWindow

from stolik.shell.careful_filter import CarefulFilter

_CHANGES: Final = (QEvent.Type.Expose, QEvent.Type.WindowStateChange)
_UNSEEN: Final = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)


class WindowSight(CarefulFilter):
    """Tells ``see`` whether a window can be seen: another that has the keyboard alone doesn't hide it."""

    def __init__(self, window: QWindow, see: Callable[[bool], None]) -> None:
        super().__init__(window)
        self._window = window
        self._see = see
        window.installEventFilter(self)

    def takes(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            # Not every system takes the picture from a window that is minimised.
            self._see(self._window.isExposed() and self._window.visibility() not in _UNSEEN)
        return False
