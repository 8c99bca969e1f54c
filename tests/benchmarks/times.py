"""Rows of what is timed against a bar."""

from __future__ import annotations

from random import Random
from time import perf_counter

from stolik.engine.driver import playout, random_chooser
from stolik.engine.game import AnyGame, Value

from tests.benchmarks.table import Row


def milliseconds(began: float) -> float:
    """Return the time since ``began``."""
    return 1000 * (perf_counter() - began)


def at_most(name: str, taken: float, most: float, digits: int = 2) -> Row:
    """Return a row of milliseconds that may be so many at most."""
    return Row(name, f"{taken:.{digits}f} ms", f"<= {most:.0f} ms", taken <= most)


def random_playouts(title: str, game: AnyGame, options: Value, least: int, *, short: bool) -> Row:
    """Return the moves a second of random games of three."""
    rng, moves, began = Random(2), 0, perf_counter()
    while perf_counter() - began < (0.5 if short else 3.0):
        moves += playout(game, game.start(3, options), random_chooser(game, rng), rng)[1]
    speed = moves / (perf_counter() - began)
    return Row(f"{title}: random playouts", f"{speed:,.0f} moves/s", f">= {least:,} moves/s", speed >= least)
