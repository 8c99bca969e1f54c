"""Whether the window can be seen is told where that changes, not where another window is used."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QWindow
from pytestqt.qtbot import QtBot
from stolik.services.seen_time import SeenTime
from stolik.shell.window_sight import WindowSight


def test_a_window_is_seen_unless_it_is_minimised_or_not_exposed(qtbot: QtBot) -> None:
    window, told = QWindow(), [False]
    WindowSight(window, lambda seen: told.append(seen) if seen != told[-1] else None)

    def is_told(seen: bool) -> bool:
        return told[-1] == seen

    for change, seen in [
        (window.show, True), (window.showMinimized, False), (window.showNormal, True), (window.hide, False),
        (window.showMaximized, True),
    ]:  # fmt: skip
        change()
        qtbot.waitUntil(partial(is_told, seen))
    before = len(told)
    QGuiApplication.sendEvent(window, QEvent(QEvent.Type.FocusOut))
    QGuiApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert len(told) == before
    window.close()


def test_time_that_nobody_sees_does_not_pass() -> None:
    time = 100.0
    seen = SeenTime(lambda: time)
    passed = []
    for is_seen in (True, False, False, True, True, False, True):
        seen.see(is_seen)
        time += 2.0
        passed.append(seen())
    assert passed == [102.0, 102.0, 102.0, 104.0, 106.0, 106.0, 108.0]
