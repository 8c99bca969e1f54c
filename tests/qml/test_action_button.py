"""A button that can't be pressed any more, or isn't the one to press, changes its ground with its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

SOURCE = b"""
import QtQuick
import Stolik
Window {
    id: root
    width: 400; height: 200; visible: true
    property int frames: 0
    function set(name: string, on: bool): void { button[name] = on; }
    onAfterAnimating: frames += 1
    ActionButton { id: button; objectName: "button"; text: "Roll"; primary: true; anchors.centerIn: parent }
}
"""


def colours(window: Any) -> tuple[str, str]:
    """Return the colours of the words and of the ground as they are painted now."""
    (button,) = [item for item in window.contentItem().childItems() if item.objectName() == "button"]

    def all_of(item: QQuickItem) -> Iterator[QQuickItem]:
        yield item
        for child in item.childItems():
            yield from all_of(child)

    words = [item for item in all_of(button) if item.property("text") == "Roll" and item is not button]
    grounds = [item for item in all_of(button.property("background")) if item.inherits("QQuickRectangle")]
    return words[0].property("color").name(), grounds[0].property("color").name()


def see_frames(window: Any, qtbot: QtBot, count: int = 10) -> None:
    """Let the window be painted ``count`` times more."""
    last = window.property("frames") + count

    def painted() -> bool:
        window.update()
        return bool(window.property("frames") >= last)

    qtbot.waitUntil(painted, timeout=60_000)


@pytest.mark.parametrize("name", ["enabled", "primary"])
def test_words_and_ground_change_together(window: Any, qtbot: QtBot, name: str) -> None:
    see_frames(window, qtbot)
    before = colours(window)
    seen = {before}
    window.afterAnimating.connect(lambda: seen.add(colours(window)))
    window.set(name, False)
    see_frames(window, qtbot)
    after = colours(window)
    assert before[0] != after[0]
    assert before[1] != after[1]
    window.set(name, True)
    see_frames(window, qtbot)
    assert seen == {before, after}
