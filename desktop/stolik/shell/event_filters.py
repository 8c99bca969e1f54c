"""Event filters of the window, which never block an event if they fail.

One of them handles keyboards without our signs: where a key's sign means nothing here, its place counts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject, QPointF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QInputMethodQueryEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QWindow,
)

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_CHANGES: Final = (QEvent.Type.Expose, QEvent.Type.WindowStateChange)
_UNSEEN: Final = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)


class CarefulFilter(QObject):
    """An event filter that lets an event through if it fails, and reports only its first failure."""

    _has_failed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        try:
            return self.takes(event)
        except Exception as error:  # no failure may lock a person out
            self.tell(error)
            return False

    def takes(self, event: QEvent) -> bool:
        """Return whether the event has been dealt with and goes no further."""
        raise NotImplementedError

    def tell(self, error: Exception) -> None:
        """Report the first error only, since a message about each would be in the way too."""
        if not self._has_failed:
            self._has_failed = True
            sys.excepthook(type(error), error, error.__traceback__)


class DoubleClickFilter(CarefulFilter):
    """Drops the second press of a double click if the first one has brought up another page.

    A double click on *To the table* isn't meant for whatever appears there on the table.
    """

    def __init__(self, window: QWindow) -> None:
        """Watch a window, whose properties ``page`` and ``over`` name what it shows."""
        super().__init__(window)
        self._window = window
        self._shown: tuple[object, object] | None = None
        self._time = 0
        self._place = QPointF()
        window.installEventFilter(self)

    def takes(self, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        shown = self._window.property("page"), self._window.property("over")
        if self._is_second(event):
            return shown != self._shown
        self._shown, self._time, self._place = shown, event.timestamp(), event.position()
        return False

    def _is_second(self, press: QMouseEvent) -> bool:
        hints, way = QGuiApplication.styleHints(), press.position() - self._place
        return (
            0 <= press.timestamp() - self._time < hints.mouseDoubleClickInterval()
            and way.manhattanLength() < hints.mouseDoubleClickDistance()
        )


class SeenTime(CarefulFilter):
    """A clock, in seconds, that runs only while a window is visible.

    A window that has only lost the keyboard focus still counts as visible.
    """

    def __init__(self, window: QWindow, now: Callable[[], float]) -> None:
        """Watch a window; ``now`` returns seconds of a monotonic clock."""
        super().__init__(window)
        self._window = window
        self._now = now
        self._is_seen, self._last, self._unseen = True, now(), 0.0
        window.installEventFilter(self)

    def __call__(self) -> float:
        before, self._last = self._last, self._now()
        self._unseen += 0.0 if self._is_seen else self._last - before
        return self._last - self._unseen

    def takes(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self()
            # Some systems keep a minimised window exposed.
            self._is_seen = self._window.isExposed() and self._window.visibility() not in _UNSEEN
        return False


# By the scan codes of a PC: Windows reports these, Linux these plus eight; macOS has codes of its own.
_PC_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM", 53: "/"}
_MAC_KEYS: Final = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K   /NM"

_PC: Final = {first + at: sign for first, row in _PC_ROWS.items() for at, sign in enumerate(row)}
_LINUX: Final = {code + 8: sign for code, sign in _PC.items()}
_MAC: Final = {code: sign for code, sign in enumerate(_MAC_KEYS) if sign != " "}

_Modifier = Qt.KeyboardModifier
_Hint = Qt.InputMethodHint
_Query = Qt.InputMethodQuery
_STRUCK: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_SPECIAL: Final = 0x01000000
_LEVEL_3: Final = 0x80
"""The bit of AltGr in the native modifiers of X11 and Wayland."""

_FIELDS_OF_OUR_SIGNS: Final = _Hint.ImhDigitsOnly | _Hint.ImhFormattedNumbersOnly | _Hint.ImhLatinOnly

COMMANDS: Final[Mapping[QKeySequence.StandardKey, str]] = {
    QKeySequence.StandardKey.New: "newGame",
    QKeySequence.StandardKey.Open: "openRecord",
    QKeySequence.StandardKey.Quit: "close",
}
"""The window's functions behind shortcuts, which Qt matches by sign only."""


def sign_by_place(event: QKeyEvent, platform: str) -> str:
    """Return the sign that replaces a key's own; empty if the key stays as it is.

    The program uses letters, digits, ``/`` and ``?``. A key with any other sign counts by its place on the
    keyboard: a Cyrillic or Greek letter as the Latin letter in that place, and the unshifted top row of a
    French or Czech keyboard as digits. Signs typed with Alt or AltGr stay as they are.

    Args:
        event: The key event, with the system's own codes.
        platform: Qt's name of the platform, as ``QGuiApplication.platformName()`` returns it.
    """
    key, modifiers = event.key(), event.modifiers()
    is_ours = key < 0x80 and (chr(key).isalnum() or chr(key) in " /?")
    if is_ours or key >= _SPECIAL or modifiers & _Modifier.AltModifier:
        return ""
    if platform == "cocoa":
        sign = _MAC.get(event.nativeVirtualKey(), "")
    elif platform == "windows":
        sign = _PC.get(event.nativeScanCode(), "")
    else:
        sign = "" if event.nativeModifiers() & _LEVEL_3 else _LINUX.get(event.nativeScanCode(), "")
    shifted = bool(modifiers & _Modifier.ShiftModifier)
    if sign == "/":
        # Other Latin keyboards have signs in that place which don't look like a question mark.
        return "" if key < 0x80 else "?" if shifted else "/"
    return "" if shifted and sign.isdigit() else sign


class KeyPlaceFilter(CarefulFilter):
    """Replaces keys without our signs by the keys in the same places; typed text stays as it is.

    It also calls the window's ``keyStruck`` for every key that is pressed.
    """

    def __init__(self, window: QWindow, platform: str | None = None) -> None:
        """Watch a window; ``platform`` is Qt's name of a platform, by default the current one."""
        super().__init__(window)
        self._window = window
        self._platform = QGuiApplication.platformName() if platform is None else platform
        window.installEventFilter(self)

    def takes(self, event: QEvent) -> bool:
        """Return whether another key was sent instead of this one."""
        if event.type() not in _STRUCK or not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyPress:
            QMetaObject.invokeMethod(self._window, "keyStruck")
        sign = sign_by_place(event, self._platform)
        has_control = bool(event.modifiers() & _Modifier.ControlModifier)
        if not sign or not (has_control or self._is_heard(event, sign)):
            return False
        large = event.modifiers() & _Modifier.ShiftModifier
        struck = QKeyEvent(
            event.type(),
            ord(sign),
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            "" if has_control else sign if large else sign.lower(),
            event.isAutoRepeat(),
            event.count(),
        )
        command = next((name for key, name in COMMANDS.items() if struck.matches(key)), "")
        if command:
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                QMetaObject.invokeMethod(self._window, command)
        else:
            QCoreApplication.sendEvent(self._window, struck)
        event.setAccepted(bool(command) or struck.isAccepted())
        return True

    def _is_heard(self, event: QKeyEvent, sign: str) -> bool:
        """Return whether a sign may replace a key's own, which is never the case in a field for any text."""
        focus = self._window.focusObject()
        asked = QInputMethodQueryEvent(_Query.ImEnabled | _Query.ImHints)
        if focus is not None:
            QCoreApplication.sendEvent(focus, asked)
        if not asked.value(_Query.ImEnabled):
            return True
        # Numbers stay: a French keyboard has the minus of a negative number where others have a 6.
        hints = Qt.InputMethodHint(asked.value(_Query.ImHints))
        return bool(hints & _FIELDS_OF_OUR_SIGNS) and sign.isalpha() and event.key() >= 0x80
