"""The file dialog as people use it; Qt draws it in the window, since the tests' screen has none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.ui.driver import Screen

CONTROL = Qt.KeyboardModifier.ControlModifier


@contextmanager
def files_of(screen: Screen, folder: Path) -> Iterator[None]:
    """Make files of a folder available for choosing; the dialog only has names while somebody listens."""
    screen.app.shell.folder = folder
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def open_file(screen: Screen, file: Path) -> None:
    with files_of(screen, file.parent):
        screen.press(Qt.Key.Key_O, modifier=CONTROL)
        screen.wait_for(file.name)
        screen.click(file.name)
        screen.click("Open")
