"""How a decision is rolled out: asked for bit by bit, followed, and stopped without losing what is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.analysis.analysis import Decision
from stolik.analysis.rollouts import RolledOut
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.hotseat.bot_seats import JobRunner
from stolik.report.job import PART_SECONDS, Phase
from stolik.report.rollout_reckoning import Rollout, RolloutRequest

GAMES: Final = 400
"""So often each option is played out; against others the difference is known to about 7 points then."""

FIRST_MOVES: Final = 10
_GROWTH: Final = 4


class RolloutJob:
    """Rolls out the best option of a decision and the one played; refuses in a game that goes on.

    ``session`` is the game, ``runner`` does the work elsewhere. ``told`` is called whenever the phase has
    changed or games have come to their end; ``now`` gives seconds that grow steadily.
    """

    def __init__(
        self,
        game_id: str,
        session: Session,
        decision: Decision,
        runner: JobRunner,
        told: Callable[[], object],
        now: Callable[[], float],
    ) -> None:
        self._game_id = game_id
        self._over = session.over
        self._rollout = Rollout(
            session.seats,
            session.options,
            session.starter,
            tuple(session.log),
            decision.entry,
            decision.seat,
            decision.best,
            decision.played,
        )
        self._runner = runner
        self._told = told
        self._now = now
        self._job: int | None = None
        self._moves = FIRST_MOVES
        self.phase = Phase.STOPPED
        self.results: list[RolledOut] = []
        """What the games brought that came to their end, by the numbers of the games."""

    @property
    def progress(self) -> float:
        """How many of the games have come to their end, from 0 to 1."""
        return len(self.results) / GAMES

    def begin(self) -> None:
        """Begin, or go on."""
        if not self._over:
            self.phase = Phase.REFUSED
        elif self.phase in (Phase.STOPPED, Phase.FAILED):
            self.phase = Phase.WORKING
            self._ask()
        self._told()

    def stop(self) -> None:
        """Play no more; the games that came to their end stay."""
        if self._job is not None:
            self._runner.forget(self._job)
            self._job = None
        if self.phase is Phase.WORKING:
            self.phase = Phase.STOPPED
            self._told()

    def _ask(self) -> None:
        since, moves = self._now(), self._moves

        def receive(results: tuple[RolledOut, ...] | None) -> None:
            self._job = None
            self._take(results, moves, self._now() - since)

        request = RolloutRequest(self._rollout, len(self.results), GAMES, moves)
        self._job = self._runner.ask(receive, BotJob("rollout", self._game_id, request, TABLE))

    def _take(self, results: tuple[RolledOut, ...] | None, moves: int, seconds: float) -> None:
        """Take the results of so many moves, which took so long."""
        if results is None:
            self.phase = Phase.FAILED
        else:
            self.results += results
            if len(self.results) == GAMES:
                self.phase = Phase.READY
            else:
                wanted = int(moves * PART_SECONDS / max(seconds, 1e-3))
                self._moves = max(1, min(wanted, _GROWTH * moves))
                self._ask()
        self._told()
