"""What is kept of the lessons: how far they have come."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.services.kept.lessons import Lessons
from stolik.storage.faults import Fault

Start = Callable[[], Any]


@pytest.fixture
def told() -> list[Fault]:
    return []


@pytest.fixture
def start(qapp: QGuiApplication, tmp_path: Path, told: list[Fault]) -> Start:
    def tell(fault: Fault | None) -> None:
        if fault is not None:
            told.append(fault)

    return lambda: Lessons(tmp_path / "lessons.json", tell)


def test_it_is_kept_how_far_a_lesson_has_come_and_the_end_is_a_new_beginning(start: Start) -> None:
    assert start().begun == []
    start().note("knaster", 7, done=False)
    assert (start().entry("knaster"), start().begun) == (7, ["knaster"])
    start().note("knaster", 50, done=True)
    assert (start().entry("knaster"), start().begun) == (0, [])


@pytest.mark.parametrize(
    "text",
    ["{", json.dumps({"version": 99, "entries": {"knaster": 7}}), json.dumps({"entries": {"knaster": -1}})],
    ids=["damaged", "newer", "impossible"],
)
def test_a_file_that_cannot_be_used_is_kept_aside_and_told_of(
    start: Start, tmp_path: Path, told: list[Fault], text: str
) -> None:
    (tmp_path / "lessons.json").write_text(text)
    assert start().entry("knaster") == 0
    assert [fault.code for fault in told] == ["lessons_damaged"]
    assert [file.read_text() for file in tmp_path.iterdir() if file.name != "lessons.json"] == [text]
