"""Stills of positions: all sets of a full table stand in the picture, however small it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.services.program_paths import QML
from stolik.services.tables.stills import drawing_of

SOURCE = b"""
import QtQuick
Window {
    property alias drawing: still.source
    property alias item: still.item
    width: 400; height: 300; visible: true
    Loader { id: still }
}
"""
RUN = [["k4a", "k5a", "k6a", "k7a"], ["r9a", "b9a", "o9a"], ["o11a", "o12a", "o13a"]]


@pytest.fixture
def window(qapp: object) -> Iterator[Any]:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    engine.loadData(SOURCE, QUrl.fromLocalFile(str(Path(__file__).with_name("still_test.qml"))))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    window.setProperty("drawing", drawing_of("rummikub"))
    yield window
    # What is drawn goes before the theme by which it is drawn.
    shiboken6.delete(window)
    engine.deleteLater()


@pytest.mark.parametrize("size", [(120, 72), (132, 64), (154, 92), (258, 92)], ids=str)
def test_no_set_of_a_full_table_is_cut_off(window: Any, size: tuple[int, int]) -> None:
    still = window.property("item")
    still.setWidth(size[0])
    still.setHeight(size[1])
    for count in (4, 13, 14, 21, 30):
        still.setProperty("position", {"table": (RUN * 10)[:count]})
        window.grabWindow()
        (flow,) = still.childItems()
        sets = [set_ for set_ in flow.childItems() if set_.width()]
        assert len(sets) == count
        assert max(set_.y() + set_.height() for set_ in sets) <= size[1] + 0.5, count
