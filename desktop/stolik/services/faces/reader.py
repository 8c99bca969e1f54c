"""Reads pictures in a separate process, without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias, get_args

from PySide6.QtCore import QObject, Signal

from stolik.services.child_process import ChildProcess
from stolik.services.faces import worker
from stolik.services.faces.worker import Refusal, is_whole_face
from stolik.storage.faults import Fault

PATIENCE_MS: Final = 20_000
"""How long reading a picture may take, in milliseconds."""

LARGEST_FACE: Final = 1024 * 1024
"""The longest answer of the process, in bytes."""

Read: TypeAlias = bytes | Fault
Serve: TypeAlias = Callable[[Connection, str], None]


class FaceReader(QObject):
    """Reads one picture at a time; a new request cancels the one before."""

    changed = Signal()
    """Emitted when reading starts or ends."""

    def __init__(
        self, parent: QObject | None = None, *, serve: Serve = worker.answer, patience_ms: int = PATIENCE_MS
    ) -> None:
        """Start idle; ``serve`` is the function that the process runs."""
        super().__init__(parent)
        self._take: Callable[[Read], object] | None = None
        self._process = ChildProcess(
            serve,
            name="stolik-face",
            patience_ms=patience_ms,
            heard=self._hear,
            lost=lambda _silent: self._hear(b"picture_slow"),
            receive=lambda connection: connection.recv_bytes(LARGEST_FACE),
            parent=self,
        )

    @property
    def is_reading(self) -> bool:
        return self._take is not None

    def read(self, file: Path, take: Callable[[Read], object]) -> None:
        """Read a picture in the background, and pass its face, or why there is none, to ``take``."""
        self.stop()
        if not self._process.start(str(file)):
            take(Fault("picture_slow"))
            return
        self._process.wait()
        self._take = take
        self.changed.emit()

    def stop(self) -> None:
        """Stop reading; the request gets no answer."""
        if self._take is not None:
            self._process.end()
            self._take = None
            self.changed.emit()

    def _hear(self, said: bytes) -> None:
        if (take := self._take) is not None:
            self.stop()
            take(judged(said))


def judged(said: bytes) -> Read:
    """Return the face in the answer of the process, or why there is none.

    The answer isn't trusted, since a hostile picture may have taken over the process.
    """
    if said.startswith(b"picture_"):
        code = said.decode("ascii", "replace")
        return Fault(code if code in get_args(Refusal) else "picture_damaged")
    return said if is_whole_face(said) else Fault("picture_damaged")
