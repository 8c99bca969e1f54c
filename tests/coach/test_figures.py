"""The figures of the analysis are what they are called, by games made up for it."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest
from stolik.engine.bot import Level

from tests.coach import figures
from tests.coach.__main__ import Bars, figure_rows, level_rows
from tests.coach.games import LEVELS, AnalysedGame, Moment, SeatSums, analysed


def game(said: float, won: float, luck: float = 0.0, levels: tuple[Level, ...] = ()) -> AnalysedGame:
    """Return a game of two seats: what was said of the seat to act, and what was won."""
    moments = (Moment(said, won, True), Moment(1 - said, 1 - won, False))
    first, second = levels or (Level.MASTER, Level.MASTER)
    sums = (SeatSums(first, 0.5, won, luck, 0.04, 2), SeatSums(second, 0.5, 1 - won, -luck, 0.1, 5))
    return AnalysedGame(sums, moments, 0.0, 0.0, (), (), 2 * abs(luck))


def test_bias_slope_and_luck_are_reckoned_over_all_moments() -> None:
    games = [game(0.7, 1.0), game(0.7, 0.0)]
    assert figures.bias(games)[0] == pytest.approx(0.2)
    games = [game(0.75, 1.0)] * 3 + [game(0.75, 0.0)] + [game(0.25, 0.0)] * 3 + [game(0.25, 1.0)]
    assert figures.slope(games)[0] == pytest.approx(1)
    assert figures.bias(games)[0] == pytest.approx(0)
    sure = [game(0.9, 1.0)] * 3 + [game(0.9, 0.0)] + [game(0.1, 0.0)] * 3 + [game(0.1, 1.0)]
    assert figures.slope(sure)[0] == pytest.approx(0.5 / 0.8)
    games = [game(0.5, 1.0, luck=0.45), game(0.5, 0.0, luck=-0.45)]
    assert figures.variance_ratio(games) == pytest.approx(0.25 / 0.0025)


def test_a_tenth_that_does_not_come_true_is_missed() -> None:
    true = figures.tenths([game(0.25, 1.0)] + [game(0.25, 0.0)] * 3)
    assert true[2] is not None
    assert true[7] is not None
    assert (true[2].said, true[2].won, true[2].missed) == (0.25, 0.25, False)
    assert [each is None for each in true] == [index not in (2, 7) for index in range(10)]
    wrong = figures.tenths([game(0.25, 0.5)] * 400)[2]
    assert wrong is not None
    assert wrong.missed


def test_a_figure_that_misses_its_mark_says_so_in_its_own_column() -> None:
    true = [game(0.75, 1.0, luck=0.48)] * 30 + [game(0.75, 0.0, luck=-0.48)] * 10
    wrong = [game(0.9, 1.0, luck=0.1)] * 20 + [game(0.9, 0.0, luck=-0.1)] * 20
    rows = list(figure_rows([true, wrong], Bars(1.0, 40), [40, 40]))
    cells = {
        row.split(" | ")[0]: [cell.endswith(", missed") for cell in row.split(" | ")[1:3]] for row in rows
    }
    assert cells["| bias for the seat to act, points"] == [False, True]
    assert cells["| variance of results, by that without luck"] == [False, True]
    assert cells["| the law is missed by at most"] == [False, False]
    lower = list(figure_rows([true, wrong], Bars(1.0, 40), [40, 0]))
    assert "missed" not in next(row for row in lower if "variance" in row)


def test_errors_are_means_over_decisions_and_fall_with_the_level() -> None:
    games = [game(0.5, 1.0, 0.3, (Level.SHARP, Level.FAIR)), game(0.5, 0.0, 0.1, (Level.SHARP, Level.FAIR))]
    assert figures.mean_error(games, Level.SHARP) == pytest.approx(0.02)
    assert figures.mean_error(games, Level.FAIR) == pytest.approx(0.02)
    assert figures.mean_luck(games, Level.SHARP) == pytest.approx((0.2, 0.1))
    mixed = [game(0.5, 1.0, 0.0, pair) for pair in ((Level.GENTLE, Level.FAIR), (Level.SHARP, Level.MASTER))]

    def with_errors(*errors: float) -> str:
        pairs = []
        for level, error in zip(LEVELS, errors, strict=True):
            equal = game(0.5, 1.0, 0.0, (level, level))
            seats = tuple([replace(seat, error=error * seat.decisions) for seat in equal.seats])
            pairs.append([replace(equal, seats=seats)])
        return next(row for row in level_rows(mixed * 2, pairs) if "two of a level" in row)

    falling = with_errors(0.04, 0.03, 0.02, 0.0)
    assert falling.split(" | ")[1:] == ["4.00", "3.00", "2.00", "0.00", "falling |"]
    assert with_errors(0.03, 0.03, 0.02, 0.0).endswith("falling, missed |")


def test_levels_that_do_not_differ_are_told_apart_by_no_number_of_games() -> None:
    levels = (Level.SHARP, Level.FAIR)
    games = [game(0.5, 1.0, 0.0, levels)] * 3 + [game(0.5, 0.0, 0.0, levels)]
    found = figures.games_to_tell(games, lambda seat: seat.result)
    assert found[0] == inf  # nobody is gentle
    assert found[1] == pytest.approx(4 * 4 / 3 * (1 - 0.5**2) / 0.5**2 * 1.0, rel=0.5)
    even = figures.games_to_tell(games[1:3] + [game(0.5, 0.0, 0.0, levels)] * 2, lambda seat: seat.result)
    assert even[1] == inf


def test_the_values_after_the_last_entry_are_the_results() -> None:
    found = analysed("ryzyk_fizyk", (Level.FAIR, Level.GENTLE), {}, 0, 2)
    assert found.law < 1e-9
    assert found.total < 1e-9
    assert sorted(seat.result for seat in found.seats) == [0.0, 1.0]
    assert {moment.result for moment in found.moments} == {0.0, 1.0}
    assert found.movers == ()  # all values are exact
