"""What luck of a size means: the figure against games that were really rolled."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest
from stolik.analysis.luck import FEW, games_of_a_hundred, normal_tail, result_tail


def test_of_few_chance_events_nothing_is_said() -> None:
    assert games_of_a_hundred(0.5, [0.01] * (FEW - 1)) is None
    assert games_of_a_hundred(0.5, [0.01] * (FEW - 1) + [0.0] * 50) is None
    assert games_of_a_hundred(0.5, [0.01] * FEW) is not None
    assert games_of_a_hundred(0.0, []) is None


@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.2, 0.8), (1 / 6, 5 / 6)])
def test_the_figure_is_the_share_of_games_with_as_much_luck(chances: tuple[float, float]) -> None:
    # Sixty events, each with stakes of its own: it adds one of two values, whose mean is 0.
    rng = Random(4)
    up, down = sqrt(chances[1] / chances[0]) / 60, -sqrt(chances[0] / chances[1]) / 60
    stakes = [rng.uniform(0.2, 1.8) for _ in range(60)]
    variances = [stake**2 / 3600 for stake in stakes]
    sums = [sum([stake * rng.choices((up, down), chances)[0] for stake in stakes]) for _ in range(6000)]
    for wanted in (-0.3, -0.2, -0.1, 0.1, 0.2, 0.3):
        told = games_of_a_hundred(wanted, variances)
        assert told is not None
        beyond = sum(luck >= wanted if wanted > 0 else luck <= wanted for luck in sums) / len(sums)
        assert abs(told / 100 - beyond) < 0.03


def test_more_luck_is_rarer_and_bad_luck_as_rare_as_good() -> None:
    told = [games_of_a_hundred(luck / 10, [0.01] * 20) for luck in range(20)]
    assert told == sorted(told, key=lambda games: -(games or 0))
    assert (told[0], told[-1]) == (50, 0)
    assert [normal_tail(-luck / 10, 1) for luck in range(9)] == [
        normal_tail(luck / 10, 1) for luck in range(9)
    ]


@pytest.mark.parametrize("start, deviation", [(0.5, 0.2), (0.25, 0.1), (0.5, 0.02)])
def test_of_results_it_is_the_share_of_games_that_were_as_lucky(start: float, deviation: float) -> None:
    rng = Random(7)
    lucks = []
    for _ in range(4000):
        deserved = rng.gauss(start, deviation)
        lucks.append((rng.random() < deserved) - deserved)
    for luck in lucks[:60]:
        told = games_of_a_hundred(luck, [0.01] * FEW, (start, deviation**2))
        assert told is not None
        beyond = sum(each >= luck if luck >= 0 else each <= luck for each in lucks) / len(lucks)
        assert abs(told / 100 - beyond) < 0.035


def test_no_share_is_below_none_or_above_all_and_equals_who_choose_alike_win_by_usual_luck() -> None:
    assert result_tail(0.5, 0.5, 0.0) == pytest.approx(0.5)
    assert result_tail(-0.5, 0.5, 0.0) == pytest.approx(0.5)
    assert result_tail(0.75, 0.25, 0.0) == pytest.approx(0.25)
    assert result_tail(0.76, 0.25, 0.0) == 0.0
    for luck in range(-12, 13):
        for variance in (0.0, 0.01, 4.0):
            assert 0.0 <= result_tail(luck / 10, 0.3, variance) <= 1.0
