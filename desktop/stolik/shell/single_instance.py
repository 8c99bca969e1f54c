"""Lets the program run once: a second start hands its wish to the first and ends.

A lock in the data folder decides who is first; the wish goes through a local socket that is named after the
folder. Nothing touches a network.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCryptographicHash, QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from stolik.engine.json_text import load_json
from stolik.shell.running_lock import RunningLock
from stolik.storage.atomic import make_private_folder, real_path

_PATIENCE_MS = 4000
_WORDLESS_MS = 2000
"""The milliseconds after which the person is told what is waited for."""
_SHORT_MS = 300
_AGAIN_MS = 50
_BEAT_MS = 30_000
_LONGEST = 64 * 1024
_LONGEST_PATH = 100
"""A socket's path may have 108 bytes."""


def meeting_place(folder: Path) -> str:
    """Return where the first start of a data folder listens: another place for every folder.

    If the system has a folder that is the user's alone, or the data folder's path is short, it is a path
    in there, which nobody else can take; else a name, short as well.
    """
    folder = real_path(folder)
    # By Qt's hash, which is loaded anyway; Python's takes time to import.
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
    """Return whether only this user can make files in a folder, and Qt as well: its name is a text."""
    try:
        str(folder).encode()
        status = folder.stat()
    except (OSError, UnicodeEncodeError):
        return False
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


class Claim(Enum):
    """What a start has found."""

    FIRST = "first"
    TOLD = "told"
    """Another start was first, and has heard what this one wished."""
    UNANSWERED = "unanswered"
    """Another start was first, and says nothing: it may be stopped, or very busy."""
    NOBODY = "nobody"
    """Nobody listens there."""
    ELSEWHERE = "elsewhere"
    """Another computer has the folder open, on a shared drive: this start only looks."""


class SingleInstance(QObject):
    """The first start's ear, and its pulse for other computers, or the second start's voice."""

    called = Signal(str)
    """A second start: with the file it was to open or another wish (`start_wishes`), or with nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # If no folder can be made nothing can be written either, so two programs do no harm.
        with suppress(OSError):
            make_private_folder(folder)
        self._name = meeting_place(folder)
        self._in_folder = Path(self._name).parent == real_path(folder)
        self._server: QLocalServer | None = None
        self._waits: Callable[[], object] = lambda: None
        self.lock = RunningLock(folder / "running.lock")
        self.pulse = QTimer(self)
        """Beats while this start is the first, and hears whether it still is."""
        self.pulse.setInterval(_BEAT_MS)
        self.pulse.timeout.connect(self.lock.beat)

    def claim(self, file: str = "", waits: Callable[[], object] = lambda: None) -> Claim:
        """Return whether this is the first start; where it isn't, the first is told which file is wanted.

        ``waits`` is called once where the first hasn't answered for two seconds.
        """
        self._waits, start, answer = waits, time.monotonic(), Claim.UNANSWERED
        while True:
            taken = self.lock.take(unheard=answer is Claim.NOBODY)
            patience = _PATIENCE_MS + (0 if taken else round(1000 * self.lock.young_for()))
            # If the lock of a program that runs was removed, that program listens all the same.
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
            # The first may not listen yet, or be about to end.
            time.sleep(_AGAIN_MS / 1000)
        # Where this start only looks, a socket in the folder would be written there.
        if not (self.lock.host and self._in_folder) and not self._listen():
            # A program that died has left its socket behind.
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
        # What is wanted is nobody else's business.
        if not socket.waitForConnected(_PATIENCE_MS) or not _is_of_this_user(socket):
            return Claim.NOBODY
        socket.write(json.dumps({"open": file}).encode() + b"\n")
        # The answer proves that it is Stolik that listens, and that it is awake. It hears what waits there as
        # soon as its window is built.
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
    """A caller at the socket: Stolik says its one line at once, and any other caller is sent away."""

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
        """Hear nothing more."""
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
    """Return the file that a start asks for, ``""`` for none, ``None`` where it isn't Stolik that calls."""
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
    # Only a second start needs them.
    import _socket
    from struct import Struct

    credentials = Struct("3i")  # process, user and group
    copy = _socket.socket(fileno=os.dup(int(connection.socketDescriptor())))
    try:
        told = copy.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, credentials.size)
    finally:
        copy.close()
    return bool(credentials.unpack(told)[1] == os.getuid())
