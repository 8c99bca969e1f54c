"""Separate processes for measurements, like those of a program started by its icon."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LONGEST_S = 900
"""The seconds after which a measurement counts as stuck."""


def usual_environment() -> dict[str, str]:
    """Return the environment without variables for Python, for a window in the software renderer.

    People who start the program don't tell Python not to keep compiled modules.
    """
    usual = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {"QT_QPA_PLATFORM": "offscreen", **usual, "QT_QUICK_BACKEND": "software"}


def said_apart(code: str) -> str:
    """Return the output of code in a separate process with an offscreen window."""
    environment = usual_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=LONGEST_S,
    )
    return run.stdout
