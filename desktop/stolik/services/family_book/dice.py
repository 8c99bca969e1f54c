"""What fair dice bring: how often a face is usual in a number of rolls, and how rare an uneven spread is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import erfc, exp, lgamma, log, pi, sqrt
from typing import Final, NamedTuple

from stolik.engine.dice import FACES
from stolik.engine.float_sums import IN_ORDER

OUTSIDE: Final = 0.05
"""The share of all houses in which a face is outside its band, half of them to each side."""

ENOUGH: Final = 60
"""The dice, ten of each face, from which on the spread is claimed to be usual or rare."""


class Band(NamedTuple):
    """How often a face is usual; both bounds belong to it."""

    low: int
    high: int


@cache
def usual(dice: int) -> Band:
    """Return how often a face falls among ``dice`` fair dice, except in 1 of 20 houses; by exact sums.

    >>> usual(200)
    Band(low=23, high=44)
    """
    chance = 1 / len(FACES)
    # Far from the mean nothing is left to count: 10 standard deviations to both sides.
    reach = 10 * sqrt(dice * chance * (1 - chance)) + 10
    first, last = max(0, int(dice * chance - reach)), min(dice, int(dice * chance + reach))
    every = lgamma(dice + 1)
    chances = [
        exp(every - lgamma(k + 1) - lgamma(dice - k + 1) + k * log(chance) + (dice - k) * log(1 - chance))
        for k in range(first, last + 1)
    ]
    low, high, below, above = first, last, 0.0, 0.0
    while below + chances[low - first] <= OUTSIDE / 2:
        below += chances[low - first]
        low += 1
    while above + chances[high - first] <= OUTSIDE / 2:
        above += chances[high - first]
        high -= 1
    return Band(low, high)


def rarity(counts: Mapping[int, int]) -> float:
    """Return in which part of all houses fair dice are spread over the faces at least as unevenly.

    It is the upper tail of the chi-square distribution with five degrees of freedom, in closed form
    (Abramowitz and Stegun 26.4.4).

    >>> even, uneven = {face: 10 for face in FACES}, {1: 26, 2: 6, 3: 9, 4: 9, 5: 8, 6: 14}
    >>> round(rarity(even), 3), round(rarity(uneven), 4)
    (1.0, 0.0004)
    """
    mean = sum(counts.values(), 0) / len(FACES)
    if not mean:
        return 1.0
    square = sum([(counts.get(face, 0) - mean) ** 2 for face in FACES], IN_ORDER) / mean
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)
