"""The trainer of the win chances: its turns are those of the solver, and it learns from games."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from stolik.games.pickomino.ai.train import win_probability as trainer
from stolik.games.pickomino.ai.train.turn_batch import place_of, solve_turns
from stolik.games.pickomino.ai.turn_solver import FRESH, Payoffs, Solution
from stolik.games.pickomino.ai.win_probability import (
    FEATURES,
    KNOTS,
    MOST_SEATS,
    sum_chances,
    weights_at_knots,
    win_chance,
)
from stolik.games.pickomino.rules.tiles import TILES

STACKS = ((21, 30), (), (33,))
CENTRE = tuple([tile for tile in TILES if tile not in (21, 30, 33, 36)])


def learned(seats: int) -> trainer.Model:
    return trainer.Model(np.array(weights_at_knots(seats)), sum_chances())


def test_the_sum_chances_of_the_table_are_those_that_the_trainer_works_out() -> None:
    assert trainer.exact_sum_chances() == sum_chances()


def test_the_trainers_win_chances_are_those_that_the_master_plays_by() -> None:
    values = learned(3).values(trainer.Position(STACKS, CENTRE, 1))
    assert list(values) == pytest.approx([win_chance(STACKS, CENTRE, 1, seat) for seat in range(3)])
    over = learned(3).values(trainer.Position(((36,), (), (35,)), (), 1))
    assert list(over) == [1.0, 0.0, 0.0]


def test_turns_of_many_games_are_solved_as_one_is() -> None:
    games = [trainer.Game(3, first) for first in range(2)]
    games[1].position = trainer.Position(STACKS, CENTRE, 2)
    ends = [game.prepare(learned(3)) for game in games]
    stops = np.stack([stop for stop, _ in ends], axis=-1)
    busts = np.stack([bust for _, bust in ends], axis=-1)
    values, _ = solve_turns(stops, busts)
    fresh = place_of(FRESH)
    for number in range(2):
        own = [None if np.isnan(stop) else float(stop) for stop in stops[0, :-1, number]]
        solution = Solution(Payoffs(tuple(own), float(busts[0, number])))
        assert values[0, fresh, number] == pytest.approx(solution.roll_value(FRESH))
        assert values[:, fresh, number].sum() == pytest.approx(1)


def test_a_sweep_learns_that_worms_win() -> None:
    model = trainer.Model(trainer.first_weights(), sum_chances())
    played = trainer.play_games(model, 2, 3, Random(1))
    assert all(not game.position.centre for game in played)
    samples = trainer.samples_of(model, played, 0.9)
    assert len(samples) == sum([len(game.past) for game in played])
    assert all(sample.target.sum() == pytest.approx(1) for sample in samples)
    weights = trainer.fit(samples, model.weights)
    assert weights.shape == (len(FEATURES), len(KNOTS))
    assert weights[FEATURES.index("worms")].mean() > 0
    assert MOST_SEATS == 4
