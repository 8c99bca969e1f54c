"""A thrown die lands showing its face, and speeding up ends the throw at once."""

from typing import Any

from pytestqt.qtbot import QtBot

SOURCE = b"""
import QtQuick
import Stolik
Window {
    id: root
    width: 400; height: 300; visible: true
    readonly property bool inAir: die.tumbling
    property int landings: 0
    function cast(duration: int): void { die.tumble(-120, 40, 7, duration, 0.2) }
    function hurry(): void { die.settle() }
    Die {
        id: die
        face: 5
        anchors.centerIn: parent
        onLanded: root.landings++
        HintGlow { id: glow; shown: true }
    }
    readonly property real ring: glow.parent.y + glow.y + glow.out
    function choose(): void { die.selected = true }
}
"""


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


def test_the_ring_of_a_hint_rises_with_the_die(window: Any, qtbot: QtBot) -> None:
    assert window.property("ring") == 0
    window.choose()
    qtbot.waitUntil(lambda: window.property("ring") < 0, timeout=60_000)
