"""A window with a piece of QML, the module's `SOURCE`, and with the program's own controls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import PySide6.QtQuick  # noqa: F401 - gives the window its type
import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.services.program_paths import QML


@pytest.fixture
def window(qapp: object, request: pytest.FixtureRequest) -> Iterator[Any]:
    engine = QQmlApplicationEngine()
    warnings: list[str] = []
    engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
    engine.addImportPath(str(QML))
    place = QUrl.fromLocalFile(str(Path(__file__).with_name(f"{request.module.__name__}.qml")))
    engine.loadData(request.module.SOURCE, place)
    yield engine.rootObjects()[0]
    assert warnings == []
    # Deleted at once: when the last event loop ends, the theme would outlive the times that it reads.
    shiboken6.delete(engine)
