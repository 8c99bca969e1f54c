"""Reads a picture in a separate process, without blocking the window."""

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
"""The milliseconds after which a picture takes too long."""

LARGEST_FACE: Final = 1024 * 1024
"""The bytes that the process says at most."""

Read: TypeAlias = bytes | Fault
Serve: TypeAlias = Callable[[Connection, str], None]


class FaceReader(QObject):
    """Reads one picture at a time; a request for another one stops the first."""

    changed = Signal()
    """Whether a picture is being read."""

    def __init__(
        self, parent: QObject | None = None, *, serve: Serve = worker.answer, patience_ms: int = PATIENCE_MS
    ) -> None:
        """Read nothing yet; ``serve`` is what the process does."""
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
        """Hand the face that a file's picture makes, or why there is none, to ``take``, in a while."""
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
    """Return what the process has said: a face, or why there is none.

    A picture may have taken the process over, so that it says anything.
    """
    if said.startswith(b"picture_"):
        code = said.decode("ascii", "replace")
        return Fault(code if code in get_args(Refusal) else "picture_damaged")
    return said if is_whole_face(said) else Fault("picture_damaged")
