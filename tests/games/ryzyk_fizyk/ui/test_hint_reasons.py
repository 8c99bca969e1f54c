"""Just the dice that a hint speaks of light up, or the button of what it advises; with dice chosen, both."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.engine.driver import playout_moves
from stolik.games.ryzyk_fizyk.ai.claims import reason
from stolik.games.ryzyk_fizyk.ai.valuation import advise
from stolik.games.ryzyk_fizyk.rules.moves import Keep
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui.voice import hint_step
from stolik.models.dice_rows import DiceRows

from tests.coach.told import Told
from tests.games.ryzyk_fizyk.claims_check import CHECKS


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(2, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:12]


@pytest.mark.parametrize("seed", range(3))
def test_what_lights_up_is_what_is_to_be_done(seed: int) -> None:
    for state in positions(seed):
        rows = DiceRows(6)
        rows.show(state)
        options = advise(state, state.turn)
        step, best = hint_step(state, rows.free, options), options[0].move
        if not isinstance(best, Keep):
            assert step.lit == (best.kind,)
            continue
        lit = [int(name.removeprefix("die:")) for name in step.lit]
        assert len(set(lit)) == len(best.dice)
        assert all(die in {free for face in best.dice for free in rows.free(face)} for die in lit)


@pytest.mark.parametrize("seed", range(3))
def test_once_the_dice_are_chosen_the_button_lights_up_that_the_next_hint_names(seed: int) -> None:
    for state in positions(seed):
        rows = DiceRows(6)
        rows.show(state)
        options = advise(state, state.turn)
        best = options[0].move
        if isinstance(best, Keep):
            after = GAME.apply(state, state.turn, best)[0].state
            lit = hint_step(state, rows.free, options, best.dice).lit
            assert [name for name in lit if ":" not in name] == [advise(after, state.turn)[0].move.kind]
            assert all(":" in name for name in hint_step(state, rows.free, options, best.dice[1:]).lit)


STRICT = Options(five_of_a_kind_bonus=True, must_roll_on=True)


@pytest.mark.parametrize(
    "rolled, points, accounts, kind",
    [
        ((4, 4, 4, 4, 4, 2), 0, (15, 102), "then_try"),
        ((4, 4, 4, 4, 4, 2), 0, (0, 0), "then_bank"),
        ((1, 1, 3, 3, 5, 5), 0, (0, 0), "all_six_must"),
        # Where banking would be best by far, it still isn't allowed.
        ((1, 1, 3, 3, 5, 5), 600, (0, 0), "all_six_must"),
        ((1, 1, 3, 3, 5, 5), 80, (15, 102), "all_six_must"),
    ],
)
def test_what_follows_rare_dice_is_what_the_rules_say(
    rolled: tuple[int, ...], points: int, accounts: tuple[int, ...], kind: str
) -> None:
    last = (0,) if max(accounts) > 100 else ()
    start = GAME.start(2, STRICT)
    state = replace(start, phase="keep", rolled=rolled, points=points, accounts=accounts, last_turns=last)
    options = [option for option in advise(state, 0) if len(option.move.dice) > 4]
    claim = reason(state, options)
    assert claim.kind == kind
    assert CHECKS[kind](Told(claim, state, 0, options))
