"""The truth behind a guess is what all rolls by the rules bring, counted one by one."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE
from stolik.games.pickomino.ai.analysis.guesses import guesses
from stolik.games.pickomino.rules.moves import Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.games.pickomino.rules.test_rules import position

POSITIONS = (
    position(kept=(1, 1, 4, 5, 6)),
    position(kept=(5, 5, 5, 6, 6, 2), stacks=((21,), (33,))),
    position(kept=(1, 1, 2, 2, 3, 3), stacks=((36,), ())),
    position(kept=(4, 4, 6, 6, 6), rolled=(1, 5, 5), phase="keep"),
)


def rolls(state: State) -> list[tuple[State, bool]]:
    """Return the positions after each way in which the dice can fall, and whether the turn ends there."""
    thrown = GAME.apply(state, 0, Roll())[-1].state
    fallen = [GAME.apply(thrown, TABLE, Rolled(dice)) for dice in product(FACES, repeat=state.dice_left)]
    return [(steps[-1].state, any(step.event.kind == "busted" for step in steps)) for steps in fallen]


def is_lost(state: State) -> bool:
    """Return whether every choice of dice busts."""
    after = [GAME.apply(state, 0, move) for move in GAME.legal_moves(state, 0)]
    return all(any(step.event.kind == "busted" for step in steps) for steps in after)


@cache
def chance(state: State, tile: int) -> float:
    """Return the best chance of a seat to come to where it may have a tile."""
    if state.turn != 0:
        return 0.0
    moves = list(GAME.legal_moves(state, 0))
    if Take(tile) in moves or Steal(tile) in moves:
        return 1.0
    if state.phase == "keep":
        return max(chance(GAME.apply(state, 0, move)[-1].state, tile) for move in moves)
    if Roll() not in moves:
        return 0.0
    fallen = rolls(state)
    return sum(0.0 if lost else chance(after, tile) for after, lost in fallen) / len(fallen)


@pytest.mark.parametrize("state", POSITIONS)
def test_the_truth_is_that_of_all_rolls(state: State) -> None:
    asked = guesses(state, 0)
    assert asked
    for question in asked:
        if question.kind == "bust":
            lost = [busted or is_lost(after) for after, busted in rolls(state)]
            assert question.truth == pytest.approx(sum(lost) / len(lost))
        else:
            assert question.truth == pytest.approx(chance(state, question.facts["tile"]))
            assert question.lit == (f"tile:{question.facts['tile']}",)


def test_a_bust_is_asked_about_first_where_dice_can_be_rolled() -> None:
    assert [guesses(state, 0)[0].kind for state in POSITIONS] == ["bust", "bust", "bust", "tile"]
    assert guesses(position(kept=(6, 6)), 1) == ()
    assert "bust" not in [question.kind for question in guesses(position(), 0)]
