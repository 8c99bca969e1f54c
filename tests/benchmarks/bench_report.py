"""How long the report on a whole game takes, of games of sharp computers with fewest and most seats."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from tests.benchmarks.table import Row

GAMES = ("knaster", "pickomino", "rummikub", "ryzyk_fizyk")
SECONDS = 10
"""As long as somebody looks on while the bar beside the graph fills."""

REPEATS = 5


def seconds(game: str, seats: int, seed: int) -> float:
    """Return the seconds that the report on a game took."""
    from stolik.analysis.report import ReportReckoner, request_of
    from stolik.engine.bot import Level
    from stolik.engine.driver import bot_chooser, play
    from stolik.engine.game_library import load_package
    from stolik.engine.session import Session

    package, rng = load_package(game), Random(seed)
    starter = None if package.info.draws_for_start else 0
    session = Session(package.game, seats, package.game.options_type(), starter)
    play(session, bot_chooser([package.bots[Level.SHARP]] * seats, [rng] * seats), rng)
    began = perf_counter()
    found = ReportReckoner().reckon(game, request_of(session, session.length))
    took = perf_counter() - began
    assert found.report is not None
    return took


def rows(short: bool) -> list[Row]:
    """Return the median and the longest report of each game and size."""
    from stolik.engine.game_library import load_package

    found = []
    for game in GAMES:
        for seats in load_package(game).info.seats:
            took = [seconds(game, seats, seed) for seed in range(1 if short else REPEATS)]
            label = f"A report on a whole game, {game}, seats: {seats}"
            measured = f"{median(took):.1f} s (at most {max(took):.1f})"
            found.append(Row(label, measured, f"<= {SECONDS} s", max(took) <= SECONDS))
    return found
