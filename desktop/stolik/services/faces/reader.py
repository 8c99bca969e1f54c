"""Has a picture read in a process of its own, while the window goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias, get_args

from PySide6.QtCore import QObject, Signal, Slot

from stolik.services.faces import worker
from stolik.services.faces.worker import Refusal, is_whole_face
from stolik.storage.faults import Fault

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 20.0
"""A picture that isn't there by then takes too long."""

LARGEST_FACE: Final = 1024 * 1024
"""The bytes that the process says at most."""

_LOOK_SECONDS: Final = 0.1
"""The seconds between two looks of the thread whether the picture is still wanted."""

Read: TypeAlias = bytes | Fault
Serve: TypeAlias = Callable[[Connection, str], None]


class _Reading(NamedTuple):
    take: Callable[[Read], object]
    process: BaseProcess
    connection: Connection
    stopped: Event


class FaceReader(QObject):
    """Reads one picture at a time; a request for another one stops the first."""

    changed = Signal()
    """Whether a picture is being read."""

    _done = Signal(object, object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        serve: Serve = worker.answer,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        """Read nothing yet; ``serve`` is what the process does, ``patience`` how many seconds it may take."""
        super().__init__(parent)
        self._serve = serve
        self._patience = patience
        self._reading: _Reading | None = None
        self._thread: Thread | None = None
        self._done.connect(self._hand_over)

    @property
    def is_reading(self) -> bool:
        """Whether a picture is being read."""
        return self._reading is not None

    def read(self, file: Path, take: Callable[[Read], object]) -> None:
        """Hand the face that a file's picture makes, or why there is none, to ``take``, in a while."""
        self.stop()
        context: Any = get_context("spawn")
        try:
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(
                target=self._serve, args=(theirs, str(file)), name="stolik-face", daemon=True
            )
            process.start()
            theirs.close()
        except OSError as error:
            log.info("no process to read a picture: %s", error)
            take(Fault("picture_slow"))
            return
        self._reading = reading = _Reading(take, process, ours, Event())
        self._thread = Thread(target=self._wait, args=(reading,), name="stolik-face", daemon=True)
        self._thread.start()
        self.changed.emit()

    def stop(self) -> None:
        """Read no more; what was asked for is not handed over."""
        if self._reading is not None:
            self._reading.stopped.set()
            self._finish()

    def _wait(self, reading: _Reading) -> None:
        said = b"picture_slow"
        end = monotonic() + self._patience
        try:
            while not reading.stopped.is_set() and monotonic() < end:
                if reading.connection.poll(_LOOK_SECONDS):
                    said = reading.connection.recv_bytes(LARGEST_FACE)
                    break
        except (EOFError, OSError) as error:
            # Its limits have ended it, or the picture has.
            log.info("a picture's process has gone: %s", error)
        reading.process.kill()
        reading.process.join()
        reading.connection.close()
        if not reading.stopped.is_set():
            self._done.emit(reading, judged(said))

    @Slot(object, object)
    def _hand_over(self, reading: _Reading, read: Read) -> None:
        # It may have been stopped after it was done.
        if reading is self._reading:
            self._finish()
            reading.take(read)

    def _finish(self) -> None:
        if self._thread is not None:
            # The last to hold this object would destroy it, and must not be another thread.
            self._thread.join()
        self._reading = self._thread = None
        self.changed.emit()


def judged(said: bytes) -> Read:
    """Return what the process has said: a face, or why there is none.

    A picture may have taken the process over, so that it says anything.
    """
    if said.startswith(b"picture_"):
        code = said.decode("ascii", "replace")
        return Fault(code if code in get_args(Refusal) else "picture_damaged")
    return said if is_whole_face(said) else Fault("picture_damaged")
