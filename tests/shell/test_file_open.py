"""A record that was double-clicked on macOS reaches the program as an event."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# A process holds one application only, and the tests have one already.
SCRIPT = """
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from stolik.shell.outside_wishes import OpeningApplication

app = OpeningApplication(["stolik"])
heard = []

def want(url):
    QCoreApplication.postEvent(app, QFileOpenEvent(url))
    app.processEvents()

want(QUrl.fromLocalFile("/tmp/first evening.stolik"))
app.open_files_with(heard.append)
want(QUrl.fromLocalFile("/tmp/zażółć gęślą.stolik"))
want(QUrl("https://example.org/foreign.stolik"))
QCoreApplication.postEvent(app, QEvent(QEvent.Type.ApplicationFontChange))
app.processEvents()
assert heard == ["/tmp/first evening.stolik", "/tmp/zażółć gęślą.stolik"], heard
"""


def test_a_wanted_file_is_opened_also_when_it_came_before_the_window_was_ready() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
