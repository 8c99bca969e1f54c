"""The lines of the program, and the QML, that the tests of a file reach; a record for each file and tier.

Each file runs in a separate process; coverage measures it and all processes that it starts. Qt itself shows
the QML loaded, because it compiles each file once per run into a new folder.
"""

from __future__ import annotations

import hashlib
import json
import os
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage

from tests.mutants.trees import HERE, PROGRAM, Tree, files_of, hash_of, hash_of_program

LIMIT: Final = 1800
"""The seconds for the tests of one file."""


class Unit(NamedTuple):
    """The tests of a tier in a file."""

    tier: str
    test: str

    @property
    def place(self) -> Path:
        """The path of its record."""
        return HERE / "reach" / f"{self.tier}-{self.test.replace('/', '-')}.json"


class Record:
    """The code that the tests of a unit reach, their processor time, and the tests that fail in any copy."""

    def __init__(self, unit: Unit) -> None:
        told: dict[str, Any] = json.loads(unit.place.read_text("utf-8"))
        self.unit = unit
        self.seconds: float = told["seconds"]
        self.failed: list[str] = told["failed"]
        self._python: dict[str, str] = told["python"]
        self._qml: list[str] = told["qml"]

    def reaches(self, path: str, lines: tuple[int, int]) -> bool:
        """Return whether a QML file is loaded, or one of these lines of a module is run."""
        run = int(self._python.get(path, "0"), 16)
        return path in self._qml or any(run >> line & 1 for line in range(lines[0], lines[1] + 1))

    def distance(self, path: str) -> tuple[int, bool, float]:
        """Return a key that sorts the tests nearest to a file first, and of equals the cheapest."""
        room, near = Path(path).relative_to(PROGRAM), Path(self.unit.test).relative_to("tests")
        shared = [*takewhile(lambda pair: pair[0] == pair[1], zip(room.parts, near.parts, strict=False))]
        return -len(shared), near.stem.removeprefix("test_") not in str(room), self.seconds


class Reach:
    """The current units of the project, and their records."""

    def __init__(self, tree: Tree, *, old: bool) -> None:
        (HERE / "reach").mkdir(exist_ok=True)
        self.sources = hash_of_program()
        self._old = old
        listed = HERE / "units.json"
        tests = hash_of(files_of(Path("tests")))
        told = json.loads(listed.read_text("utf-8")) if listed.exists() else {}
        if told.get("tests") != tests:
            found = tree.run("check", [], "--collect-only", "-q", seconds=LIMIT)
            if not found["passed"]:
                raise SystemExit(f"The tests can't be collected: {tree.place}.log tells why.")
            told = {"tests": tests, "units": found["units"]}
            listed.write_text(json.dumps(told), "utf-8")
        self.units = [Unit(*unit) for unit in told["units"]]

    @cached_property
    def hashes(self) -> dict[str, str]:
        """The hash of each test file."""
        return {unit.test: hash_of([Path(unit.test)]) for unit in self.units}

    def is_recorded(self, unit: Unit) -> bool:
        """Return whether there is a record of these tests, and for this program if that matters."""
        if not unit.place.exists():
            return False
        told = json.loads(unit.place.read_text("utf-8"))
        return told["test"] == self.hashes[unit.test] and (self._old or told["sources"] == self.sources)

    def record(self, unit: Unit, tree: Tree) -> Record:
        """Run a unit and record what it reaches."""
        work = HERE / f"{tree.place.name}-coverage"
        work.mkdir(exist_ok=True)
        for left in work.iterdir():
            left.unlink()
        rc = ["[run]", f"data_file = {work / 'data'}", "parallel = true", "sigterm = true"]
        (work / "rc").write_text("\n".join([*rc, f"include = */{PROGRAM}/*"]), "utf-8")
        reached = tree.run(unit.tier, [unit.test], seconds=LIMIT, COVERAGE_PROCESS_START=str(work / "rc"))
        failed = reached["failed"] if reached["failed"] or reached["passed"] else [unit.test]
        if failed:  # because of the measuring, or in any copy?
            failed = tree.run(unit.tier, failed, seconds=LIMIT)["failed"]
        python = _lines(work)
        # The smoke test opens all of them, and has its own folder.
        walked = f"{PROGRAM.as_posix()}/cli/smoke_test/tour.py" in python
        compiled = set(reached["qml"])  # Qt names the compiled files by hashes of their paths
        told = {
            "sources": self.sources,
            "test": self.hashes[unit.test],
            "seconds": round(reached["seconds"], 1),
            "failed": failed,
            "python": python,
            "qml": [
                path.as_posix()
                for path in files_of(PROGRAM / "games")
                if (walked and path.suffix == ".qml")
                or hashlib.sha1(os.fsencode(tree.place / path)).hexdigest() in compiled
            ],
        }
        unit.place.write_text(json.dumps(told), "utf-8")
        return Record(unit)


def _lines(work: Path) -> dict[str, str]:
    """Return the lines that were run, as bits of a number, by file of the program, including its copies."""
    found: dict[str, int] = {}
    for path in work.glob("data*"):
        data = coverage.CoverageData(str(path))
        data.read()
        for file in data.measured_files():
            name = f"{PROGRAM.as_posix()}/{file.rpartition(f'{PROGRAM}{os.sep}')[2]}".replace(os.sep, "/")
            found[name] = found.get(name, 0) | sum(1 << line for line in set(data.lines(file) or ()))
    return {name: f"{lines:x}" for name, lines in found.items()}
