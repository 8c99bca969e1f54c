"""The three dice games: decisions of the bots, exact computations, and random playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import fmean, median
from typing import Any, TypeAlias

from stolik.engine.bot import AnyBot, Level
from stolik.engine.driver import bot_chooser, playout_moves, random_chooser
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import load_package
from stolik.games.knaster.ai import sheet_values
from stolik.games.knaster.ai.advice import odds
from stolik.games.knaster.ai.valuation import preview
from stolik.games.pickomino.ai import turn_solver as worms
from stolik.games.pickomino.ai.valuation import advise
from stolik.games.pickomino.ai.valuation import solve as solve_worms
from stolik.games.ryzyk_fizyk.ai import turn_solver as ryzyk
from stolik.games.ryzyk_fizyk.ai.valuation import best_move
from stolik.games.ryzyk_fizyk.ai.valuation import solve as solve_ryzyk
from stolik.games.ryzyk_fizyk.ai.win_probability import last_turn, two_players

from tests.benchmarks.table import Row, at_most
from tests.benchmarks.times import each_timed, random_playouts, spread, timed

Place: TypeAlias = tuple[Any, Seat]
"""A position and the seat to act."""


def places(
    game: str, seats: tuple[int, int], wanted: Callable[[Any], bool], count: int, level: Level | None = None
) -> list[Place]:
    """Return the wanted positions of games played at random or by a level, the same in every run."""
    package, rng = load_package(game), Random(1)
    rules, found = package.game, list[Place]()
    while len(found) < 4 * count:
        number = rng.randint(*seats)
        bots = [] if level is None else [package.bots[level]] * number
        choose = bot_chooser(bots, [rng] * number, 1.0) if bots else random_chooser(rules, rng)
        made = playout_moves(rules, rules.start(number, rules.options_type()), choose, rng)
        found += [(each.state, each.seat) for each in made if wanted(each.state)]
    return rng.sample(found, count)


def choices(bot: AnyBot, at: list[Place]) -> list[float]:
    """Return the times of a bot's choices, in milliseconds."""
    return each_timed(lambda view, seat: bot.choose(view, seat, Random(0), 1.0), at)


def afresh(solve: Any, work: Callable[..., object], at: list[Place]) -> tuple[list[float], list[float]]:
    """Return the milliseconds of some work while the turn is unsolved, and once it is solved."""
    first, again = [], []
    for place in at:
        solve.cache_clear()
        first.append(timed(work, *place))
        again.append(timed(work, *place))
    return first, again


def of_knaster(short: bool) -> Iterator[Row]:
    package, count = load_package("knaster"), 40 if short else 400
    owing = partial(places, "knaster", wanted=lambda state: state.phase == "enter", level=Level.FAIR)
    at = {seats: owing((seats, seats), count=count) for seats in (1, 2, 12)}
    for seats, found in at.items():
        for level in Level if seats == 2 else (Level.MASTER,):
            times = choices(package.bots[level], found)
            yield spread(f"Knaster: {level}'s choice, {seats} seats", times, 100, 500)
    yield at_most("Knaster: the outlook of all cells", fmean(each_timed(odds, at[2])), 100)
    cells = [(*place, *divmod(cell, 5)) for place in at[2] for cell in range(25)]
    yield at_most("Knaster: what a cell would do", fmean(each_timed(preview, cells)), 1, 3)
    line_table = timed(sheet_values.exact_table.__wrapped__)
    yield Row("Knaster: the exact line table", f"{line_table:.0f} ms", "", None)
    yield random_playouts("Knaster", package.game, 10_000, short=short)


def of_pickomino(short: bool) -> Iterator[Row]:
    def begun(state: Any) -> bool:
        return bool(state.phase == "keep" and not state.kept and any(state.stacks))

    package, at = load_package("pickomino"), places("pickomino", (2, 4), begun, 40 if short else 300)
    # The shapes of rolls are computed once per process, not once per turn.
    worms.Solution(worms.Payoffs((None,) * 20, 0.0)).value(worms.FRESH)
    whole, _ = afresh(worms.solve, lambda *place: solve_worms(*place).value(worms.FRESH), at)
    fresh, solved = map(median, afresh(worms.solve, advise, at))
    yield at_most("Pickomino: a whole turn solved exactly (median)", median(whole), 20)
    yield at_most("Pickomino: advice in worms and chances to win, turn unsolved (median)", fresh, 50)
    yield at_most("Pickomino: advice, turn solved (median)", solved, 1, 3)
    yield Row("Pickomino: unsolved / solved, same run", f"{fresh / solved:.0f} x", "", None)
    for level in Level:
        times = choices(package.bots[level], at)
        yield spread(f"Pickomino: {level}'s first choice of a turn", times, 50, 300)
    yield random_playouts("Pickomino", package.game, 50_000, short=short)


def of_ryzyk_fizyk(short: bool) -> Iterator[Row]:
    package, rng = load_package("ryzyk_fizyk"), Random(3)
    first = timed(two_players) + timed(last_turn, 240, ryzyk.TurnRules())
    yield Row("Ryzyk-Fizyk: the table and the last turns, once a program", f"{first:.0f} ms", "", None)
    for name, seats in (("two players", (2, 2)), ("three to eight", (3, 8))):
        at = places("ryzyk_fizyk", seats, lambda state: state.phase == "keep", 20 if short else 200)
        decide = partial(afresh, ryzyk.solve, lambda state, seat: best_move(solve_ryzyk(state, seat), state))
        fresh, solved = map(median, decide(at))
        yield at_most(f"Ryzyk-Fizyk: decision, turn unsolved, {name} (median)", fresh, 25)
        yield at_most(f"Ryzyk-Fizyk: decision, turn solved, {name} (median)", solved, 1, 3)
    rules = package.game
    for level, bot in package.bots.items():
        choose = bot_chooser([bot] * 2, [rng] * 2, 1.0)
        games = [playout_moves(rules, rules.start(2, rules.options_type()), choose, rng) for _ in range(6)]
        at = [(made.state, made.seat) for game in games for made in game if made.seat != TABLE]
        ryzyk.solve.cache_clear()
        yield spread(f"Ryzyk-Fizyk: {level}'s decisions", choices(bot, at), 20, None, 3)
    yield random_playouts("Ryzyk-Fizyk", rules, 50_000, short=short)


def rows(short: bool) -> list[Row]:
    """Return the figures; the short form takes a few seconds."""
    return [*of_knaster(short), *of_pickomino(short), *of_ryzyk_fizyk(short)]
