"""What Qt says without need is no fault."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot
from stolik.cli.smoke_test.faults import FaultError, Faults
from stolik.shell.qt_messages import DRIVER_STOPPED

TIMERS = b"""
import QtQuick

QtObject {
    property bool rang: false
    property Timer old: Timer { interval: 60000; running: true }
    property Timer young: Timer { interval: 1; running: true; onTriggered: rang = true }

    function turn(): void {
        old.stop();
        Qt.callLater(young.restart);
        young.start();
        young.stop();
    }
}
"""


def test_a_timer_begun_as_the_last_one_stops_rings_although_qt_complains(qtbot: QtBot, qtlog: Any) -> None:
    """If Qt complains no more, nobody needs to leave its complaint out."""
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(TIMERS, "")
    timers = component.create()
    qtbot.waitUntil(lambda: timers.property("rang"))
    timers.setProperty("rang", False)
    cast("Any", timers).turn()
    qtbot.waitUntil(lambda: timers.property("rang"))
    assert DRIVER_STOPPED in [record.message for record in qtlog.records]


def test_no_run_fails_by_what_qt_says_without_need(qapp: object) -> None:
    faults = Faults(pytest.fail)
    with faults.watched():
        qWarning(DRIVER_STOPPED)
        faults.check()


@pytest.mark.qt_log_ignore("TypeError")
def test_a_run_fails_by_what_else_qt_complains_of(qapp: object) -> None:
    faults = Faults(pytest.fail)
    with faults.watched():
        qWarning("TypeError: undefined")
    with pytest.raises(FaultError, match="TypeError"):
        faults.check()
