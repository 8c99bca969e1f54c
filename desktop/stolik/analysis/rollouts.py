"""Plays decisions out: the best option and the one played, many times with the same dice."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from stolik.engine.bot import AnyBot
from stolik.engine.driver import bot_chooser, playout
from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.seat_values import result_of
from stolik.engine.view_values import ViewValues


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error."""

    mean: float
    error: float


def roll_out(
    game: AnyGame,
    state: Any,
    seat: Seat,
    move: Value,
    bot: AnyBot,
    games: int,
    seed: int,
    view_values: ViewValues | None = None,
) -> Mean:
    """Return what a move brings its seat: the share of the win, alone the points.

    Args:
        game: The rules.
        state: The state before the move, with all its secrets.
        seat: Who makes it; where its time ran out, who let it.
        move: A legal move.
        bot: Plays all seats to the end.
        games: How often it is played out, at least 2.
        seed: Fixes the dice; with the same seed every move meets the same.
        view_values: Where the game has secrets, the values through the eyes of each seat. What the seat
            didn't see is drawn anew for every game then.
    """
    results = []
    for number in range(games):
        if view_values is not None:
            view = game.view(state, seat)
            before = view_values.possible_state(view, seat, Random(f"{seed}:{number}:hidden"))
        else:
            before = state
        actor = seat if game.check(before, TABLE, move) is not None else TABLE
        after = game.apply(before, actor, move)[-1].state
        seats = len(game.standings(after))
        choose = bot_chooser([bot] * seats, [Random(f"{seed}:{number}:{each}") for each in range(seats)])
        end, _ = playout(game, after, choose, Random(f"{seed}:{number}"))
        results.append(result_of(game.standings(end))[seat])
    mean = sum(results) / games
    variance = sum([(result - mean) ** 2 for result in results]) / (games - 1)
    return Mean(mean, sqrt(variance / games))
