"""The chances of all seats of Circles are weighed together, and add up to 1 at every moment."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.games.knaster.ai import seat_values
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.joint_chances import joint_chances, shares, spread_after_next_roll
from stolik.games.knaster.ai.learned_values import STAGES, values_at
from stolik.games.knaster.ai.steady_values import MIDDLES, steady_values_at
from stolik.games.knaster.rules.rules import GAME


@pytest.mark.parametrize("seats", range(2, 13))
def test_the_chances_of_all_seats_add_up_to_1(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        points = [rng.uniform(40, 110) for _ in range(seats)]
        spreads = [rng.uniform(1, 20) for _ in range(seats)]
        chances = joint_chances(points, spreads)
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert all(0 <= chance <= 1 for chance in chances)


def test_the_chances_are_those_of_ending_above_all_others() -> None:
    points, spreads, rng = [70.0, 74.0, 66.0], [6.0, 9.0, 14.0], Random(1)
    won = [0, 0, 0]
    for _ in range(20_000):
        ends = [rng.gauss(own, spread) for own, spread in zip(points, spreads, strict=True)]
        won[ends.index(max(ends))] += 1
    assert joint_chances(points, spreads) == pytest.approx([each / 20_000 for each in won], abs=0.012)


def test_two_seats_are_weighed_like_many() -> None:
    two = joint_chances([70, 74], [8, 9])
    with_a_hopeless_third = joint_chances([70, 74, -500], [8, 9, 5])
    assert with_a_hopeless_third == pytest.approx([*two, 0], abs=1e-4)


def test_equal_points_share_the_win() -> None:
    assert shares([60, 72, 72]) == (0, 0.5, 0.5)
    assert joint_chances([60, 60, 60], [9, 9, 9]) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_points_are_off_by_falls_as_the_sheets_fill(seats: int) -> None:
    spreads = [spread_after_next_roll(seats, empties, 20.0) for empties in range(4, 26)]
    assert spreads == sorted(spreads)
    assert spread_after_next_roll(seats, 1, 5.0) < spreads[0]


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_game_is_worth_1_at_every_moment(seats: int) -> None:
    choose = bot_chooser([BOTS[Level.FAIR]] * seats, [Random(0)] * seats)
    start = GAME.start(seats, GAME.options_type(), 0)
    for number, move in enumerate(playout_moves(GAME, start, choose, Random(seats))):
        if number % 23 == 0:
            values = seat_values.values(move.state)
            assert sum(values) == pytest.approx(1, abs=1e-9)


def test_what_a_roll_brings_is_what_the_position_is_worth_after_it() -> None:
    choose = bot_chooser([BOTS[Level.SHARP]] * 2, [Random(0)] * 2)
    start = GAME.start(2, GAME.options_type(), 0)
    thrown = [move for move in playout_moves(GAME, start, choose, Random(5)) if move.state.phase == "rolling"]
    for move in thrown[::8]:
        found = seat_values.after(move.state, move.move)  # type: ignore[arg-type]  # the table rolls and does nothing else
        assert found == pytest.approx(seat_values.values(move.after), abs=1e-12)


def test_steady_values_are_the_learned_ones_in_the_middle_of_a_stage_and_never_leap() -> None:
    for stage, middle in enumerate(MIDDLES):
        empties = STAGES.index(stage)
        if middle == empties:
            assert steady_values_at("race", empties) is values_at("race", empties)
    counts = [steady_values_at("race", empties).numbers[0][1] for empties in range(26)]
    learned = [values_at("race", empties).numbers[0][1] for empties in range(26)]
    steps = [abs(after - before) for before, after in pairwise(counts)]
    leaps = [abs(after - before) for before, after in pairwise(learned)]
    assert max(steps) <= max(leaps)
    assert min(counts) >= min(learned) - 1e-9
    assert max(counts) <= max(learned) + 1e-9
