"""What QML puts off until the next turn of the loop, when whoever asked for it may be gone."""

from __future__ import annotations

import re
from pathlib import Path

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


def test_what_is_called_later_is_a_method() -> None:
    # Qt leaves out a method of what is gone; any other function is run, and what it names is no more.
    later = [
        words
        for file in DESKTOP.rglob("*.qml")
        for words in re.findall(r"\bQt\.callLater\((.*)", file.read_text("utf-8"))
    ]
    assert later
    assert [words for words in later if not re.match(r"[\w.]+[,)]", words)] == []
