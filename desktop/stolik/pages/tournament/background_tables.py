"""Plays the tables at which only bots sit beside the window, on all processors at the lowest priority."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.engine.game_points import GamePoints
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.pages.tournament.table_process import Message, TablePlayer, TableProcess, processors
from stolik.tournament.bot_tables import TableJob
from stolik.tournament.sentences import TOURNAMENT

log = logging.getLogger(__name__)

LOOK_MS: Final = 50
"""The milliseconds between two looks at what the processes have told."""

PATIENCE_SECONDS: Final = 120.0
"""The seconds of silence after which a process hangs; at the lowest priority a busy machine is slow."""

_MOST_TRIES: Final = 2

_NOT_PLAYED: Final = QT_TRANSLATE_NOOP(
    "tournament",
    "The computers could not play table {table} of round {round} to its end; it can be tried again.",
)


@dataclass(slots=True, eq=False)
class _Table:
    """A table that isn't handed on yet: how many of its games have ended, and the points once all have."""

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
    """A process, the table that it plays, and when it has told something for the last time."""

    player: TablePlayer
    heard: float
    table: _Table | None = None


class BackgroundTables(QObject):
    """Plays tables side by side; their points are handed on in the order of the tables.

    The points are the same however many processors there are, and however often the work was stopped: what
    isn't handed on is played again by the same chance. A process that dies or hangs over a table is replaced
    once; where that happens again, ``fault`` tells of it, and the other tables go on.
    """

    played = Signal(object, object)
    """The points of a table: its ``TableJob``, and the tuple of ``GamePoints`` by game."""

    changed = Signal()
    """What is told of the work: whether it runs, how far it is, and its fault."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        start_player: Callable[[], TablePlayer] = TableProcess,
        most_players: int | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Wait for tables.

        ``start_player`` starts a process, of which there are ``most_players`` at most, by default as many as
        processors. ``now`` gives seconds that grow steadily.
        """
        super().__init__(parent)
        self._start_player = start_player
        self._most_players = most_players or processors()
        self._now = now
        self._tables: list[_Table] = []
        self._workers: list[_Worker] = []
        self._handed_on = 0
        self._total = 0
        self._failed: TableJob | None = None
        self._looks = QTimer(self)
        self._looks.timeout.connect(self.look)

    # ------------------------------------------------------------------ what the desk shows

    @property
    def running(self) -> bool:
        return bool(self._tables)

    @property
    def total(self) -> int:
        """How many games there are at the tables that were begun together."""
        return self._total

    @property
    def finished(self) -> int:
        """How many of these games have ended."""
        return self._handed_on + sum(table.ended for table in self._tables)

    @property
    def progress(self) -> float:
        """Which part of all games has ended, from 0 to 1."""
        return self.finished / self._total if self._total else 0.0

    @property
    def fault(self) -> str:
        """The sentence of a table that could not be played; empty where there is none."""
        if self._failed is None:
            return ""
        facts = {"table": self._failed.table, "round": self._failed.round}
        return sentence(TOURNAMENT, _NOT_PLAYED, facts)

    # ------------------------------------------------------------------ what the desk asks

    def start(self, jobs: Sequence[TableJob]) -> None:
        """Play tables; those that are being played already are not begun twice."""
        if not self._tables:
            self._handed_on = self._total = 0
            self._failed = None
        known = [table.job for table in self._tables]
        new = [job for job in jobs if job not in known]
        self._tables += [_Table(job) for job in new]
        self._total += sum(job.games for job in new)
        if self._tables:
            self._looks.start(LOOK_MS)
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once: what is finished is handed on, all else can be started again."""
        self._end_workers()
        finished = [table for table in self._tables if table.points is not None]
        self._tables.clear()
        self._hand_on(finished)
        self.changed.emit()

    def close(self) -> None:
        """End the processes; nothing is handed on any more."""
        self._end_workers()
        self._tables.clear()

    @Slot()
    def look(self) -> None:
        """Take what the processes have told, and give them what is still to be played."""
        before = (self.finished, self._failed, len(self._tables))
        for worker in list(self._workers):
            self._listen(worker)
        settled: list[_Table] = []
        while self._tables and self._tables[0].is_settled:
            settled.append(self._tables.pop(0))
        self._hand_on(settled)
        self._give_out()
        if not self._tables:
            self._end_workers()
        if before != (self.finished, self._failed, len(self._tables)):
            self.changed.emit()

    # ------------------------------------------------------------------ inside

    def _hand_on(self, tables: Sequence[_Table]) -> None:
        """Tell of tables that are played no more; a listener may start others, or stop."""
        self._handed_on += sum(table.job.games for table in tables)
        for table in tables:
            if table.points is not None:
                self.played.emit(table.job, table.points)

    def _listen(self, worker: _Worker) -> None:
        for message in worker.player.messages():
            worker.heard = self._now()
            self._take(worker, message)
        if not worker.player.is_alive():
            self._lose(worker, "has ended")
        elif worker.table is not None and self._now() - worker.heard > PATIENCE_SECONDS:
            self._lose(worker, "doesn't answer")

    def _take(self, worker: _Worker, message: Message) -> None:
        table = worker.table
        if table is None:
            return
        if isinstance(message, int):
            table.ended = message
            return
        worker.table = None
        if isinstance(message, str):
            log.warning("a table of %s could not be played: %s", table.job.game, message)
            self._fail(table)
        else:
            table.points, table.ended = message, table.job.games

    def _lose(self, worker: _Worker, why: str) -> None:
        """Do without a process; its table is played anew by another one, the first time."""
        log.warning("a process that plays tables %s", why)
        self._workers.remove(worker)
        worker.player.end()
        if (table := worker.table) is not None:
            table.ended = 0
            if table.tries >= _MOST_TRIES:
                self._fail(table)

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
            table.tries += 1
            worker.table, worker.heard = table, self._now()
            worker.player.play(table.job)

    def _free_worker(self) -> _Worker | None:
        for worker in self._workers:
            if worker.table is None:
                return worker
        if len(self._workers) >= self._most_players:
            return None
        try:
            worker = _Worker(self._start_player(), self._now())
        except OSError as fault:
            log.warning("no process for the tables of bots: %s", fault)
            if not self._workers:
                # In this process they would hold the window up.
                for table in self._tables:
                    self._fail(table)
            return None
        self._workers.append(worker)
        return worker

    def _end_workers(self) -> None:
        self._looks.stop()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.player.end()
