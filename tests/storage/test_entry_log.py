"""Files that grow line by line: what was cut off costs its own line alone."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from stolik.storage.entry_log import append_line, read_lines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "log.jsonl"


def test_lines_come_back_in_their_order(file: Path) -> None:
    assert read_lines(file, 100) == []
    for line in ("one", "zażółć", ""):
        append_line(file, line, 100)
    assert read_lines(file, 100) == [b"one", "zażółć".encode(), b""]


def test_a_last_line_that_was_cut_off_is_dropped_and_never_joins_the_next(file: Path) -> None:
    append_line(file, "one", 100)
    with file.open("ab") as cut_off:
        cut_off.write(b'{"two')
    assert read_lines(file, 100) == [b"one"]
    append_line(file, "three", 100)
    assert read_lines(file, 100) == [b"one", b'{"two', b"three"]


def test_a_file_that_is_too_large_is_refused(file: Path) -> None:
    append_line(file, "12345", 6)
    assert read_lines(file, 6) == [b"12345"]
    with pytest.raises(ValueError, match="too large"):
        read_lines(file, 5)


@pytest.mark.parametrize("cut_off", [False, True])
def test_a_line_that_could_not_be_read_again_with_the_others_is_not_written(
    file: Path, cut_off: bool
) -> None:
    append_line(file, "12345", 6)
    if cut_off:
        file.write_bytes(b"123456")
    before = file.read_bytes()
    with pytest.raises(OSError, match="too large") as refused:
        append_line(file, "789", 9)
    assert (refused.value.errno, file.read_bytes()) == (errno.EFBIG, before)
    append_line(file, "789", 10 + cut_off)
    assert read_lines(file, 10 + cut_off)[-1] == b"789"
