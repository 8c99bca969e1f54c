"""What is drawn is there on every screen, also where a point is several pixels without a graphics card."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
SHOWN = b"""
import QtQuick
import Stolik
Rectangle {
    width: 48
    height: 48
    color: "white"
    Icon { name: "info"; color: "black"; size: 48 }
}
"""
PROGRAM = """
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from stolik.models import motion

application, view = QGuiApplication([]), QQuickView()
view.engine().addImportPath(sys.argv[1])
view.setSource(QUrl.fromLocalFile(sys.argv[2]))
view.show()

def count():
    picture = view.grabWindow()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    print(len(places), sum(picture.pixelColor(x, y).lightness() < 128 for x, y in places))
    application.quit()

QTimer.singleShot(0, count)
application.exec()
"""


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_drawings_are_there_at_every_ratio_of_pixels_to_points(tmp_path: Path, ratio: float) -> None:
    (shown := tmp_path / "Shown.qml").write_bytes(SHOWN)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(DESKTOP / "stolik" / "qml"), str(shown)],
        env={
            **os.environ,
            "PYTHONPATH": str(DESKTOP),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            "QT_SCALE_FACTOR": str(ratio),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    pixels, dark = map(int, done.stdout.split())
    assert pixels == (48 * ratio) ** 2
    assert 0.1 < dark / pixels < 0.5, done.stderr


def test_no_layer_is_used_where_it_would_stay_empty() -> None:
    conditions = [
        line.strip()
        for file in DESKTOP.rglob("*.qml")
        for line in file.read_text("utf-8").splitlines()
        if re.match(r"\s*layer\.enabled:", line)
    ]
    assert conditions
    assert [line for line in conditions if "Screen.devicePixelRatio === 1" not in line] == []
