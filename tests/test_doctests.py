"""The examples in the program's docstrings are correct."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest
import stolik

ROOT = Path(stolik.__file__).parents[1]
TAUGHT = [path for path in sorted(ROOT.glob("stolik/**/*.py")) if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_a_module_hold(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    outcome = doctest.testmod(import_module(name))
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_there_are_examples_in_every_part_of_the_program() -> None:
    parts = {path.relative_to(ROOT).parts[1] for path in TAUGHT}
    assert {"analysis", "engine", "flow", "games", "models", "pages", "services", "tournament"} <= parts
