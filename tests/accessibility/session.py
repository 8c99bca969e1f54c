"""A separate screen and session in which a program and a Linux screen reader meet."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

from virtual_screen import own_screen

REPOSITORY: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 400
"""In seconds; it only ends a test that hangs, even on a busy machine."""


def in_a_session(module: str, *arguments: str, listened_to: bool = True) -> str:
    """Return the output of a module run in a session, with a screen reader from the start or without one."""
    with tempfile.TemporaryDirectory() as sockets:  # the path of a socket has to be short
        environment = {
            **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
            "PYTHONPATH": os.pathsep.join((str(REPOSITORY / "desktop"), str(REPOSITORY))),
            **({"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"} if listened_to else {}),
            "XDG_RUNTIME_DIR": sockets,
        }
        with own_screen() as screen:
            environment["DISPLAY"] = screen.display
            command = ["dbus-run-session", "--", sys.executable, "-m", module, *arguments]
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=LONGEST, cwd=REPOSITORY
            )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return done.stdout
