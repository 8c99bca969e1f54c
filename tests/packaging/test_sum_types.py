"""`sum` over floats is refused in the program where it would depend on the Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.rest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "desktop" / "stolik"

REFUSED = """\
    sum(floats)
    sum(floats, 0.0)
    sum([1.5 * each for each in whole])
    sum(map(mul, floats, floats))
    sum(anything)
    max(floats, key=lambda one: sum([one]))
"""
ALLOWED = """\
    sum(whole)
    sum([each > 1 for each in floats])
    sum(floats, IN_ORDER)
    sum(map(mul, floats, floats), IN_ORDER)
    max([(1, 2)], key=lambda both: sum(both))
"""
HEAD = """\
from operator import mul
from typing import Any

IN_ORDER = 0.0

def add(floats: list[float], whole: list[int], anything: Any) -> None:
"""


def test_sums_of_floats_need_their_start_and_those_of_whole_numbers_don_t(tmp_path: Path) -> None:
    shadow = tmp_path / "sums.py"
    shadow.write_text(HEAD + REFUSED + ALLOWED, encoding="utf-8")
    real = PROGRAM / "engine" / "float_sums.py"
    command = [sys.executable, "-m", "mypy", f"--cache-dir={tmp_path / 'cache'}", "--shadow-file"]
    done = subprocess.run(
        [*command, real, shadow, real], cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    first = len(HEAD.splitlines()) + 1
    wanted = range(first, first + len(REFUSED.splitlines()))
    *told, _ = done.stdout.splitlines()
    assert [line.rpartition("error: ")[2] for line in told] == [
        "sum() over floats needs the start IN_ORDER  [float-sum]" for _ in wanted
    ]
    assert [int(line.split(".py:")[1].partition(":")[0]) for line in told] == list(wanted)


def handed_on(tree: ast.AST) -> Iterator[int]:
    """Yield the lines in which `sum` is handed on without its start, where nothing knows what it will add."""
    spared = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            starts = any(ast.unparse(each) == "repeat(IN_ORDER)" for each in node.args)
            spared |= {id(node.func), *(id(each) for each in node.args if starts)}
        elif isinstance(node, ast.Name) and node.id == "sum" and id(node) not in spared:
            yield node.lineno


def test_sum_is_called_or_handed_on_with_its_start() -> None:
    files = [path for path in PROGRAM.rglob("*.py") if "train" not in path.parts]
    assert files
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in handed_on(ast.parse(path.read_text(encoding="utf-8")))
    ] == []
    assert list(handed_on(ast.parse("map(sum, rows)\nsum(row)\nmap(sum, rows, repeat(IN_ORDER))"))) == [1]
