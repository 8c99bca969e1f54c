"""The common part of all dice games: the dice, whose move it is, and that nothing is secret."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest
from stolik.engine.dice import FACES, Roll, RollAndKeepGame, Rolled, count_fault, face_fault, roll_dice
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.turns import GameEnded


@dataclass(frozen=True, slots=True)
class Position:
    turn: Seat = 1
    phase: str = "decide"


class Stopless(RollAndKeepGame[Position, Roll, GameEnded]):
    """A game with one die in which players may only roll, and not in the phase ``keep``."""

    def dice_to_roll(self, state: Position) -> int:
        return 1

    def check_choice(self, state: Position, move: Roll) -> Rejection | None:
        return Rejection("keep_first") if state.phase == "keep" else None


GAME = Stopless()


@pytest.mark.parametrize(
    "phase, actors", [("decide", (1,)), ("keep", (1,)), ("rolling", (TABLE,)), ("over", ())]
)
def test_the_phase_tells_who_acts(phase: str, actors: tuple[Seat, ...]) -> None:
    assert GAME.to_act(Position(1, phase)) == actors


@pytest.mark.parametrize(
    "phase, seat, move, fault",
    [
        ("decide", 1, Roll(), None),
        ("keep", 1, Roll(), Rejection("keep_first")),
        ("decide", 0, Roll(), Rejection("not_your_turn", {"seat": 1})),
        ("rolling", 1, Roll(), Rejection("not_your_turn", {"seat": 1})),
        ("over", 1, Roll(), Rejection("game_over")),
        ("over", TABLE, Rolled((1,)), Rejection("game_over")),
        ("decide", TABLE, Roll(), Rejection("move_of_another")),
        ("rolling", 1, Rolled((1,)), Rejection("move_of_another")),
        ("decide", TABLE, Rolled((1,)), Rejection("not_your_turn", {"seat": 1})),
        ("rolling", TABLE, Rolled((6,)), None),
        ("rolling", TABLE, Rolled((7, 7)), Rejection("no_such_face")),
        ("rolling", TABLE, Rolled((2, 2)), Rejection("wrong_number_of_dice", {"dice": 1, "given": 2})),
    ],
)
def test_refusals_come_in_this_order(
    phase: str, seat: Seat, move: Roll | Rolled, fault: Rejection | None
) -> None:
    assert GAME.check(Position(1, phase), seat, move) == fault


def test_dice_are_rolled_from_the_given_chance_and_refused_where_they_cannot_have_fallen() -> None:
    assert GAME.chance(Position(), Random(3)) == roll_dice(1, Random(3))
    assert set(roll_dice(200, Random(1)).dice) == set(FACES)
    assert len(roll_dice(7, Random(1)).dice) == 7
    assert face_fault(FACES) is None
    assert face_fault((0,)) == face_fault((1, 7)) == Rejection("no_such_face")
    assert count_fault(2, 2) is None
    assert count_fault(1, 2) == Rejection("wrong_number_of_dice", {"dice": 2, "given": 1})


def test_only_a_throw_cannot_be_taken_back_and_everybody_sees_everything() -> None:
    moves: tuple[Value, ...] = (Roll(), Rolled((1,)), GameEnded())
    assert [GAME.irrevocable(move) for move in moves] == [True, True, False]
    state, event = Position(), GameEnded()
    assert GAME.view(state, None) is state
    assert GAME.redact(event, 0) is event
