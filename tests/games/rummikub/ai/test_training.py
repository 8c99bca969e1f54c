"""The trainer of the values for three and four players: what candidates lead to, and what is made of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from stolik.games.rummikub.ai.position_values import NAMES, value_of
from stolik.games.rummikub.ai.train import next_turns
from stolik.games.rummikub.ai.train.next_turn_values import (
    WORTH,
    ChoosingNetwork,
    Turns,
    begins_of,
    best_places,
    improved,
    present,
    read,
    worths,
)
from stolik.games.rummikub.ai.train.position_values import told

pytestmark = pytest.mark.rest


@pytest.fixture(scope="module")
def turns(tmp_path_factory: pytest.TempPathFactory) -> Turns:
    folder: Path = tmp_path_factory.mktemp("turns")
    for seats in (3, 4):
        found, rng = next_turns.Found(), Random(seats)
        players = next_turns.single_master(seats, rng)
        for game in range(2):
            next_turns.play_game(game, players, rng, found, short=seats == 4 or game == 1)
        found.write(folder / f"{seats}-t-00000.npz", 1.8)
    return read([folder])


def test_files_are_read_as_one(turns: Turns) -> None:
    assert sorted(set(turns.options[:, 0])) == [0, 1, 2, 3]
    assert set(turns.options[:, 1]) == {3, 4}
    assert turns.seeds == ["3-t", "4-t"]
    places, first, last = turns.trials[:, :3].astype(int).T
    assert set(places) == set(range(len(turns.options)))
    over = first == last
    assert over.any()
    assert list(first[~over][1:]) == list(last[~over][:-1])
    assert last.max() == len(turns.followers)
    assert set(turns.trials[over][:, 3]) <= {0.0, 1.0}
    assert set(turns.trials[over][:, 4]) <= {0.0, 0.25, 0.5, 1.0}


def test_turns_begin_where_the_game_or_the_turn_is_another(turns: Turns) -> None:
    begins = turns.begins
    assert (begins[0], begins[-1]) == (0, len(turns.options))
    of_turns = [turns.options[first:last, [0, 2]] for first, last in pairwise(begins)]
    assert all(len({tuple(row) for row in rows}) == 1 for rows in of_turns)
    assert len({tuple(rows[0]) for rows in of_turns}) == len(of_turns)


def test_what_is_kept_of_the_turns_keeps_their_begins_and_the_best_of_each_is_found() -> None:
    kept = np.array([True, True, False, False, False, True])
    assert list(begins_of(np.array([0, 2, 5, 6]), kept)) == [0, 2, 3]
    assert list(best_places(np.array([1.0, 3.0, 2.0, 5.0, 4.0]), np.array([0, 3, 5]))) == [1, 3]


def test_what_differs_within_turns_counts_more_than_what_differs_between_them() -> None:
    pairs, alone = 400, 200
    second = np.concatenate([np.tile([0.0, 1.0], pairs), np.ones(alone)])
    shares = np.concatenate([np.tile([0.5, 0.54], pairs), np.full(alone, 0.3)])
    goal = np.column_stack([shares, shares, np.zeros(len(shares))])
    begins = np.concatenate([np.arange(0, 2 * pairs, 2), 2 * pairs + np.arange(alone + 1)])
    network = ChoosingNetwork(1, 4, 3, 1)
    network.train_turns(second[:, None], goal, begins, 40)
    one, other = told(network.outputs(np.array([[0.0], [1.0]]))) @ WORTH
    assert shares[second == 1].mean() < 0.5
    assert one < other


def test_a_candidate_is_worth_the_best_choice_of_the_next_turn_or_the_end(turns: Turns) -> None:
    estimates = np.zeros((len(turns.followers), 3))
    estimates[:, 1] = np.linspace(0.2, 0.8, len(estimates))
    found = worths(turns, estimates)
    for place in range(len(turns.options)):
        of_trials = [
            row[4] if row[1] == row[2] else max(estimates[int(row[1]) : int(row[2]), 1])
            for row in turns.trials[turns.trials[:, 0] == place]
        ]
        assert found[place, 1] == pytest.approx(np.mean(of_trials))


def test_the_present_network_is_read_as_it_is_used(turns: Turns) -> None:
    network, mean, scale = present()
    figures = turns.figures[:5]
    chances = told(network.outputs((figures - mean) * scale))
    for row, (won, big, small) in zip(figures, chances, strict=True):
        used = value_of(tuple(row), 4)
        assert (used.chance, used.big / 4, used.small / 100) == pytest.approx((won, big, small), abs=1e-5)


def test_the_improved_network_has_the_mean_of_the_outputs_of_its_seeds(turns: Turns) -> None:
    _, mean, scale = present()
    whole, same_mean, same_scale, figures = improved(turns, 4, 1, (1, 2))
    parts = [improved(turns, 4, 1, (seed,))[0] for seed in (1, 2)]
    even = (turns.figures[:5] - same_mean) * same_scale
    assert whole.outputs(even) == pytest.approx(sum(part.outputs(even) for part in parts) / 2)
    assert whole.weights[0].shape == (len(NAMES), 2 * 4)
    assert list(same_mean) == list(mean)
    assert list(same_scale[scale > 0]) == list(scale[scale > 0])
    assert figures["rows"] > 0
