"""Writes the game in progress after every move without holding the window up."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

from stolik.engine.record import Record
from stolik.storage.faults import Fault
from stolik.storage.saves import Saves


class Autosave(QObject):
    """A thread that writes records in their order; it waits for the disk, the window never does.

    A fault is told once, and again only after a write has worked.
    """

    faulted = Signal(object)
    _wrote = Signal(object)

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._queue: SimpleQueue[tuple[str, Record, bool] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._told: str | None = None
        self._unsaved: set[str] = set()
        self._wrote.connect(self._judge)

    def put(self, name: str, record: Record, over: bool) -> None:
        """Write a record soon under a save's name; a game that is over is put away as well."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="stolik-saves", daemon=True)
            self._thread.start()
        self._queue.put((name, record, over))

    def flush(self) -> None:
        """Wait until everything has been written."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    def has_lost(self, name: str) -> bool:
        """Return, after a ``flush``, whether the last write under this name didn't work."""
        return name in self._unsaved

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            name, record, over = job
            fault = self._saves.save(record, name)
            (self._unsaved.discard if fault is None else self._unsaved.add)(name)
            if fault is None and over:
                fault = self._saves.finish(name)
            self._wrote.emit(fault)

    def _judge(self, fault: Fault | None) -> None:
        code = fault.code if fault is not None else None
        if fault is not None and code != self._told:
            self.faulted.emit(fault)
        self._told = code
