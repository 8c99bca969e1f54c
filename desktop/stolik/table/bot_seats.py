"""The seats that bots play: each position is asked about once, and an answer that comes late is dropped."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.jobs import Job
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.table.bot_runner import BotRunner

log = logging.getLogger(__name__)


class BotSeats:
    """Asks the bot that is to act, and keeps its move until the table wants it.

    ``ready`` is called when a move has come. Bots draw from ``rng``, never from the one that rolls the dice.
    """

    def __init__(
        self,
        game_id: str,
        session: Session,
        players: tuple[Player, ...],
        runner: BotRunner,
        rng: Random,
        ready: Callable[[], None],
    ) -> None:
        self._game_id = game_id
        self._session = session
        self._players = players
        self._runner = runner
        self._rng = rng
        self._ready = ready
        self._asked_at = -1
        self._job: int | None = None
        self._move: tuple[int, Seat, Value] | None = None

    def is_bot(self, seat: Seat) -> bool:
        """Return whether a bot sits at the seat."""
        return seat != TABLE and self._players[seat].level is not None

    def ask(self) -> None:
        """Ask the first bot that is to act, once for every position."""
        seat = next((seat for seat in self._session.to_act if self.is_bot(seat)), None)
        at = self._session.length
        if seat is None or self._asked_at == at:
            return
        self._asked_at = at

        view = self._session.view(seat)
        level = self._players[seat].level or ""

        def receive(move: Value | None) -> None:
            self._job = None
            if at != self._session.length:
                return
            if move is None or self._session.check(seat, move) is not None:
                # A bot that fails must not end the evening: it plays the first thing the rules allow.
                log.warning("a bot of %s at level %s had no legal move", self._game_id, level)
                move = next(iter(self._session.game.legal_moves(view, seat)))
            self._move = (at, seat, move)
            self._ready()

        job = Job("choose", self._game_id, view, seat, level, self._rng.getrandbits(63))
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
        self._job = self._move = None
        self._asked_at = -1
