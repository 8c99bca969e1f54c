"""Leads through the window: what to wait for, and what has been seen so far."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QQmlComponent

from stolik.app import App
from stolik.cli.smoke_test.faults import FaultError, Faults
from stolik.services.page_library import find_page

_PATIENCE: Final = 15.0
_LOOK_AGAIN_MS: Final = 4
_FRAMES: Final = 2
_APART: Final = 16
"""The pixels between two that are looked at."""

_COUNTER: Final = b"import QtQuick\nFrameAnimation { running: true }"


class Wait(NamedTuple):
    """What must be so before the walk goes on; what is shown at a table meanwhile is hurried."""

    condition: Callable[[], object]
    what: str
    table: Any = None
    seconds: float = _PATIENCE


Steps: TypeAlias = Iterator[Wait]


def guide(steps: Steps, faults: Faults) -> None:
    """Walk in the event loop of the program, until the end or the first fault.

    Raises:
        FaultError: A fault was heard, or something was waited for in vain.
        KeyboardInterrupt: A signal has asked for the end.
    """
    walk = _Walk(steps, faults)
    timer = QTimer()
    timer.timeout.connect(walk.go_on)
    timer.start(_LOOK_AGAIN_MS)
    code = QGuiApplication.exec()
    timer.stop()
    if code:
        raise KeyboardInterrupt
    if walk.end is not None:
        raise walk.end


class _Walk:
    def __init__(self, steps: Steps, faults: Faults) -> None:
        self.end: Exception | None = None
        self._steps = steps
        self._faults = faults
        self._wait = Wait(lambda: True, "")
        self._until = 0.0

    def go_on(self) -> None:
        try:
            self._faults.check()
            if self._wait.condition():
                self._wait = next(self._steps)
                self._until = time.monotonic() + self._wait.seconds
            elif time.monotonic() > self._until:
                raise FaultError(f"waited in vain for {self._wait.what}")
            elif self._wait.table is not None:
                self._wait.table.director.finish()
        except StopIteration:
            QGuiApplication.quit()
        except Exception as fault:  # in a slot it would only be printed
            self.end = fault
            QGuiApplication.quit()


class Window:
    """The window, seen through what QML says of it and through what is painted."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.root: Any = app.window
        self.seen: set[str] = set()
        self.covering: Any = None
        component = QQmlComponent(app.engine)
        component.setData(_COUNTER, QUrl())
        counter = component.create()
        if counter is None:
            raise FaultError(component.errorString())
        counter.setParent(app.shell)
        self._counter = counter

    @property
    def pages(self) -> Any:
        """The window's stack of pages."""
        return self.root.property("pages")

    @property
    def shown(self) -> Any:
        """The page that lies at the bottom."""
        return self.root.property("shown")

    def page(self, name: str) -> Wait:
        """Wait for a page: ``home``, ``players`` or ``table``."""

        def is_there() -> bool:
            if self.root.property("paintedPage") != name:
                return False
            self._note(self.shown)
            return True

        return self._painted(is_there, f"the page {name}")

    def cover(self) -> Wait:
        """Wait for the page that lies over another."""
        page = find_page(self._app.services.pages.property("top"))
        is_help = self.root.property("over") == "help"
        kind = "HelpPage" if page is None or is_help else Path(page.qml).stem

        def is_there() -> bool:
            self.covering = self.found(kind) if is_help else self.pages.property("covering")
            if self.covering is None:
                return False
            self.seen.add(kind)
            return True

        return self._painted(is_there, f"the {kind}")

    def piece(self, kind: str) -> Wait:
        """Wait for a visible part of a page."""
        return self._painted(lambda: self.found(kind) is not None, f"the {kind}")

    def frame(self) -> Wait:
        """Wait until everything has been painted again."""
        return self._painted(lambda: True, "a frame")

    def sheet(self, sheet: Any) -> Wait:
        """Wait until a sheet has come in."""

        def is_open() -> bool:
            if not sheet.property("opened"):
                return False
            self._note(sheet)
            return True

        return self._painted(is_open, f"the sheet {kind_of(sheet)}")

    def found(self, kind: str) -> Any:
        """Return a visible part of a page, ``None`` where there is none."""
        # A page that lies over others is no child of the window.
        for root in filter(None, (self.root, self.pages.property("covering"))):
            for each in root.findChildren(QObject):
                if kind_of(each) == kind and each.property("visible"):
                    self._note(each)
                    return each
        return None

    def no_more(self, sheet: Any) -> Wait:
        """Wait until a sheet has gone."""
        return Wait(lambda: not sheet.property("visible"), f"the end of the sheet {kind_of(sheet)}")

    def check_bots(self) -> None:
        """Make sure that the bots thought in a process of their own."""
        names = {process.name for process in multiprocessing.active_children()}
        if "stolik-bots" not in names:
            raise FaultError("the bots have no process of their own")

    def _note(self, item: QObject) -> None:
        self.seen.add(kind_of(item))

    def _painted(self, condition: Callable[[], bool], what: str) -> Wait:
        """Wait for something, and then until it has been painted."""
        since: list[int] = []

        def is_painted() -> bool:
            frame = self._counter.property("currentFrame")
            if not since:
                if condition():
                    since.append(frame)
                return False
            return bool(frame >= since[0] + _FRAMES) and not is_blank(self._picture())

        return Wait(is_painted, what)

    def _picture(self) -> QImage:
        screen = QGuiApplication.primaryScreen()
        return screen.grabWindow(self.root.winId()).toImage()


def sheets_of(page: QObject) -> list[Any]:
    """Return the sheets of a page; what only tells the name of a drawing is none."""
    popups = (each for each in page.findChildren(QObject) if each.inherits("QQuickPopup"))
    return [each for each in popups if not each.inherits("QQuickToolTip")]


def kind_of(item: QObject) -> str:
    """Return the name of the QML file that describes an item."""
    return item.metaObject().className().partition("_QML")[0]


def is_blank(picture: QImage) -> bool:
    """Tell whether a picture has one colour only."""
    points = ((x, y) for x in range(0, picture.width(), _APART) for y in range(0, picture.height(), _APART))
    return len({picture.pixel(*point) for point in points}) < 2
