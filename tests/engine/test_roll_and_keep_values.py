"""The values of a game of rolling and keeping follow from those of its turns."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.coaching.seat_values import Valued, Values
from stolik.engine.dice import RollAndKeepValues, Rolled
from stolik.engine.driver import playout, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game

GAME: Any = load_game("ryzyk_fizyk")


class SpokenTurn:
    def options(self, state: Any) -> list[Valued]:
        return [Valued(move, (float(number), 0.0)) for number, move in enumerate(GAME.legal_moves(state, 0))]

    def before_roll(self, state: Any) -> Values:
        return (10.0, 0.0)

    def after_roll(self, state: Any, dice: tuple[int, ...]) -> Values:
        return tuple(map(float, dice))


class SpokenValues(RollAndKeepValues):
    def turn(self, state: Any) -> SpokenTurn:
        return SpokenTurn()

    def exact(self, state: Any) -> bool:
        return False


VALUES = SpokenValues(GAME)
START = GAME.start(2, GAME.options_type())
(ROLLING,) = [step.state for step in GAME.apply(START, 0, next(iter(GAME.legal_moves(START, 0))))]


def test_a_decision_is_worth_its_best_option_and_the_end_the_shares_of_the_win() -> None:
    assert VALUES.options(START, 0) == SpokenTurn().options(START)
    assert VALUES.values(START) == SpokenTurn().options(START)[0].values
    end, _ = playout(GAME, START, random_chooser(GAME, Random(1)), Random(2))
    winner = GAME.standings(end)[0].seat
    assert VALUES.values(end)[winner] == 1.0
    assert sum(VALUES.values(end)) == 1.0


def test_dice_in_the_air_are_worth_what_the_turn_says_before_and_after_every_roll_that_is_due() -> None:
    assert GAME.to_act(ROLLING) == (TABLE,)
    assert VALUES.values(ROLLING) == (10.0, 0.0)
    outcomes = VALUES.outcomes(ROLLING)
    assert len(outcomes) == 462
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
    assert VALUES.after(ROLLING, Rolled((6, 1, 5, 2, 4, 3))) == (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
