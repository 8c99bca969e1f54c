"""Starts programs of the system, each with the system's environment; nothing else starts any."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import which
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QUrl

from stolik.started_with import ENVIRONMENT

FROZEN: Final = bool(getattr(sys, "frozen", False))

_LIBRARIES: Final = "LD_LIBRARY_PATH"
_SECONDS: Final = 10


def environment() -> dict[str, str]:
    """Return the environment of the system's programs, out of what this one was started with.

    The frozen program starts itself anew with libraries of its own, and keeps the system's beside them; other
    programs would load some that they weren't built for. What says how it draws and where it looks for Qt's
    parts is set after its start.
    """
    found = {name: value for name, value in ENVIRONMENT.items() if not name.startswith("_PYI_")}
    if FROZEN and _LIBRARIES in found:
        del found[_LIBRARIES]
        if libraries := found.pop(f"{_LIBRARIES}_ORIG", ""):
            found[_LIBRARIES] = libraries
    return found


def process(program: str, arguments: Sequence[str], parent: QObject | None = None) -> QProcess:
    """Return a program that can be started."""
    made, handed_on = QProcess(parent), QProcessEnvironment()
    for name, value in environment().items():
        handed_on.insert(name, value)
    made.setProcessEnvironment(handed_on)
    made.setProgram(program)
    made.setArguments(list(arguments))
    return made


def show(path: Path) -> bool:
    """Show a file or a folder in the program that the system has for it; return whether there may be one."""
    opener = which("xdg-open", path=environment().get("PATH")) if FROZEN and sys.platform == "linux" else None
    if opener is not None:
        # Qt would hand on this program's environment, on Wayland only after a while.
        return bool(process(opener, [str(path)]).startDetached())  # a truth, though the stubs tell of a pair
    from PySide6.QtGui import QDesktopServices

    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def printed(command: Sequence[str]) -> str | None:
    """Return what a command of the system prints; ``None`` where it can't be run."""
    import subprocess

    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            timeout=_SECONDS,
            creationflags=flags,
            env=environment(),
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    # What is looked for is ASCII; a heading is written by whatever code page the console has.
    return done.stdout.decode("ascii", errors="replace")
