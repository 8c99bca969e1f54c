"""How much luck is in a game, by games made up for it."""

from __future__ import annotations

from math import inf, isinf
from random import Random

import pytest
from stolik.engine.bot import Level

from tests.coach import luck
from tests.coach.games import AnalysedGame, SeatSums


def game(
    result: float, by_luck: float, levels: tuple[Level, ...] = (Level.FAIR, Level.SHARP)
) -> AnalysedGame:
    """Return a game whose last seat has a result and some luck, and whose first has what is left."""
    first, last = levels
    sums = (SeatSums(first, 0.5, 1 - result, -by_luck, 0.0, 1), SeatSums(last, 0.5, result, by_luck, 0.0, 1))
    return AnalysedGame(sums, (), 0.0, 0.0, (), (), 2 * abs(by_luck))


def won(games: AnalysedGame, *, lucky: bool = True) -> float:
    return games.seats[1].result - lucky * games.seats[1].luck


def test_what_luck_has_made_is_its_share_and_the_better_one_is_ahead_after_so_many_games() -> None:
    assert luck.share([game(1.0, 0.5), game(0.0, -0.5)]) == pytest.approx(1)
    assert luck.share([game(1.0, 0.0), game(0.0, 0.0)]) == pytest.approx(0)
    assert luck.share([game(1.0, 0.25), game(0.0, -0.25)]) == pytest.approx(0.75)
    assert luck.share([game(0.5, 0.0)] * 2) == 0
    games = [game(1.0, 0.0)] * 600 + [game(0.0, 0.0)] * 400
    needed = luck.games_to_be_ahead(games, Level.SHARP, lambda seat: seat.result)
    # By the table of the normal distribution: 0.2 and 0.98 are the mean gap and its deviation.
    assert needed == pytest.approx((1.645 * 0.9798 / 0.2) ** 2, rel=1e-3)
    assert luck.games_to_be_ahead([game(1.0, 0.0)] * 9, Level.SHARP, lambda seat: seat.result) == 1


def test_so_many_games_really_are_enough_in_95_of_100_cases() -> None:
    needed = round(
        luck.games_to_be_ahead([game(1.0, 0.0)] * 600 + [game(0.0, 0.0)] * 400, Level.SHARP, result)
    )
    rng = Random(1)
    ahead = [sum([rng.random() < 0.6 for _ in range(needed)]) * 2 / needed for _ in range(4000)]
    assert sum([share > 1 for share in ahead]) / 4000 == pytest.approx(0.95, abs=0.03)


def result(seat: SeatSums) -> float:
    return seat.result


def test_where_nobody_is_clearly_better_no_number_is_told_and_errors_are_those_of_means() -> None:
    even = [game(1.0, 0.0)] * 51 + [game(0.0, 0.0)] * 49
    assert isinf(luck.games_to_be_ahead(even, Level.SHARP, result))
    assert isinf(luck.games_to_be_ahead(even, Level.FAIR, result))
    assert str(luck.Figure(inf, inf)) == "not told"
    assert str(luck.Figure(12.4, 1.2)) == "12 ± 2"
    rng = Random(2)
    games = [game(rng.random(), 0.0) for _ in range(400)]
    found = luck.with_error(games, lambda some: sum(map(won, some)) / len(some))
    assert found.error == pytest.approx((1 / 12 / 400) ** 0.5, rel=0.4)
    assert isinf(luck.with_error(games[:1], luck.share).error)
    # Clear with all blocks, and not without one of them: then nothing is told.
    close = [game(1.0, 0.0)] * 66 + [game(0.0, 0.0)] * 34
    assert luck.with_error(close, lambda some: inf if len(some) < 100 else 1.0).error == inf


def test_the_table_tells_of_equals_and_of_neighbours_also_of_those_who_play_alone() -> None:
    def play(levels: tuple[Level, ...]) -> list[AnalysedGame]:
        if len(levels) > 1:
            return [game(n % 3 / 2, (n % 3 - 1) / 2, (levels[0], levels[-1])) for n in range(60)]
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
