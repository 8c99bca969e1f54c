"""Writes the game in progress after every move without blocking the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from threading import Condition, Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from stolik.engine.record import Record
from stolik.storage.faults import Fault
from stolik.storage.saves import Saves

log = logging.getLogger(__name__)


class _Job(NamedTuple):
    name: str
    record: Record
    over: bool


class Autosave(QObject):
    """A thread that writes records in order and waits for the disk, so that the window never has to.

    Only the newest record of a game in progress is queued: if the disk is slower than the players, it lags
    behind by no more than the write under way and one more. A fault is reported once, and again only after a
    write has worked, at which ``recovered`` is emitted.
    """

    faulted = Signal(object)
    recovered = Signal()
    finished = Signal()
    """Emitted when a finished game has been put away among the others."""
    settled = Signal(str)
    """Emitted when nothing is left to write under this name; ``has_lost`` says if the last write failed."""
    _wrote = Signal(_Job, object)

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._waiting: list[_Job] = []
        self._writing: _Job | None = None
        self._changed = Condition()
        self._ending = False
        self._thread: Thread | None = None
        self._told: str | None = None
        self._unsaved: set[str] = set()
        self._wrote.connect(self._judge)

    def put(self, name: str, record: Record, over: bool) -> None:
        """Queue a record to be written under a save's name; a finished game is also put away."""
        job = _Job(name, record, over)
        with self._changed:
            own = [at for at, other in enumerate(self._waiting) if other.name == name]
            # A finished game is put away before another one takes its name.
            if own and not self._waiting[own[-1]].over:
                self._waiting[own[-1]] = job
            else:
                self._waiting.append(job)
            self._changed.notify()
        if self._thread is None:
            self._ending = False
            self._thread = Thread(target=self._work, name="stolik-saves", daemon=True)
            self._thread.start()

    def flush(self) -> None:
        """Wait until everything has been written."""
        if self._thread is not None:
            with self._changed:
                self._ending = True
                self._changed.notify()
            self._thread.join()
            self._thread = None

    def is_writing(self, name: str) -> bool:
        """Return whether something is queued or being written under this name."""
        with self._changed:
            return any(job.name == name for job in (self._writing, *self._waiting) if job is not None)

    def has_lost(self, name: str) -> bool:
        """Return whether the last write under this name failed, once nothing is being written."""
        return name in self._unsaved

    def _next(self) -> _Job | None:
        with self._changed:
            while not self._waiting and not self._ending:
                self._changed.wait()
            self._writing = self._waiting.pop(0) if self._waiting else None
            return self._writing

    def _work(self) -> None:
        while (job := self._next()) is not None:
            fault = self._write(job)
            if fault is not None and fault.code == "changed":
                # Another program's file came after the last write; it has been kept aside now.
                fault = self._write(job)
            with self._changed:
                self._writing = None
            self._wrote.emit(job, fault)

    def _write(self, job: _Job) -> Fault | None:
        fault = _try(partial(self._saves.save, job.record, job.name))
        is_saved = fault is None or fault.is_done
        (self._unsaved.discard if is_saved else self._unsaved.add)(job.name)
        return (_try(partial(self._saves.finish, job.name)) if is_saved and job.over else None) or fault

    @Slot(_Job, object)
    def _judge(self, job: _Job, fault: Fault | None) -> None:
        if fault is not None and fault.is_done:
            self.faulted.emit(fault)
            fault = None
        code = fault.code if fault is not None else None
        if fault is not None and code != self._told:
            self.faulted.emit(fault)
        elif fault is None and self._told is not None:
            self.recovered.emit()
        self._told = code
        if job.over and fault is None:
            self.finished.emit()
        if not self.is_writing(job.name):
            self.settled.emit(job.name)


def _try(act: Callable[[], Fault | None]) -> Fault | None:
    """Run ``act`` and return its fault; the thread goes on in any case, to write later games."""
    try:
        return act()
    except Exception:  # the players must learn that nothing is saved, whatever the reason
        log.exception("a game couldn't be saved")
        return Fault("not_saved")
