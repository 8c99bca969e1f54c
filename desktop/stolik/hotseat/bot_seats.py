"""The seats that bots play: each position is asked about once, and an answer that comes late is dropped."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import Random

from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.seeded_chance import bot_seed
from stolik.engine.session import Session

log = logging.getLogger(__name__)


class BotSeats:
    """Asks the bot that is to act, and keeps its move until the table wants it.

    ``levels`` are the bots' levels by seat, ``None`` for a person; ``ready`` is called when a move has come.
    Bots draw from streams of the session's seed that no die depends on; without a seed from ``rng``, never
    from the source that rolls the dice.

    ``session`` is a game of ``game_id``, and ``runner`` lets the bots choose elsewhere.
    """

    def __init__(
        self,
        game_id: str,
        session: Session,
        levels: Sequence[str | None],
        runner: JobRunner,
        rng: Random,
        ready: Callable[[], None],
    ) -> None:
        self._game_id = game_id
        self._session = session
        self._levels = levels
        self._runner = runner
        self._rng = rng
        self._ready = ready
        self._asked_at = -1
        self._question: object | None = None
        self._job: int | None = None
        self._move: tuple[int, Seat, Value] | None = None

    def ask(self, to_act: Sequence[Seat]) -> None:
        """Ask the first bot of those that are to act, once for every position.

        ``to_act`` are the seats that may move at the newest position.
        """
        seat = next((seat for seat in to_act if seat != TABLE and self._levels[seat] is not None), None)
        at = self._session.length
        if seat is None or self._asked_at == at:
            return
        self._asked_at = at
        # An undo can bring another position of the same length: only the question asked last is answered.
        self._question = question = object()

        view = self._session.view(seat)
        level = self._levels[seat] or ""

        def receive(move: Value | None) -> None:
            if question is not self._question or at != self._session.length:
                return
            self._job = None
            if move is None or self._session.check(seat, move) is not None:
                # A bot that fails must not end the evening: it plays the first thing the rules allow.
                log.warning("a bot of %s at level %s had no legal move", self._game_id, level)
                move = next(iter(self._session.game.legal_moves(view, seat)))
            self._move = (at, seat, move)
            self._ready()

        seed = self._session.seed
        drawn = self._rng.getrandbits(63) if seed is None else bot_seed(seed, seat, at)
        job = BotJob("choose", self._game_id, view, seat, level, drawn)
        self._job = self._runner.ask(receive, job)

    def take(self) -> tuple[Seat, Value] | None:
        """Return the move that has come for the present position, once; ``None`` where there is none."""
        move, self._move = self._move, None
        if move is None or move[0] != self._session.length:
            return None
        return move[1:]

    def forget(self) -> None:
        """Drop what was asked: the position is gone."""
        if self._job is not None:
            self._runner.forget(self._job)
        self._job = self._move = self._question = None
        self._asked_at = -1
