"""The lock of the program that has a data folder open, on this computer or on another.

The system drops its hold on the file when its program dies. Between computers only a heartbeat tells, timed
by the clock of the drive.
"""

from __future__ import annotations

import os
import stat
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSysInfo

from stolik.storage.atomic import probe, read_bytes

if sys.platform != "win32":
    import fcntl

_MOST: Final = 4096
"""A lock is far shorter, in bytes."""
_ALIVE: Final = 90.0
"""The seconds after its last beat in which another computer's program counts as alive."""
_YOUNG: Final = 30.0
"""The seconds after its start in which a program may still build its window, on a slow or busy machine."""
_STARTS, _BEATS = b"start\n", b"beats\n"
"""The last line before there has been a beat, and after; both are as long."""


class RunningLock:
    """A lock that a dead program, or something else at its place, never holds for ever.

    That of a program that runs here holds however long it runs. The file is one of ``QLockFile``, which older
    programs use, and a line more.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Take nothing yet; ``clock`` gives the time of day, in seconds, as files have it."""
        self.host = ""
        """The other computer that holds the lock; empty where none does."""
        self._path = path
        self._clock = clock
        self._file: FileIO | None = None
        ids = (QSysInfo.machineUniqueId(), QSysInfo.bootUniqueId())
        self._here = [QSysInfo.machineHostName(), *[bytes(each.data()).decode() for each in ids]]
        self._own = "\n".join([str(os.getpid()), "stolik", *self._here, ""]).encode()

    def take(self, *, unheard: bool = False) -> bool:
        """Return whether this program holds the lock now, or nothing can be locked there at all.

        A dead program's is removed; so is one of this computer that is ``unheard``, where only that tells.
        """
        self.host = ""
        if not self._has_room() or self._make() or (self._clear_dead(unheard) and self._make()):
            return True
        return not os.access(self._path.parent, os.W_OK)

    def young_for(self) -> float:
        """Return for how many seconds on the owner of the lock may still be about to start; 0 for not."""
        try:
            age = self._clock() - self._path.stat().st_mtime
            has_started = read_bytes(self._path, _MOST).endswith(_BEATS)
        except OSError:
            return 0.0
        # The clock may have been set back since.
        return _YOUNG - age if 0 <= age < _YOUNG and not has_started else 0.0

    def beat(self) -> None:
        """Show that this program lives; ``host`` tells the computer that has taken the lock meanwhile."""
        if self._file is None:
            return
        with suppress(OSError), FileIO(self._path, "r+") as file:
            found = file.read(_MOST)
            if found.startswith(self._own):
                # The drive sets the time of what is written.
                file.seek(0)
                file.write(self._own + _BEATS)
            elif owner := _owner_in(found):
                self.host, self._file = owner[2] or "?", None

    def release(self) -> None:
        """Let another program take it."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError), file:
                self._remove(file)

    def _has_room(self) -> bool:
        """Return whether a file lies there or may: what is none is removed, and a folder put aside."""
        try:
            if self._path.is_dir() and not self._path.is_symlink():
                names = (self._path.with_suffix(f".aside-{number}") for number in count(1))
                self._path.rename(next(name for name in names if not os.path.lexists(name)))
            elif os.path.lexists(self._path) and not stat.S_ISREG(self._path.lstat().st_mode):
                # Opening a pipe could wait for ever.
                self._path.unlink()
        except OSError:
            return False
        return True

    def _make(self) -> bool:
        """Return whether the lock is made, or none can be made there at all."""
        try:
            # It names the machine, so it is its owner's alone.
            file = FileIO(self._path, "x+", opener=lambda name, flags: os.open(name, flags, 0o600))
            weakref.finalize(self, file.close)
            # Until it is held, another start may take it for no lock.
            if _hold(file) is False or not self._lies_there(file):
                return False
            self._file = file
            file.write(self._own + _STARTS)
        except (FileExistsError, FileNotFoundError, PermissionError):
            return False
        except OSError:  # such as a full disk
            pass
        return True

    def _clear_dead(self, unheard: bool) -> bool:
        """Remove the lock of a dead program, or what is no lock; return whether it is gone."""
        try:
            with FileIO(self._path, "r+") as file:
                owner = _owner_in(file.read(_MOST))
                # In a box a host has a name of its own.
                is_here = owner and (owner[4] == self._here[2] != "" or owner[2:4] == self._here[:2])
                self.host = owner[2] or "?" if owner and not is_here else ""
                # The clock of the other computer may be hours off.
                age = probe(self._path.parent) - os.fstat(file.fileno()).st_mtime if self.host else _ALIVE
                # What is no lock may be one that is just being written.
                if abs(age) < _ALIVE or not (owner or unheard):
                    return False
                self.host, held = "", _hold(file)
                if held is None and owner and is_here:
                    was_before = owner[0] == str(os.getpid()) or owner[4] != self._here[2]
                    held = was_before or (unheard and not self.young_for())
                if held is False:
                    return False
                self._remove(file)
        except FileNotFoundError:
            pass
        except OSError:
            return False
        return True

    def _lies_there(self, file: FileIO) -> bool:
        return os.path.samestat(os.fstat(file.fileno()), self._path.stat())

    def _remove(self, file: FileIO) -> None:
        """Remove the lock that is open, and held, as a file; another one that lies there by now stays."""
        lies_there = self._lies_there(file)
        if sys.platform == "win32":
            # What anybody has open can't be removed there, which is as good as a hold.
            file.close()
        if lies_there:
            self._path.unlink()


def _hold(file: FileIO) -> bool | None:
    """Return whether this program holds a file until it is closed; ``None`` where the system can't tell."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return None
    return True


def _owner_in(content: bytes) -> list[str] | None:
    """Return the process, program, host, machine and boot that a lock names; ``None`` for no whole lock."""
    lines = content.decode("utf-8", "replace").split("\n")
    told = ["".join(filter(str.isprintable, line))[:64] for line in lines[:5]]
    return told if len(lines) > 5 and told[0].isdecimal() else None
