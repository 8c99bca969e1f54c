"""Work that the bots' process does part by part: asked for, followed, and stopped."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Final, Generic, TypeVar

from stolik.engine.bot_jobs import BotJob, JobRunner

PART_SECONDS: Final = 0.25
"""The seconds that one part may take: the progress is seen as often, and another job gets its turn."""

_GROWTH: Final = 4

Part = TypeVar("Part")
"""What comes of a part."""


class Phase(StrEnum):
    """How far the work has come."""

    REFUSED = "refused"
    WORKING = "working"
    STOPPED = "stopped"
    FAILED = "failed"
    READY = "ready"


class PartJob(ABC, Generic[Part]):
    """Has parts of a size done that is fitted to ``PART_SECONDS`` by how long the last one took.

    ``runner`` does the work elsewhere; ``size`` is that of the first part, in a unit of the heir's own.
    ``told`` is called whenever the phase or what is there has changed; ``now`` gives seconds that grow
    steadily.
    """

    def __init__(
        self, runner: JobRunner, told: Callable[[], object], now: Callable[[], float], size: int
    ) -> None:
        self._runner = runner
        self._told = told
        self._now = now
        self._size = size
        self._job: int | None = None
        self.phase = Phase.STOPPED

    def stop(self) -> None:
        """Work on no more; what is there stays."""
        if self._job is not None:
            self._runner.forget(self._job)
            self._job = None
        if self.phase is Phase.WORKING:
            self.phase = Phase.STOPPED
            self._told()

    @abstractmethod
    def _part(self, size: int) -> BotJob:
        """Return the job of the next part, of about that size."""

    @abstractmethod
    def _take(self, part: Part | None) -> int | None:
        """Take what came of a part, ``None`` for nothing; return its size where another one is to follow."""

    def _ask(self) -> None:
        since = self._now()

        def receive(part: Part | None) -> None:
            self._job = None
            seconds = self._now() - since
            done = self._take(part)
            if done is not None:
                wanted = int(done * PART_SECONDS / max(seconds, 1e-3))
                self._size = max(1, min(wanted, _GROWTH * self._size))
                self._ask()
            self._told()

        self._job = self._runner.ask(receive, self._part(self._size))
