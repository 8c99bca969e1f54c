"""Measured results are written to the right places, and the plays tried are listed by file."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.benchmarks.table import Row, markdown
from tests.dev.house_figures import changes, lines, told_sum
from tests.marked import MEASURED, marked_text, write_marked
from tests.soak.__main__ import summed, table

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
    assert summed("\n".join(told)) == "4 cases in 2 files of tests, 2 failed, 3 minutes."
    gone = before.replace("test_dice`", "test_that_is_gone`")
    assert len(table(RESULTS, gone, short=False).splitlines()) == 3, "a file that is gone isn't told of"
    assert len(table(RESULTS, before, short=True).splitlines()) == 3, "the two forms don't mix"


def test_what_a_player_feels_is_told_and_a_missed_bar_in_words() -> None:
    names = ("the list of 9", "the light of a hint", "a click")
    rows = [Row(name, "3 ms", "<= 2 ms", ok) for name, ok in zip(names, (True, False, True), strict=True)]
    assert markdown(rows).splitlines()[2:] == [
        "| the list of 9 | 3 ms | <= 2 ms |",
        "| the light of a hint | 3 ms | <= 2 ms, missed |",
    ]


def test_the_page_of_figures_stays_short_and_has_its_marks() -> None:
    told = MEASURED.read_text("utf-8")
    assert len(told.splitlines()) <= 80
    for mark in ("pentobi", "sizes", "bench", "mutants", "soak"):
        assert marked_text(MEASURED, mark)


def test_lines_that_came_and_went_are_told_by_room(tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
        return subprocess.check_output(["git", *who, *arguments], cwd=tmp_path, encoding="utf-8")

    def write(file: str, lines: int) -> None:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x\n" * lines, encoding="utf-8")

    for file, count in {"flow/a.py": 9, "flow/b.py": 5, "qml/C.qml": 3, "app.py": 1, "notes.md": 7}.items():
        write(f"desktop/stolik/{file}", count)
    write("tests/test_a.py", 4)
    assert lines(tmp_path, ".py", ".qml") == 22
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "Start")
    since = git("rev-parse", "--short", "HEAD").strip()
    write("desktop/measured.md", 0)
    assert told_sum(tmp_path) == ""
    (tmp_path / "desktop/measured.md").write_text(f"Lines are counted since `{since}`.\n", encoding="utf-8")
    (tmp_path / "desktop/stolik/flow/b.py").unlink()
    write("desktop/stolik/qml/C.qml", 4)
    write("desktop/stolik/notes.md", 70)
    write("packaging/new.py", 1200)
    assert changes(tmp_path, since) == {"program/flow": -5, "program/qml": 1, "packaging": 1200}
    assert told_sum(tmp_path) == f"lines since {since}: program -4, tests +0, packaging +1,200"
    assert changes(tmp_path, "0123456") is None
