"""Rolls two options of a position out in the bots' process, bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from stolik.analysis.rollouts import Position, RolledOut, rolled_out
from stolik.engine.bot import Level
from stolik.engine.game import Seat, Value
from stolik.engine.game_library import load_package
from stolik.engine.view_values import ViewValues

LEVEL: Final = Level.SHARP
"""Computers of this level play all seats to the end."""


class Rollout(NamedTuple):
    """Two options of a seat to be rolled out.

    ``view`` is what the seat knows; what it doesn't is drawn anew for every game. ``seed`` fixes the dice.
    ``by_big_points`` tells that these are counted rather than wins.
    """

    view: Any
    seat: Seat
    best: Value
    played: Value
    seed: int
    by_big_points: bool


class RolloutRequest(NamedTuple):
    """Asks for the games from number ``first`` to before ``end``, or as far as ``moves`` moves lead."""

    rollout: Rollout
    first: int
    end: int
    moves: int


class RolloutReckoner:
    """Answers requests one after the other, and goes on in the middle of a game where the last one ended."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._running: Iterator[RolledOut | None] = iter(())
        self._next = 0

    def roll_out(self, game_id: str, request: RolloutRequest) -> tuple[RolledOut, ...]:
        """Return the results of the games that came to their end, in their order."""
        of = (game_id, request.rollout)
        if of != self._of or request.first != self._next:
            self._running, self._of, self._next = _begin(game_id, request), of, request.first
        results: list[RolledOut] = []
        for _ in range(request.moves):
            result = next(self._running)
            if result is not None:
                results.append(result)
                self._next += 1
                if self._next == request.end:
                    break
        return tuple(results)


def _begin(game_id: str, request: RolloutRequest) -> Iterator[RolledOut | None]:
    package, asked = load_package(game_id), request.rollout
    values = package.seat_values
    position = Position(
        package.game,
        asked.view,
        asked.seat,
        package.bots[LEVEL],
        asked.seed,
        values if isinstance(values, ViewValues) else None,
        asked.by_big_points,
    )
    return rolled_out(position, asked.best, asked.played, request.first)
