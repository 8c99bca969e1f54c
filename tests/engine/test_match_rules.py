"""Places, which equals share, and the default way of counting games in a match."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.driver import playout, random_chooser
from stolik.engine.game import Standing, ranked, ranks
from stolik.engine.game_library import find_games, load_package
from stolik.engine.game_points import GamePoints, big_points_of, default_match_rules, is_ranking
from stolik.engine.package import GameInfo
from stolik.games.rummikub.rules.scoring import BIG_POINTS


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_every_game_gives_the_points_of_its_end(info: GameInfo) -> None:
    package = load_package(info.id)
    rules, game = package.match_rules, package.game
    assert info.seats[0] <= rules.table_size <= info.seats[1]
    rng = Random(5)
    start = game.start(rules.table_size, game.options_type(), 0)
    assert rules.games(start) == ()
    end, _ = playout(game, start, random_chooser(game, rng), rng)
    counted = rules.games(end)
    assert counted
    for points in counted:
        assert len(points.small_points) == len(points.places) == rules.table_size
        assert is_ranking(points.places)
        assert rules.fault(points) is None
        assert max(rules.big_points(points.places)) == 4
    names = set(game.options_type.__dataclass_fields__)
    assert {rules.games_option, rules.seconds_option} - {""} <= names


def test_the_default_points_are_scores_and_places_by_seat() -> None:
    package = load_package("ryzyk_fizyk")
    rng = Random(1)
    game = package.game
    end, _ = playout(game, game.start(3, game.options_type(), 0), random_chooser(game, rng), rng)
    [points] = default_match_rules(game, package.info.seats).games(end)
    standings = {standing.seat: standing for standing in game.standings(end)}
    assert points == GamePoints(
        tuple(standings[seat].score for seat in range(3)), tuple(standings[seat].rank for seat in range(3))
    )


@pytest.mark.parametrize("seats", BIG_POINTS)
def test_the_big_points_are_those_of_rummikub(seats: int) -> None:
    assert big_points_of(range(1, seats + 1)) == BIG_POINTS[seats]


def test_from_the_fourth_place_on_there_are_none() -> None:
    assert big_points_of([1, 2, 3, 4, 5, 6]) == (4, 2, 1, 0, 0, 0)
    assert big_points_of([1]) == (0,)


def test_equals_share_a_place_and_standings_are_best_first_by_seat() -> None:
    assert ranks([5, 9, 5, 1]) == (2, 1, 2, 4)
    assert ranks([]) == ()
    assert ranks([(7, 33), (7, 34)]) == (2, 1)
    details = [{"highest_tile": 30}, {"highest_tile": 33}]
    found = ranked([(5, 30), (7, 33)], [5, 7], details)
    assert found == (Standing(1, 1, 7, {"highest_tile": 33}), Standing(0, 2, 5, {"highest_tile": 30}))
    assert ranked([1, 1], [3, 4]) == (Standing(0, 1, 3), Standing(1, 1, 4))


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8))
def test_a_place_is_one_more_than_the_seats_that_are_better(keys: list[int]) -> None:
    for key, rank in zip(keys, ranks(keys), strict=True):
        assert rank == 1 + len([other for other in keys if other > key])
