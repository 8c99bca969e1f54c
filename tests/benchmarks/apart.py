"""Processes of their own for what is measured, as when the program is started by its icon."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LONGEST_S = 900
"""The seconds after which what is measured counts as stuck."""


def usual_environment() -> dict[str, str]:
    """Return the environment without what is told to Python, for a window in the software renderer.

    Nobody who starts the program tells Python not to keep what it has compiled.
    """
    usual = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {"QT_QPA_PLATFORM": "offscreen", **usual, "QT_QUICK_BACKEND": "software"}


def said_apart(code: str) -> str:
    """Return what some code prints in a process of its own, which has a window off the screen."""
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
