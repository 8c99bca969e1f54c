"""Knaster: decisions of the bots, the outlook of all cells, the exact line table, and random playouts."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout, playout_moves, random_chooser
from stolik.engine.game import Seat
from stolik.engine.game_library import load_game
from stolik.games.knaster.ai.advice import odds
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.lines import line_solver
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

from tests.benchmarks.table import Row

CHOICE_MS = 100.0
WORST_MS = 500.0
PREVIEW_MS = 1.0
MOVES_PER_SECOND = 10_000


def positions(count: int, seats: int) -> list[tuple[State, Seat]]:
    """Return positions of fair players with a seat that owes something, the same at every run."""
    rng = Random(1)
    found: list[tuple[State, Seat]] = []
    while len(found) < 4 * count:
        choose = bot_chooser([BOTS[Level.FAIR]] * seats, [rng] * seats, 1.0)
        played = playout_moves(GAME, GAME.start(seats, Options()), choose, rng)
        found += [(made.state, made.seat) for made in played if made.state.phase == "enter"]
    return rng.sample(found, count)


def times(level: Level, states: list[tuple[State, Seat]]) -> list[float]:
    """Return the milliseconds of a bot's choices."""
    bot, found = BOTS[level], []
    for state, seat in states:
        began = perf_counter()
        bot.choose(state, seat, Random(0), 1.0)
        found.append(1000 * (perf_counter() - began))
    return found


def playouts(seconds: float) -> float:
    """Return the moves a second of random games."""
    game = load_game("knaster")
    rng, moves, began = Random(2), 0, perf_counter()
    while perf_counter() - began < seconds:
        moves += playout(game, game.start(3, Options()), random_chooser(game, rng), rng)[1]
    return moves / (perf_counter() - began)


def rows(short: bool) -> list[Row]:
    """Return the figures; short ones in a few seconds."""
    count = 40 if short else 400
    result = []
    for seats in (1, 2, 12):
        states = positions(count, seats)
        for level in Level if seats == 2 else (Level.MASTER,):
            found = times(level, states)
            middle, worst = median(found), max(found)
            result.append(
                Row(
                    f"Knaster: {level}'s choice, {seats} seats (median, worst)",
                    f"{middle:.2f}, {worst:.2f} ms",
                    f"<= {CHOICE_MS:.0f}, {WORST_MS:.0f} ms",
                    middle <= CHOICE_MS and worst <= WORST_MS,
                )
            )
    states = positions(count, 2)
    began = perf_counter()
    for state, seat in states:
        odds(state, seat)
    shown = 1000 * (perf_counter() - began) / count
    result.append(
        Row(
            "Knaster: the outlook of all cells",
            f"{shown:.2f} ms",
            f"<= {CHOICE_MS:.0f} ms",
            shown <= CHOICE_MS,
        )
    )
    began = perf_counter()
    for state, seat in states:
        for cell in range(25):
            preview(state, seat, *divmod(cell, 5))
    shown = 1000 * (perf_counter() - began) / count / 25
    result.append(
        Row(
            "Knaster: what a cell would do", f"{shown:.3f} ms", f"<= {PREVIEW_MS:.0f} ms", shown <= PREVIEW_MS
        )
    )
    began = perf_counter()
    line_solver.exact_table.__wrapped__()
    result.append(Row("Knaster: the exact line table", f"{1000 * (perf_counter() - began):.0f} ms", "", None))
    speed = playouts(0.5 if short else 3.0)
    result.append(
        Row(
            "Knaster: random playouts",
            f"{speed:,.0f} moves/s",
            f">= {MOVES_PER_SECOND:,} moves/s",
            speed >= MOVES_PER_SECOND,
        )
    )
    return result
