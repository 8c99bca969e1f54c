"""Bots follow their habits, and the worths in hints are those computed by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.games.farkle.ai.bots import BOTS
from stolik.games.farkle.ai.valuation import advise, next_roll
from stolik.games.farkle.rules.moves import Bank, Keep, Move, Roll
from stolik.games.farkle.rules.options import Options
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import State

START = GAME.start(2, Options())
KEEP = replace(START, phase="keep", rolled=(1, 2, 2, 3, 4, 5))


def chosen(level: Level, state: State) -> Move:
    return BOTS[level].choose(state, state.turn, Random(1), GENEROUS_DEADLINE)


def test_one_die_scores_in_two_of_six_rolls() -> None:
    scoring, mean = next_roll(1)
    assert scoring == pytest.approx(2 / 6)
    assert mean == pytest.approx(15 / 6)


def test_the_most_points_come_first_in_a_hint() -> None:
    assert [option.move for option in advise(KEEP, 0)][-1] == Keep((5,))
    assert [option.move for option in advise(replace(START, points=200, kept=(1,) * 5), 0)] == [
        Bank(),
        Roll(),
    ]


@pytest.mark.parametrize("level", Level)
def test_a_bot_rolls_where_nothing_else_can_be_done(level: Level) -> None:
    assert chosen(level, START) == Roll()
    assert isinstance(chosen(level, KEEP), Keep)


def test_each_level_stops_by_its_habit() -> None:
    ten = replace(START, points=10, kept=(1,), rolled=(2, 2, 3, 3, 4))
    assert [chosen(level, ten) for level in Level] == [Bank(), Roll(), Roll(), Roll()]
    assert chosen(Level.MASTER, replace(ten, accounts=(140, 0))) == Bank()
    assert chosen(Level.MASTER, replace(ten, accounts=(0, 150), waiting=(0,))) == Roll()
    assert chosen(Level.MASTER, replace(ten, accounts=(140, 150), waiting=(0,))) == Bank()
