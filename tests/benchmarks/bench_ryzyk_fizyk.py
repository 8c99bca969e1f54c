"""Ryzyk-Fizyk: a decision of the exact valuation, fresh and looked up, and random playouts."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from stolik.engine.bot import Level
from stolik.engine.driver import playout, playout_moves, random_chooser
from stolik.engine.game import Seat, Value
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.ai.turn_solver import TurnRules
from stolik.games.ryzyk_fizyk.ai.valuation import best_move, solve
from stolik.games.ryzyk_fizyk.ai.win_probability import last_turn, two_players
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.benchmarks.table import Row
from tests.benchmarks.times import at_most, milliseconds, random_playouts

DECISION_MS = 20.0
FRESH_MS = 25.0
SOLVED_MS = 1.0
MOVES_PER_SECOND = 50_000


def positions(count: int, seats: tuple[int, int]) -> list[State]:
    """Return choices of dice from random games, the same at every run."""
    rng = Random(1)
    found: list[State] = []
    while len(found) < 4 * count:
        start = GAME.start(rng.randint(*seats), Options())
        played = playout_moves(GAME, start, random_chooser(GAME, rng), rng)
        found += [made.state for made in played if made.state.phase == "keep"]
    return rng.sample(found, count)


def decisions(states: list[State]) -> tuple[float, float]:
    """Return the median time of a decision with the whole turn to solve, and of one in a solved turn."""
    fresh, solved = [], []
    for state in states:
        turn_solver.solve.cache_clear()
        began = perf_counter()
        best_move(solve(state, state.turn), state)
        fresh.append(milliseconds(began))
        began = perf_counter()
        best_move(solve(state, state.turn), state)
        solved.append(milliseconds(began))
    return median(fresh), median(solved)


def thinking(level: Level) -> tuple[float, float]:
    """Return the median and the worst time of a bot's decisions in whole games against itself."""
    bot, rng = BOTS[level], Random(3)
    times: list[float] = []

    def choose(view: State, seat: Seat) -> Value:
        began = perf_counter()
        move = bot.choose(view, seat, rng, 1.0)
        times.append(milliseconds(began))
        return move

    for _ in range(6):
        playout(GAME, GAME.start(2, Options()), choose, rng)
    return median(times), max(times)


def rows(short: bool) -> list[Row]:
    """Return the figures; short ones in about two seconds."""
    began = perf_counter()
    two_players()
    last_turn(240, TurnRules())
    first = milliseconds(began)
    count = 20 if short else 200
    result = [Row("Ryzyk-Fizyk: the table and the last turns, once a program", f"{first:.0f} ms", "", None)]
    for name, seats in (("two players", (2, 2)), ("three to eight", (3, 8))):
        fresh, solved = decisions(positions(count, seats))
        result += [
            at_most(f"Ryzyk-Fizyk: decision, turn unsolved, {name} (median)", fresh, FRESH_MS),
            at_most(f"Ryzyk-Fizyk: decision, turn solved, {name} (median)", solved, SOLVED_MS, 3),
        ]
    for level in Level:
        middle, worst = thinking(level)
        result.append(
            Row(
                f"Ryzyk-Fizyk: {level}'s decisions (median, worst)",
                f"{middle:.3f}, {worst:.2f} ms",
                f"median <= {DECISION_MS:.0f} ms",
                middle <= DECISION_MS,
            )
        )
    result.append(random_playouts("Ryzyk-Fizyk", GAME, Options(), MOVES_PER_SECOND, short=short))
    return result
