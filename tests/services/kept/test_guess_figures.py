"""What is said of guesses: kind, and no more than can be told."""

from __future__ import annotations

import pytest
from stolik.analysis.guessing import Guess, figures
from stolik.models.words import truth_text
from stolik.services.kept.guesses import figures_text


@pytest.mark.parametrize(
    "said, truth, words",
    [
        (30, 0.28, "Very close: it is 28%."),
        (20, 0.32, "Not far: it is 32%, a little more."),
        (45, 0.32, "Not far: it is 32%, a little less."),
        (10, 0.5, "It happens more often than it seems: 50%."),
        (90, 0.5, "It happens less often than it seems: 50%."),
    ],
)
def test_a_guess_beside_the_truth(said: int, truth: float, words: str) -> None:
    assert truth_text(said, truth) == words


def guesses(said: int, many: int) -> list[Guess]:
    return [Guess("game", "bust", said + at % 3, 0.5) for at in range(many)]


def test_all_guesses_in_few_words() -> None:
    assert figures_text(figures([])) == ""
    assert figures_text(figures(guesses(50, 1))).startswith("1 guess so far.")
    assert "rather too low" in figures_text(figures(guesses(30, 10)))
    assert "nearer to the truth" in figures_text(figures([*guesses(20, 10), *guesses(49, 10)]))
    assert "further from" in figures_text(figures([*guesses(49, 10), *guesses(80, 10)]))
    assert "can't be told yet" in figures_text(figures(guesses(49, 20)))
