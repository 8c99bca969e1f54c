"""The guesses of a person in the book: bins with their errors, in words as well."""

from __future__ import annotations

import pytest
from stolik.analysis.guessing import Guess, figures
from stolik.pages.book.guess_rows import bin_rows


def test_bins_with_guesses_become_rows_with_their_errors() -> None:
    guesses = [Guess("game", "bust", said, truth) for said, truth in ((30, 0.2), (34, 0.4), (95, 0.97))]
    several, one = bin_rows(figures(guesses))
    assert (several.many, several.said, several.isSure) == (2, 0.32, True)
    assert [several.truth, several.low, several.high] == pytest.approx([0.3, 0.1, 0.5])
    assert several.words == "2 guesses: 32 percent said on average, 30 percent true, give or take 20"
    assert (one.low, one.high, one.isSure) == (0.97, 0.97, False)
    assert one.words == "1 guess: 95 percent said on average, 97 percent true"


def test_an_error_stays_on_the_scale() -> None:
    (row,) = bin_rows(figures([Guess("game", "bust", 5, truth) for truth in (0.01, 0.3)]))
    assert row.low == 0
    assert row.high < 1
