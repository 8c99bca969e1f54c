"""Reads long records in the background, while the window stays responsive and shows the progress."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.engine.record import RecordFault
from stolik.storage.saves import SavedGame, try_to_read

log = logging.getLogger(__name__)

AT_ONCE: Final = 96 * 1024
"""The largest file that is read at once, in about 100 ms; a thread reads longer ones."""

TOLD_AFTER_MS: Final = 200
"""How long reading takes before its progress is shown, in milliseconds."""

_STEP_MS: Final = 100

Found: TypeAlias = SavedGame | RecordFault | OSError
Take: TypeAlias = Callable[[Found], object]


class _StoppedError(Exception):
    """Raised when the content of a record is no longer wanted."""


class _Reading(NamedTuple):
    path: Path
    take: Take
    stopped: Event


class RecordReader(QObject):
    """Reads one record at a time; a new request cancels the one before."""

    changed = Signal()
    """Emitted when ``file`` or ``progress`` changes."""

    _done = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading: _Reading | None = None
        self._thread: Thread | None = None
        self._part = 0.0
        self.file = ""
        """The name of the file once reading it has taken long enough to show that; else empty."""
        self.progress = 0.0
        """The share of it that has been read, 0 to 1."""
        self._steps = QTimer(self)
        self._steps.timeout.connect(self._tell)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell)
        self._done.connect(self._hand_over)

    @property
    def is_reading(self) -> bool:
        return self._reading is not None

    def read(self, path: Path, take: Take, game_id: str | None = None) -> None:
        """Pass a record's game, or why it can't be read, to ``take``; short ones before this returns.

        ``game_id`` is the id of the game that it must be; by default any.
        """
        self.stop()
        try:
            long = path.stat().st_size > AT_ONCE
        except OSError:
            long = False
        if not long:
            take(try_to_read(path, game_id))
            return
        self._reading = reading = _Reading(path, take, Event())
        self._part = 0.0
        self._patience.start(TOLD_AFTER_MS)
        self._thread = Thread(target=self._work, args=(reading, game_id), name="stolik-reading", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop reading; the request gets no answer."""
        if self._reading is not None:
            self._reading.stopped.set()
            self._finish()

    def _work(self, reading: _Reading, game_id: str | None) -> None:
        def hear(part: float) -> None:
            if reading.stopped.is_set():
                raise _StoppedError
            self._part = part

        try:
            found = try_to_read(reading.path, game_id, hear)
        except _StoppedError:
            return
        except Exception:  # the waiting caller must get an answer, whatever went wrong
            log.exception("%s couldn't be read", reading.path.name)
            found = OSError(errno.EIO, os.strerror(errno.EIO), str(reading.path))
        self._done.emit(reading, found)

    @Slot(object, object)
    def _hand_over(self, reading: _Reading, found: Found) -> None:
        # It may have been cancelled after it was done.
        if reading is self._reading:
            self._finish()
            reading.take(found)

    def _finish(self) -> None:
        if self._thread is not None:
            # Otherwise the thread might hold the last reference to this object and destroy it.
            self._thread.join()
        self._reading = self._thread = None
        self._patience.stop()
        self._steps.stop()
        if self.file:
            self.file = ""
            self.changed.emit()

    @Slot()
    def _tell(self) -> None:
        if self._reading is not None:
            self.file, self.progress = self._reading.path.name, self._part
            self._steps.start(_STEP_MS)
            self.changed.emit()
