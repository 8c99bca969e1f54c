"""The current day, which may end while a page is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

_LOOK_MS: Final = 60_000


@QmlElement
@QmlUncreatable("The shell holds it.")
class Calendar(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the ordinal of the day for all pages; checked every minute and on return to the window."""

    changed = Signal()
    """Emitted when another day has begun or the clock was set."""

    looked = Signal()

    def __init__(self, today: Callable[[], int], parent: QObject | None = None) -> None:
        """Start without a day; ``today`` returns its ordinal and is first called when a page asks."""
        super().__init__(parent)
        self._today = today
        self._day: int | None = None
        self._looks = QTimer(self)
        self._looks.timeout.connect(self.look)
        self._looks.start(_LOOK_MS)
        if isinstance(application := QGuiApplication.instance(), QGuiApplication):
            application.applicationStateChanged.connect(self.look)

    @Property(int, notify=changed)
    def day(self) -> int:
        """The ordinal of the day, as ``date.toordinal`` counts."""
        return self.today()

    def today(self) -> int:
        """Return the day that the pages show."""
        if self._day is None:
            self._day = self._today()
        return self._day

    @Slot()
    def look(self) -> None:
        # Until it is asked for, no page shows the day.
        if self._day is not None and (day := self._today()) != self._day:
            self._day = day
            self.changed.emit()
        self.looked.emit()
