"""Each paragraph of the rulings by its number."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.engine.game import TABLE, Seat
from stolik.games.farkle.rules.moves import Bank, Keep, Move, Roll, Rolled
from stolik.games.farkle.rules.options import Options
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import State, score

START = GAME.start(3, Options())


def after(state: State, *moves: Move) -> State:
    """Return the state after these moves, rolls by the table and the others by the seat on turn."""
    for move in moves:
        seat = TABLE if isinstance(move, Rolled) else state.turn
        assert GAME.check(state, seat, move) is None, move
        state = GAME.apply(state, seat, move)[-1].state
    return state


def code(state: State, seat: Seat, move: Move) -> str | None:
    rejection = GAME.check(state, seat, move)
    return rejection.code if rejection else None


def with_accounts(*accounts: int, last_turns: bool = False) -> State:
    """Return a turn of seat 0 that is about to bank 30."""
    start = GAME.start(len(accounts), Options(last_turns))
    turn = after(start, Roll(), Rolled((3, 3, 3, 2, 4, 6)), Keep((3, 3, 3)))
    return replace(turn, accounts=accounts)


ROLLED = after(START, Roll(), Rolled((1, 5, 2, 2, 3, 4)))


def test_1_1_six_dice() -> None:
    assert START.dice_to_roll == 6
    assert GAME.chance(START, Random(1)) == GAME.chance(START, Random(1))


def test_2_1_empty_accounts() -> None:
    assert START.accounts == (0, 0, 0)


def test_2_2_turns_in_seating_order() -> None:
    assert GAME.to_act(GAME.start(3, Options(), 2)) == (2,)
    assert code(START, 1, Roll()) == "not_your_turn"
    last = after(GAME.start(3, Options(), 2), Roll(), Rolled((2, 2, 3, 3, 4, 6)))
    assert GAME.to_act(last) == (0,)
    assert GAME.legal_moves(last, 1) == []


def test_3_1_dice_fall_by_chance() -> None:
    assert code(after(START, Roll()), 0, Rolled((1,) * 6)) == "move_of_another"
    assert code(START, TABLE, Roll()) == "move_of_another"
    for dice in ((1,) * 5, (1, 2, 3, 4, 5, 7)):
        assert code(after(START, Roll()), TABLE, Rolled(dice)) == "no_such_roll"


def test_3_2_scoring_dice_are_set_aside_once_a_roll() -> None:
    assert code(START, 0, Keep((1,))) == "roll_first"
    assert code(ROLLED, 0, Roll()) == "keep_first"
    assert code(ROLLED, 0, Bank()) == "keep_first"
    assert code(ROLLED, 0, Keep((1, 1))) == "dice_not_rolled"
    assert set(GAME.legal_moves(ROLLED, 0)) == {Keep((1,)), Keep((5,)), Keep((5, 1))}
    assert code(after(ROLLED, Keep((1,))), 0, Keep((5,))) == "roll_first"


def test_3_3_roll_or_bank() -> None:
    assert code(START, 0, Bank()) == "nothing_to_bank"
    kept = after(ROLLED, Keep((1, 5)))
    assert list(GAME.legal_moves(START, 0)) == [Roll()]
    assert list(GAME.legal_moves(kept, 0)) == [Roll(), Bank()]
    banked = after(kept, Bank())
    assert (banked.accounts, banked.turn, banked.points) == ((15, 0, 0), 1, 0)


def test_3_4_all_dice_that_are_left_or_all_six() -> None:
    kept = after(ROLLED, Keep((1,)))
    assert kept.dice_to_roll == 5
    cleared = after(kept, Roll(), Rolled((5, 5, 2, 2, 2)), Keep((5, 5, 2, 2, 2)), Roll())
    assert (cleared.dice_to_roll, cleared.kept, cleared.points) == (6, (), 40)


def test_3_5_a_roll_without_a_score_loses_the_points() -> None:
    lost = GAME.apply(after(ROLLED, Keep((1,)), Roll()), TABLE, Rolled((2, 2, 3, 3, 4)))
    assert [step.event.kind for step in lost] == ["dice_rolled", "points_lost", "turn_began"]
    assert lost[-1].state.accounts == (0, 0, 0)


@pytest.mark.parametrize("dice, points", [((1,), 10), ((5,), 5), ((1, 5, 5), 20), ((2,), None), ((), None)])
def test_4_1_ones_and_fives(dice: tuple[int, ...], points: int | None) -> None:
    assert score(dice) == points
    assert points or code(ROLLED, 0, Keep(dice)) == "no_score"


@pytest.mark.parametrize(
    "dice, points", [((4,) * 3, 40), ((1,) * 3, 100), ((1,) * 4, 110), ((6,) * 6, 120), ((2, 2, 2, 3), None)]
)
def test_4_2_three_equal_dice(dice: tuple[int, ...], points: int | None) -> None:
    assert score(dice) == points


def test_5_1_the_goal_ends_the_game_at_once() -> None:
    assert GAME.to_act(after(with_accounts(119, 0), Bank())) == (1,)
    over = after(with_accounts(120, 0), Bank())
    assert GAME.to_act(over) == ()
    assert code(over, 1, Roll()) == "game_over"


def test_5_2_last_turns() -> None:
    last = after(with_accounts(120, 0, 0, last_turns=True), Bank())
    assert (last.turn, last.waiting) == (1, (1, 2))
    lost = after(last, Roll(), Rolled((2, 2, 3, 3, 4, 6)))
    assert (lost.turn, lost.waiting) == (2, (2,))
    assert GAME.to_act(after(lost, Roll(), Rolled((1, 2, 2, 3, 3, 4)), Keep((1,)), Bank())) == ()


def test_5_3_equals_share_a_place() -> None:
    places = GAME.standings(with_accounts(10, 40, 40))
    assert [(place.seat, place.rank, place.score) for place in places] == [(1, 1, 40), (2, 1, 40), (0, 3, 10)]
