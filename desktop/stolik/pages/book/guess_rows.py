"""Puts the bins of a person's guesses into rows for the chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.analysis.guessing import GuessFigures
from stolik.analysis.luck import REACH
from stolik.engine.messages import sentence, translate

CONTEXT: Final = "guesses"

BIN: Final = translate(
    "guesses", "%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact", "", 0
)
BIN_ERROR: Final = translate(
    "guesses",
    "%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact, give or take {reach}",
    "",
    0,
)


class BinRow(NamedTuple):
    """A bin of guesses: means from 0 to 1, and the range in which the truth may lie.

    ``isSure`` means that there are enough guesses for an error; otherwise ``low`` and ``high`` are the mean.
    """

    many: int
    said: float
    truth: float
    low: float
    high: float
    isSure: bool
    words: str


def bin_rows(figures: GuessFigures) -> Sequence[BinRow]:
    """Return the rows of all bins that contain guesses."""
    rows = []
    for each in figures.bins:
        if each.many:
            reach = REACH * (each.error or 0.0)
            facts = {
                "said": round(100 * each.said),
                "truth": round(100 * each.truth),
                "reach": round(100 * reach),
            }
            words = sentence(CONTEXT, BIN if each.error is None else BIN_ERROR, facts, count=each.many)
            low, high = max(0.0, each.truth - reach), min(1.0, each.truth + reach)
            rows.append(BinRow(each.many, each.said, each.truth, low, high, each.error is not None, words))
    return rows
