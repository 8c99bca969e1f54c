"""Rolls out decisions bit by bit: the best option and the one played, many times with the same dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.seat_values import ViewValues, result_of
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.game_library import load_package


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error."""

    mean: float
    error: float


class Position(NamedTuple):
    """The start of a rollout, and the way in which play continues.

    ``state`` is the state before ``seat`` decides (or its time runs out), or the seat's view of that. ``bot``
    plays all seats to the end. ``seed`` determines the dice, so that every move meets the same ones.
    ``view_values`` is given if the game has secrets: what the seat doesn't know is then redrawn for every
    game. With ``by_big_points``, results are the seat's big points instead of its wins.
    """

    game: AnyGame
    state: Any
    seat: Seat
    bot: AnyBot
    seed: int
    view_values: ViewValues | None = None
    by_big_points: bool = False


class RolledOut(NamedTuple):
    """The results of two options with the same dice: their seat's share of the win, big points or points."""

    best: float
    played: float


def mean_of(results: Sequence[float]) -> Mean:
    """Return the mean of at least two results.

    >>> mean_of([1.0, 0.0, 1.0, 0.0, 0.0])
    Mean(mean=0.4, error=0.24494897427831783)
    """
    games = len(results)
    mean = sum(results, IN_ORDER) / games
    variance = sum([(result - mean) ** 2 for result in results], IN_ORDER) / (games - 1)
    return Mean(mean, sqrt(variance / games))


def roll_out(position: Position, move: Value, games: int) -> Mean:
    """Return what a legal move earns its seat, played out ``games`` times, at least twice."""
    return mean_of([_result(_playout(position, move, number)) for number in range(games)])


def rolled_out(position: Position, best: Value, played: Value, first: int = 0) -> Iterator[RolledOut | None]:
    """Yield what two legal moves earn, game by game, endlessly, and ``None`` after every move in between.

    This lets a caller stop in the middle of a game. ``first`` is the number of the first game, on which its
    dice depend, so a later call can continue where another ended.
    """
    number = first
    while True:
        results = []
        for move in (best, played):
            for result in _playout(position, move, number):
                if result is None:
                    yield None
                else:
                    results.append(result)
        yield RolledOut(*results)
        number += 1


def _result(playout: Iterator[float | None]) -> float:
    return next(result for result in playout if result is not None)


def _playout(position: Position, move: Value, number: int) -> Iterator[float | None]:
    """Yield ``None`` after every move of a game, and finally what it earned the seat."""
    game, seat, seed = position.game, position.seat, position.seed
    before = position.state
    if position.view_values is not None:
        view = game.view(before, seat)
        before = position.view_values.possible_state(view, seat, Random(f"{seed}:{number}:hidden"))
    actor = seat if game.check(before, TABLE, move) is not None else TABLE
    end = game.apply(before, actor, move)[-1].state
    seats = len(game.standings(end))
    rngs = [Random(f"{seed}:{number}:{each}") for each in range(seats)]
    choose = bot_chooser([position.bot] * seats, rngs)
    for made in playout_moves(game, end, choose, Random(f"{seed}:{number}")):
        end = made.after
        yield None
    standings = game.standings(end)
    if position.by_big_points:
        yield next(float(place.details["big_points"]) for place in standings if place.seat == seat)
    else:
        yield result_of(standings)[seat]


LEVEL: Final = Level.SHARP
"""The level of the computers that play all seats to the end."""


class Rollout(NamedTuple):
    """Two options of a seat to be rolled out.

    ``view`` is what the seat knows; the rest is redrawn for every game. ``seed`` determines the dice.
    ``by_big_points`` counts big points instead of wins.
    """

    view: Any
    seat: Seat
    best: Value
    played: Value
    seed: int
    by_big_points: bool


class RolloutRequest(NamedTuple):
    """A request for the games from number ``first`` to before ``end``, within ``moves`` moves."""

    rollout: Rollout
    first: int
    end: int
    moves: int


class RolloutReckoner:
    """A worker that answers requests in turn, and resumes, even within a game, where the last one ended."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._running: Iterator[RolledOut | None] = iter(())
        self._next = 0

    def roll_out(self, game_id: str, request: RolloutRequest) -> tuple[RolledOut, ...]:
        """Return the results of the games that were finished, in order."""
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
