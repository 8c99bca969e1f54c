"""The program's own background processes, among them the bots'."""

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

PATIENCE_MS: Final = 20_000
"""The time after which a job is late even on a slow machine, in milliseconds; longer tasks are split."""

_TOLD_AFTER = 2


class ChildProcess(QObject):
    """A spawned process at the other end of a pipe, which ends with this one.

    It starts with the first message. Its messages are passed to ``heard`` in the window's thread. ``lost`` is
    called when the process has died, or was ended because it owed an answer and was silent for
    ``patience_ms``; the argument says whether it was silent. The next message starts another process.
    Messages from an ended one are dropped.
    """

    _said = Signal(object, object)
    _gone = Signal(object)

    def __init__(
        self,
        serve: Callable[..., None],
        *,
        name: str,
        patience_ms: int,
        heard: Callable[[Any], object],
        lost: Callable[[bool], object],
        receive: Callable[[Connection], Any] = Connection.recv,
        parent: QObject | None = None,
    ) -> None:
        """Start no process yet; in it, ``serve`` gets its end of the pipe and the arguments of `start`."""
        super().__init__(parent)
        self._serve = serve
        self._name = name
        self._heard = heard
        self._lost = lost
        self._receive = receive
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._listener: Thread | None = None
        self._patience = QTimer(self, singleShot=True)
        # PySide looks up an argument of this name by its capital letter, which differs in Turkish.
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self.lose_patience)
        self._said.connect(self._on_said, Qt.ConnectionType.QueuedConnection)
        self._gone.connect(self._on_gone, Qt.ConnectionType.QueuedConnection)

    def start(self, *arguments: object) -> bool:
        """Start the process if it isn't running; return whether it is running now."""
        if self._connection is not None:
            return True
        try:
            context = DeafContext()
            ours, theirs = context.Pipe()
            process = context.Process(
                target=self._serve, args=(theirs, *arguments), name=self._name, daemon=True
            )
            process.start()
            theirs.close()
        except OSError as fault:
            log.info("no process %s: %s", self._name, fault)
            return False
        self._process, self._connection = process, ours
        self._listener = Thread(target=self._listen, args=(ours,), name=f"{self._name}-says", daemon=True)
        self._listener.start()
        return True

    def send(self, message: object) -> bool:
        """Send a message and expect an answer; return whether there is a process to receive it."""
        if not self.start():
            return False
        assert self._connection is not None
        try:
            self._connection.send(message)
        except OSError:
            self._gone.emit(self._connection)
        self.wait()
        return True

    def wait(self) -> None:
        """Expect a message, unless one is already expected."""
        if not self._patience.isActive():
            self._patience.start()

    def settle(self) -> None:
        """Expect no more messages."""
        self._patience.stop()

    @Slot()
    def lose_patience(self) -> None:
        log.warning("the process %s doesn't answer", self._name)
        self.end()
        self._lost(True)

    def end(self) -> None:
        """End the process, and wait until it is gone."""
        process, connection, listener = self._process, self._connection, self._listener
        self._process = self._connection = self._listener = None
        self._patience.stop()
        if process is None or connection is None or listener is None:
            return
        # It has nothing to lose, may be stopped and deaf to other signals, and its end wakes the thread.
        process.kill()
        process.join()
        # The thread holds a reference: if it were the last, it would destroy this object during an event.
        listener.join()
        # Only now: while the thread reads from it, its number could be reused for another file.
        connection.close()

    def _listen(self, connection: Connection) -> None:
        """Wait for messages in a thread of its own, which sleeps most of the time."""
        with suppress(Exception):  # the window must learn that the pipe is broken, whatever broke it
            while True:
                self._said.emit(connection, self._receive(connection))
        # The window and the signals may be gone.
        with suppress(RuntimeError):
            self._gone.emit(connection)

    @Slot(object, object)
    def _on_said(self, connection: Connection, message: object) -> None:
        if connection is self._connection:
            if self._patience.isActive():
                self._patience.start()
            self._heard(message)

    @Slot(object)
    def _on_gone(self, connection: Connection) -> None:
        if connection is self._connection:
            log.info("the process %s has gone", self._name)
            self.end()
            self._lost(False)


class BotProcess(QObject):
    """A process that answers jobs; answers that are no longer wanted are dropped.

    ``serve`` is the loop of that process, ``answer`` does one job. If the process can't be started or dies
    twice on the same job, the job is done here: the window stutters, but the game goes on. A process that is
    silent for ``PATIENCE_MS`` is replaced; a job that causes this twice has failed, as here it would hang the
    window.
    """

    unanswered = Signal()
    """Emitted once, when an answer hasn't come in time for the second time."""

    _arrived = Signal(object)

    def __init__(
        self,
        serve: Callable[[Connection], None],
        answer: Callable[[BotJob], BotAnswer],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._answer = answer
        self.child = ChildProcess(
            serve, name="stolik-bots", patience_ms=PATIENCE_MS, heard=self._on_arrived, lost=self._on_lost,
            parent=self,
        )  # fmt: skip
        self._waiting: dict[int, tuple[BotJob, Receiver]] = {}
        self._tried: set[int] = set()
        self._under_way: list[int] = []
        self._late: set[int] = set()
        self._silences = 0
        self._number = 0
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    def warm_up(self) -> None:
        """Start the process now, so that the first answer doesn't wait for it."""
        self.child.start()

    def ask(self, receiver: Receiver, job: BotJob) -> int:
        """Number a job, send it, and return its number; ``receiver`` gets the result in the window's thread.

        The result is ``None`` if the job failed.
        """
        self._number += 1
        job = job._replace(number=self._number)
        self._waiting[self._number] = (job, receiver)
        self._send(job)
        return self._number

    def forget(self, number: int) -> None:
        """Drop a job; its answer will be ignored."""
        self._waiting.pop(number, None)

    def close(self) -> None:
        """End the process and forget all jobs."""
        self._waiting.clear()
        self._under_way.clear()
        self.child.end()

    def _send(self, job: BotJob) -> None:
        if self.child.send(job):
            self._under_way.append(job.number)
        else:
            self._arrived.emit(self._answer(job))

    @Slot(object)
    def _on_arrived(self, reply: BotAnswer) -> None:
        if reply.number in self._under_way:
            self._under_way.remove(reply.number)
            if not self._under_way:
                self.child.settle()
        job, receiver = self._waiting.pop(reply.number, (None, None))
        if job is None or receiver is None:
            return
        if reply.fault is not None:
            log.warning("a bot of %s failed: %s", job.game, reply.fault)
        receiver(reply.result)

    def _on_lost(self, silent: bool) -> None:
        late = self._under_way[0] if silent else 0
        self._under_way.clear()
        failed = late in self._late
        if silent:
            self._late.add(late)
            self._silences += 1
            if self._silences == _TOLD_AFTER:
                self.unanswered.emit()
        for job in [job for job, _ in self._waiting.values()]:
            if silent and not (failed and job.number == late):
                self._send(job)
            elif not silent and job.number not in self._tried:
                self._tried.add(job.number)
                self._send(job)
            elif not silent:
                self._arrived.emit(self._answer(job))
        if failed:
            self._on_arrived(BotAnswer(late, None, "no answer in time"))
