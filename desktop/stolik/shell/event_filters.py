"""Filters of the window's events, which never block an event by failing.

Among it are the keys of keyboards that lack our signs: if the sign of a key means nothing here, its place
counts.
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
    """An event filter that passes an event on if it fails, and reports the failure once."""

    _has_failed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        try:
            return self.takes(event)
        except Exception as error:  # whatever it is, who presses isn't locked out
            self.tell(error)
            return False

    def takes(self, event: QEvent) -> bool:
        """Return whether the event has been dealt with, and goes no further."""
        raise NotImplementedError

    def tell(self, error: Exception) -> None:
        """Report only the first error; a sentence about each would block the way as well."""
        if not self._has_failed:
            self._has_failed = True
            sys.excepthook(type(error), error, error.__traceback__)


class DoubleClickFilter(CarefulFilter):
    """Drops the second press of a double click if another page is shown than at the first.

    A double click on *To the table* doesn't mean what stands at that place on the table.
    """

    def __init__(self, window: QWindow) -> None:
        """Watch a window; its properties ``page`` and ``over`` name what it shows."""
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
    """Gives the seconds that have passed while a window was visible.

    Another window that has the keyboard alone doesn't hide it.
    """

    def __init__(self, window: QWindow, now: Callable[[], float]) -> None:
        """Watch a window; ``now`` gives seconds that grow steadily."""
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
            # Not every system takes the picture from a window that is minimised.
            self._is_seen = self._window.isExposed() and self._window.visibility() not in _UNSEEN
        return False


# By the codes of a PC's keys. Windows gives these, Linux eight more; macOS has numbers of its own.
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
"""The bit of the native modifiers that stands for AltGr on X11 and Wayland."""

_FIELDS_OF_OUR_SIGNS: Final = _Hint.ImhDigitsOnly | _Hint.ImhFormattedNumbersOnly | _Hint.ImhLatinOnly

COMMANDS: Final[Mapping[QKeySequence.StandardKey, str]] = {
    QKeySequence.StandardKey.New: "newGame",
    QKeySequence.StandardKey.Open: "openRecord",
    QKeySequence.StandardKey.Quit: "close",
}
"""The functions of the window that its shortcuts call, which hear only the sign of a key."""


def sign_by_place(event: QKeyEvent, platform: str) -> str:
    """Return the sign that a key stands for, empty if it is unchanged.

    Letters, digits, ``/`` and ``?`` are the signs of this program. A key with any other sign counts by its
    place on the keyboard: a Cyrillic or Greek letter as the Latin one that lies there elsewhere, and what a
    French or Czech keyboard types without Shift as a digit. What is typed with Alt or AltGr stays.

    Args:
        event: The key, with what the system tells of it.
        platform: Qt's name of the system, as ``QGuiApplication.platformName()`` gives it.
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
        # Other keyboards with our letters have signs there that don't look like a question mark.
        return "" if key < 0x80 else "?" if shifted else "/"
    return "" if shifted and sign.isdigit() else sign


class KeyPlaceFilter(CarefulFilter):
    """Gives a window keys without our signs as the keys in their places; typed text stays as it is.

    It tells the window of every key that is pressed.
    """

    def __init__(self, window: QWindow, platform: str | None = None) -> None:
        """Listen at a window; ``platform`` is Qt's name of another system than this one."""
        super().__init__(window)
        self._window = window
        self._platform = QGuiApplication.platformName() if platform is None else platform
        window.installEventFilter(self)

    def takes(self, event: QEvent) -> bool:
        """Return whether another key was struck in the place of this one."""
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
        """Return whether another sign may replace one: never if any sign can be typed."""
        focus = self._window.focusObject()
        asked = QInputMethodQueryEvent(_Query.ImEnabled | _Query.ImHints)
        if focus is not None:
            QCoreApplication.sendEvent(focus, asked)
        if not asked.value(_Query.ImEnabled):
            return True
        # A number begins with a stroke, which a French keyboard has where others have a 6.
        hints = Qt.InputMethodHint(asked.value(_Query.ImHints))
        return bool(hints & _FIELDS_OF_OUR_SIGNS) and sign.isalpha() and event.key() >= 0x80
