"""Strikes every key on every page: nothing may fail, and what is for every page has to be heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent

from stolik.app import App
from stolik.cli.smoke_test.faults import demand
from stolik.storage.settings import SWITCH_KEYS

_Type = QEvent.Type
_Modifier = Qt.KeyboardModifier
_MOST_SHORTCUTS: Final = 1000

_AT_A_TABLE: Final = (
    *("Enter", "Shift+Space", "Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down", "Menu"),
    *("F2", "F3", "F4", "F5", "F6", "F7", "Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"),
)
_SHORTCUTS: Final = ("F11", "F11", "F1", "Ctrl+O", "Ctrl+N")
_ON_EVERY_PAGE: Final = (
    *("Space", "Return", "?", *"0123456789", *"UZ", "Ctrl+Z", *"ABCDEFGHIJKLMNOPQRSTVWXY", "F8", "F8"),
    *("Left", "Right", "Up", "Down", "Tab", "Shift+Backtab", "Home", "End", "PgUp", "PgDown"),
    *("Del", "Backspace", "Esc", *_SHORTCUTS),
)
"""What presses comes before what walks; what is turned on is turned off again."""


class Way(NamedTuple):
    """The way to a page: ``come`` leads to one of the window's own, ``lay`` lays another ``over`` it."""

    page: str
    come: Callable[[], object]
    over: str = ""
    lay: Callable[[], object] = bool


class Keyboard:
    """Strikes keys at the window.

    ``wait`` lets the program run until something is so, and ``look`` shows people at a table what is theirs.
    """

    def __init__(
        self, app: App, wait: Callable[[Callable[[], object], str], None], look: Callable[[Any], None]
    ) -> None:
        self._app, self._wait, self._look = app, wait, look
        self._window: Any = app.window
        self._sheets: Any = app.engine.singletonInstance("Stolik", "OpenSheets")
        self._shown: QObject | None = None
        self._shortcuts: list[QObject] = []

    def strike_all(self, way: Way) -> None:
        """Strike every key on a page, and come back from wherever it leads."""
        settings = self._app.settings
        chosen = dict(vars(settings.stored))
        at_table = (way.page, way.over) == ("table", "")
        for name in (*(_AT_A_TABLE if at_table else ()), *_ON_EVERY_PAGE):
            self._come_back(way)
            keys: Any = QKeySequence(name)
            heard = self._strike(keys[0].key(), keys[0].keyboardModifiers(), keys)
            demand(heard or name not in _SHORTCUTS, f"{name} does nothing on the page {way.over or way.page}")
            QCoreApplication.processEvents()
        self._come_back(way)
        for choice in chosen.keys() - {"window"}:
            settings.change(choice, chosen[choice])

    def use_few_keys(self) -> None:
        """Walk over the start page with each set of the four keys, press what is reached, and go back."""
        settings = self._app.settings
        settings.change("switch_once_ms", 0)
        for name in SWITCH_KEYS[1:]:
            settings.change("switch_keys", name)
            # A start imports it once somebody wants few keys.
            from stolik.shell.switch_keys import KEY_SETS

            onwards, back, press, away = KEY_SETS[name]
            more = _Modifier.KeypadModifier if name == "keypad" else _Modifier.NoModifier
            walked = []
            for key in (onwards, onwards, onwards, back):
                self._strike(key, more)
                walked.append(self._window.focusObject())
            demand(len(set(walked)) == 3 and walked[1] == walked[3], f"the keys of the set {name} don't walk")
            self._strike(press, more)
            self._wait(lambda: self._is_shown and not self._is_at("home"), f"the press of the set {name}")
            self._strike(away, more)
            self._wait(lambda: self._is_at("home"), f"the way back of the set {name}")
        settings.change("switch_keys", "off")

    def _come_back(self, way: Way) -> None:
        self._sheets.closeAll()
        is_there = self._is_at(way.page, way.over)
        if not is_there:
            self._window.property("pages").clear()
        if self._window.property("page") != way.page:
            self._app.shell.leave()
            way.come()
            self._wait(lambda: self._is_at(way.page), f"the way back to the page {way.page}")
        QCoreApplication.processEvents()
        if way.page == "table" and not (is_there and way.over):
            self._look(self._app.shell.property("table"))
        if not is_there:
            way.lay()
            self._wait(lambda: self._is_at(way.page, way.over), f"the way back to the page {way.over}")

    @property
    def _is_shown(self) -> bool:
        return self._window.property("shown") is not None

    def _is_at(self, page: str, over: str = "") -> bool:
        # A page under which a table may be laid is on top, but not over.
        top = self._window.property("over") or self._app.services.pages.property("top")
        return self._is_shown and (self._window.property("page"), top) == (page, over)

    def _strike(self, key: Qt.Key, modifiers: _Modifier, keys: QKeySequence | None = None) -> bool:
        """Strike a key as Qt hands it on, and return whether a shortcut took it.

        Shortcuts hear it first, unless what has the keyboard wants it for itself.
        """
        text = chr(key).lower() if key < 0x80 and not modifiers & _Modifier.ControlModifier else ""
        kinds = (_Type.ShortcutOverride, _Type.KeyPress, _Type.KeyRelease)
        override, *struck = (QKeyEvent(kind, key, modifiers, text) for kind in kinds)
        override.ignore()
        QCoreApplication.sendEvent(self._window, override)
        heard = keys is not None and not override.isAccepted() and self._is_shortcut(keys)
        for event in () if heard else struck:
            QCoreApplication.sendEvent(self._window, event)
        return heard

    def _is_shortcut(self, keys: QKeySequence) -> bool:
        """Offer a key to the shortcuts: each knows its own by a number that Qt counts down from -1."""
        shown = self._window.property("shown")
        if shown is not self._shown:
            self._shown, below = shown, self._window.findChildren(QObject)
            self._shortcuts = [each for each in below if each.inherits("QQuickShortcut")]
        return any(
            QCoreApplication.sendEvent(each, QShortcutEvent(keys, -number))
            for each in self._shortcuts
            if shiboken6.isValid(each) and each.property("enabled") and keys in _known(each)
            for number in range(1, _MOST_SHORTCUTS)
        )


def _known(shortcut: QObject) -> list[QKeySequence]:
    """Return the keys of a shortcut, which lists names, and numbers of what is usual on a system."""
    listed = [each for each in (shortcut.property("sequence"), *shortcut.property("sequences")) if each]
    return [
        QKeySequence(QKeySequence.StandardKey(each) if isinstance(each, int) else each) for each in listed
    ]
