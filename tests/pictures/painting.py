"""Paints the compared scenes in a process that the machine doesn't affect: see `comparing.painted`."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, qVersion
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from stolik.app import application
from stolik.services import speech
from stolik.services.program_paths import FONTS
from stolik.services.speech import Voice
from stolik.services.tables import table_setup
from stolik.table import controller

from tests.pictures.comparing import COMPARED, DRAWN
from tests.pictures.gallery import scenes
from tests.pictures.scene import LEFT, SIZES, Act, Scene, settled, shown
from tests.ui.driver import Screen
from tests.ui.fitting import lost


def begin() -> QGuiApplication:
    qt = application()
    # The cursor would blink.
    qt.styleHints().setCursorFlashTime(0)
    # Nobody takes a decision back here.
    controller.UNDO_WINDOW_MS = 0
    table_setup.time_of_day = lambda: LEFT.isoformat()
    # Not every machine has a voice.
    speech.voices_here = lambda: (Voice("voice", lambda language: ()),)
    return qt


def paint_compared(folder: Path, names: Iterable[str], *then: Act) -> None:
    """Paint scenes into a folder, and record there how they were drawn, and what each one shows.

    These are its page, and its cut or unreachable items.

    ``then`` is done in each scene before its picture is taken.
    """
    known = {scene.name: scene for scene in scenes()}
    seen = {
        name: paint_scene(folder, name, replace(known[name], acts=(*known[name].acts, *then)))
        for name in names
    }
    pages = {name: page for name, (page, _) in seen.items()}
    missing = {name: found for name, (_, found) in seen.items() if found}
    (folder / DRAWN.name).write_text(json.dumps({**drawing(), "pages": pages, "lost": missing}), "utf-8")


def paint_scene(folder: Path, name: str, scene: Scene) -> tuple[str, list[str]]:
    """Paint one scene for comparison, and return its page and its cut or unreachable items."""
    language, size, scheme = COMPARED[name].split()
    # The clock at a seat would show how long the painting takes.
    stopped: dict[str, Any] = {"now": lambda: 0.0} if name.startswith("rummikub") else {}
    with shown(scene, language, SIZES[size], scheme, **stopped) as screen:
        # Fast compression, since the file is read only once.
        at_rest(screen).save(str(folder / f"{name}.png"), quality=100)
        return page_of(screen), lost(screen)


def at_rest(screen: Screen) -> QImage:
    """Return the picture of a screen once it no longer changes, so that fading items have faded."""
    # Another button may be at the place of the last press now. It would be highlighted some frames later, or
    # never, which leaves traces in its corners; so it is highlighted now, and then the pointer leaves.
    if screen.pointer is not None:
        settled(screen)
        QTest.mouseMove(screen.window, screen.pointer + QPoint(1, 0))
        settled(screen)
    QTest.mouseMove(screen.window, QPoint(1, 1))
    settled(screen)
    return painted_whole(screen)


def painted_whole(screen: Screen) -> QImage:
    """Return the picture of a screen, painted completely in one go.

    Qt's software renderer only paints changes, so earlier frames show at the edges of shapes. After a change
    of the background colour, it paints everything.
    """
    colour = screen.window.color()
    screen.window.setColor("magenta")
    screen.picture()
    screen.window.setColor(colour)
    return screen.picture()


def page_of(screen: Screen) -> str:
    on_top = screen.app.shell.opened_pages.property("top") or screen.window.property("paintedPage")
    page = "help" if screen.window.property("over") == "help" else str(on_top)
    return f"{page} {screen.table.gameId}" if page == "table" else page


def drawing() -> dict[str, str]:
    typefaces = hashlib.sha256()
    for file in sorted(FONTS.glob("*.ttf")):
        typefaces.update(file.read_bytes())
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "qt": qVersion(),
        "typefaces": typefaces.hexdigest(),
        "letters": letters(),
    }


def letters() -> str:
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    y = 0
    for family in sorted(QFontDatabase.families()):
        for size in (11, 16, 29):
            font = QFont(family)
            font.setPixelSize(size)
            painter.setFont(font)
            y += size + 4
            painter.drawText(4, y, "Zażółć gęślą jaźń, 1234567890 @ fjord quiz KWAŚNY")
    painter.end()
    return hashlib.sha256(bytes(image.constBits())).hexdigest()
