"""The figures of the house count what they say."""

from pathlib import Path

from tests.dev.house_figures import arrows, large_constructors, lines, rooms

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
