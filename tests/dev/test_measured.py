"""What was measured is written where it belongs, and what was tried is told by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.table import Row, markdown
from tests.marked import marked_text, write_marked
from tests.soak.__main__ import table

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.soak.test_ids" name="a" time="60"/>
<testcase classname="tests.soak.test_ids" name="b" time="30"><failure/></testcase>
<testcase classname="tests.soak.test_kills" name="c" time="1"><skipped/></testcase>
</testsuite></testsuites>"""


def test_a_table_is_written_between_its_marks(tmp_path: Path) -> None:
    path = tmp_path / "measured.md"
    path.write_text("a\n<!-- one -->\nold\n<!-- /one -->\nb\n", "utf-8")
    write_marked(path, "one", r"new \1")
    assert path.read_text("utf-8") == "a\n<!-- one -->\nnew \\1\n<!-- /one -->\nb\n"
    assert marked_text(path, "one") == "new \\1\n"
    with pytest.raises(SystemExit, match="no place for the table: <!-- two"):
        write_marked(path, "two", "new")


def test_what_was_tried_is_told_by_file_and_what_was_not_tried_again_stays() -> None:
    head, _, line = table(RESULTS, "Not measured yet.\n", short=False).splitlines()
    assert head.startswith("| tried |")
    assert line.endswith("(`tests.soak.test_ids`) | 2 | 1 | 1.5 |")
    assert "found by their IDs" in line
    before = table(RESULTS, "", short=False).replace("test_ids`", "test_dice`") + "\n"
    told = table(RESULTS, before, short=False).splitlines()
    assert ["test_dice" in line for line in told[2:]] == [True, False]
    gone = before.replace("test_dice`", "test_that_is_gone`")
    assert len(table(RESULTS, gone, short=False).splitlines()) == 3, "a file that is gone isn't told of"
    assert len(table(RESULTS, before, short=True).splitlines()) == 3, "the two forms don't mix"


def test_a_missed_bar_is_told_in_words() -> None:
    rows = [Row("a", "1 ms", "<= 2 ms", True), Row("b", "3 ms", "<= 2 ms", False), Row("c", "4 ms", "", None)]
    found = markdown(rows).splitlines()[2:]
    assert found == ["| a | 1 ms | <= 2 ms |", "| b | 3 ms | <= 2 ms, missed |", "| c | 4 ms |  |"]
