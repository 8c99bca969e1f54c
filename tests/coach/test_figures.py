"""The figures of the analysis and of luck are correct for invented games."""

from __future__ import annotations

from dataclasses import replace
from math import inf, isinf
from random import Random

import pytest
from stolik.engine.bot import Level

from tests.coach import figures, luck
from tests.coach.__main__ import Bars, figure_rows, level_rows
from tests.coach.games import LEVELS, AnalysedGame, Moment, SeatSums, analysed


def game(said: float, won: float, luck: float = 0.0, levels: tuple[Level, ...] = ()) -> AnalysedGame:
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


def lucky(
    result: float, by_luck: float, levels: tuple[Level, ...] = (Level.FAIR, Level.SHARP)
) -> AnalysedGame:
    """Return a game whose last seat has this result and luck; the first seat has the rest."""
    first, last = levels
    sums = (SeatSums(first, 0.5, 1 - result, -by_luck, 0.0, 1), SeatSums(last, 0.5, result, by_luck, 0.0, 1))
    return AnalysedGame(sums, (), 0.0, 0.0, (), (), 2 * abs(by_luck))


def won(games: AnalysedGame, *, lucky: bool = True) -> float:
    return games.seats[1].result - lucky * games.seats[1].luck


def test_what_luck_has_made_is_its_share_and_the_better_one_is_ahead_after_so_many_games() -> None:
    assert luck.share([lucky(1.0, 0.5), lucky(0.0, -0.5)]) == pytest.approx(1)
    assert luck.share([lucky(1.0, 0.0), lucky(0.0, 0.0)]) == pytest.approx(0)
    assert luck.share([lucky(1.0, 0.25), lucky(0.0, -0.25)]) == pytest.approx(0.75)
    assert luck.share([lucky(0.5, 0.0)] * 2) == 0
    games = [lucky(1.0, 0.0)] * 600 + [lucky(0.0, 0.0)] * 400
    needed = luck.games_to_be_ahead(games, Level.SHARP, lambda seat: seat.result)
    # From the table of the normal distribution: 0.2 and 0.98 are the mean gap and its deviation.
    assert needed == pytest.approx((1.645 * 0.9798 / 0.2) ** 2, rel=1e-3)
    assert luck.games_to_be_ahead([lucky(1.0, 0.0)] * 9, Level.SHARP, lambda seat: seat.result) == 1


def test_so_many_games_really_are_enough_in_95_of_100_cases() -> None:
    needed = round(
        luck.games_to_be_ahead([lucky(1.0, 0.0)] * 600 + [lucky(0.0, 0.0)] * 400, Level.SHARP, result)
    )
    rng = Random(1)
    ahead = [sum([rng.random() < 0.6 for _ in range(needed)]) * 2 / needed for _ in range(4000)]
    assert sum([share > 1 for share in ahead]) / 4000 == pytest.approx(0.95, abs=0.03)


def result(seat: SeatSums) -> float:
    return seat.result


def test_where_nobody_is_clearly_better_no_number_is_told_and_errors_are_those_of_means() -> None:
    even = [lucky(1.0, 0.0)] * 51 + [lucky(0.0, 0.0)] * 49
    assert isinf(luck.games_to_be_ahead(even, Level.SHARP, result))
    assert isinf(luck.games_to_be_ahead(even, Level.FAIR, result))
    assert (str(luck.Figure(inf, inf)), str(luck.Figure(12.4, 1.2))) == ("not told", "12 ± 2")
    rng = Random(2)
    games = [lucky(rng.random(), 0.0) for _ in range(400)]
    found = luck.with_error(games, lambda some: sum(map(won, some)) / len(some))
    assert found.error == pytest.approx((1 / 12 / 400) ** 0.5, rel=0.4)
    assert isinf(luck.with_error(games[:1], luck.share).error)
    # Clear with all blocks, but not without one of them, so no number is given.
    close = [lucky(1.0, 0.0)] * 66 + [lucky(0.0, 0.0)] * 34
    assert luck.with_error(close, lambda some: inf if len(some) < 100 else 1.0).error == inf


def test_the_table_tells_of_equals_and_of_neighbours_also_of_those_who_play_alone() -> None:
    def play(levels: tuple[Level, ...]) -> list[AnalysedGame]:
        if len(levels) > 1:
            return [lucky(n % 3 / 2, (n % 3 - 1) / 2, (levels[0], levels[-1])) for n in range(60)]
        level = levels[0]
        sums = [
            SeatSums(level, 30.0, 30.0 + n % 3 + 10 * list(Level).index(level), n % 3 - 1.0, 0.0, 9)
            for n in range(60)
        ]
        return [AnalysedGame((seat,), (), 0.0, 0.0, (), (), 1.0) for seat in sums]

    rows = list(luck.table_rows(play, [1, 2], 60))
    assert [row.split(" | ")[:3] for row in rows[2:4]] == [
        ["| 1", "fair with itself", "100.0 ± 0.0"],
        ["| 1", "fair against gentle", "100.0 ± 0.0; 100.0 ± 0.0"],
    ]
    assert rows[3].endswith("| 1 ± 0 | 1 ± 0 |")
    assert rows[7].endswith("| not told | not told |")
    assert len(rows) == 10
