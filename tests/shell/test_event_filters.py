"""Whether the window can be seen counts for the table's time, not whether another window is used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QWindow
from pytestqt.qtbot import QtBot
from stolik.shell.event_filters import SeenTime


@pytest.mark.parametrize(
    "hide, show",
    [
        (QWindow.showMinimized, QWindow.showNormal),
        (QWindow.hide, QWindow.show),
        (QWindow.hide, QWindow.showMaximized),
    ],
    ids=["minimised", "not exposed", "shown in another size"],
)
def test_time_passes_while_the_window_is_seen(
    qtbot: QtBot, hide: Callable[[QWindow], None], show: Callable[[QWindow], None]
) -> None:
    time, window = 100.0, QWindow()
    seen = SeenTime(window, lambda: time)

    def passes() -> bool:
        nonlocal time
        before = seen()
        time += 1.0
        return seen() > before

    window.show()
    qtbot.waitUntil(passes)
    hide(window)
    qtbot.waitUntil(lambda: not passes())
    stood = seen()
    time += 1000.0
    assert seen() == stood
    show(window)
    qtbot.waitUntil(passes)
    assert seen() < stood + 100.0
    for kind in (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate):
        QGuiApplication.sendEvent(window, QEvent(kind))
        assert passes()
    window.close()
