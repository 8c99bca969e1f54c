"""Files that grow line by line: what was cut off costs its own line alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from stolik.storage.appended import append_line, read_lines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "log.jsonl"


def test_lines_come_back_in_their_order(file: Path) -> None:
    assert read_lines(file, 100) == []
    for line in ("one", "zażółć", ""):
        append_line(file, line)
    assert read_lines(file, 100) == [b"one", "zażółć".encode(), b""]


def test_a_last_line_that_was_cut_off_is_dropped_and_never_joins_the_next(file: Path) -> None:
    append_line(file, "one")
    with file.open("ab") as cut_off:
        cut_off.write(b'{"two')
    assert read_lines(file, 100) == [b"one"]
    append_line(file, "three")
    assert read_lines(file, 100) == [b"one", b'{"two', b"three"]


def test_a_file_that_is_too_large_is_refused(file: Path) -> None:
    append_line(file, "12345")
    assert read_lines(file, 6) == [b"12345"]
    with pytest.raises(ValueError, match="too large"):
        read_lines(file, 5)
