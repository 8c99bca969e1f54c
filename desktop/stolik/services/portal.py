"""What the desktop on Linux tells and does through its portal, without waiting for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Q_ARG, QMetaObject, Qt
from PySide6.QtGui import QGuiApplication

_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_AWAKE: Final = "stolik-awake"
_NAME: Final = "Stolik"
_IDLE: Final = 8
"""The flag of what is held up: that the session counts as idle, and so that the screen goes dark."""

_DEEPEST: Final = 4
"""The variants in each other that are unpacked."""


def ask_setting(group: str, key: str, take: Callable[[Any], None]) -> None:
    """Hand a setting of the desktop to ``take``, ``None`` where there is none; without a bus, nothing."""
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
    """Keep the session from being idle, until it may be again; what isn't there isn't waited for."""
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
