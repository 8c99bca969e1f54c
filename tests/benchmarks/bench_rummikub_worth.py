"""Rummikub: plays out moves other than the advised one, to see whether they are rated too well.

It takes those plays of *fair* against itself that no hint weighs. The ones rated most above the best option,
or least below it, are played out in pairs against that option, by the master, with the same hidden tiles and
the same bank. No rating may exceed the result by more than two standard errors.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from stolik.analysis.rollouts import Position, mean_of, rolled_out
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.seat_values import SEAT_VALUES, advice_on
from stolik.games.rummikub.ai.valuation import advise
from stolik.games.rummikub.rules.moves import Move, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

from tests.benchmarks.table import Row

DECISIONS: Final = 700
PLAYED_OUT: Final = 10
PAIRS: Final = 200
SHORT: Final = (60, 2, 10)


class Beside(NamedTuple):
    """A move that no hint weighs, its rating relative to the best option, and that option."""

    told: float
    view: State
    seat: Seat
    move: Move
    best: Move


def plays() -> Iterator[Beside | None]:
    """Yield the plays of game after game, ``None`` for one that leaves the same rack as an option."""
    game = 0
    while True:
        rng, game = Random(f"told {game}"), game + 1
        start = GAME.start(2, Options(turn_seconds=None, games_per_match=1))
        for made in playout_moves(GAME, start, bot_chooser([BOTS[Level.FAIR]] * 2, [rng] * 2, 1.0), rng):
            if made.state.phase != "turn" or not isinstance(made.move, Play):
                continue
            view, seat = GAME.view(made.state, made.seat), made.seat
            options, played = advise(view, seat), advice_on(view, seat, made.move)
            known = any((option.value, option.facts) == (played.value, played.facts) for option in options)
            best = options[0]
            yield None if known else Beside(played.value - best.value, view, seat, made.move, best.move)


def rows(short: bool) -> list[Row]:
    """Return how many moves are rated above the best option, and how many of the top ones are overrated."""
    decisions, count, pairs = SHORT if short else (DECISIONS, PLAYED_OUT, PAIRS)
    found = [each for each in islice(plays(), decisions) if each is not None]
    above = sum(each.told > 0 for each in found)
    too_good = 0
    for seed, each in enumerate(sorted(found, key=lambda each: -each.told)[:count]):
        position = Position(GAME, each.view, each.seat, BOTS[Level.MASTER], seed, SEAT_VALUES)
        games = (result for result in rolled_out(position, each.best, each.move) if result is not None)
        won = mean_of([result.played - result.best for result in islice(games, pairs)])
        too_good += each.told > won.mean + 2 * won.error
    return [
        Row(f"Told above the best option, of {len(found)} moves beside it", f"{above}", "0", above == 0),
        Row(f"Told more than they win, of {count}", f"{too_good}", "0", too_good == 0),
    ]
