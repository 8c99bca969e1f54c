"""Processes that play tables as a test wants them to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.engine.game_points import GamePoints
from stolik.tournament.bot_tables import TableJob, play_table

JOBS = tuple(
    TableJob("ryzyk_fizyk", {}, ("gentle", "gentle"), 1, table, 1, 2, f"7 round 1 table {table}", 0)
    for table in (1, 2, 3)
)
"""Three tables of two quick games each."""


class Double:
    """Plays in this process on request; it can be lost."""

    def __init__(self, heard: Callable[[Any], object], lost: Callable[[bool], object]) -> None:
        self.heard, self.lost = heard, lost
        self.jobs: list[TableJob] = []
        self.runs = False

    def send(self, job: TableJob) -> bool:
        self.runs = True
        self.jobs.append(job)
        return True

    def settle(self) -> None:
        pass

    def end(self) -> None:
        self.runs = False

    def finish(self) -> None:
        self.heard(play_table(self.jobs[-1]))


class Processes:
    """All processes created, and everything passed on."""

    def __init__(self) -> None:
        self.made: list[Double] = []
        self.played: list[tuple[int, tuple[GamePoints, ...]]] = []

    def make(self, *_: Any, heard: Any, lost: Any, **_more: Any) -> Any:
        self.made.append(Double(heard, lost))
        return self.made[-1]

    def note(self, job: TableJob, points: tuple[GamePoints, ...]) -> None:
        self.played.append((job.table, points))

    @property
    def running(self) -> list[Double]:
        return [each for each in self.made if each.runs]
