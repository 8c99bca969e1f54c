"""``python -m tests.soak``: plays for a long time, like pytest with ``--tier=soak``; see `dev.py soak`.

``--short`` selects the short form. ``--write`` records the results in ``tried.md`` beside this file, where
the lines of tests that didn't run stay, and their sum in ``desktop/measured.md``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from ast import get_docstring, parse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from tests.marked import MEASURED, ROOT, marked_text, write_marked

RESULTS: Final = ROOT / "build" / "soak.xml"
TRIED: Final = ROOT / "tests" / "soak" / "tried.md"
LIMIT: Final = "--timeout=1800"
"""In seconds; plays are long but not endless."""


def main(arguments: Sequence[str]) -> int:
    """Run the plays and return pytest's exit code."""
    short, writes = "--short" in arguments, "--write" in arguments
    others = [each for each in arguments if each not in ("--short", "--write")]
    env = {**os.environ, **({"STOLIK_SHORT": "1"} if short else {})}
    command = [sys.executable, "-m", "pytest", "--tier=soak", "-n2", LIMIT, f"--junitxml={RESULTS}", *others]
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if writes:
        told = table(RESULTS.read_text("utf-8"), marked_text(TRIED, "soak"), short=short)
        write_marked(TRIED, "soak", told)
        write_marked(MEASURED, "soak", summed(told))
    return code


def table(results: str, before: str, *, short: bool) -> str:
    """Return a table of the test files in pytest's results, each described by its docstring.

    Lines of the previous table for files without results are kept as long as the file exists.
    """
    found: dict[str, list[ElementTree.Element]] = defaultdict(list)
    for case in ElementTree.fromstring(results).iter("testcase"):
        # Interrupted cases have no name.
        if case.get("classname") and case.find("skipped") is None:
            found[case.get("classname", "")].append(case)
    head = [f"| {'in the short form' if short else 'tried'} | cases | failed | minutes |"]
    head.append("| --- | ---: | ---: | ---: |")
    kept = before.splitlines()[2:] if before.startswith(head[0]) else []
    lines = {line.rpartition("(`")[2].partition("`")[0]: line for line in kept}
    lines = {module: line for module, line in lines.items() if _file(module).exists()}
    for module, cases in found.items():
        failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
        minutes = sum(float(case.get("time", 0)) for case in cases) / 60
        lines[module] = f"| {_told(module)} (`{module}`) | {len(cases)} | {failed} | {minutes:.1f} |"
    return "\n".join([*head, *(lines[module] for module in sorted(lines))])


def summed(told: str) -> str:
    """Return a sentence with the sum of a table's lines."""
    rows = [line.split(" | ")[1:] for line in told.splitlines()[2:]]
    cases, failed, minutes = (sum(float(row[at].strip(" |")) for row in rows) for at in range(3))
    return f"{cases:,.0f} cases in {len(rows)} files of tests, {failed:.0f} failed, {minutes:,.0f} minutes."


def _file(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def _told(module: str) -> str:
    said = get_docstring(parse(_file(module).read_text("utf-8"))) or module
    return " ".join(said.partition("\n\n")[0].split()).removesuffix(".")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
