"""A die that is thrown lands showing its face, and any hurry ends the throw at once."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import PySide6.QtQuick  # noqa: F401  (gives the window its type)
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from pytestqt.qtbot import QtBot
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers

ROOT = Path(__file__).resolve().parents[2]
SOURCE = b"""
import QtQuick
import Stolik
Window {
    id: root
    width: 400; height: 300; visible: true
    readonly property bool inAir: die.tumbling
    property int landings: 0
    function cast(duration: int): void { die.tumble(-120, 40, 7, duration) }
    function hurry(): void { die.settle() }
    Die { id: die; face: 5; anchors.centerIn: parent; onLanded: root.landings++ }
}
"""


@pytest.fixture
def window(qapp: object) -> Iterator[Any]:
    engine = QQmlApplicationEngine()
    warnings: list[str] = []
    engine.warnings.connect(lambda found: warnings.extend(w.toString() for w in found))
    engine.addImportPath(str(ROOT / "desktop/stolik/qml"))
    engine.loadData(SOURCE, QUrl.fromLocalFile(str(Path(__file__).with_name("die_test.qml"))))
    yield engine.rootObjects()[0]
    assert warnings == []
    engine.deleteLater()


def test_it_lands_by_itself(window: Any, qtbot: QtBot) -> None:
    window.cast(120)
    assert window.property("inAir")
    qtbot.waitUntil(lambda: window.property("landings") == 1, timeout=60_000)
    assert not window.property("inAir")


def test_a_hurry_lands_it_at_once(window: Any) -> None:
    window.cast(60_000)
    window.hurry()
    assert window.property("landings") == 1
    assert not window.property("inAir")


def test_without_motion_it_has_landed_already(window: Any) -> None:
    window.cast(0)
    assert window.property("landings") == 1
    window.hurry()
    assert window.property("landings") == 1
