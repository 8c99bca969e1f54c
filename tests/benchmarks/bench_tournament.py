"""The tournament: drawing 64 entrants, their standings, and a round of sixteen bots side by side.

Times are processor times, except for the round and a bot's answer at another table, for which people wait.
The round is played at the lowest priority; its time is shown with the machine's load, the average number of
processes that wanted a processor in the minute before.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop
from stolik.bots.worker import answer, serve
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.game_points import GamePoints
from stolik.pages.tournament.background_tables import BackgroundTables
from stolik.services.child_process import BotProcess
from stolik.tournament.bot_tables import TableJob, bot_jobs
from stolik.tournament.due import next_draw
from stolik.tournament.entries import Created, EntrantInfo, Settings
from stolik.tournament.file_format import parse_tournament
from stolik.tournament.standings import bracket, standings
from stolik.tournament.tournament import Tournament

from tests.benchmarks.table import Row
from tests.tournament.make_golden import GOLDEN

DRAW_S: Final = 2.0
STANDINGS_MS: Final = 100.0
ROUND_S: Final = 10.0
ANSWER_MS: Final = 300.0
CORES: Final = 2


def drawing(clubs: int, seed: int) -> float:
    """Return the seconds for drawing 64 entrants over three rounds; with 0 ``clubs``, clubs are ignored."""
    entrants = tuple(
        EntrantInfo(f"N{number}", club=f"C{number % clubs}" if clubs else "") for number in range(64)
    )
    settings = Settings("rummikub", rounds=3, avoid_clubs=bool(clubs))
    tournament = Tournament([Created(settings, entrants, seed)])
    began = process_time()
    next_draw(tournament.state)
    return process_time() - began


def ranking() -> float:
    """Return the seconds for the standings of 64 and the way to the final, with all games entered."""
    state = parse_tournament(GOLDEN.read_bytes()).state
    began = process_time()
    standings(state)
    bracket(state)
    return process_time() - began


def wait_until(is_so: Callable[[], bool]) -> None:
    """Run the window's thread until a condition is true."""
    while not is_so():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def a_round(seed: int) -> tuple[TableJob, ...]:
    """Return the tables of a round of sixteen bots: four tables, two games each."""
    entrants = tuple(EntrantInfo(f"N{number}", "bot:sharp") for number in range(16))
    tournament = Tournament([Created(Settings("rummikub"), entrants, seed)])
    tournament.submit(next_draw(tournament.state))
    return bot_jobs(tournament.state)


def playing(seed: int) -> float:
    """Return the seconds for a round, including the start of the processes."""
    tables = BackgroundTables(most_players=CORES)
    played: list[tuple[GamePoints, ...]] = []
    tables.played.connect(lambda _, games: played.append(games))
    began = perf_counter()
    tables.start(a_round(seed))
    wait_until(lambda: not tables.running)
    seconds = perf_counter() - began
    if [len(games) for games in played] != [2] * 4:
        raise RuntimeError("not a round of four tables")
    return seconds


def positions(count: int) -> list[BotJob]:
    """Return the jobs of a bot in the course of a game for four."""
    package = load_package("rummikub")
    game = package.game
    choose = bot_chooser([package.bots[Level.SHARP]] * 4, [Random(seat) for seat in range(4)])
    moves = playout_moves(game, game.start(4, game.options_type(), None), choose, Random(1))
    asked = (each for each in moves if each.seat != TABLE)
    return [
        BotJob(
            "choose", "rummikub", game.view(each.state, each.seat), each.seat, "sharp", 1, GENEROUS_DEADLINE
        )
        for each in islice(asked, count)
    ]


def answering(count: int, *, beside: bool) -> list[float]:
    """Return the answer times of a bot at another table in seconds, with or without rounds ``beside`` it."""
    tables, runner = BackgroundTables(most_players=CORES), BotProcess(serve, answer)
    got: list[Any] = []
    times = []
    asked = positions(count)
    if beside:
        tables.start([job for seed in range(20) for job in a_round(seed)])
        wait_until(lambda: tables.finished > 0)
    for job in [asked[0], *asked]:
        got.clear()
        began = perf_counter()
        runner.ask(got.append, job)
        wait_until(lambda: bool(got))
        times.append(perf_counter() - began)
    runner.close()
    tables.close()
    # The first answer includes the start of the process.
    return times[1:]


def row(name: str, times: list[float], bar: float, unit: str) -> Row:
    """Return a row with the median and the maximum of some times, in the unit of the limit."""
    scale = 1000 if unit == "ms" else 1
    figures = f"{scale * median(times):.2f} / {scale * max(times):.2f} {unit}"
    return Row(f"{name}: median / worst", figures, f"<= {bar:.0f} {unit}", scale * max(times) <= bar)


def rows(short: bool) -> list[Row]:
    """Return the figures; this takes about ten seconds in the short form, otherwise about a minute."""
    times = 2 if short else 10
    result = [
        row(
            f"Tournament, 64 entrants drawn over 3 rounds, {name}",
            [drawing(clubs, seed) for seed in range(times)],
            DRAW_S,
            "s",
        )
        for name, clubs in (("no clubs", 0), ("8 clubs", 8), ("2 clubs", 2))
    ]
    result.append(row("Tournament, standings of 64", [ranking() for _ in range(times)], STANDINGS_MS, "ms"))
    _ = QCoreApplication.instance() or QCoreApplication([])
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    played = [playing(seed) for seed in range(1 if short else 5)]
    name = f"Tournament, a round of 16 sharp bots, {min(CORES, os.cpu_count() or 1)} processes{load}"
    result.append(row(name, played, ROUND_S, "s"))
    return result + [
        row(
            f"Tournament, a bot's answer at another table, {name}",
            answering(20 * times, beside=beside),
            ANSWER_MS,
            "ms",
        )
        for name, beside in (("nothing beside", False), (f"a round beside{load}", True))
    ]
