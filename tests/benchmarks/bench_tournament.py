"""The tournament: drawing 64 entrants, their standings, and a round of sixteen bots side by side.

Times are of the processor, but for the round, which is what somebody waits for.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter, process_time
from typing import Final

from stolik.tournament.bot_tables import bot_jobs, play_table
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
CORES: Final = 2


def drawing(clubs: int, seed: int) -> float:
    """Return the seconds of drawing 64 entrants over three rounds; with no clubs they aren't looked at."""
    entrants = tuple(
        EntrantInfo(f"N{number}", club=f"C{number % clubs}" if clubs else "") for number in range(64)
    )
    settings = Settings("rummikub", rounds=3, avoid_clubs=bool(clubs))
    tournament = Tournament([Created(settings, entrants, seed)])
    began = process_time()
    next_draw(tournament.state)
    return process_time() - began


def ranking() -> float:
    """Return the seconds of the standings of 64 and the way to the final, with all games entered."""
    state = parse_tournament(GOLDEN.read_bytes()).state
    began = process_time()
    standings(state)
    bracket(state)
    return process_time() - began


def playing(pool: ProcessPoolExecutor, seed: int) -> float:
    """Return the seconds of a round of sixteen bots: four tables, two games each."""
    entrants = tuple(EntrantInfo(f"N{number}", "bot:sharp") for number in range(16))
    tournament = Tournament([Created(Settings("rummikub"), entrants, seed)])
    tournament.submit(next_draw(tournament.state))
    jobs = bot_jobs(tournament.state)
    began = perf_counter()
    played = list(pool.map(play_table, jobs))
    seconds = perf_counter() - began
    if [len(games) for games in played] != [2] * 4:
        raise RuntimeError("not a round of four tables")
    return seconds


def row(name: str, times: list[float], bar: float, unit: str) -> Row:
    """Return a row with the median and the worst of some times, in the unit of the bar."""
    scale = 1000 if unit == "ms" else 1
    figures = f"{scale * median(times):.2f} / {scale * max(times):.2f} {unit}"
    return Row(f"{name}: median / worst", figures, f"<= {bar:.0f} {unit}", scale * max(times) <= bar)


def rows(short: bool) -> list[Row]:
    """Return the figures; short ones in about ten seconds, all in about a minute."""
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
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        played = [playing(pool, seed) for seed in range(1 if short else 5)]
    name = f"Tournament, a round of 16 sharp bots, {min(CORES, os.cpu_count() or 1)} processes"
    return [*result, row(name, played, ROUND_S, "s")]
