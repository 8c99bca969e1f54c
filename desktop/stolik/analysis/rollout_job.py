"""How two options are rolled out: asked for bit by bit, followed, and stopped without losing anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.analysis.report.part_job import PartJob, Phase
from stolik.analysis.rollout_reckoning import Rollout, RolloutRequest
from stolik.analysis.rollouts import RolledOut
from stolik.engine.bot_jobs import BotJob, JobRunner

GAMES: Final = 400
"""How often each option is played out; against others the difference is known to about 7 points then."""

FIRST_MOVES: Final = 10


class RolloutJob(PartJob[tuple[RolledOut, ...]]):
    """Rolls out two options of a position.

    ``runner`` does the work elsewhere. ``told`` is called whenever the phase has changed or games have come
    to their end; ``now`` gives seconds that grow steadily.
    """

    def __init__(
        self,
        game_id: str,
        rollout: Rollout,
        runner: JobRunner,
        told: Callable[[], object],
        now: Callable[[], float],
    ) -> None:
        super().__init__(runner, told, now, FIRST_MOVES)
        self._game_id = game_id
        self._rollout = rollout
        self.results: list[RolledOut] = []
        """What the games brought that came to their end, by the numbers of the games."""

    @property
    def progress(self) -> float:
        """How many of the games have come to their end, from 0 to 1."""
        return len(self.results) / GAMES

    def begin(self) -> None:
        """Begin to play, or go on after a stop or a failure."""
        if self.phase in (Phase.STOPPED, Phase.FAILED):
            self.phase = Phase.WORKING
            self._ask()
        self._told()

    def _part(self, size: int) -> BotJob:
        request = RolloutRequest(self._rollout, len(self.results), GAMES, size)
        return BotJob("rollout", self._game_id, request, self._rollout.seat)

    def _take(self, part: tuple[RolledOut, ...] | None) -> int | None:
        """Take the games that came to their end, and return how many moves were made where more follow."""
        if part is None:
            self.phase = Phase.FAILED
            return None
        self.results += part
        if len(self.results) < GAMES:
            return self._size
        self.phase = Phase.READY
        return None
