"""Plays tables of bots in the background, on all processors at the lowest priority."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from stolik.engine.game_points import GamePoints
from stolik.engine.messages import N_, sentence
from stolik.pages.tournament.table_process import Message, processors, serve_tables
from stolik.services.child_process import ChildProcess
from stolik.tournament.bot_tables import TableJob
from stolik.tournament.sentences import TOURNAMENT

log = logging.getLogger(__name__)

PATIENCE_MS: Final = 120_000
"""The silence that counts as hanging, in milliseconds; long, as low priority is slow on a busy machine."""

_MOST_TRIES: Final = 2

_NOT_PLAYED: Final = N_(
    "tournament",
    "The computers couldn't finish table {table} in round {round}; you can try again.",
)


@dataclass(slots=True, eq=False)
class _Table:
    """A table not delivered yet: how many of its games have ended, and their points once all have."""

    job: TableJob
    ended: int = 0
    points: tuple[GamePoints, ...] | None = None
    tries: int = 0
    has_failed: bool = False

    @property
    def is_settled(self) -> bool:
        return self.has_failed or self.points is not None


@dataclass(slots=True, eq=False)
class _Worker:
    """A process and the table that it plays."""

    process: ChildProcess
    table: _Table | None = None


class BackgroundTables(QObject):
    """Plays tables in parallel, and delivers their points in the order of the tables.

    The points don't depend on the number of processors or on interruptions: undelivered tables are played
    again with the same luck. A process that dies or hangs at a table is replaced once; if that happens again,
    ``fault`` says so, and the other tables go on.
    """

    played = Signal(object, object)
    """Emitted with a table's ``TableJob`` and the tuple of its ``GamePoints`` by game."""

    changed = Signal()
    """Emitted when ``running``, ``progress`` or ``fault`` changes."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        make_process: Callable[..., ChildProcess] = ChildProcess,
        most_players: int | None = None,
    ) -> None:
        """Start without tables; at most ``most_players`` processes play, by default one per processor."""
        super().__init__(parent)
        self._make_process = make_process
        self._most_players = most_players or processors()
        self._tables: list[_Table] = []
        self._workers: list[_Worker] = []
        self._handed_on = 0
        self._total = 0
        self._failed: TableJob | None = None

    # ------------------------------------------------------------------ what the desk shows

    @property
    def running(self) -> bool:
        return bool(self._tables)

    @property
    def total(self) -> int:
        return self._total

    @property
    def finished(self) -> int:
        return self._handed_on + sum(table.ended for table in self._tables)

    @property
    def progress(self) -> float:
        """The share of all games that have ended, 0 to 1."""
        return self.finished / self._total if self._total else 0.0

    @property
    def fault(self) -> str:
        """A sentence about a table that couldn't be played; empty if there is none."""
        if self._failed is None:
            return ""
        facts = {"table": self._failed.table, "round": self._failed.round}
        return sentence(TOURNAMENT, _NOT_PLAYED, facts)

    # ------------------------------------------------------------------ what the desk asks

    def start(self, jobs: Sequence[TableJob]) -> None:
        """Play tables, except those that are already being played."""
        if not self._tables:
            self._handed_on = self._total = 0
            self._failed = None
        known = [table.job for table in self._tables]
        new = [job for job in jobs if job not in known]
        self._tables += [_Table(job) for job in new]
        self._total += sum(job.games for job in new)
        self._go_on()
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once; finished tables are delivered, all others can be started again."""
        self._end_workers()
        finished = [table for table in self._tables if table.points is not None]
        self._tables.clear()
        self._hand_on(finished)
        self.changed.emit()

    def close(self) -> None:
        """End the processes without delivering anything more."""
        self._end_workers()
        self._tables.clear()

    # ------------------------------------------------------------------ inside

    def _hand_on(self, tables: Sequence[_Table]) -> None:
        """Deliver tables that are no longer being played; a listener may start others, or stop."""
        self._handed_on += sum(table.job.games for table in tables)
        for table in tables:
            if table.points is not None:
                self.played.emit(table.job, table.points)

    def _go_on(self) -> None:
        """Deliver finished tables, and give the remaining ones to the processes."""
        settled: list[_Table] = []
        while self._tables and self._tables[0].is_settled:
            settled.append(self._tables.pop(0))
        self._hand_on(settled)
        self._give_out()
        if not self._tables:
            self._end_workers()
        elif self._tables[0].is_settled:
            self._go_on()

    def _hear(self, worker: _Worker, message: Message) -> None:
        self._take(worker, message)
        self._go_on()
        self.changed.emit()

    def _take(self, worker: _Worker, message: Message) -> None:
        table = worker.table
        if table is None:
            return
        if isinstance(message, int):
            table.ended = message
            return
        worker.table = None
        worker.process.settle()
        if isinstance(message, str):
            log.warning("a table of %s couldn't be played: %s", table.job.game, message)
            self._fail(table)
        else:
            table.points, table.ended = message, table.job.games

    def _lose(self, worker: _Worker) -> None:
        """Play a table again in another process the first time that its own is lost."""
        if (table := worker.table) is not None:
            worker.table, table.ended = None, 0
            if table.tries >= _MOST_TRIES:
                self._fail(table)
        self._go_on()
        self.changed.emit()

    def _fail(self, table: _Table) -> None:
        table.has_failed = True
        self._failed = table.job

    def _give_out(self) -> None:
        playing = [worker.table for worker in self._workers]
        for table in self._tables:
            if table.is_settled or table in playing:
                continue
            worker = self._free_worker()
            if worker is None:
                return
            if worker.process.send(table.job):
                worker.table = table
                table.tries += 1
                continue
            if not any(each.table for each in self._workers):
                # In this process they would block the window.
                for each in self._tables:
                    self._fail(each)
            return

    def _free_worker(self) -> _Worker | None:
        for worker in self._workers:
            if worker.table is None:
                return worker
        if len(self._workers) >= self._most_players:
            return None
        worker = _Worker(
            self._make_process(
                serve_tables,
                name="stolik-tournament",
                patience_ms=PATIENCE_MS,
                heard=lambda message: self._hear(worker, message),
                lost=lambda _silent: self._lose(worker),
                parent=self,
            )
        )
        self._workers.append(worker)
        return worker

    def _end_workers(self) -> None:
        for worker in self._workers:
            worker.process.end()
            worker.table = None
