"""Pickomino: a decision of the exact valuation, fresh and looked up, and random playouts."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from stolik.engine.bot import Level
from stolik.engine.driver import playout_moves, random_chooser
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.valuation import advise, solve
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.benchmarks.table import Row
from tests.benchmarks.times import at_most, milliseconds, random_playouts

FRESH_MS = 20.0
DECISION_MS = 50.0
WORST_MS = 300.0
SOLVED_MS = 1.0
MOVES_PER_SECOND = 50_000


def positions(count: int) -> list[State]:
    """Return first choices of turns (eight dice just rolled) from random games, the same at every run."""
    rng = Random(1)
    found: list[State] = []
    while len(found) < count:
        start = GAME.start(rng.randint(2, 4), Options())
        for made in playout_moves(GAME, start, random_chooser(GAME, rng), rng):
            state = made.state
            if state.phase == "keep" and not state.kept and any(state.stacks):
                found.append(state)
    return rng.sample(found, count)


def decisions(states: list[State]) -> tuple[float, float, float]:
    """Return the median times of solving a whole turn, of a fresh decision, and of one in a solved turn."""
    whole: list[float] = []
    fresh: list[float] = []
    solved: list[float] = []
    for state in states:
        turn_solver.solve.cache_clear()
        began = perf_counter()
        solve(state, state.turn).value(turn_solver.FRESH)
        whole.append(milliseconds(began))
        turn_solver.solve.cache_clear()
        for times in (fresh, solved):
            began = perf_counter()
            advise(state, state.turn)
            times.append(milliseconds(began))
    return median(whole), median(fresh), median(solved)


def thinking(level: Level, states: list[State]) -> tuple[float, float]:
    """Return the median and the worst time of a bot's first choice of a turn."""
    bot, times = BOTS[level], []
    for state in states:
        began = perf_counter()
        bot.choose(state, state.turn, Random(0), 1.0)
        times.append(milliseconds(began))
    return median(times), max(times)


def rows(short: bool) -> list[Row]:
    """Return the figures; short ones in about two seconds."""
    states = positions(40 if short else 300)
    # The shapes of the rolls are worked out once a program, not once a turn.
    turn_solver.Solution(turn_solver.Payoffs((None,) * 20, 0.0)).value(turn_solver.FRESH)
    whole, fresh, solved = decisions(states)
    result = [
        at_most("Pickomino: a whole turn solved exactly (median)", whole, FRESH_MS),
        at_most("Pickomino: advice in worms and chances to win, turn unsolved (median)", fresh, DECISION_MS),
        at_most("Pickomino: advice, turn solved (median)", solved, SOLVED_MS, 3),
        Row("Pickomino: unsolved / solved, same run", f"{fresh / solved:.0f} x", "", None),
    ]
    for level in Level:
        middle, worst = thinking(level, states)
        result.append(
            Row(
                f"Pickomino: {level}'s first choice of a turn (median, worst)",
                f"{middle:.2f}, {worst:.2f} ms",
                f"<= {DECISION_MS:.0f}, {WORST_MS:.0f} ms",
                middle <= DECISION_MS and worst <= WORST_MS,
            )
        )
    result.append(random_playouts("Pickomino", GAME, Options(), MOVES_PER_SECOND, short=short))
    return result
