"""The window is never larger than its screen has room, on whatever screen it opens or is moved to."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QGuiApplication
from stolik.app import App
from stolik.shell import window_room
from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, WindowPlace, store_settings

from tests.shell.program import start
from tests.soak.marks import mostly_soak

pytestmark = pytest.mark.rest

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LARGE, FULL_HD_200, LOW, FAR = (1366, 768), (960, 540), (800, 450), (640, 480)
SMALLEST = (1024, 560)
# Screens side by side, and a window that is moved to the right.
PROGRAM = """
import json, sys
from pathlib import Path
from stolik.app import App, application
from stolik.storage.paths import Paths

def tell():
    qt.processEvents()
    frame, least = window.frameGeometry(), window.minimumSize()
    print(json.dumps([window.visibility().name, frame.getRect(), least.toTuple()]))

qt = application()
app = App(Paths(Path(sys.argv[1])), 1)
window = app.window
app.shell.pagePainted.connect(lambda: qt.exit())
app.show()
qt.exec()
tell()
for x in sys.argv[2:]:
    window.setPosition(int(x), 40)
    tell()
app.close()
"""


class Shown(NamedTuple):
    """A window with its frame, and its least size without it."""

    how: str
    frame: QRect
    least: QSize


def shown_on(paths: Paths, screens: list[tuple[int, int]], *moves: int) -> list[Shown]:
    """Start the program on screens side by side, and return its window as it opens and after each move."""
    lefts = [sum(width for width, _ in screens[:number]) for number in range(len(screens))]
    rows = [
        {"name": str(x), "x": x, "y": 0, "width": width, "height": height}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for x, (width, height) in zip(lefts, screens, strict=True)
    ]
    paths.root.mkdir(parents=True, exist_ok=True)
    file = paths.root / "screens.json"
    file.write_text(json.dumps({"screens": rows}), "utf-8")
    done = start(
        *(str(paths.root), *map(str, moves)),
        command=[sys.executable, "-c", PROGRAM],
        QT_QPA_PLATFORM=f"offscreen:configfile={file}",
    )
    assert done.returncode == 0, done.stderr
    lines: list[Any] = [json.loads(line) for line in done.stdout.splitlines()]
    return [Shown(how, QRect(*frame), QSize(*least)) for how, frame, least in lines]


def left_window(paths: Paths, place: WindowPlace) -> None:
    paths.root.mkdir(parents=True, exist_ok=True)
    store_settings(paths.settings, Settings(window=place, scale=2.0))


@pytest.mark.parametrize("screen", mostly_soak([LOW, FULL_HD_200, (911, 512), FAR], usual=[LOW]), ids=str)
def test_where_the_screen_is_small_the_first_window_fills_it(paths: Paths, screen: tuple[int, int]) -> None:
    (first,) = shown_on(paths, [screen])
    assert first.how == "Maximized"
    assert first.frame == QRect(0, 0, *screen)
    assert first.least.width() <= screen[0]
    assert first.least.height() < screen[1], "also with its frame"


def test_the_window_shrinks_when_it_comes_to_a_smaller_screen(paths: Paths) -> None:
    left_window(paths, WindowPlace(x=300, y=100, width=1500, height=950))
    screens = [QRect(0, 0, *LARGE), QRect(1366, 0, *LOW), QRect(2166, 0, *FAR)]
    large, low, far, back = shown_on(paths, [LARGE, LOW, FAR], 1400, 2200, 100)
    for screen, shown in zip(screens, (large, low, far), strict=True):
        assert screen.contains(shown.frame)
        assert shown.frame.width() == screen.width(), "no smaller than need be"
    assert large.least.toTuple() == back.least.toTuple() == SMALLEST
    assert (back.frame.width(), back.frame.height()) >= SMALLEST


def test_a_window_opens_no_larger_than_the_screen_that_it_was_closed_on(paths: Paths) -> None:
    left_window(paths, WindowPlace(x=1500, y=100, width=1300, height=700))
    (opened,) = shown_on(paths, [LARGE, LOW])
    assert opened.how == "Windowed"
    assert QRect(1366, 0, *LOW).contains(opened.frame)


@pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")
def test_the_window_makes_room_for_its_frame_and_a_panel(
    qtbot: QtBot, qapp: QGuiApplication, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = qapp.primaryScreen()
    whole = screen.availableGeometry()
    left = whole.adjusted(0, 0, -60, -300)
    left_window(paths, WindowPlace(x=0, y=0, width=1500, height=950))
    monkeypatch.setattr(window_room, "_FRAME", QMargins())
    app = App(paths, 1)
    app.show()
    assert app.window is not None
    window = app.window
    qtbot.waitUntil(lambda: whole.contains(window.frameGeometry()))
    monkeypatch.setattr(window_room, "room_on", lambda _, frame: left.marginsRemoved(frame))
    screen.availableGeometryChanged.emit(left)
    assert left.contains(window.frameGeometry())
    app.close()


def test_wayland_tells_of_no_panels_and_room_is_left_for_them(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = qapp.primaryScreen()
    room = window_room.room_on(screen, QMargins())
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "wayland"))
    left = window_room.room_on(screen, QMargins())
    assert room.contains(left)
    assert left.height() <= room.height() - 64
    assert left.width() <= room.width() - 64
