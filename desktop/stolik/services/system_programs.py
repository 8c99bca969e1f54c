"""Starts programs of the system, each with the system's environment; nothing else starts any."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QUrl

from stolik.started_with import ENVIRONMENT

FROZEN: Final = bool(getattr(sys, "frozen", False))

_LIBRARIES: Final = "LD_LIBRARY_PATH"


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
    _leave_own_libraries()
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

    with _system_around():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


@contextmanager
def _system_around() -> Iterator[None]:
    """Let what this process starts find the system's environment; Windows hands on the process's own."""
    _leave_own_libraries()
    own = dict(os.environ)
    os.environ.clear()
    os.environ.update(environment() if FROZEN else own)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(own)


def _leave_own_libraries() -> None:
    """Look for libraries where Windows does; the frozen program looks, and lets others look, into its folder.

    It finds its own ones without that, by their paths or by ``PATH``.
    """
    if FROZEN and sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetDllDirectoryW(None)
