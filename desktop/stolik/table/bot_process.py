"""Asks the bots in a process of their own, and brings the answers back to the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from stolik.engine.bot_jobs import BotAnswer, BotJob
from stolik.engine.spawned_processes import DeafContext

log = logging.getLogger(__name__)

Receiver: TypeAlias = Callable[[Any], None]

CLOSING_SECONDS = 2.0

PATIENCE_MS: Final = 20_000
"""The milliseconds after which a job is late, also on a slow machine; longer tasks are asked for in parts."""

_TOLD_AFTER = 2


class BotProcess(QObject):
    """A spawned process that answers jobs; an answer that nobody waits for any more is dropped.

    ``serve`` is the loop of that process, ``answer`` does one job. The process starts with the first job.
    If it can't be started, or dies twice over one job, the job is done here: slower for the eye, but the
    game goes on. A process that says nothing for ``PATIENCE_MS`` is replaced; a job over which that
    happens twice has failed, since here it would hang the window.
    """

    unanswered = Signal()
    """No answer came in time for the second time; told once."""

    _arrived = Signal(object)
    _lost = Signal(object)

    def __init__(
        self,
        serve: Callable[[Connection], None],
        answer: Callable[[BotJob], BotAnswer],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._serve = serve
        self._answer = answer
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._listener: Thread | None = None
        self._waiting: dict[int, tuple[BotJob, Receiver]] = {}
        self._tried: set[int] = set()
        self._under_way: list[int] = []
        self._late: set[int] = set()
        self._silences = 0
        self._number = 0
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.lose_patience)
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)
        self._lost.connect(self._on_lost, Qt.ConnectionType.QueuedConnection)

    def warm_up(self) -> None:
        """Start the process now, so that the first answer doesn't wait for it."""
        self._ensure()

    def ask(self, receiver: Receiver, job: BotJob) -> int:
        """Send a job, whose number is given here; ``receiver`` gets the result in the window's thread.

        The result is ``None`` where the job failed.
        """
        self._number += 1
        job = job._replace(number=self._number)
        self._waiting[self._number] = (job, receiver)
        self._send(job)
        return self._number

    def forget(self, number: int) -> None:
        """Drop a job: its answer will be thrown away."""
        self._waiting.pop(number, None)

    def close(self) -> None:
        """End the process and forget all that was asked."""
        self._waiting.clear()
        self._end_process()

    @Slot()
    def lose_patience(self) -> None:
        """Replace a process that owes an answer for too long, and ask the new one what was asked."""
        if not self._under_way:
            return
        number = self._under_way[0]
        log.warning("the bots' process doesn't answer, and is replaced")
        # A process that was stopped hears nothing but this.
        if self._process is not None:
            self._process.kill()
        self._end_process()
        self._silences += 1
        if self._silences == _TOLD_AFTER:
            self.unanswered.emit()
        failed = number in self._late
        self._late.add(number)
        for job in [job for job, _ in self._waiting.values() if not (failed and job.number == number)]:
            self._send(job)
        if failed:
            self._on_arrived(BotAnswer(number, None, "no answer in time"))

    def _end_process(self) -> None:
        process, connection, listener = self._process, self._connection, self._listener
        self._process = self._connection = self._listener = None
        self._under_way.clear()
        self._patience.stop()
        if process is not None:
            # It has nothing to lose, and its end wakes the thread that reads from it.
            process.terminate()
            process.join(CLOSING_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        if listener is not None:
            # It holds this object: the last to hold it would destroy it while the window sends it an event.
            listener.join()
        if connection is not None:
            # While it is read from, its number could be given to another file.
            connection.close()

    def _ensure(self) -> Connection | None:
        if self._connection is None:
            try:
                context = DeafContext()
                ours, theirs = context.Pipe()
                process = context.Process(target=self._serve, args=(theirs,), name="stolik-bots", daemon=True)
                process.start()
                theirs.close()
            except OSError as fault:
                log.info("no process for the bots: %s", fault)
                return None
            self._process, self._connection = process, ours
            self._listener = Thread(target=self._listen, args=(ours,), name="stolik-answers", daemon=True)
            self._listener.start()
        return self._connection

    def _send(self, job: BotJob) -> None:
        connection = self._ensure()
        if connection is None:
            self._arrived.emit(self._answer(job))
            return
        try:
            connection.send(job)
        except OSError:
            self._lost.emit(connection)
            return
        self._under_way.append(job.number)
        if len(self._under_way) == 1:
            self._patience.start(PATIENCE_MS)

    def _listen(self, connection: Connection) -> None:
        """Wait for answers in a thread that sleeps almost always."""
        try:
            while True:
                self._arrived.emit(connection.recv())
        except Exception as end:  # whatever breaks the line, the table must hear that it is broken
            log.info("the bots' process has gone: %s", end)
        # The window may be gone, and with it the signals.
        with suppress(RuntimeError):
            self._lost.emit(connection)

    @Slot(object)
    def _on_arrived(self, reply: BotAnswer) -> None:
        if reply.number in self._under_way:
            self._under_way.remove(reply.number)
            if self._under_way:
                self._patience.start(PATIENCE_MS)
            else:
                self._patience.stop()
        job, receiver = self._waiting.pop(reply.number, (None, None))
        if job is None or receiver is None:
            return
        if reply.fault is not None:
            log.warning("a bot of %s failed: %s", job.game, reply.fault)
        receiver(reply.result)

    @Slot(object)
    def _on_lost(self, connection: Connection) -> None:
        if connection is not self._connection:
            return
        self._end_process()
        for job, _ in list(self._waiting.values()):
            if job.number in self._tried:
                self._arrived.emit(self._answer(job))
            else:
                self._tried.add(job.number)
                self._send(job)
