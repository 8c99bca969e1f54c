"""The examples in the docstrings of the engine, the rules and the computer players are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2] / "desktop"
ROOMS = (
    "stolik/engine/*.py",
    "stolik/flow/*.py",
    "stolik/games/*/rules/**/*.py",
    "stolik/games/*/ai/**/*.py",
)


def modules() -> list[str]:
    """Return the names of the modules that hold an example."""
    return [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for room in ROOMS
        for path in sorted(ROOT.glob(room))
        if ">>> " in path.read_text(encoding="utf-8")
    ]


def test_every_example_is_true() -> None:
    found = {name: doctest.testmod(import_module(name)) for name in modules()}
    assert found
    assert {name: result.failed for name, result in found.items() if result.failed} == {}
    assert all(result.attempted for result in found.values())
