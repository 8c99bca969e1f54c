"""Players of tables that tell what a test has them tell."""

from __future__ import annotations

from stolik.engine.game_points import GamePoints
from stolik.pages.tournament.table_process import Message
from stolik.tournament.bot_tables import TableJob, play_table

JOBS = tuple(
    TableJob("ryzyk_fizyk", {}, ("gentle", "gentle"), 1, table, 1, 2, f"7 round 1 table {table}", 0)
    for table in (1, 2, 3)
)
"""Three tables of two quick games each."""


class Double:
    """Plays in this process when it is told to; it can die, and hang."""

    def __init__(self) -> None:
        self.jobs: list[TableJob] = []
        self.told: list[Message] = []
        self.alive = True
        self.ended = False

    def play(self, job: TableJob) -> None:
        self.jobs.append(job)

    def messages(self) -> list[Message]:
        told, self.told = self.told, []
        return told

    def is_alive(self) -> bool:
        return self.alive

    def end(self) -> None:
        self.ended = True

    def finish(self) -> None:
        self.told.append(play_table(self.jobs[-1]))


class Doubles:
    """All players that were started, and what was handed on."""

    def __init__(self) -> None:
        self.started: list[Double] = []
        self.played: list[tuple[int, tuple[GamePoints, ...]]] = []
        self.time = 0.0

    def start(self) -> Double:
        self.started.append(Double())
        return self.started[-1]

    def note(self, job: TableJob, points: tuple[GamePoints, ...]) -> None:
        self.played.append((job.table, points))

    @property
    def running(self) -> list[Double]:
        return [each for each in self.started if not each.ended]
