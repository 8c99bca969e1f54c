"""Services of the system: other programs, the desktop portal, keeping the screen on, motion settings.

Only this module starts other programs, which get the system's environment.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import which
from typing import Any, Final, TypeAlias

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QProcess, QProcessEnvironment, Qt, QUrl, Slot
from PySide6.QtGui import QGuiApplication

from stolik.started_with import ENVIRONMENT

FROZEN: Final = bool(getattr(sys, "frozen", False))

_LIBRARIES: Final = "LD_LIBRARY_PATH"


def environment() -> dict[str, str]:
    """Return the environment for the system's programs, derived from that of this program's start.

    The frozen program restarts itself with the path of its own libraries, which other programs must not load,
    and keeps the system's original path in a second variable. The variables that control drawing and Qt's
    plugins are set only after the start.
    """
    found = {name: value for name, value in ENVIRONMENT.items() if not name.startswith("_PYI_")}
    if FROZEN and _LIBRARIES in found:
        del found[_LIBRARIES]
        if libraries := found.pop(f"{_LIBRARIES}_ORIG", ""):
            found[_LIBRARIES] = libraries
    return found


def process(program: str, arguments: Sequence[str], parent: QObject | None = None) -> QProcess:
    """Return a process that is ready to start a program in the system's environment."""
    _leave_own_libraries()
    made, handed_on = QProcess(parent), QProcessEnvironment()
    for name, value in environment().items():
        handed_on.insert(name, value)
    made.setProcessEnvironment(handed_on)
    made.setProgram(program)
    made.setArguments(list(arguments))
    return made


def show(path: Path) -> bool:
    """Open a file or folder in the system's program for it; return whether there may be one."""
    opener = which("xdg-open", path=environment().get("PATH")) if FROZEN and sys.platform == "linux" else None
    if opener is not None:
        # Qt would pass on this program's environment, and on Wayland only after a while.
        return bool(process(opener, [str(path)]).startDetached())  # a bool, although the stubs declare a pair
    from PySide6.QtGui import QDesktopServices

    with _system_around():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


@contextmanager
def _system_around() -> Iterator[None]:
    """Give child processes the system's environment by changing this process's own for the time."""
    _leave_own_libraries()
    own = dict(os.environ)
    os.environ.clear()
    os.environ.update(environment() if FROZEN else own)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(own)


def _leave_own_libraries() -> None:
    """Restore the search path of libraries on Windows, which the frozen program sets to its own folder.

    Child processes would inherit it, and the program finds its own libraries by their paths or ``PATH``.
    """
    if FROZEN and sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetDllDirectoryW(None)


_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_AWAKE: Final = "stolik-awake"
_NAME: Final = "Stolik"
_IDLE: Final = 8
"""The portal's flag that keeps the session from becoming idle, so that the screen stays on."""

_DEEPEST: Final = 4
"""The most nested variants that are unpacked."""


def ask_setting(group: str, key: str, take: Callable[[Any], None]) -> None:
    """Pass a desktop setting to ``take``, or ``None`` if there is none; without a bus, nothing happens."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return
    question = QDBusMessage.createMethodCall(_PORTAL, _PATH, "org.freedesktop.portal.Settings", "Read")
    question.setArguments([group, key])
    watcher = QDBusPendingCallWatcher(bus.asyncCall(question), QGuiApplication.instance())

    def answer(answered: Any) -> None:
        reply = answered.reply()
        answered.deleteLater()
        answers = reply.arguments() if reply.type() == QDBusMessage.MessageType.ReplyMessage else []
        take(plain_value(answers[0]) if answers else None)

    watcher.finished.connect(answer)


def plain_value(given: Any) -> Any:
    """Return the value in a variant from the bus; the portal nests variants."""
    for _ in range(_DEEPEST):
        unpack = getattr(given, "asVariant", None) or getattr(given, "variant", None)
        if unpack is None:
            break
        given = unpack()
    return given


def keep_awake(awake: bool) -> None:
    """Keep the session from becoming idle, or allow it again, without waiting for missing services."""
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    # A request ends with the connection that made it.
    QDBusConnection.disconnectFromBus(_AWAKE)
    if not awake:
        return
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _AWAKE)
    if not bus.isConnected():
        return
    if bus.interface().isServiceRegistered(_PORTAL).value():
        desktop = QDBusInterface(_PORTAL, _PATH, "org.freedesktop.portal.Inhibit", bus)
        if desktop.metaObject().indexOfMethod("Inhibit(QString,uint,QVariantMap)") >= 0:
            # The portal wants an unsigned number, which a message from Python can't carry.
            arguments = Q_ARG("QString", ""), Q_ARG("uint", _IDLE), Q_ARG("QVariantMap", {"reason": _NAME})
            QMetaObject.invokeMethod(desktop, "Inhibit", Qt.ConnectionType.DirectConnection, *arguments)
            return
    saver = "org.freedesktop.ScreenSaver"
    wish = QDBusMessage.createMethodCall(saver, "/org/freedesktop/ScreenSaver", saver, "Inhibit")
    wish.setArguments([_NAME, _NAME])
    bus.asyncCall(wish)


_ES_CONTINUOUS: Final = 0x80000000
_ES_DISPLAY_REQUIRED: Final = 0x2
_CAFFEINATE: Final = "/usr/bin/caffeinate"


class Awake:
    """Keeps the screen on while any clock runs."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._platform = platform
        self._clocks: set[str] = set()
        self._helper: Any = None

    def keep(self, clock: str, runs: bool) -> None:
        """Note whether a clock is running."""
        before = bool(self._clocks)
        (self._clocks.add if runs else self._clocks.discard)(clock)
        if before == bool(self._clocks):
            return
        try:
            self._ask(not before)
        except (ImportError, OSError, AttributeError):
            # A minimal system lacks the service; its screen may go dark.
            return

    def close(self) -> None:
        for clock in list(self._clocks):
            self.keep(clock, False)

    def _ask(self, awake: bool) -> None:
        if self._platform == "win32":
            import ctypes

            kernel32: Any = ctypes.windll.kernel32  # type: ignore[attr-defined]  # there on Windows only
            kernel32.SetThreadExecutionState(_ES_CONTINUOUS | (_ES_DISPLAY_REQUIRED if awake else 0))
        elif self._platform == "darwin":
            if self._helper is not None:
                self._helper.terminate()
                self._helper.waitForFinished()
            # The helper ends with this program, however that ends.
            self._helper = process(_CAFFEINATE, ["-d", "-w", str(os.getpid())]) if awake else None
            if self._helper is not None:
                self._helper.start()
        else:
            keep_awake(awake)


Tell: TypeAlias = Callable[[Any], None]
"""Receives whether reduced motion is wanted, or the factor of the text size."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_WISHES: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""The settings for motion on Linux desktops, each with the value that asks for less."""


class SystemMotion(QObject):
    """Passes a setting of the system to ``tell``, now and whenever the window becomes active again.

    ``ask`` asks the system, which answers at once, later, or never if it doesn't know. Qt itself supports
    reduced motion from version 6.12 on.
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
    """Ask this system whether it wants reduced motion; one that can't be asked gives no answer."""
    try:
        if platform == "win32":
            tell(_windows_wants_less())
        elif platform == "darwin":
            tell(_mac_wants_less())
        else:
            _ask_portal(tell)
    except (ImportError, OSError, AttributeError):
        # A minimal system lacks the service.
        return


def ask_text_size(tell: Tell) -> None:
    """Ask a Linux desktop for its text scaling factor; on X11 Qt knows it and enlarges everything."""
    with suppress(ImportError):
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
    """Ask for one of `_WISHES`, and for the next if it doesn't ask for less, without waiting.

    ``known`` means that there has been an answer.
    """
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
