"""Moves are drawn by worth; spreads and uncertainties are interpolated between given ones."""

from __future__ import annotations

from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST, ByWorth, Scale, between, by_worth, drawn, log_odds
from stolik.engine.game_library import find_games, load_package

MASTER: Any = object()
OPTIONS = [("poor", -1.0), ("good", 0.0), ("silly", -9.0)]


def share(spread: float) -> float:
    rng = Random(1)
    return sum(drawn(OPTIONS, spread, 2.0, rng) == "good" for _ in range(2000)) / 2000


def test_the_better_is_the_likelier_a_won_game_is_taken_and_a_lost_one_has_log_odds() -> None:
    assert share(1.0) == pytest.approx(1 / (1 + 1 / 2.71828), abs=0.03)
    assert 0.5 < share(9.0) < share(1.0) < share(0.1) == 1.0
    assert {drawn(OPTIONS, 9.0, 2.0, Random(seed)) for seed in range(50)} == {"good", "poor"}
    assert log_odds(1.0) == inf
    options = [(chance, log_odds(chance)) for chance in (0.99, 1.0)]
    assert {drawn(options, 5.0, 9.0, Random(seed)) for seed in range(50)} == {1.0}
    assert log_odds(0.0) < log_odds(0.1) < 0 < log_odds(0.9) == pytest.approx(-log_odds(0.1))


def test_spreads_and_the_uncertainty_of_results_without_luck_lie_in_proportion() -> None:
    assert [between((3.0, 1.0, 0.0), strength) for strength in (0, 5, 10, 20)] == [3.0, 2.0, 1.0, 0.0]
    scale = Scale({}, lambda strength: None, 0.02, (0.3, 0.1))  # type: ignore[arg-type,return-value]
    assert [scale.spread_at(strength) for strength in (0, 50, MOST)] == pytest.approx([0.3, 0.2, 0.1])
    assert Scale({}, scale.bot, 0.02).spread_at(50) is None


@pytest.mark.parametrize("bottom, odds", [(None, (-0.2, 0.0, 0.8)), (0.3, (-3.0, 0.0, 0.8))])
def test_the_lowest_step_of_a_scale_may_be_longer(bottom: float | None, odds: tuple[float, ...]) -> None:
    scale = Scale({}, lambda strength: None, 0.02, bottom=bottom)  # type: ignore[arg-type,return-value]  # none plays
    assert [scale.odds_at(strength) for strength in (0, 10, 50)] == pytest.approx(odds)


@pytest.mark.parametrize("game", [info.id for info in find_games()])
def test_the_levels_are_marks_in_their_order(game: str) -> None:
    scale = load_package(game).scale
    assert scale is not None
    marks = [scale.marks[level] for level in Level]
    assert marks == sorted(marks)
    assert 0 <= marks[0] < marks[-1] == MOST


def test_a_computer_of_a_strength_draws_by_what_the_moves_of_its_seat_are_worth() -> None:
    bot = ByWorth(lambda view, seat: [("mine", 1.0)] if (view, seat) == ("view", 1) else [], 0.5, 1.0)
    assert bot.choose("view", 1, Random(1), 0.0) == "mine"


def test_a_computer_of_nothing_makes_any_legal_move_and_up_to_ten_that_grows_rarer() -> None:
    game: Any = SimpleNamespace(legal_moves=lambda view, seat: ["any"])
    bot = by_worth(game, lambda view, seat: [("good", 1.0)], (1.0, 0.5), 1.0, MASTER)
    rng = Random(1)
    careless = [
        sum(bot(strength).choose("view", 0, rng, 0.0) == "any" for _ in range(400)) / 400
        for strength in (0, 5, 9, 10)
    ]
    assert careless == pytest.approx([1.0, 0.75, 0.19, 0.0], abs=0.06)
    assert bot(MOST) is MASTER
