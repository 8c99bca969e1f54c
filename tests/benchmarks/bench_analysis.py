"""The time to answer questions by key, explore options and report on whole games, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median

from stolik.analysis.exploration import Place, explored_options
from stolik.analysis.practice import value_text
from stolik.analysis.report import ReportReckoner, request_of
from stolik.bots.worker import answer
from stolik.engine.bot import Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import Transition, bot_chooser, play_moves
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.session import Session

from tests.benchmarks.table import Row, at_most
from tests.benchmarks.times import timed
from tests.flow.test_announcer import NAMES
from tests.flow.test_announcer import positions as asked_positions

ANSWER_MS = 100
EXPLORED_MS = {"rummikub": 300}
"""The milliseconds that a position may take in the median, if not 100."""

REPORT_S = 10
"""The seconds for which people watch the bar beside the graph fill."""


def sharp_game(game: str, seats: int, rng: Random) -> tuple[Session, Iterator[Transition]]:
    """Return a game between sharp computers, and its moves as they are made."""
    package = load_package(game)
    session = Session(
        package.game, seats, package.game.options_type(), None if package.info.draws_for_start else 0
    )
    return session, play_moves(session, bot_chooser([package.bots[Level.SHARP]] * seats, [rng] * seats), rng)


def explored_places(game: str) -> Iterator[Place]:
    """Yield every seventh decision of games for two and three in turn, without end."""
    rng = Random(1)
    while True:
        for seats in (2, 3):
            session, moves = sharp_game(game, seats, rng)
            for number, made in enumerate(moves):
                if made.seat != TABLE and number % 7 == 0:
                    yield Place(session.history.before(session.length), made.seat, made.move)


def explore(game: str, place: Place) -> None:
    """Compute the worths of a position's options, in words."""
    messages, also = load_package(game).messages, () if place.mine is None else (place.mine,)
    worth = answer(BotJob("options", game, place.view, place.seat, also=also)).result
    for option in explored_options(place, worth):
        messages.option_at(place.history.state, to_plain(option.move))
        value_text(option.value, worth.measure)


def seconds_of_report(game: str, seats: int, seed: int) -> float:
    """Return the time for the report on a whole game, in seconds."""
    session, moves = sharp_game(game, seats, Random(seed))
    for _ in moves:
        pass
    return timed(ReportReckoner().reckon, game, request_of(session, session.length)) / 1000


def rows(short: bool) -> Iterator[Row]:
    """Yield the times for the slowest question, the median position explored, and reports of each size."""
    for info in find_games():
        asked = asked_positions(info.id, 20 if short else 60)
        most = max(timed(model.answers, NAMES[:2], "") for _, model in asked)
        yield at_most(f"All questions answered, {info.id}", most, ANSWER_MS, 1)
    for info in find_games():
        times = [
            timed(explore, info.id, place) for place in islice(explored_places(info.id), 20 if short else 120)
        ]
        middle, bar = median(times), EXPLORED_MS.get(info.id, 100)
        told = f"{middle:.0f} ms (worst {max(times):.0f})"
        yield Row(f"Options of a position explored, {info.id}", told, f"median <= {bar} ms", middle <= bar)
    for info in find_games():
        for seats in info.seats:
            times = [seconds_of_report(info.id, seats, seed) for seed in range(1 if short else 5)]
            told = f"{median(times):.1f} s (at most {max(times):.1f})"
            name = f"A report on a whole game, {info.id}, seats: {seats}"
            yield Row(name, told, f"<= {REPORT_S} s", max(times) <= REPORT_S)
