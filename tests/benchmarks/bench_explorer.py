"""How soon the explorer lists the options of a position: what they are worth, in words, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from tests.benchmarks.table import Row

GAMES = {"knaster": 100, "pickomino": 100, "rummikub": 300, "ryzyk_fizyk": 100}
"""The milliseconds that a position of each game may take in the median."""

SEATS = (2, 3)
EVERY = 7
POSITIONS = 120


def positions(game: str) -> Iterator[tuple[object, int]]:
    """Yield decisions of games that sharp computers play, every so many, without end."""
    from stolik.analysis.exploration import Place
    from stolik.engine.bot import Level
    from stolik.engine.driver import bot_chooser, play_moves
    from stolik.engine.game import TABLE
    from stolik.engine.game_library import load_package
    from stolik.engine.session import Session

    package, rng = load_package(game), Random(1)
    bot = package.bots[Level.SHARP]
    while True:
        for seats in SEATS:
            starter = None if package.info.draws_for_start else 0
            session = Session(package.game, seats, package.game.options_type(), starter)
            moves = play_moves(session, bot_chooser([bot] * seats, [rng] * seats), rng)
            for number, made in enumerate(moves):
                if made.seat != TABLE and number % EVERY == 0:
                    yield Place(session.history.before(session.length), made.seat, made.move), number


def times(game: str, count: int) -> list[float]:
    """Return the milliseconds that the options of so many positions took."""
    from itertools import islice

    from stolik.analysis.exploration import Place, explored_options
    from stolik.analysis.practice import value_text
    from stolik.bots.worker import answer
    from stolik.engine.bot_jobs import BotJob
    from stolik.engine.game_library import load_package
    from stolik.engine.json_values import to_plain

    messages = load_package(game).messages
    found = []
    for place, _ in islice(positions(game), count):
        assert isinstance(place, Place)
        also = () if place.mine is None else (place.mine,)
        began = perf_counter()
        worth = answer(BotJob("options", game, place.view, place.seat, also=also)).result
        for option in explored_options(place, worth):
            messages.option_at(place.history.state, to_plain(option.move))
            value_text(option.value, worth.measure)
        found.append(1000 * (perf_counter() - began))
    return found


def rows(short: bool) -> list[Row]:
    """Return the median of each game, and the slowest position beside it."""
    found = []
    for game, most in GAMES.items():
        taken = times(game, POSITIONS // 6 if short else POSITIONS)
        middle = median(taken)
        name, told = f"Options of a position explored, {game}", f"{middle:.0f} ms (worst {max(taken):.0f})"
        found.append(Row(name, told, f"median <= {most} ms", middle <= most))
    return found
