"""The reason that a hint gives is true of the position, and just the dice it speaks of light up."""

from __future__ import annotations

import re
from random import Random

import pytest
from stolik.engine.driver import playout_moves
from stolik.games.ryzyk_fizyk.ai.valuation import advise
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui.voice.hints import hint_step
from stolik.models.dice_rows import DiceRows


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(2, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:12]


@pytest.mark.parametrize("seed", range(3))
def test_the_reason_is_true(seed: int) -> None:
    for state in positions(seed):
        rows = DiceRows(6)
        rows.show(state)
        options = advise(state, state.turn)
        step = hint_step(state, rows.free, options)
        best, figures = options[0].move, [int(number) for number in re.findall(r"\d+", step.text)]
        assert "{" not in step.text
        if isinstance(best, Keep):
            lit = [int(name.removeprefix("die:")) for name in step.lit]
            assert len(set(lit)) == len(best.dice)
            assert all(die in {free for face in best.dice for free in rows.free(face)} for die in lit)
            assert figures[0] == sum(best.dice)
            left = len(state.rolled) - len(best.dice)
            after = GAME.apply(state, state.turn, best)[-1].state
            banks = isinstance(advise(after, state.turn)[0].move, Bank)
            assert ("bank" in step.text) == banks, "it says what is best with the dice set aside"
            assert figures[1:] == ([after.points] if banks else [left] if left else [])
            most = max(
                len(move.dice) for move in GAME.legal_moves(state, state.turn) if isinstance(move, Keep)
            )
            assert ("only" in step.text) == (len(best.dice) < most)
        elif isinstance(best, Roll):
            assert step.lit == ("roll",)
            if "no points" in step.text:
                assert not state.points
            elif "have to" in step.text:
                assert state.must_roll
            elif "nearly always" in step.text:
                assert options[0].facts["roll_lost"] <= 0.05
            else:
                assert figures == [round(10 * (1 - options[0].facts["roll_lost"])), 10]
                assert figures != [10, 10]
        else:
            assert isinstance(best, Bank)
            assert step.lit == ("bank",)
            assert figures[0] == state.points
            if "further rolls" in step.text:
                rolls = [option.facts["roll_lost"] for option in options if isinstance(option.move, Roll)]
                assert figures[1] == round(10 * rolls[0])
