"""The chance to win a match of two games, by the outcome of the present game."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from stolik.engine.learned_tables import load
from stolik.games.rummikub.ai.train.game_results import results
from stolik.games.rummikub.ai.valuation import decided_by_points, match_chances, points_needed
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult, big_points_of, places_of, ranks_of
from stolik.games.rummikub.rules.state import State, opening_position


def after_first(points: tuple[int, ...], big: tuple[int, ...]) -> State:
    """Return the position before the second deal, with the points of the first game."""
    places: Any = ()
    result = GameResult("out", points.index(max(points)), (), points, big, places)
    return replace(opening_position(len(points), Options(), 0), results=(result,))


def test_of_one_game_the_match_is_the_game_and_the_points_needed_are_anothers() -> None:
    chances = match_chances(opening_position(3, Options(games_per_match=1), 0), 0)
    assert (chances.won, chances.lost) == (1, 0)
    needed = points_needed(opening_position(2, Options(), 0), 0)
    assert list(needed) == sorted(needed)
    assert [-each for each in reversed(needed)] == list(needed)


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


def test_the_sum_of_small_points_decides_between_two_who_play_two_games() -> None:
    opening = opening_position(2, Options(), 0)
    assert decided_by_points(opening)
    assert not decided_by_points(opening_position(2, Options(games_per_match=1), 0))
    assert not decided_by_points(opening_position(3, Options(), 0))
    margins = [result[0] for result in load("stolik.games.rummikub.ai", "game_results")["results"]["2"]]
    for first, second in product([*margins[:9], *[-each for each in margins[:9]]], repeat=2):
        bigs = [big_points_of(places_of(0 if each > 0 else 1, (each, -each))) for each in (first, second)]
        places = ranks_of((first + second, -first - second), [sum(each) for each in zip(*bigs, strict=True)])
        (needed,) = points_needed(after_first((first, -first), bigs[0]), 0)
        assert (places[0] < places[1]) == (second > needed)
        assert (places[0] == places[1]) == (second == needed)


@pytest.mark.rest
def test_the_trainer_writes_what_is_read() -> None:
    table = load("stolik.games.rummikub.ai", "game_results")["results"]
    for seats in (2, 3, 4):
        (game,) = results(seats, 1)
        for points in (game, *table[str(seats)]):
            assert len(points) == seats
            assert sum(points) == 0
            assert points[1:] == sorted(points[1:], reverse=True)
            assert points[0] >= 0
