"""The chance to win a match of two games, by the outcome of the present game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.learned_tables import load
from stolik.games.rummikub.ai.analysis.match_values import match_chances
from stolik.games.rummikub.ai.train.game_results import results
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State, opening_position


def after_first(points: tuple[int, ...], big: tuple[int, ...]) -> State:
    """Return the position before the second deal, with the points of the first game."""
    places: Any = ()
    result = GameResult("out", points.index(max(points)), (), points, big, places)
    return replace(opening_position(len(points), Options(), 0), results=(result,))


def test_of_one_game_the_match_is_the_game() -> None:
    chances = match_chances(opening_position(3, Options(games_per_match=1), 0), 0)
    assert (chances.won, chances.lost) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_game_all_seats_are_equal(seats: int) -> None:
    chances = match_chances(opening_position(seats, Options(), 0), 0)
    assert chances.of(1 / seats) == pytest.approx(1 / seats)
    assert 1 / seats < chances.won < 1


@pytest.mark.parametrize("lead", [1, 30, 400])
def test_at_two_seats_the_second_game_is_about_the_small_points_of_the_first(lead: int) -> None:
    ahead, behind = (match_chances(after_first((lead, -lead), (4, 0)), seat) for seat in (0, 1))
    assert ahead.won == 1  # both games won
    assert behind.lost == 0
    assert ahead.lost == pytest.approx(1 - behind.won)
    margins = [won for won, _ in load("stolik.games.rummikub.ai", "game_results")["results"]["2"]]
    kept = sum([(margin < lead) + (margin == lead) / 2 for margin in margins]) / len(margins)
    assert ahead.lost == pytest.approx(kept)


@pytest.mark.parametrize("points, big", [((60, -20, -40), (4, 2, 0)), ((90, -10, -30, -50), (4, 2, 1, 0))])
def test_the_chances_before_the_second_game_add_up_to_1(
    points: tuple[int, ...], big: tuple[int, ...]
) -> None:
    view, seats = after_first(points, big), len(points)
    found = [match_chances(view, seat).of(1 / seats) for seat in range(seats)]
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)


def test_the_trainer_writes_what_is_read() -> None:
    table = load("stolik.games.rummikub.ai", "game_results")["results"]
    for seats in (2, 3, 4):
        (game,) = results(seats, 1)
        for points in (game, *table[str(seats)]):
            assert len(points) == seats
            assert sum(points) == 0
            assert points[1:] == sorted(points[1:], reverse=True)
            assert points[0] >= 0
