"""Freezes the program and makes the installers of this system: `python3 dev.py installers`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from facts import ROOT, Problem, say
from freeze import freeze

HERE = Path(__file__).resolve().parent
SCRIPTS = {
    "linux": ("linux/packages.py",),
    "win32": ("windows/make_setup.py",),
    "darwin": ("macos/make_dmg.py",),
}


def main() -> None:
    """Makes what people download, one after the other."""
    freeze()
    for script in SCRIPTS[sys.platform]:
        say(f"== {script}")
        if subprocess.call([sys.executable, str(HERE / script)], cwd=ROOT):
            raise Problem(f"packaging/{script} failed.")


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(str(problem))
