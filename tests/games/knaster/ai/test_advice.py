"""What people are told of an entry is what the analysis counts: chances that add up to 1."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest
from stolik.bots.worker import answer
from stolik.engine.bot import Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.seat_values import Valued
from stolik.engine.driver import playout_moves
from stolik.games.knaster.ai import valuation
from stolik.games.knaster.ai.advice import advise, odds
from stolik.games.knaster.ai.analysis import seat_values
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.rules.moves import Circle, Roll, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

from tests.games.knaster.rules.test_rules import EMPTY, act, position, throw


def rounds(seats: int, seed: int, every: int) -> Iterator[State]:
    """Yield rounds of a game of sharp bots as the dice have fallen, and nobody has entered."""
    rng, bot = Random(seed), BOTS[Level.SHARP]
    played = playout_moves(
        GAME, GAME.start(seats, Options()), lambda view, seat: bot.choose(view, seat, rng, 1.0), rng
    )
    fallen = [made.after for made in played if made.after.phase == "enter" and all(made.after.waiting)]
    # The last rounds differ most, for there a seat may enter against its points.
    yield from [*fallen[:-5:every], *fallen[-5:]]


@pytest.mark.rest
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_the_chances_beside_the_hints_of_a_round_add_up_to_1(seats: int) -> None:
    for state in rounds(seats, seed=1, every=9):
        told = [answer(BotJob("advise", "knaster", state, seat)).result[0] for seat in range(seats)]
        chances = [option.facts["win"] for option in told]
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert chances == pytest.approx(seat_values.values(state)), "the report's own value"


@pytest.mark.parametrize("seats", [2, 3])
def test_what_an_option_is_told_to_be_worth_less_is_the_error_of_the_report(seats: int) -> None:
    for state in rounds(seats, seed=2, every=9):
        options = advise(state, 0)
        worths = {move: values[0] for move, values in seat_values.options(state, 0)}
        assert {option.move: option.value for option in options} == worths
        assert {option.move for option in options} == set(GAME.legal_moves(state, 0))
        values = [option.value for option in options]
        assert values == sorted(values, reverse=True)
        for values_of in [found.values for found in seat_values.options(state, 0)]:
            assert sum(values_of) == pytest.approx(1, abs=1e-9)
            assert all(-1e-9 <= each <= 1 + 1e-9 for each in values_of)


def test_an_option_that_wins_for_sure_leaves_the_others_what_the_position_does() -> None:
    found = [Valued(Roll(), (1.0, 0.0, 0.0)), Valued(Roll(), (0.5, 0.1, 0.4))]
    first, second = [each.values for each in seat_values._fitted(found, 0, (0.8, 0.15, 0.05))]
    assert first == pytest.approx((0.8, 0.15, 0.05))
    assert second == pytest.approx((0.4, 0.12, 0.48))
    lost = [Valued(Roll(), (0.0, 0.3, 0.7))]
    assert seat_values._fitted(lost, 0, (0.0, 1.0, 0.0))[0].values == (0.0, 0.3, 0.7)


def test_a_roller_s_hint_and_one_for_circles_tell_the_same_chances() -> None:
    start = GAME.start(3, Options())
    (roll,) = advise(start, 0)
    assert roll.value == seat_values.values(start)[0]
    for state in rounds(2, seed=3, every=1):
        seat = 0
        for option in advise(state, seat)[:6]:
            after = GAME.apply(state, seat, option.move)[-1].state
            if after.due[seat]:
                assert advise(after, seat)[0].value == pytest.approx(seat_values.values(after)[seat])
                return
    raise AssertionError("nobody has filled a line")


def test_alone_points_are_told_and_who_isn_t_to_act_gets_no_advice() -> None:
    alone, _ = throw(GAME.start(1, Options()), 3, 4)
    assert advise(alone, 0) == valuation.advise(alone, 0)
    state, _ = throw(GAME.start(2, Options()), 3, 4)
    state, _ = act(state, 0, Write(0, 0))
    assert advise(state, 0) == ()
    assert odds(state, 0) == {}


def test_the_outlook_holds_every_cell_that_can_be_entered() -> None:
    state, _ = throw(position("7 . . . . " + ". " * 20, EMPTY), 3, 4)
    shown = odds(state, 0)
    assert set(shown) == {(row, column) for row in range(5) for column in range(5)}
    assert shown[0, 0].preview.move == Circle(0, 0)
    assert max(shown.values(), key=lambda outlook: outlook.value).value == advise(state, 0)[0].value
    assert pickle.loads(pickle.dumps(shown)) == shown
    rng = Random(3)
    assert all(0 <= outlook.value <= 1 for outlook in rng.sample(list(shown.values()), 5))
