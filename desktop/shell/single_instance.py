"""Lets the program run once: a second start hands its wish to the first and ends.

The two meet at a local socket named after the data folder; nothing touches a network.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 4000
_SHORT_MS = 300
_LONGEST = 64 * 1024


def meeting_place(folder: Path) -> str:
    """Return the socket's name for a data folder: short, and another for every folder."""
    return "stolik-" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]


class SingleInstance(QObject):
    """The first start's ear, or the second start's voice."""

    called = Signal(str)
    """A second start: with the file it was to open, or with nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = meeting_place(folder)
        self._server: QLocalServer | None = None

    def claim(self, file: str = "") -> bool:
        """Return whether this is the first start; where it isn't, the first has been told."""
        if self._tell(file):
            return False
        if self._listen():
            return True
        # Another start was quicker, or one that died left its socket behind.
        if self._tell(file):
            return False
        QLocalServer.removeServer(self._name)
        self._listen()
        return True

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
