"""The room on the screen for the window, which the window never exceeds even if the screen changes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Slot
from PySide6.QtGui import QGuiApplication, QScreen, QWindow

from stolik.storage.settings import WindowPlace

_FRAME: Final = QMargins(2, 40, 2, 2)
"""The rough size of a window's frame, which isn't known before the window is shown."""
_PANELS: Final = QMargins(36, 32, 36, 48)
"""The rough size of the panels on Wayland, which doesn't report them."""


def room_on(screen: QScreen, frame: QMargins) -> QRect:
    """Return the area of a screen in which a window with this frame may be."""
    room = screen.availableGeometry().marginsRemoved(frame)
    return room.marginsRemoved(_PANELS) if QGuiApplication.platformName() == "wayland" else room


def room_for(place: WindowPlace) -> QRect:
    """Return the available area of the screen that a window was on, or else of the primary one."""
    stood = QRect(place.x or 0, place.y or 0, place.width, place.height)
    screens = [QGuiApplication.primaryScreen()]
    if place.x is not None:
        screens += QGuiApplication.screens()
    return room_on(max(screens, key=lambda screen: _area(screen.geometry() & stood)), _FRAME)


def position_in(place: WindowPlace, size: QSize) -> QPoint | None:
    """Return the last position of a window of this size, moved onto its screen; ``None`` if on no screen."""
    if place.x is None or place.y is None:
        return None
    window = QRect(QPoint(place.x, place.y), size)
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(room.contains(window) for room in rooms):
        return window.topLeft()
    # The screen may be smaller than last time.
    return moved_into(room_for(place), window) if any(room.intersects(window) for room in rooms) else None


def moved_into(room: QRect, window: QRect) -> QPoint:
    """Return the nearest position at which a window is inside a room."""
    left = max(room.left(), min(window.left(), room.right() + 1 - window.width()))
    top = max(room.top(), min(window.top(), room.bottom() + 1 - window.height()))
    return QPoint(left, top)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


class WindowRoom(QObject):
    """Keeps a window from growing larger than the room on its screen."""

    def __init__(self, window: QWindow) -> None:
        """Watch ``window``, which limits its minimum size by the property ``room``."""
        super().__init__(window)
        self._window = window
        window.screenChanged.connect(self.fit)
        for screen in QGuiApplication.screens():
            self._watch(screen)
        qt = QGuiApplication.instance()
        assert isinstance(qt, QGuiApplication), "a window has an application"
        qt.screenAdded.connect(self._watch)

    @Slot()
    def fit(self) -> None:
        window, frame = self._window, self._window.frameMargins()
        # A window that fills the screen gets its frame back when it returns to its usual size.
        window.setProperty("room", room_on(window.screen(), frame | _FRAME).size())
        room = room_on(window.screen(), frame)
        size = window.size().boundedTo(room.size())
        if size != window.size() and window.visibility() == QWindow.Visibility.Windowed:
            window.setPosition(moved_into(room, QRect(window.position(), size)))
            window.resize(size)

    @Slot(QScreen)
    def _watch(self, screen: QScreen) -> None:
        # Panels come and go, and the resolution may change.
        screen.availableGeometryChanged.connect(self.fit)
