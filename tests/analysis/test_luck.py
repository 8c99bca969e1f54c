"""Luck of a certain size and over many games: its chance, sums with errors, claims only from enough games."""

from __future__ import annotations

from math import comb, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.analysis.luck import (
    ENOUGH_ALONE,
    ENOUGH_CHANCE,
    FEW,
    REACH,
    Estimate,
    PlayedGame,
    are_enough,
    games_of_a_hundred,
    luck_figures,
    normal_tail,
    result_tail,
)


def test_of_few_chance_events_nothing_is_said() -> None:
    assert games_of_a_hundred(0.5, [0.01] * (FEW - 1)) is None
    assert games_of_a_hundred(0.5, [0.01] * (FEW - 1) + [0.0] * 50) is None
    assert games_of_a_hundred(0.5, [0.01] * FEW) is not None
    assert games_of_a_hundred(0.0, []) is None


@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.2, 0.8), (1 / 6, 5 / 6)])
def test_the_figure_is_the_share_of_games_with_as_much_luck(chances: tuple[float, float]) -> None:
    # Sixty events, each with its own stakes: it adds one of two values with mean 0.
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


def game(
    result: float, start: float = 0.5, luck: float | None = None, error: float = 0.0, decisions: int = 10
) -> PlayedGame:
    """Return a game in which everybody played equally well, unless told otherwise."""
    return PlayedGame(result, start, result - start if luck is None else luck, error, decisions)


def fair(wins: int, games: int, start: float) -> list[PlayedGame]:
    """Return games of equals, ``wins`` of them won."""
    return [game(1.0, start)] * wins + [game(0.0, start)] * (games - wins)


def least_games(start: float, enough: float = ENOUGH_CHANCE) -> int:
    """Return how many games with this chance at the start are enough."""
    return next(n for n in range(1, 1000) if n * start * (1 - start) >= enough - 1e-9)


def held(start: float, games: int, what: str) -> float:
    """Return exactly how often the truth is within the error, over all results of fair dice."""
    found = 0.0
    for wins in range(games + 1):
        figures = luck_figures(fair(wins, games, start), alone=False)
        if what == "results":
            within = abs(figures.results.mean - start) <= figures.results.reach
        else:
            within = abs(figures.luck.mean) <= figures.luck.reach
        found += comb(games, wins) * start**wins * (1 - start) ** (games - wins) * within
    return found


# ---------------------------------------------------------------------------------------- how many are enough


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8, 12])
@pytest.mark.parametrize("what", ["results", "luck"])
def test_from_the_least_number_of_games_errors_hold_in_nine_of_ten_houses(seats: int, what: str) -> None:
    least = least_games(1 / seats)
    assert are_enough(fair(0, least, 1 / seats), alone=False)
    assert not are_enough(fair(0, least - 1, 1 / seats), alone=False)
    assert min(held(1 / seats, games, what) for games in range(least, least + 12)) >= 0.9


def test_two_people_need_28_games_four_38_and_twelve_92_and_from_fewer_errors_would_not_hold() -> None:
    assert [least_games(1 / seats) for seats in (2, 4, 12)] == [28, 38, 92]
    games = least_games(1 / 12, 3)
    assert min(held(1 / 12, each, "luck") for each in range(games, games + 12)) < 0.87


def test_alone_the_games_are_counted_and_one_as_good_as_won_at_the_start_tells_nothing() -> None:
    played = [game(60.0, start=65.0)] * ENOUGH_ALONE
    assert are_enough(played, alone=True)
    assert not are_enough(played[1:], alone=True)
    assert not are_enough([], alone=True)
    assert not are_enough([], alone=False)
    assert not are_enough([game(1.0, start=1.0)] * 500, alone=False)


# ------------------------------------------------------------------------------------------------ the figures


def test_luck_and_what_is_left_without_it_add_up_to_the_result() -> None:
    rng = Random(1)
    played = [game(float(rng.random() < 0.4), 0.5, rng.gauss(0, 0.4), 0.1) for _ in range(50)]
    figures = luck_figures(played, alone=False)
    assert figures.games == 50
    assert figures.results.mean == pytest.approx(figures.adjusted.mean + figures.luck.mean)
    assert figures.gained.mean == pytest.approx(figures.adjusted.mean - figures.start)
    assert figures.course[-1] == pytest.approx(50 * figures.luck.mean)
    assert (len(figures.course), len(figures.band)) == (51, 51)
    assert (figures.course[0], figures.band[0]) == (0.0, 0.0)


def test_errors_are_two_standard_errors_over_the_games() -> None:
    played = [game(1.0, 0.5, 0.2), game(0.0, 0.5, -0.4), game(1.0, 0.5, 0.3), game(0.0, 0.5, 0.1)]
    figures = luck_figures(played, alone=False)
    adjusted = [0.8, 0.4, 0.7, -0.1]
    mean = sum(adjusted) / 4
    spread = sqrt(sum((each - mean) ** 2 for each in adjusted) / 3)
    assert figures.adjusted == pytest.approx((mean, REACH * spread / 2))
    # The mean of luck is known to be 0, so nothing is subtracted from its squares.
    assert figures.luck.reach == pytest.approx(REACH * sqrt(0.04 + 0.16 + 0.09 + 0.01) / 4)
    assert figures.band[-1] == pytest.approx(4 * figures.luck.reach)


def test_who_has_lost_every_game_may_still_win_one_and_alone_nothing_is_a_share() -> None:
    lost = luck_figures(fair(0, 40, 0.25), alone=False).results
    assert lost.mean == 0
    assert 0.04 < lost.reach < 0.08
    figures = luck_figures([game(60.0, 65.0, -3.0), game(70.0, 65.0, 4.0)], alone=True)
    assert figures.results == pytest.approx((65.0, REACH * 5))
    assert figures.start == 65


def test_what_a_hundred_choices_cost_is_a_ratio_of_sums() -> None:
    played = [game(1.0, error=0.3, decisions=30), game(0.0, error=0.1, decisions=10)]
    figures = luck_figures(played, alone=False)
    assert figures.cost == pytest.approx((1.0, 0.0), abs=1e-9)
    uneven = luck_figures(
        [game(1.0, error=0.3, decisions=10), game(0.0, error=0.1, decisions=10)], False
    ).cost
    assert uneven is not None
    assert uneven.mean == pytest.approx(2.0)
    assert uneven.reach == pytest.approx(100 * REACH * sqrt(2 * 0.1**2 / 1 / 2) * 2 / 20)
    assert luck_figures([game(1.0, decisions=0)] * 2, alone=False).cost is None


def test_great_luck_is_told_apart_and_luck_that_never_was_is_none() -> None:
    assert luck_figures(fair(30, 40, 0.5), alone=False).luck.is_told_apart
    assert not luck_figures(fair(21, 40, 0.5), alone=False).luck.is_told_apart
    figures = luck_figures([game(1.0, 1.0, 0.0)] * 3, alone=False)
    assert (figures.luck, set(figures.band)) == (Estimate(0.0, 0.0), {0.0})


@given(st.lists(st.floats(-1, 1), min_size=2, max_size=30), st.floats(0, 1))
def test_bands_never_shrink_and_all_figures_are_finite(lucks: list[float], start: float) -> None:
    figures = luck_figures([game(0.5, start, luck, 0.1) for luck in lucks], alone=False)
    assert list(figures.band) == sorted(figures.band)
    assert all(abs(each) < 1e3 for each in (*figures.results, *figures.adjusted, *figures.gained))
