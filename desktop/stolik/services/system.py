"""What the program asks of the system: other programs, the portal, a screen kept on, motion settings.

Every program that is started gets the system's environment, and nothing else starts any.
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
    """Return the environment for the system's programs, made from what this one was started with.

    The frozen program restarts itself with its own libraries, and keeps the system's paths beside them; other
    programs would load libraries they weren't built for. What says how it draws and where it looks for Qt's
    parts is set after its start.
    """
    found = {name: value for name, value in ENVIRONMENT.items() if not name.startswith("_PYI_")}
    if FROZEN and _LIBRARIES in found:
        del found[_LIBRARIES]
        if libraries := found.pop(f"{_LIBRARIES}_ORIG", ""):
            found[_LIBRARIES] = libraries
    return found


def process(program: str, arguments: Sequence[str], parent: QObject | None = None) -> QProcess:
    """Return a program that can be started."""
    _leave_own_libraries()
    made, handed_on = QProcess(parent), QProcessEnvironment()
    for name, value in environment().items():
        handed_on.insert(name, value)
    made.setProcessEnvironment(handed_on)
    made.setProgram(program)
    made.setArguments(list(arguments))
    return made


def show(path: Path) -> bool:
    """Show a file or a folder in the program that the system has for it; return whether there may be one."""
    opener = which("xdg-open", path=environment().get("PATH")) if FROZEN and sys.platform == "linux" else None
    if opener is not None:
        # Qt would hand on this program's environment, on Wayland only after a while.
        return bool(process(opener, [str(path)]).startDetached())  # a truth, though the stubs tell of a pair
    from PySide6.QtGui import QDesktopServices

    with _system_around():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


@contextmanager
def _system_around() -> Iterator[None]:
    """Give child processes the system's environment; Windows passes on this process's own."""
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
    """Look for libraries where Windows does; the frozen program looks, and lets others look, into its folder.

    It finds its own ones without that, by their paths or by ``PATH``.
    """
    if FROZEN and sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetDllDirectoryW(None)


_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_AWAKE: Final = "stolik-awake"
_NAME: Final = "Stolik"
_IDLE: Final = 8
"""The flag of what is held up: that the session counts as idle, and so that the screen goes dark."""

_DEEPEST: Final = 4
"""The variants in each other that are unpacked."""


def ask_setting(group: str, key: str, take: Callable[[Any], None]) -> None:
    """Hand a setting of the desktop to ``take``, ``None`` if there is none; without a bus, nothing."""
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
    """Return the value in a variant of the bus; the portal puts one variant into another."""
    for _ in range(_DEEPEST):
        unpack = getattr(given, "asVariant", None) or getattr(given, "variant", None)
        if unpack is None:
            break
        given = unpack()
    return given


def keep_awake(awake: bool) -> None:
    """Keep the session from becoming idle until it may again, without waiting for missing services."""
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    # What a connection has asked for ends with it.
    QDBusConnection.disconnectFromBus(_AWAKE)
    if not awake:
        return
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _AWAKE)
    if not bus.isConnected():
        return
    if bus.interface().isServiceRegistered(_PORTAL).value():
        desktop = QDBusInterface(_PORTAL, _PATH, "org.freedesktop.portal.Inhibit", bus)
        if desktop.metaObject().indexOfMethod("Inhibit(QString,uint,QVariantMap)") >= 0:
            # Python has no numbers without a sign, which the portal wants: so it can't be a message.
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
    """Keeps the screen on from when the first clock starts until the last one stops."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._platform = platform
        self._clocks: set[str] = set()
        self._helper: Any = None

    def keep(self, clock: str, runs: bool) -> None:
        """Take note of whether a clock runs."""
        before = bool(self._clocks)
        (self._clocks.add if runs else self._clocks.discard)(clock)
        if before == bool(self._clocks):
            return
        try:
            self._ask(not before)
        except (ImportError, OSError, AttributeError):
            # A lean system lacks what would be asked; it goes dark as it likes.
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
            # It ends with this program, however that ends.
            self._helper = process(_CAFFEINATE, ["-d", "-w", str(os.getpid())]) if awake else None
            if self._helper is not None:
                self._helper.start()
        else:
            keep_awake(awake)


Tell: TypeAlias = Callable[[Any], None]
"""Takes whether less motion is wanted, or how large text is."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_WISHES: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""Where a desktop on Linux keeps it, and which value asks for less."""


class SystemMotion(QObject):
    """Passes the system's wish to ``tell``, now and whenever the window comes back.

    ``ask`` asks the system; it answers at once, later, or never if it doesn't know. From version 6.12 on, Qt
    itself knows about motion.
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
    """Ask the desktop in one of `_WISHES`, and in the next if less isn't wanted there; nothing waits.

    ``known`` means that there was an answer.
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
