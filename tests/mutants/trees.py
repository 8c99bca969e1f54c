"""Copies of the project in which a file may be changed and pytest run."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from fnmatch import translate
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final

from tests.marked import ROOT

HERE: Final = ROOT / "build" / "mutants"
PROGRAM: Final = Path("desktop", "stolik")


def files_of(folder: Path = ROOT) -> list[Path]:
    """Return the paths of the files in a folder of the project, relative to it, without generated files."""
    made = [".git", *re.findall(r"^[^#\n]+", (ROOT / ".gitignore").read_text("utf-8"), re.MULTILINE)]
    is_made = re.compile("|".join(translate(each.strip("/")) for each in made)).match
    found = []
    for place, inner, names in os.walk(ROOT / folder):
        inner[:] = [each for each in inner if not is_made(each)]
        found += [Path(place, each).relative_to(ROOT) for each in names if not is_made(each)]
    return sorted(found)


def hash_of(paths: Sequence[Path]) -> str:
    """Return one hash of the names and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(os.fsencode(path) + b"\0" + (ROOT / path).read_bytes() + b"\0")
    return found.hexdigest()[:16]


def hash_of_program() -> str:
    """Return the hash of all Python and QML of the program."""
    return hash_of([path for path in files_of(PROGRAM) if path.suffix in (".py", ".qml")])


class Tree:
    """A copy of the project in its current state."""

    def __init__(self, name: str) -> None:
        self.place = HERE / name
        shutil.rmtree(self.place, ignore_errors=True)
        compiled = [path.relative_to(ROOT) for path in ROOT.glob("build/translations/*.qm")]
        for path in [*files_of(), *compiled]:
            (self.place / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, self.place / path)

    @contextmanager
    def spoilt(self, path: Path, text: str) -> Iterator[None]:
        """Replace the text of a file for a while."""
        there = self.place / path
        compiled = Path(cache_from_source(str(there)))  # Python only compares seconds and sizes
        there.write_text(text, encoding="utf-8", newline="\n")
        compiled.unlink(missing_ok=True)
        try:
            yield
        finally:
            shutil.copy2(ROOT / path, there)
            compiled.unlink(missing_ok=True)

    def run(
        self, tier: str, tests: Sequence[str], *options: str, seconds: float, **env: str
    ) -> dict[str, Any]:
        """Run test files or cases; return the plugin's results, and whether they passed."""
        told = HERE / f"{self.place.name}.json"
        told.unlink(missing_ok=True)
        pytest = [sys.executable, "-m", "pytest", "-q", "-pno:cacheprovider", "-ptests.mutants.reached"]
        paths = os.pathsep.join(map(str, (self.place / "desktop", self.place)))
        with told.with_suffix(".log").open("wb") as log:
            process = subprocess.Popen(
                [*pytest, f"--tier={tier}", *options, *tests],
                cwd=self.place,
                env={**os.environ, "PYTHONPATH": paths, "STOLIK_REACHED": str(told), **env},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                code = -signal.SIGALRM
            finally:
                with suppress(ProcessLookupError):  # processes left by a run belong to its session
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        lacking = {"units": [], "failed": [], "seconds": seconds, "qml": []}
        found: dict[str, Any] = json.loads(told.read_text("utf-8")) if told.exists() else lacking
        return {**found, "code": code, "passed": code in (0, 5)}  # 5: no case is left
