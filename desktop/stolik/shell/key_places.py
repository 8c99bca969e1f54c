"""Keys of keyboards that lack our signs: where the sign of a key means nothing here, its place counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodQueryEvent, QKeyEvent, QKeySequence, QWindow

from stolik.shell.event_filters import CarefulFilter

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
"""The bit of the native modifiers by which X11 and Wayland tell of AltGr."""

_FIELDS_OF_OUR_SIGNS: Final = _Hint.ImhDigitsOnly | _Hint.ImhFormattedNumbersOnly | _Hint.ImhLatinOnly

COMMANDS: Final[Mapping[QKeySequence.StandardKey, str]] = {
    QKeySequence.StandardKey.New: "newGame",
    QKeySequence.StandardKey.Open: "openRecord",
    QKeySequence.StandardKey.Quit: "close",
}
"""The functions of the window that its shortcuts call, which hear only the sign of a key."""


def sign_by_place(event: QKeyEvent, platform: str) -> str:
    """Return the sign for which a key is to be taken, empty where it stays what it is.

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
        # Other keyboards with our letters have signs there that nobody takes for a question mark.
        return "" if key < 0x80 else "?" if shifted else "/"
    return "" if shifted and sign.isdigit() else sign


class KeyPlaceFilter(CarefulFilter):
    """Hands a window the keys that lack our signs as those of their places; what is written stays."""

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
        """Return whether another sign may come in the place of one: never where any sign can be written."""
        focus = self._window.focusObject()
        asked = QInputMethodQueryEvent(_Query.ImEnabled | _Query.ImHints)
        if focus is not None:
            QCoreApplication.sendEvent(focus, asked)
        if not asked.value(_Query.ImEnabled):
            return True
        # A number begins with a stroke, which a French keyboard has where others have a 6.
        hints = Qt.InputMethodHint(asked.value(_Query.ImHints))
        return bool(hints & _FIELDS_OF_OUR_SIGNS) and sign.isalpha() and event.key() >= 0x80
