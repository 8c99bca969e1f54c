"""The chances of all seats to win, from the points that they are expected to end with.

What these points are off by is taken to be normal and independent, and the chance of a seat is that of
ending above all others, summed up over what it may end with. So the chances add up to 1 at any number of
seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, prod, sqrt
from typing import Final

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.learned_tables import load
from stolik.engine.seat_values import Values

STEPS: Final = 24
"""The steps in which the chance to end above all others is summed up."""

REACH: Final = 4.0
"""How far beyond the expected points the sum goes, in standard deviations."""

TIE: Final = 1e-9
"""Points of the end that differ by less are equal."""

_ROOT: Final = sqrt(2)


def shares(points: Sequence[float]) -> Values:
    """Return the shares of the win of every seat by the points of the end."""
    best = max(points)
    first = [best - own < TIE for own in points]
    return tuple([float(leads) / sum(first, 0) for leads in first])


def joint_chances(points: Sequence[float], spreads: Sequence[float]) -> Values:
    """Return the chance of every seat to win by the points that they are expected to end with.

    ``spreads`` are the standard deviations of what these are off by, above 0; there are at least two seats.
    """
    if len(points) == 2:
        lead = (points[0] - points[1]) / sqrt(spreads[0] ** 2 + spreads[1] ** 2)
        chance = 0.5 * erfc(-lead / _ROOT)
        return chance, 1 - chance
    low = max([own - REACH * spread for own, spread in zip(points, spreads, strict=True)])
    high = max([own + REACH * spread for own, spread in zip(points, spreads, strict=True)])
    ends = [low + step * (high - low) / STEPS for step in range(STEPS + 1)]
    away = [[(end - own) / spread for end in ends] for own, spread in zip(points, spreads, strict=True)]
    # No end is more than ``REACH`` below what anybody expects, so none of these chances is 0.
    below = [[0.5 * erfc(-each / _ROOT) for each in of_seat] for of_seat in away]
    everybody = list(map(prod, zip(*below, strict=True)))
    weights = []
    for spread, of_seat, chances in zip(spreads, away, below, strict=True):
        weight = 0.0
        for each, own, every in zip(of_seat, chances, everybody, strict=True):
            weight += exp(-each * each / 2) / spread * every / own
        weights.append(weight)
    total = sum(weights, IN_ORDER)
    return tuple([weight / total for weight in weights])


def spread_after_next_roll(seats: int, empties: int, variance: float) -> float:
    """Return the standard deviation of what a seat's points are off by once the next roll is entered.

    ``empties`` are those of the fullest sheet before that roll, 1 to 25; ``variance`` is that of the points
    that the next roll brings the seat: what a sheet may still win or miss differs most near the end.
    """
    table = load(__package__, "spreads")["2" if seats == 2 else "4"]
    base: float = table["base"][empties]
    return sqrt(base + table["by_variance"][empties] * variance)
