"""The lock of the program that runs in a data folder, and whether what lies there is one."""

from __future__ import annotations

import os
import stat
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QSysInfo

from stolik.storage.atomic import take_from_others

_MOST: Final = 4096
"""A lock is far shorter, in bytes."""

_LOOKS: Final = 3
"""How often in a row a lock must look foreign: one that is just being written looks so for a moment."""


_YOUNG: Final = 30.0
"""The seconds after its start in which a program may still build its window, on a slow or busy machine."""


def is_text(path: Path) -> bool:
    """Return whether Qt can open a path: on Linux the bytes of a name may stand for no letters."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


class RunningLock:
    """A lock that a dead program, another machine or something else at its place never holds for ever.

    That of a program that runs here holds however long it runs.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Take nothing yet; ``clock`` gives the time of day, in seconds, as files have it."""
        self._path = path
        self._clock = clock
        self._foreign = 0
        self._lock = QLockFile(self._for_qt())
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Return whether this program holds the lock now, or nothing can be locked there at all."""
        if not self._is_file():
            # Opening a pipe could wait for ever.
            self._clear()
        if not self._is_file():
            return True
        if not self._lock.tryLock(0):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        # It names the machine.
        with suppress(OSError):
            take_from_others(self._path)
        return True

    def young_for(self) -> float:
        """Return for how many seconds on the owner of the lock may still be about to start; 0 for not."""
        try:
            age = self._clock() - self._path.stat().st_mtime
        except OSError:
            return 0.0
        # The clock may have been set back since.
        return _YOUNG - age if 0 <= age < _YOUNG else 0.0

    def clear_foreign(self) -> None:
        """Remove what is no lock of a program on this machine; to be called where nobody answers."""
        self._foreign = self._foreign + 1 if self._is_foreign() else 0
        if self._foreign >= _LOOKS:
            self._clear()

    def release(self) -> None:
        """Let another program take it."""
        self._lock.unlock()

    def _for_qt(self) -> str:
        """Return a path of the lock that Qt can open: of a name that is no text, Linux has another."""
        if not is_text(self._path):
            with suppress(OSError):
                folder = os.open(self._path.parent, os.O_RDONLY)
                weakref.finalize(self, os.close, folder)
                return f"/proc/self/fd/{folder}/{self._path.name}"
        return str(self._path)

    def _is_file(self) -> bool:
        """Return whether a file lies there, or nothing."""
        try:
            return stat.S_ISREG(self._path.lstat().st_mode)
        except OSError:
            return True

    def _is_foreign(self) -> bool:
        try:
            with self._path.open("rb") as file:
                lines = file.read(_MOST).decode("utf-8", "replace").split("\n")
        except OSError:
            return False
        return len(lines) < 3 or not lines[0].isdecimal() or lines[2] != QSysInfo.machineHostName()

    def _clear(self) -> None:
        with suppress(OSError):
            if self._path.is_dir() and not self._path.is_symlink():
                # It may hold something.
                number = 1
                while os.path.lexists(self._path.with_suffix(f".aside-{number}")):
                    number += 1
                self._path.rename(self._path.with_suffix(f".aside-{number}"))
            else:
                self._path.unlink()
