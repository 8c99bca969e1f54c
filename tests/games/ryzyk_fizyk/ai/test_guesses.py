"""The truth behind a guess is what all rolls by the rules bring, counted one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE
from stolik.games.ryzyk_fizyk.ai.analysis.guesses import guesses
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.games.ryzyk_fizyk.rules.test_rules import position

AFTER_A_ROLL = replace(position(), phase="keep", rolled=(1, 1, 2, 4, 5, 5))


def loss(state: State) -> float:
    """Return the chance that rolling, to the end of the tries, loses the points."""
    thrown = GAME.apply(state, 0, Roll())[-1].state
    lost = []
    for dice in product(FACES, repeat=state.dice_to_roll):
        steps = GAME.apply(thrown, TABLE, Rolled(dice))
        is_lost = any(step.event.kind == "points_lost" for step in steps)
        goes_on = any(step.event.kind == "try_missed" for step in steps) and not is_lost
        lost.append(loss(steps[-1].state) if goes_on else float(is_lost))
    return sum(lost) / len(lost)


@pytest.mark.parametrize(
    "state, kind",
    [
        (position(kept=(1, 1)), "bust"),
        (position(kept=(2, 2, 3, 3, 3)), "bust"),
        (position(kept=(4, 4, 4, 4, 4), trying=True), "tries"),
        (position(kept=(4, 4, 4, 4, 4), trying=True, tried=2), "tries"),
    ],
)
def test_the_truth_is_that_of_all_rolls(state: State, kind: str) -> None:
    (question,) = guesses(state, 0)
    assert question.kind == kind
    assert question.truth == pytest.approx(loss(state))


def test_each_choice_of_dice_is_asked_about_and_nothing_but_single_rolls() -> None:
    asked = guesses(AFTER_A_ROLL, 0)
    assert [question.facts["dice"] for question in asked] == ["1 1 5 5", "1 1", "5 5"]
    for question in asked:
        dice = tuple(map(int, question.facts["dice"].split()))
        assert question.truth == pytest.approx(loss(GAME.apply(AFTER_A_ROLL, 0, Keep(dice))[-1].state))
    five = replace(position(), phase="keep", rolled=(2, 3, 3, 3, 3, 3))
    assert "3 3 3 3 3" not in [question.facts["dice"] for question in guesses(five, 0)]
    assert guesses(position(kept=(1, 1)), 1) == ()
