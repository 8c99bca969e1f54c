"""What Qt complains of is heard in every folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine


@pytest.mark.qt_log_ignore("isn't there|No such file")
@pytest.mark.parametrize("folder", ["table", "Stół i żółw", "Σ", "masă"])
def test_a_missing_file_is_told_from_any_folder(
    qapp: object, qtlog: Any, tmp_path: Path, folder: str
) -> None:
    file = tmp_path / folder / "Page.qml"
    file.parent.mkdir()
    file.write_text('import QtQuick\nLoader { source: "Gone.qml" }\n', "utf-8")
    engine = QQmlEngine()
    page = QQmlComponent(engine, QUrl.fromLocalFile(str(file))).create()
    assert page is not None
    assert ["Gone.qml: No such file" in record.message for record in qtlog.records] == [True]
    del page
