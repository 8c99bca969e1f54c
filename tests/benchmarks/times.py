"""Rows that compare times with limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from stolik.engine.driver import playout, random_chooser
from stolik.engine.game import AnyGame

from tests.benchmarks.table import Row


def timed(work: Callable[..., object], *given: Any) -> float:
    """Return the time for some work, in milliseconds."""
    began = perf_counter()
    work(*given)
    return 1000 * (perf_counter() - began)


def each_timed(work: Callable[..., object], places: Iterable[Sequence[Any]]) -> list[float]:
    """Return the times for some work at each place, in milliseconds."""
    return [timed(work, *place) for place in places]


def spread(name: str, times: Sequence[float], most: float, worst: float | None, digits: int = 2) -> Row:
    """Return a row with the median and the maximum time; the maximum has its own limit or none."""
    bar = f"median <= {most:.0f} ms" if worst is None else f"<= {most:.0f}, {worst:.0f} ms"
    ok = median(times) <= most and (worst is None or max(times) <= worst)
    return Row(f"{name} (median, worst)", f"{median(times):.{digits}f}, {max(times):.2f} ms", bar, ok)


def random_playouts(title: str, game: AnyGame, least: int, *, short: bool) -> Row:
    """Return the moves per second in random games for three."""
    rng, moves, began = Random(2), 0, perf_counter()
    while perf_counter() - began < (0.5 if short else 3.0):
        moves += playout(game, game.start(3, game.options_type()), random_chooser(game, rng), rng)[1]
    speed = moves / (perf_counter() - began)
    return Row(f"{title}: random playouts", f"{speed:,.0f} moves/s", f">= {least:,} moves/s", speed >= least)
