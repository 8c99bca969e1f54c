"""The figures of the house count what they say."""

import subprocess
from pathlib import Path

from tests.dev.house_figures import arrows, changes, large_constructors, lines, rooms, told_sum

MANY = "class A:\n    def __init__(self, a, b, c, d, *, e, f, g, h=1):\n        pass\n"


def test_rooms_arrows_constructors_and_lines_are_counted(tmp_path: Path) -> None:
    for name, text in {
        "one": "from stolik.two.x import y\nimport json\n",
        "two": "def late():\n    from stolik import one\n",
        "three": MANY,
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    (tmp_path / "bare").mkdir()
    assert rooms(tmp_path) == ["one", "three", "two"]
    assert arrows(tmp_path) == {("one", "two"), ("two", "one")}
    assert large_constructors(tmp_path) == ["three/__init__.py:2"]
    assert lines(tmp_path, ".py") == 7


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
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "Begin")
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
