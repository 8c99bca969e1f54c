"""Runs a command in this process, as if in a terminal."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from stolik.cli import main

TESTS = Path(__file__).parents[1]
TYPED = TESTS / "golden" / "pickomino" / "typed_example_tile_27.stolik"


class Outcome(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str


class Terminal(StringIO):
    """An error stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def stolik(*arguments: object, err: StringIO | None = None) -> Outcome:
    """Run a command."""
    out, err = StringIO(), err or StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Outcome(code, out.getvalue(), err.getvalue())


def refusal(*arguments: object) -> str:
    """Run a command that has to be refused, and return its only line."""
    outcome = stolik(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.endswith("\n")
    assert len(outcome.err.splitlines()) == 1
    assert "Traceback" not in outcome.err
    return outcome.err.rstrip("\n")


def answer(*arguments: object) -> dict[str, Any]:
    """Run a command with ``--json`` and return its object."""
    outcome = stolik(*arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(outcome.out)
    assert isinstance(data, dict)
    return data


def typed() -> dict[str, Any]:
    """Return the data of a short record: ten entries, the last of which takes a tile."""
    data: dict[str, Any] = json.loads(TYPED.read_text(encoding="utf-8"))
    return data


def written(folder: Path, data: Any, name: str = "game.stolik") -> Path:
    """Write data as a record and return its path."""
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path
