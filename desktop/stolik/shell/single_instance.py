"""Makes the program run only once: a second start passes its request to the first and ends.

A lock in the data folder decides which start is first, on this computer or another; the request goes through
a local socket named after the folder. Nothing uses a network.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCryptographicHash, QObject, QSysInfo, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from stolik.engine.json_values import load_json
from stolik.storage.atomic import make_private_folder, probe, read_bytes, real_path

if sys.platform != "win32":
    import fcntl

_MOST: Final = 4096
"""The most bytes that are read of a lock, which is far shorter."""
_ALIVE: Final = 90.0
"""How long another computer's program counts as alive after its last beat, in seconds."""
_YOUNG: Final = 30.0
"""How long a program may take to build its window on a slow or busy machine, in seconds."""
_STARTS, _BEATS = b"start\n", b"beats\n"
"""The last line before and after the first beat; both have the same length."""


class RunningLock:
    """A lock file that neither a dead program nor anything else in its place can hold forever.

    A program running on this computer keeps it as long as it runs. The format is that of ``QLockFile``, which
    older versions use, plus one line.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Start without the lock; ``clock`` returns the time of day in seconds, as in file times."""
        self.host = ""
        """The name of the other computer that holds the lock; empty for none."""
        self._path = path
        self._clock = clock
        self._file: FileIO | None = None
        ids = (QSysInfo.machineUniqueId(), QSysInfo.bootUniqueId())
        self._here = [QSysInfo.machineHostName(), *[bytes(each.data()).decode() for each in ids]]
        self._own = "\n".join([str(os.getpid()), "stolik", *self._here, ""]).encode()

    def take(self, *, unheard: bool = False) -> bool:
        """Try to take the lock; return whether this program has it now, or nothing can be locked there.

        The lock of a dead program is removed. Where the system can't tell, one of this computer counts as
        dead if ``unheard``, that is, if nobody answers.
        """
        self.host = ""
        if not self._has_room() or self._make() or (self._clear_dead(unheard) and self._make()):
            return True
        return not os.access(self._path.parent, os.W_OK)

    def young_for(self) -> float:
        """Return how many seconds longer the owner of the lock may still be starting; 0 if it isn't."""
        try:
            age = self._clock() - self._path.stat().st_mtime
            has_started = read_bytes(self._path, _MOST).endswith(_BEATS)
        except OSError:
            return 0.0
        # The clock may have been set back since then.
        return _YOUNG - age if 0 <= age < _YOUNG and not has_started else 0.0

    def beat(self) -> None:
        """Show that this program is alive, or note in ``host`` which computer has taken the lock since."""
        if self._file is None:
            return
        with suppress(OSError), FileIO(self._path, "r+") as file:
            found = file.read(_MOST)
            if found.startswith(self._own):
                # The drive sets the file's time when it is written.
                file.seek(0)
                file.write(self._own + _BEATS)
            elif owner := _owner_in(found):
                self.host, self._file = owner[2] or "?", None

    def release(self) -> None:
        """Release the lock for another program."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError), file:
                self._remove(file)

    def _has_room(self) -> bool:
        """Return whether a file is or can be there; a folder is moved aside, anything else removed."""
        try:
            if self._path.is_dir() and not self._path.is_symlink():
                names = (self._path.with_suffix(f".aside-{number}") for number in count(1))
                self._path.rename(next(name for name in names if not os.path.lexists(name)))
            elif os.path.lexists(self._path) and not stat.S_ISREG(self._path.lstat().st_mode):
                # Opening a pipe could block forever.
                self._path.unlink()
        except FileNotFoundError:  # another start has just removed it
            pass
        except OSError:
            return False
        return True

    def _make(self) -> bool:
        """Create the lock; return whether that worked, or no lock can be created there at all."""
        try:
            # It names the machine, so only its owner may read it.
            file = FileIO(self._path, "x+", opener=lambda name, flags: os.open(name, flags, 0o600))
            weakref.finalize(self, file.close)
            # Until it is held, another start may take it for something else and remove it.
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
        """Remove a dead program's lock, or a file that isn't a lock; return whether it is gone."""
        try:
            with FileIO(self._path, "r+") as file:
                owner = _owner_in(file.read(_MOST))
                # A sandbox may give the host a name of its own.
                is_here = owner and (owner[4] == self._here[2] != "" or owner[2:4] == self._here[:2])
                self.host = owner[2] or "?" if owner and not is_here else ""
                # The other computer's clock may be hours off.
                age = probe(self._path.parent) - os.fstat(file.fileno()).st_mtime if self.host else _ALIVE
                # A file that isn't a lock may be one that is just being written.
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
        """Remove the lock that is open and held as ``file``, unless another lock has replaced it."""
        lies_there = self._lies_there(file)
        if sys.platform == "win32":
            # A file that anybody has open can't be removed there, which protects it as well as a hold.
            file.close()
        if lies_there:
            self._path.unlink()


def _hold(file: FileIO) -> bool | None:
    """Hold a file until it is closed; return whether that worked, ``None`` if the system can't tell."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return None
    return True


def _owner_in(content: bytes) -> list[str] | None:
    """Return the process, program, host, machine and boot named in a lock; ``None`` for an incomplete one."""
    lines = content.decode("utf-8", "replace").split("\n")
    told = ["".join(filter(str.isprintable, line))[:64] for line in lines[:5]]
    return told if len(lines) > 5 and told[0].isdecimal() else None


_PATIENCE_MS = 4000
_WORDLESS_MS = 2000
"""How long the program waits before it says so, in milliseconds."""
_SHORT_MS = 300
_AGAIN_MS = 50
_BEAT_MS = 30_000
_LONGEST = 64 * 1024
_LONGEST_PATH = 100
"""The longest path of a socket, in bytes; 108 are allowed."""


def meeting_place(folder: Path) -> str:
    """Return the name of the socket at which the first start listens, different for every data folder.

    If the system has a folder for this user alone, or the data folder's path is short, it is a path there,
    which no other user can take; otherwise it is a short name.
    """
    folder = real_path(folder)
    # Qt's hash is loaded anyway, while Python's takes time to import.
    digest = QCryptographicHash.hash(
        os.fsencode(os.path.normcase(folder)), QCryptographicHash.Algorithm.Sha256
    )
    name = "stolik-" + bytes(digest.data()).hex()[:16]
    if sys.platform == "linux":
        runtime = os.environ.get("XDG_RUNTIME_DIR", "")
        for own in ([Path(runtime)] if runtime else []) + [folder]:
            path = own / name
            if _is_own(own) and len(os.fsencode(path)) <= _LONGEST_PATH:
                return str(path)
    return name


def _is_own(folder: Path) -> bool:
    """Return whether only this user can create files in a folder, and Qt can, as its name is valid text."""
    try:
        str(folder).encode()
        status = folder.stat()
    except (OSError, UnicodeEncodeError):
        return False
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


class Claim(Enum):
    """The outcome of a start's claim to be the first."""

    FIRST = "first"
    TOLD = "told"
    """Another start was first, and has received this one's request."""
    UNANSWERED = "unanswered"
    """Another start was first but doesn't answer; it may be stopped or very busy."""
    NOBODY = "nobody"
    """Nobody listens."""
    ELSEWHERE = "elsewhere"
    """Another computer has the folder open on a shared drive, so this start only reads."""


class SingleInstance(QObject):
    """The listener and heartbeat of the first start, or the client of a second one."""

    called = Signal(str)
    """Emitted at a second start with the file to open, another request (`start_wishes`), or nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # If the folder can't be made, nothing can be written either, so two programs do no harm.
        with suppress(OSError):
            make_private_folder(folder)
        self._name = meeting_place(folder)
        self._in_folder = Path(self._name).parent == real_path(folder)
        self._server: QLocalServer | None = None
        self._waits: Callable[[], object] = lambda: None
        self.lock = RunningLock(folder / "running.lock")
        self.pulse = QTimer(self)
        """Beats while this start is the first, and notices if it no longer is."""
        self.pulse.setInterval(_BEAT_MS)
        self.pulse.timeout.connect(self.lock.beat)

    def claim(self, file: str = "", waits: Callable[[], object] = lambda: None) -> Claim:
        """Return whether this is the first start; otherwise pass the requested ``file`` to the first.

        ``waits`` is called once if the first hasn't answered within two seconds.
        """
        self._waits, start, answer = waits, time.monotonic(), Claim.UNANSWERED
        while True:
            taken = self.lock.take(unheard=answer is Claim.NOBODY)
            patience = _PATIENCE_MS + (0 if taken else round(1000 * self.lock.young_for()))
            # A running program whose lock was removed still listens.
            answer = self._tell(file, patience)
            waited = 1000 * (time.monotonic() - start)
            if answer is Claim.NOBODY and (taken or self.lock.host):
                break
            if answer is Claim.TOLD or waited > patience:
                if taken:
                    self.lock.release()
                return answer if answer is Claim.TOLD else Claim.UNANSWERED
            if waited > _WORDLESS_MS:
                self._tell_of_wait()
            # The first start may not listen yet, or may be about to end.
            time.sleep(_AGAIN_MS / 1000)
        # A start that only reads must not create a socket in the folder.
        if not (self.lock.host and self._in_folder) and not self._listen():
            # A program that crashed has left its socket behind.
            QLocalServer.removeServer(self._name)
            self._listen()
        self.pulse.start()
        return Claim.ELSEWHERE if self.lock.host else Claim.FIRST

    def release(self) -> None:
        """Let another start be the first."""
        self.pulse.stop()
        if self._server is not None:
            self._server.close()
            self._server = None
        self.lock.release()

    def _listen(self) -> bool:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._name):
            return False
        server.newConnection.connect(self._answer)
        self._server = server
        return True

    def _tell_of_wait(self) -> None:
        waits, self._waits = self._waits, lambda: None
        waits()

    def _tell(self, file: str, patience: int = _PATIENCE_MS) -> Claim:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        # The request is private.
        if not socket.waitForConnected(_PATIENCE_MS) or not _is_of_this_user(socket):
            return Claim.NOBODY
        socket.write(json.dumps({"open": file}).encode() + b"\n")
        # The answer proves that Stolik listens and isn't stuck; it acts once its window is built.
        told = socket.waitForBytesWritten(_PATIENCE_MS) and self._hears(socket, patience)
        socket.disconnectFromServer()
        return Claim.TOLD if told else Claim.UNANSWERED

    def _hears(self, socket: QLocalSocket, patience: int) -> bool:
        if not socket.waitForReadyRead(min(patience, _WORDLESS_MS)):
            self._tell_of_wait()
            if not socket.waitForReadyRead(max(1, patience - _WORDLESS_MS)):
                return False
        return bytes(socket.readAll().data()).startswith(b"stolik")

    @Slot()
    def _answer(self) -> None:
        assert self._server is not None, "only a listening server calls this"
        while (socket := self._server.nextPendingConnection()) is not None:
            Caller(socket, self.called.emit)


class Caller(QObject):
    """A client at the socket; Stolik sends its one line at once, and any other client is turned away."""

    def __init__(self, socket: QLocalSocket, wished: Callable[[str], object]) -> None:
        super().__init__(socket)
        self._socket = socket
        self._wished = wished
        socket.readyRead.connect(self._hear)
        socket.disconnected.connect(socket.deleteLater)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.send_away)
        self._patience.start(_SHORT_MS)
        self._hear()

    @Slot()
    def send_away(self) -> None:
        """Disconnect the client."""
        self._patience.stop()
        self._socket.abort()
        self._socket.deleteLater()

    @Slot()
    def _hear(self) -> None:
        if not self._socket.canReadLine():
            if self._socket.bytesAvailable() > _LONGEST:
                self.send_away()
            return
        wish = parse_wish(bytes(self._socket.readLine(_LONGEST).data()))
        if wish is None:
            self.send_away()
            return
        self._patience.stop()
        self._socket.readyRead.disconnect(self._hear)
        self._socket.write(b"stolik\n")
        self._socket.flush()
        self._socket.disconnectFromServer()
        self._wished(wish)


def parse_wish(line: bytes) -> str | None:
    """Return the request in a client's line, ``""`` for none; ``None`` if the client isn't Stolik."""
    try:
        wish: Any = load_json(line.decode())
    except ValueError:
        return None
    file = wish.get("open") if isinstance(wish, dict) else None
    return file if isinstance(file, str) and "\0" not in file and len(line) < _LONGEST else None


def _is_of_this_user(connection: QLocalSocket) -> bool:
    """Return whether the other end belongs to this user, as far as the system tells."""
    if sys.platform != "linux":
        return True
    # Only a second start needs these.
    import _socket
    from struct import Struct

    credentials = Struct("3i")  # process, user and group
    copy = _socket.socket(fileno=os.dup(int(connection.socketDescriptor())))
    try:
        told = copy.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, credentials.size)
    finally:
        copy.close()
    return bool(credentials.unpack(told)[1] == os.getuid())
