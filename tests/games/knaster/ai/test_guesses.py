"""The truth behind a guess is what all 36 rolls by the rules bring, counted one by one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from stolik.engine.dice import FACES
from stolik.games.knaster.ai.analysis.guesses import guesses
from stolik.games.knaster.rules.moves import Circle
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

from tests.games.knaster.rules.test_rules import position, sheet

LATE = """
    (6) (6) (6) 7 (6)
    8 . (9) . .
    (7) (5) 9 (7) (7)
    3 . . . (11)
    (4) . . . 2
"""


def completes(state: State, number: int) -> bool:
    """Return whether one of the circles that the sum allows is the fifth of a line."""
    circles = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Circle)]
    before = len(state.sheets[0].completed)
    return any(len(GAME.apply(state, 0, move)[0].state.sheets[0].completed) > before for move in circles)


def can_circle(state: State, number: int) -> bool:
    return any(isinstance(move, Circle) for move in GAME.legal_moves(state, 0))


WANTED: dict[str, Callable[[State, int], bool]] = {
    "line": completes,
    "circle": can_circle,
    "sum": lambda state, number: sum(state.dice) == number,
}


def share(kind: str, number: int) -> float:
    """Return of how many of the 36 rolls a thing is true on the sheet."""
    states = [position(sheet(LATE), dice=dice) for dice in product(FACES, repeat=2)]
    return sum(WANTED[kind](state, number) for state in states) / len(states)


@pytest.mark.parametrize("state", [position(sheet(LATE)), position(sheet(LATE), dice=(2, 2))])
def test_the_truth_is_that_of_all_rolls(state: State) -> None:
    asked = guesses(state, 0)
    assert [question.kind for question in asked] == ["line", "circle", *["sum"] * 5]
    for question in asked:
        assert question.truth == pytest.approx(share(question.kind, question.facts.get("number", 0)))


def test_what_is_meant_lights_up_and_no_roll_is_asked_about_that_does_not_come() -> None:
    line, circle, *_ = guesses(position(sheet(LATE)), 0)
    assert line.lit == ("cell:3", "cell:12")
    assert set(circle.lit) == {"cell:3", "cell:5", "cell:12", "cell:15", "cell:24"}
    assert guesses(position(sheet(LATE), dice=(2, 2), last=True), 0) == ()
    assert guesses(position(sheet(LATE), sheet(LATE)), 1) == ()
