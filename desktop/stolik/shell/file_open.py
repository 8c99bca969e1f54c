"""Opens the file that was double-clicked where the system names it by an event, as macOS does.

There the program is started without arguments, and a second double click reaches the program that runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class OpeningApplication(QGuiApplication):
    """The Qt application that hears which files the system wants opened.

    It overrides ``event`` rather than filtering events: a filter on the application would see every event of
    every object, and slow each frame down.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def open_files_with(self, open_file: Callable[[str], None]) -> None:
        """Hand every wanted file to ``open_file``, those first that were wanted before it was ready."""
        self._open = open_file
        waiting, self._waiting = self._waiting, []
        for file in waiting:
            open_file(file)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        file = event.url().toLocalFile()  # empty for an address in a network, which Stolik never opens
        if not file:
            return False
        if self._open is None:
            self._waiting.append(file)
        else:
            self._open(file)
        return True
