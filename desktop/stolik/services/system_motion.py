"""What the system wants of motion and text, asked at the start and whenever the window is returned to."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication

Tell: TypeAlias = Callable[[Any], None]
"""Takes whether less motion is wanted, or how large text is."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_WISHES: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""Where a desktop on Linux keeps it, and which value asks for less."""


class SystemMotion(QObject):
    """Tells ``tell`` what the system wants, now and whenever the window comes back.

    ``ask`` asks the system; it answers at once or later, or not at all where nobody knows. Of motion Qt
    itself knows from version 6.12 on.
    """

    def __init__(self, tell: Tell, ask: Callable[[Tell], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._ask = ask
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication), "a window has an application"
        app.applicationStateChanged.connect(self._look)
        ask(tell)

    @Slot(Qt.ApplicationState)
    def _look(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._ask(self._tell)


def ask_system(tell: Tell, platform: str = sys.platform) -> None:
    """Ask the system that the program runs on; one that can't be asked says nothing."""
    try:
        if platform == "win32":
            tell(_windows_wants_less())
        elif platform == "darwin":
            tell(_mac_wants_less())
        else:
            _ask_portal(tell)
    except (ImportError, OSError, AttributeError):
        # A lean system lacks what would be asked.
        return


def ask_text_size(tell: Tell) -> None:
    """Ask a desktop on Linux by how much text is enlarged; on X11 Qt knows, and enlarges all."""
    with suppress(ImportError):
        from stolik.services.portal import ask_setting

        ask_setting("org.gnome.desktop.interface", "text-scaling-factor", tell)


def _windows_wants_less() -> bool:
    import ctypes

    user32: Any = ctypes.windll.user32  # type: ignore[attr-defined]  # there on Windows only
    animates = ctypes.c_int(1)
    known = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(known) and not animates.value


def _mac_wants_less() -> bool:
    import ctypes

    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    pointers = [ctypes.c_void_p, ctypes.c_void_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, *pointers)(("objc_msgSend", objc))
    send_bool = ctypes.CFUNCTYPE(ctypes.c_bool, *pointers)(("objc_msgSend", objc))
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    return bool(send_bool(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def _ask_portal(tell: Tell, place: int = 0, known: bool = False) -> None:
    """Ask the desktop in one of `_WISHES`, and in the next where less isn't wanted there; nothing waits.

    ``known`` tells that there was an answer.
    """
    from stolik.services.portal import ask_setting

    if place == len(_WISHES):
        if known:
            tell(False)
        return
    group, key, less = _WISHES[place]

    def take(value: Any) -> None:
        if value == less:
            tell(True)
        else:
            _ask_portal(tell, place + 1, known or value is not None)

    ask_setting(group, key, take)
