"""Lets the program run once: a second start hands its wish to the first and ends.

A lock in the data folder decides who is first; the wish goes through a local socket that is named after the
folder. Nothing touches a network.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 4000
_SHORT_MS = 300
_AGAIN_MS = 50
_LONGEST = 64 * 1024


def meeting_place(folder: Path) -> str:
    """Return the socket's name for a data folder: short, and another for every folder."""
    # By Qt's hash, which is loaded anyway; Python's takes time to import.
    digest = QCryptographicHash.hash(os.fsencode(folder), QCryptographicHash.Algorithm.Sha256)
    return "stolik-" + bytes(digest.data()).hex()[:16]


class Claim(Enum):
    """What a start has found."""

    FIRST = "first"
    TOLD = "told"
    """Another start was first, and has heard what this one wished."""
    UNANSWERED = "unanswered"
    """Another start was first, and says nothing: it may be stopped, or very busy."""


class SingleInstance(QObject):
    """The first start's ear, or the second start's voice."""

    called = Signal(str)
    """A second start: with the file it was to open, or with nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = meeting_place(folder)
        self._server: QLocalServer | None = None
        # Where no folder can be made nothing can be written either, so two programs do no harm.
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "running.lock"))
        # However long the first start runs, its lock holds; that of a dead one never does.
        self._lock.setStaleLockTime(0)

    def claim(self, file: str = "") -> Claim:
        """Return whether this is the first start; where it isn't, the first is told which file is wanted."""
        until = time.monotonic() + _PATIENCE_MS / 1000
        while not self._is_first():
            if self._tell(file):
                return Claim.TOLD
            # The first may not listen yet, or be about to end.
            if time.monotonic() > until:
                return Claim.UNANSWERED
            time.sleep(_AGAIN_MS / 1000)
        if not self._listen():
            # A program that died has left its socket behind.
            QLocalServer.removeServer(self._name)
            self._listen()
        return Claim.FIRST

    def release(self) -> None:
        """Let another start be the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _is_first(self) -> bool:
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def _listen(self) -> bool:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._name):
            return False
        server.newConnection.connect(self._answer)
        self._server = server
        return True

    def _tell(self, file: str) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE_MS):
            return False
        socket.write(json.dumps({"open": file}).encode() + b"\n")
        # The answer proves that it is Stolik that listens, and that it is awake.
        told = (
            socket.waitForBytesWritten(_PATIENCE_MS)
            and socket.waitForReadyRead(_PATIENCE_MS)
            and bytes(socket.readAll().data()).startswith(b"stolik")
        )
        socket.disconnectFromServer()
        return told

    def _answer(self) -> None:
        assert self._server is not None, "only a listening server calls this"
        while (socket := self._server.nextPendingConnection()) is not None:
            wish = self._hear(socket)
            if wish is not None:
                socket.write(b"stolik\n")
                socket.waitForBytesWritten(_SHORT_MS)
                self.called.emit(wish)
            socket.disconnectFromServer()
            socket.deleteLater()

    def _hear(self, socket: QLocalSocket) -> str | None:
        """Return the file that a start asks for, ``""`` for none, ``None`` where it isn't Stolik that calls.

        Another start says its one line at once, so waiting for it holds the window up for a moment at most.
        """
        while not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST or not socket.waitForReadyRead(_SHORT_MS):
                return None
        try:
            wish: Any = json.loads(bytes(socket.readLine(_LONGEST).data()))
        except ValueError:
            return None
        file = wish.get("open") if isinstance(wish, dict) else None
        return file if isinstance(file, str) else None
