"""A person in front of the program: eyes that read like a screen reader, hands, and patience.

Things are found by the names that a screen reader says, in English whatever the language on the screen.
Nothing here depends on positions on the screen or waits for time to pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface, QDragEnterEvent, QDropEvent, QImage, QKeyEvent
from PySide6.QtQml import QQmlError
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import isValid
from stolik.app import App
from stolik.services.child_process import BotProcess
from stolik.storage.paths import Paths
from stolik.storage.place import Place
from stolik.storage.settings import Settings, WindowPlace, store_settings

from tests.ui.phrases import local, plain

Role = QAccessible.Role
_PRESSED = (
    Role.Button,
    Role.Link,
    Role.CheckBox,
    Role.RadioButton,
    Role.ListItem,
    Role.Slider,
    Role.EditableText,
)
_PATIENCE = 60_000  # only ends a test that hangs, even on a busy machine
_LOOK_AGAIN, _SELDOM = 4, 32

DAY = 739_577
"""The ordinal of the current date, unless a test sets another one."""


@dataclass(frozen=True)
class Thing:
    """A screen reader's words for an item, and the item."""

    item: QQuickItem
    name: str
    role: Role
    description: str
    usable: bool
    checked: bool
    focusable: bool

    @property
    def presses(self) -> bool:
        return self.role in _PRESSED

    @property
    def place(self) -> QRectF:
        return self.item.mapRectToScene(QRectF(0, 0, self.item.width(), self.item.height()))


class KeptBots(BotProcess):
    """The bots' process, shared by all windows in turn, since starting it takes as long as opening a window.

    If an answer is pending when a window is closed, or for too long, the next window has a new process.
    """

    kept: KeptBots | None = None
    failed = False
    """Whether a test has failed with it, so that the next window needs a new one."""

    @classmethod
    def lent(cls, *how: Any) -> KeptBots:
        if cls.kept is None:
            cls.kept = cls(*how)
        return cls.kept

    def close(self) -> None:
        if self._under_way or self._silences or KeptBots.failed:
            self.end()
        self._waiting.clear()

    @classmethod
    def end(cls) -> None:
        if cls.kept is not None:
            super(KeptBots, cls.kept).close()
        cls.kept, cls.failed = None, False


class Screen:
    """The whole program in its window."""

    def __init__(
        self,
        paths: Paths,
        *,
        seed: int = 1,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] = monotonic,
        today: Callable[[], int] = lambda: DAY,
        place: Place | None = None,
        **comfort: Any,
    ):
        self.warnings: list[str] = []
        self._closed = False
        self.pointer: QPoint | None = None
        """The place of the last press."""
        if comfort or not paths.settings.exists():
            usual = {"language": "en", "pace": "off", "scheme": "day", "welcomed": True, "muted": True}
            # Opening it in its final size lays it out only once.
            place_of = WindowPlace(width=size[0], height=size[1])
            store_settings(paths.settings, Settings(window=place_of, **{**usual, **comfort}))
        self.app = App(paths, seed, now=now, today=today, place=place)
        self.app.engine.warnings.connect(self._hear)
        window = self.app.window
        assert isinstance(window, QQuickWindow)
        self.window = window
        window.show()
        window.requestActivate()
        self.resize(*size)
        self.wait_for_page("home")

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self.window.close()
        self.app.close()
        assert self.warnings == []

    def _hear(self, found: list[QQmlError]) -> None:
        self.warnings += [one.toString() for one in found]

    @property
    def pages(self) -> Any:
        return self.window.property("pages")

    # ------------------------------------------------------------------ patience

    def wait_until(self, condition: Callable[[], object], what: str = "") -> None:
        """Let the program run until a condition is true, which is checked less and less often."""
        waited, again = 0, _LOOK_AGAIN
        while waited < _PATIENCE:
            if condition():
                return
            QTest.qWait(again)
            waited, again = waited + again, min(again + 1, _SELDOM)
        raise AssertionError(f"in vain: {what or condition}; on the screen are {self.names()}")

    def wait_for_page(self, page: str) -> None:
        """Wait until a page has been painted: ``home``, ``players`` or ``table``."""
        self.wait_until(lambda: self.window.property("paintedPage") == page, page)

    def wait_for(self, name: str) -> Thing:
        self.wait_until(lambda: self.sees(name), name)
        return self.find(name)

    # ------------------------------------------------------------------ eyes

    def things(self) -> list[Thing]:
        """Return everything that a screen reader finds, but nothing under a sheet."""
        found = list(self._things(QAccessible.queryAccessibleInterface(self.window)))
        dialogs = [at for at, (_, thing) in enumerate(found) if thing.role == Role.Dialog]
        if not dialogs:
            return [thing for _, thing in found]
        level = found[dialogs[-1]][0]
        inside = found[dialogs[-1] + 1 :]
        end = next((at for at, (depth, _) in enumerate(inside) if depth <= level), len(inside))
        return [thing for _, thing in inside[:end]]

    def everything(self) -> list[Thing]:
        return [thing for _, thing in self._things(QAccessible.queryAccessibleInterface(self.window))]

    def _things(self, face: QAccessibleInterface) -> Iterator[tuple[int, Thing]]:
        waiting = [(0, child) for child in _children(face)]
        while waiting:
            depth, child = waiting.pop()
            state = child.state()
            if state.invisible:
                continue
            item = child.object()
            if isinstance(item, QQuickItem):
                yield (
                    depth,
                    Thing(
                        item,
                        plain(child.text(QAccessible.Text.Name)),
                        child.role(),
                        plain(child.text(QAccessible.Text.Description)),
                        not state.disabled,
                        bool(state.checked),
                        bool(state.focusable),
                    ),
                )
            waiting += [(depth + 1, below) for below in _children(child)]

    def names(self) -> list[str]:
        return [thing.name for thing in self.things()]

    def sees(self, name: str) -> bool:
        wanted = local(name)
        return any(thing.name in wanted for thing in self.things())

    def find(self, name: str) -> Thing:
        """Return the thing with this name, preferably one that can be pressed."""
        wanted = local(name)
        found = [thing for thing in self.things() if thing.name in wanted]
        assert found, f"nothing is called {name!r} ({wanted}) among {self.names()}"
        return max(found, key=lambda thing: (thing.presses and thing.usable, thing.presses))

    def can_press(self, name: str) -> bool:
        """Return whether something with this name can be pressed now."""
        wanted = local(name)
        return any(thing.name in wanted and thing.presses and thing.usable for thing in self.things())

    @property
    def focused(self) -> str:
        item: Any = self.window.activeFocusItem()
        told = QAccessible.queryAccessibleInterface(item) if item else None
        return plain(told.text(QAccessible.Text.Name)) if told else ""

    def items(self, item: QQuickItem | None = None) -> Iterator[QQuickItem]:
        waiting = [self.window.contentItem() if item is None else item]
        while waiting:
            item = waiting.pop()
            if item.isVisible():
                yield item
                waiting += item.childItems()[::-1]

    def texts(self) -> list[QQuickItem]:
        return [item for item in self.items() if can_be_read(item)]

    def lines(self) -> list[str]:
        return [plain(str(item.property("text"))) for item in self.texts()]

    def picture(self) -> QImage:
        """Paint the window, which completes the layout."""
        return self.window.grabWindow()

    # ------------------------------------------------------------------ hands

    def click(self, *names: str, page: str = "") -> None:
        """Press things one after the other in the middle, and wait for the page that appears."""
        for name in names:
            self.picture()
            self.click_item(self.find(name).item)
        if page:
            self.wait_for_page(page)

    def click_games(self) -> None:
        self.wait_until(lambda: self.can_press("Our games"), "the way to the games")
        self.click("Our games")

    def click_code(self) -> None:
        self.click_games()
        self.wait_until(lambda: self.can_press("Play a friend's code…"), "the list of games")
        self.click("Play a friend's code…")

    def point_at(self, name: str) -> None:
        place = self.find(name).place.center().toPoint()
        QTest.mouseMove(self.window, place - QPoint(4, 4))
        QTest.mouseMove(self.window, place)
        self.breathe()

    def click_item(self, item: QQuickItem) -> None:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        self.click_at(middle)
        self._let_go(item)

    def _let_go(self, item: QQuickItem | None) -> None:
        """Wait until a long action, which starts after its button is shown pressed, is done."""
        self.wait_until(lambda: not (item and isValid(item) and item.property("down")), "a button let go")

    def click_at(self, place: QPoint) -> None:
        self.pointer = place
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        self.breathe()

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            item = self.window.activeFocusItem()
            QTest.keyClick(self.window, key, modifier)
            self.breathe()
            self._let_go(item)

    def walk_to(self, name: str, key: Qt.Key = Qt.Key.Key_Tab) -> None:
        """Press a key until the keyboard focus is on something with this name."""
        for _ in range(60):
            if self.focused in local(name):
                return
            self.press(key)
        raise AssertionError(f"{key.name} doesn't lead to {name} among {self.names()}")

    def strike(
        self, sign: str, place: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> bool:
        """Strike a key of another keyboard; return whether it had an effect. The place is an X11 key code."""
        heard = False
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(sign.upper()), modifier, place, ord(sign), 0, sign)
            QCoreApplication.sendEvent(self.window, event)
            heard = heard or event.isAccepted()
        self.breathe()
        return heard

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.window, letter)  # type: ignore[call-overload]  # the stubs forget windows
        self.breathe()

    def drop(self, file: Path) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        place, act = QPoint(400, 300), Qt.DropAction.CopyAction
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(self.window, QDragEnterEvent(place, act, data, button, none))
        QCoreApplication.sendEvent(self.window, QDropEvent(place, act, data, button, none))

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        content = self.window.contentItem()
        self.wait_until(lambda: (content.width(), content.height()) == (width, height), "the new size")

    def breathe(self) -> None:
        QCoreApplication.processEvents()

    # ------------------------------------------------------------------ what lies behind, to compare with

    @property
    def table(self) -> Any:
        return self.app.shell.property("table")

    def page_model(self, page: str) -> Any:
        return self.app.shell.opened_pages.model(page)

    @property
    def report(self) -> Any:
        return self.page_model("report")

    @property
    def editor(self) -> Any:
        return self.page_model("editor")

    @property
    def explorer(self) -> Any:
        return self.page_model("explorer")

    @property
    def practice(self) -> Any:
        room = self.page_model("practice")
        return None if room is None else room.property("practice")

    @property
    def state(self) -> Any:
        return self.table.session.state

    def set_comfort(self, **comfort: Any) -> None:
        for name, value in comfort.items():
            cast("QObject", self.app.settings).setProperty(name, value)
        self.breathe()


def _children(face: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Return the children of an item of the accessible tree, the last one first."""
    return [face.child(number) for number in reversed(range(face.childCount()))]


def can_be_read(item: QQuickItem) -> bool:
    return bool(item.inherits("QQuickText") and item.property("text") and seen_through(item) > 0)


def seen_through(item: QQuickItem | None) -> float:
    opacity = 1.0
    while item is not None:
        opacity *= item.opacity()
        item = item.parentItem()
    return opacity
