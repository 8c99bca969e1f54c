"""Tries the frozen program: `python3 dev.py frozen`, or `--short` for what every change has to pass.

`--write` writes its sizes, and its start beside Pentobi's, into `desktop/measured.md`; not in the short form.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from contents import HURRY_MB
from facts import BUILD, FOLDER, PROGRAM, ROOT, Problem, say
from freeze import freeze
from linux import packages

sys.path.append(str(ROOT))
from tests.marked import MEASURED, write_marked

HERE = Path(__file__).resolve().parent


def main(arguments: Sequence[str]) -> int:
    """Freezes, and returns 0 where everything that can be tried here went well."""
    short, writes = "--short" in arguments, "--write" in arguments
    freeze()
    if sys.platform == "linux":
        if short:
            say(packages.table(packages.make_deb(BUILD / "in-a-hurry.deb", level=1), HURRY_MB))
        else:
            sizes = packages.table(packages.make_deb())
            say(sizes)
            if writes:
                write_marked(MEASURED, "sizes", f"```\n{sizes}\n```")
    failed = [name for name, command in trials(short, writes) if not succeeds(name, command)]
    say(f"failed: {', '.join(failed)}" if failed else "The frozen program is as it should be.")
    return 1 if failed else 0


def trials(short: bool, writes: bool) -> list[tuple[str, list[str]]]:
    """Returns the scripts to run, by what they try."""
    found = [("licences", ["licences.py", str(FOLDER)])]
    if sys.platform == "linux":
        found.append(("no network", ["no_network.py", str(PROGRAM)]))
    if sys.platform == "linux" and not short:
        found += [
            ("figures beside Pentobi's", ["figures.py", *["--write"] * writes, str(PROGRAM)]),
        ]
        if os.geteuid() == 0:
            found.append(("bare Debian", ["bare.py", "--package"]))
        else:
            say("The bare Debian is left out: only root can make one.")
    return found


def succeeds(name: str, script: Sequence[str]) -> bool:
    """Runs a script of this folder and tells whether it went well."""
    say(f"== {name}")
    return subprocess.call([sys.executable, str(HERE / script[0]), *script[1:]], cwd=ROOT) == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
