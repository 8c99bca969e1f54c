"""Knaster: decisions of the bots, the outlook of all cells, the exact line table, and random playouts."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import Seat
from stolik.engine.game_library import load_game
from stolik.games.knaster.ai import sheet_values
from stolik.games.knaster.ai.advice import odds
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

from tests.benchmarks.table import Row
from tests.benchmarks.times import at_most, milliseconds, random_playouts

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
        found.append(milliseconds(began))
    return found


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
    shown = milliseconds(began) / count
    result.append(at_most("Knaster: the outlook of all cells", shown, CHOICE_MS))
    began = perf_counter()
    for state, seat in states:
        for cell in range(25):
            preview(state, seat, *divmod(cell, 5))
    shown = milliseconds(began) / count / 25
    result.append(at_most("Knaster: what a cell would do", shown, PREVIEW_MS, 3))
    began = perf_counter()
    sheet_values.exact_table.__wrapped__()
    result.append(Row("Knaster: the exact line table", f"{milliseconds(began):.0f} ms", "", None))
    result.append(random_playouts("Knaster", load_game("knaster"), Options(), MOVES_PER_SECOND, short=short))
    return result
