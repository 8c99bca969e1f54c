"""A start that moves the data folder or waits for another start, and says so in a small window."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QMargins, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent, QRasterWindow

from stolik.pages import kept_names
from stolik.services.language import Language, language_of
from stolik.services.program_paths import translations
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.storage.moving import Release, move, remove_if_empty
from stolik.storage.place import Place
from stolik.storage.settings import load_settings

_WIDTH, _HEIGHT, _MARGIN = 480, 120, 20
_PAINTED_MS = 200
_PATIENCE_MS = 10_000
"""How long the last sentence stays, unless the window is closed before."""


class WaitNotice(QRasterWindow):
    """Says what the start waits for, in the language of the settings and in English on stderr."""

    def __init__(self, settings: Path) -> None:
        super().__init__()
        folder = translations()
        self._language = Language(folder)
        self._language.switch(language_of(load_settings(settings).document.language, folder))
        self.sentence = ""
        self.setTitle("Stolik")
        self.setFlags(Qt.WindowType.Dialog)
        self.resize(_WIDTH, _HEIGHT)
        self.setPosition(
            QGuiApplication.primaryScreen().availableGeometry().center() - QPoint(_WIDTH, _HEIGHT) / 2
        )

    def wait(self) -> None:
        """Say that the first instance hasn't answered yet."""
        print("Stolik is already running; waiting for its window to answer ...", file=sys.stderr, flush=True)
        self._tell(self.tr("Stolik is already open. Waiting for its window to answer …"))

    def tell_of_move(self) -> None:
        """Say that the data folder is being moved."""
        self._tell(self.tr("Stolik is moving to its new folder …"))

    def give_up(self) -> None:
        """Say that it doesn't answer at all; return after some seconds or when the window is closed."""
        self._tell(
            self.tr("Stolik is already open, but its window doesn't answer. Close it, then start again.")
        )
        self._stay(_PATIENCE_MS)

    def _tell(self, sentence: str) -> None:
        self.sentence = sentence
        self.show()
        self.update()
        self._stay(_PAINTED_MS)  # the next step may block the window

    def _stay(self, milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        self.visibleChanged.connect(loop.quit)
        loop.exec()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = QGuiApplication.palette()
        area = QRect(QPoint(0, 0), self.size())
        with QPainter(self) as painter:
            painter.fillRect(area, colours.window())
            painter.setPen(colours.windowText().color())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(area - QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN), flags, self.sentence)


def move_house(place: Place, instance: SingleInstance) -> tuple[Place, SingleInstance]:
    """Move the data folder if that is due, and return the place in use then with the claim to it."""
    if place.gone:
        return place, instance
    claims = {place.root: instance}

    def claim(folder: Path) -> Release | None:
        claims[folder] = SingleInstance(folder)
        return claims[folder].release if claims[folder].claim() is Claim.FIRST else None

    notice = WaitNotice(place.paths.settings)
    if place.note.wanted:
        notice.tell_of_move()
    moved = move(place, claim, kept_names())
    notice.close()
    if moved.root != place.root:
        instance.release()
        remove_if_empty(moved, place.root)
    return moved, claims[moved.root]
