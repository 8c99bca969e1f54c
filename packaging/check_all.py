"""The checks of a change: `python3 dev.py test`, or with `--rest` the tests that it leaves out.

The quick tier (`tests/tiers.py`) is split into two runs, in parallel with the checks that only read the
sources. Tests of the rules, and of the code that applies them, run under coverage, all others without it.
Coverage doubles a test's time; the faster `sys.monitoring` measures no branches before Python 3.14.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
COMPILED = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
COMPILED["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")
"""The environment of the checks, with a separate bytecode cache, so that processes needn't compile modules
and rewrite tests again if packages came without compiled modules in folders that can't be written."""

MOST_WORKERS = 4
"""The most tests at a time, since one of the window needs about half a gigabyte."""

# Fully covered to the last branch: the rules of each game and of tournaments, the drafts of turns, and the
# code that applies them.
FULLY_COVERED = (
    "desktop/stolik/engine",
    "desktop/stolik/flow",
    "desktop/stolik/tournament",
    "desktop/stolik/games/*/rules",
    "desktop/stolik/games/*/ui/turn_draft.py",
)

_OF_THE_RULES = (
    "engine",
    "flow",
    "tournament",
    "golden",
    "records",
    "pages/lesson",
    "pages/puzzles",
    "pages/tournament",
)
_OF_MANY_POSITIONS = (
    "_conservation",
    "_draw",
    "_golden",
    "_move_counts",
    "_optimum",
    "_position_fault",
    "_properties",
    "_state_machine",
)
_OTHER = re.compile(
    r"\b(PySide6|pytestqt|stolik\.(app|bots|cli|pages|services|shell|table))\b|\.ai\b"
    r"|\.ui\b(?! import turn_draft|\.turn_draft|\.arrangement_memory)"
)


class Check(NamedTuple):
    """One check: its name, its command, and whether its output is shown at once."""

    name: str
    command: list[str]
    live: bool = False


def is_measured(test: Path) -> bool:
    """Returns whether a file of a game's tests runs under coverage: it tests rules, not Qt or bots.

    Playouts and comparisons over many positions are slow, and reach no branch that the tests of single rules
    miss.
    """
    return not is_long(test) and not _OTHER.search(test.read_text(encoding="utf-8"))


def is_long(test: Path) -> bool:
    """Returns whether a test file goes through many games or positions, which is slow under coverage."""
    return test.stem.endswith(_OF_MANY_POSITIONS)


def measured_tests() -> list[str]:
    """Returns the paths of the test files that run under coverage, relative to the project's folder."""
    files = [
        path for name in _OF_THE_RULES for path in (TESTS / name).rglob("test_*.py") if not is_long(path)
    ]
    files += [path for path in (TESTS / "games").rglob("test_*.py") if is_measured(path)]
    files.append(TESTS / "test_doctests.py")
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def pytest(tier: str, processes: int) -> list[str]:
    """Returns the command that runs the tests of a tier in parallel processes, each file in one of them."""
    command = [sys.executable, "-m", "pytest", "--quiet", f"--tier={tier}"]
    return [*command, "--dist=loadfile", f"--numprocesses={processes}"]


def rule_tests() -> Check:
    """Returns the run of the quick tests under coverage."""
    command = [*pytest("quick", (workers() + 1) // 2), "--cov", "--cov-report=", *measured_tests()]
    return Check("tests of the rules (pytest, coverage)", command)


def other_tests() -> Check:
    """Returns the run of all quick tests that `rule_tests` leaves out."""
    others = (f"--ignore={path}" for path in measured_tests())
    return Check("all other tests (pytest)", [*pytest("quick", workers()), *others], live=True)


def rest_of_the_tests() -> Check:
    """Returns the run of all tests that the quick tier leaves out."""
    return Check("the rest of the tests (pytest)", pytest("rest", workers()), live=True)


def readers() -> list[Check]:
    """Returns the checks that only read the sources, the longest first."""
    python = sys.executable
    linter = Path(python).with_name("lint-imports" + (".exe" if os.name == "nt" else ""))
    return [
        Check("types (mypy)", [python, "-m", "mypy"]),
        Check("QML (qmllint)", [python, "packaging/checks.py", "qml"]),
        Check("translations", [python, "packaging/checks.py", "translations"]),
        Check("imports (import-linter)", [str(linter), "--no-logo"]),
        Check("lint (ruff)", [python, "-m", "ruff", "check", "--quiet", "--output-format=concise"]),
        Check("format (ruff)", [python, "-m", "ruff", "format", "--check", "--quiet"]),
    ]


def workers() -> int:
    """Returns the number of checks, or of tests, that run at a time."""
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(processors, MOST_WORKERS)


def branch_checks() -> list[Check]:
    """Returns one check for each folder that must be covered to the last branch."""
    report = [sys.executable, "-m", "coverage", "report", "--fail-under=100"]
    folders = sorted(path.relative_to(ROOT).as_posix() for each in FULLY_COVERED for path in ROOT.glob(each))
    return [Check(f"branches of {folder}", [*report, f"--include={folder},{folder}/*"]) for folder in folders]


def perform(check: Check) -> bool:
    """Runs one check, and shows its time and any output worth reading; returns whether it passed."""
    start = time.monotonic()
    if check.live:
        print(f"== {check.name}", flush=True)
    output = None if check.live else subprocess.PIPE
    done = subprocess.run(check.command, cwd=ROOT, env=COMPILED, stdout=output, stderr=subprocess.STDOUT)
    verdict = f"{'FAILED' if done.returncode else 'ok'}, {time.monotonic() - start:.1f} s"
    said = done.stdout.decode(errors="replace").rstrip() if done.returncode and done.stdout else ""
    print("\n".join(["", f"== {check.name}: {verdict}", *filter(None, [said])]), flush=True)
    return done.returncode == 0


def beside(checks: Iterable[Check]) -> list[str]:
    """Runs checks in parallel and returns the names of those that failed."""
    with ThreadPoolExecutor(workers()) as pool:
        running = {pool.submit(perform, check): check.name for check in checks}
        return [running[done] for done in as_completed(running) if not done.result()]


def grown() -> list[str]:
    """Returns by how many lines the project has grown since the last release, if git can tell."""
    command = [sys.executable, "-m", "tests.dev.house_figures", "--sum"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8").stdout.strip()
    return [told] if told else []


def main(arguments: list[str]) -> int:
    """Runs every check, even after one has failed, or the rest of the tests; returns the exit code."""
    start = time.monotonic()
    if "--rest" in arguments:
        failed = beside([rest_of_the_tests()])
    else:
        failed = beside([other_tests(), rule_tests(), *readers()]) + beside(branch_checks())
    verdict = f"failed: {', '.join(failed)}" if failed else "all is well"
    told = [f"{verdict}, {time.monotonic() - start:.0f} s", *grown()]
    print(f"== {'; '.join(told)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
