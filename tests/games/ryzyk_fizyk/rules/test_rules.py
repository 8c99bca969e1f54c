"""The rules of Ryzyk-Fizyk; each test is named after the paragraph of ``rulings.md`` that it proves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.engine.game_library import find_game, load_codec
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.events import (
    AccountZeroed,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    LastTurnsBegan,
    PlayerOut,
    PointsBanked,
    PointsLost,
    RollBegan,
    SixOfAKind,
    TryMissed,
    TurnBegan,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

WINS = Options(six_of_a_kind_wins=True)
LOSE = Options(six_different="lose_game")
ZERO = Options(six_different="zero_account")
BONUS = Options(five_of_a_kind_bonus=True)
ROLL_ON = Options(must_roll_on=True)
EVERYTHING = Options(
    six_of_a_kind_wins=True, six_different="lose_game", five_of_a_kind_bonus=True, must_roll_on=True
)

STRAIGHT = (1, 2, 3, 4, 5, 6)


def position(
    accounts: Sequence[int] = (0, 0),
    *,
    kept: Sequence[int] = (),
    points: int | None = None,
    turn: Seat = 0,
    out: Sequence[Seat] = (),
    last_turns: Sequence[Seat] = (),
    trying: bool = False,
    tried: int = 0,
    options: Options | None = None,
) -> State:
    return State(
        options=options or Options(),
        turn=turn,
        phase="decide",
        rolled=(),
        kept=tuple(sorted(kept)),
        points=sum(kept) if points is None else points,
        trying=trying,
        tried=tried,
        accounts=tuple(accounts),
        out=tuple(out),
        last_turns=tuple(last_turns),
        winner=None,
    )


def play(state: State, *moves: Move) -> tuple[State, list[Event]]:
    """Return the position after legal moves of the seats to act, and the events of the last move."""
    events: list[Event] = []
    for move in moves:
        (seat,) = GAME.to_act(state)
        assert GAME.check(state, seat, move) is None, move
        steps = GAME.apply(state, seat, move)
        state, events = steps[-1].state, [step.event for step in steps]
    return state, events


def after(state: State, *moves: Move) -> State:
    return play(state, *moves)[0]


def events_of(state: State, *moves: Move) -> list[Event]:
    return play(state, *moves)[1]


def thrown(state: State, *dice: int) -> State:
    return after(state, Roll(), Rolled(dice))


def told_of(state: State, *dice: int) -> list[Event]:
    return events_of(state, Roll(), Rolled(dice))


def refusal(state: State, move: Move, seat: Seat | None = None) -> Rejection:
    rejection = GAME.check(state, state.turn if seat is None else seat, move)
    assert rejection is not None, move
    return rejection


def code(state: State, move: Move, seat: Seat | None = None) -> str:
    return refusal(state, move, seat).code


def choices(state: State) -> set[tuple[int, ...]]:
    return {move.dice for move in GAME.legal_moves(state, state.turn) if isinstance(move, Keep)}


def moves(state: State) -> set[Move]:
    return set(GAME.legal_moves(state, state.turn))


def places(state: State) -> list[tuple[Seat, int, int]]:
    return [(place.seat, place.rank, place.score) for place in GAME.standings(state)]


def ends(state: State, move: Move, *dice: int) -> list[type[Event]]:
    return [type(event) for event in events_of(state, move, *([Rolled(dice)] if dice else []))]


def test_1_1_six_dice_with_six_faces_count_their_pips() -> None:
    state = after(GAME.start(2, Options()), Roll())
    assert DICE == 6
    assert FACES == (1, 2, 3, 4, 5, 6)
    assert code(state, Rolled((1, 1, 1, 1, 1, 7)), TABLE) == "no_such_face"
    assert code(state, Rolled((0, 1, 1, 1, 1, 1)), TABLE) == "no_such_face"
    assert {face for seed in range(20) for face in rolled(state, seed)} == set(FACES)
    for face in FACES:
        assert after(thrown(position(), *(face,) * 6), Keep((face, face))).points == 2 * face


def rolled(state: State, seed: int) -> tuple[int, ...]:
    move = GAME.chance(state, Random(seed))
    assert isinstance(move, Rolled)
    return move.dice


def test_1_2_two_to_eight_players_with_an_account_each() -> None:
    info = find_game("ryzyk_fizyk")
    assert info is not None
    assert info.seats == (2, 8)
    for seats in range(2, 9):
        assert len(GAME.start(seats, Options()).accounts) == seats


def test_2_1_every_account_is_empty() -> None:
    state = GAME.start(3, Options())
    assert state.accounts == (0, 0, 0)
    assert (state.points, state.kept, state.rolled, state.out, state.last_turns) == (0, (), (), (), ())
    assert places(state) == [(0, 1, 0), (1, 1, 0), (2, 1, 0)]


def test_2_2_the_starter_is_the_first_on_turn() -> None:
    for starter in range(4):
        assert GAME.to_act(GAME.start(4, Options(), starter)) == (starter,)
    assert GAME.to_act(GAME.start(4, Options(), None)) == (0,)


def test_2_3_the_turn_passes_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    banking = position((0, 0, 0), kept=(2, 2), turn=1)
    assert after(banking, Bank()).turn == 2
    assert after(position((0, 0, 0), kept=(2, 2), turn=2), Bank()).turn == 0
    assert refusal(banking, Bank(), 0) == Rejection("not_your_turn", {"seat": 1})
    assert code(after(banking, Roll()), Bank(), 1) == "not_your_turn"


@pytest.mark.parametrize("seats", range(2, 9))
def test_2_3_at_every_number_of_seats_all_have_their_turn_in_the_same_order(seats: int) -> None:
    positions = [position((0,) * seats, kept=(2, 2), turn=seat) for seat in range(seats)]
    assert [after(state, Bank()).turn for state in positions] == [*range(1, seats), 0]


def test_3_1_a_turn_opens_with_a_roll_of_all_six_that_is_nobodys_choice() -> None:
    start = GAME.start(2, Options())
    assert moves(start) == {Roll()}
    assert events_of(start, Roll()) == [RollBegan(0, 6)]
    air = after(start, Roll())
    assert GAME.to_act(air) == (TABLE,)
    assert code(air, Rolled((1,) * 5), TABLE) == "wrong_number_of_dice"
    assert events_of(air, Rolled((3, 1, 2, 3, 1, 1))) == [DiceRolled(0, (1, 1, 1, 2, 3, 3))]
    air = after(GAME.start(2, Options()), Roll())
    assert code(air, Rolled((1,) * 6), 0) == "move_of_another"
    assert code(GAME.start(2, Options()), Roll(), TABLE) == "move_of_another"
    assert code(GAME.start(2, Options()), Rolled((1,) * 6), TABLE) == "not_your_turn"


def test_3_2_groups_are_two_or_more_dice_of_one_face_that_the_roll_shows() -> None:
    state = thrown(position(), 2, 2, 2, 4, 5, 6)
    assert choices(state) == {(2, 2), (2, 2, 2)}
    assert refusal(state, Keep((4,))) == Rejection("lone_die", {"face": 4, "faces": 4})
    assert (code(state, Keep((2,))), code(state, Keep((2, 2, 5)))) == ("lone_die", "lone_die")
    state = thrown(position(kept=(5, 5)), 5, 2, 1, 1)
    assert choices(state) == {(5,), (1, 1), (1, 1, 5)}
    assert code(state, Keep((2,))) == "lone_die"
    assert refusal(state, Keep((5, 5))) == Rejection("dice_not_rolled", {"face": 5, "dice": 1, "given": 2})
    assert code(state, Keep((3, 3))) == "dice_not_rolled"
    assert code(state, Keep((1, 1, 1))) == "dice_not_rolled"
    assert code(state, Keep((9, 9))) == "dice_not_rolled"


def test_3_3_one_choice_of_one_or_several_groups_after_every_roll() -> None:
    state = thrown(position(), 1, 1, 2, 3, 4, 5)
    assert (code(state, Roll()), code(state, Bank())) == ("keep_first", "keep_first")
    assert code(state, Keep(())) == "nothing_chosen"
    assert code(after(state, Keep((1, 1))), Keep((1,))) == "roll_first"
    assert code(GAME.start(2, Options()), Keep((1, 1))) == "roll_first"
    state = thrown(position(), 2, 2, 4, 4, 6, 6)
    assert choices(state) == {
        (2, 2),
        (4, 4),
        (6, 6),
        (2, 2, 4, 4),
        (2, 2, 6, 6),
        (4, 4, 6, 6),
        (2, 2, 4, 4, 6, 6),
    }
    both = thrown(position(kept=(3, 3)), 3, 3, 1, 1)
    assert choices(both) == {(3,), (3, 3), (1, 1), (1, 1, 3), (1, 1, 3, 3)}
    assert events_of(both, Keep((3, 1, 1))) == [DiceKept(0, (1, 1, 3), 5, 11)]
    assert Keep((5, 1, 5, 1)) == Keep((1, 1, 5, 5))
    assert load_codec("ryzyk_fizyk").move({"kind": "keep", "dice": [5, 1, 5, 1]}) == Keep((1, 1, 5, 5))


def test_3_4_not_every_die_that_could_be_has_to_be_set_aside() -> None:
    two = after(thrown(position(points=18, kept=(1, 1, 3, 3, 5, 5)), 5, 5, 5, 6, 1, 3), Keep((5, 5)))
    assert (two.kept, two.rolled, two.points, two.dice_to_roll) == ((5, 5), (1, 3, 5, 6), 28, 4)


def test_3_5_dice_set_aside_stay_and_single_dice_of_two_rolls_make_no_group() -> None:
    state = thrown(position(), 2, 2, 2, 4, 5, 6)
    state = after(state, Keep((2, 2)))
    state = thrown(state, 2, 4, 5, 6)
    assert state.kept == (2, 2)
    assert code(state, Keep((4,))) == "lone_die"
    assert after(state, Keep((2,))).kept == (2, 2, 2)


def test_3_6_then_roll_all_the_dice_left_or_bank() -> None:
    for kept, left in (((1, 1), 4), ((1, 1, 1), 3), ((1, 1, 2, 2), 2), ((1, 1, 2, 2, 2), 1)):
        state = position(kept=kept)
        assert moves(state) == {Roll(), Bank()}
        assert events_of(state, Roll()) == [RollBegan(0, left)]
        refused = refusal(after(state, Roll()), Rolled((1,) * (left + 1)), TABLE)
        assert refused == Rejection("wrong_number_of_dice", {"dice": left, "given": left + 1})


def test_3_7_with_all_six_set_aside_all_six_are_rolled_afresh() -> None:
    state = position(kept=(1, 1, 3, 3, 5, 5))
    assert moves(state) == {Roll(), Bank()}
    assert state.dice_to_roll == 6
    air = after(state, Roll())
    assert (air.kept, air.points) == ((), 18)
    fresh = after(air, Rolled((5, 1, 3, 3, 6, 2)))
    assert choices(fresh) == {(3, 3)}
    assert after(fresh, Keep((3, 3))).points == 24


def test_3_8_the_next_seat_begins_with_six_dice_and_no_points() -> None:
    for state in (
        after(position((7, 0), kept=(6, 6)), Bank()),
        thrown(position((7, 0), kept=(6, 6)), 1, 2, 3, 4),
    ):
        assert (state.turn, state.points, state.kept, state.rolled, state.dice_to_roll) == (1, 0, (), (), 6)


def test_4_1_only_dice_set_aside_score_as_in_the_worked_example() -> None:
    state = after(thrown(position(), 1, 1, 6, 6, 4, 4), Keep((1, 1)))
    assert state.points == 2
    assert after(thrown(state, 1, 6, 6, 3), Keep((1, 6, 6))).points == 15
    state = after(thrown(GAME.start(2, Options()), 5, 5, 1, 3, 1, 3), Keep((1, 1, 3, 3, 5, 5)))
    assert state.points == 18
    state = after(thrown(state, 5, 5, 5, 6, 1, 3), Keep((5, 5)))
    assert state.points == 28
    state = after(thrown(state, 5, 2, 1, 1), Keep((5,)))
    assert (state.points, state.dice_to_roll) == (33, 3)
    assert told_of(state, 6, 2, 3)[1] == PointsLost(0, 33, "nothing_to_keep")


def test_4_2_nothing_to_set_aside_loses_the_points_and_the_turn() -> None:
    state = position((40, 9), kept=(5, 5, 5))
    told = told_of(state, 6, 2, 3)
    assert told == [DiceRolled(0, (2, 3, 6)), PointsLost(0, 15, "nothing_to_keep"), TurnBegan(1)]
    assert thrown(state, 6, 2, 3).accounts == (40, 9)


def test_4_3_a_loss_follows_by_itself() -> None:
    steps = GAME.apply(after(position((3, 0), kept=(5, 5, 5)), Roll()), TABLE, Rolled((1, 2, 3)))
    assert [step.event.kind for step in steps] == ["dice_rolled", "points_lost", "turn_began"]
    assert [step.state.rolled for step in steps] == [(1, 2, 3), (1, 2, 3), ()]
    assert [step.state.kept for step in steps] == [(5, 5, 5), (5, 5, 5), ()]
    assert [step.state.points for step in steps] == [15, 0, 0]


def test_5_1_banking_puts_the_points_on_the_account_and_ends_the_turn() -> None:
    state = position((12, 30), kept=(5, 5), points=28)
    assert events_of(state, Bank()) == [PointsBanked(0, 28, 40), TurnBegan(1)]
    assert after(state, Bank()).accounts == (40, 30)


def test_5_2_the_first_roll_of_a_turn_has_to_be_made() -> None:
    assert code(GAME.start(2, Options()), Bank()) == "nothing_to_bank"
    assert code(after(position(kept=(6, 6)), Bank()), Bank()) == "nothing_to_bank"


def test_5_3_points_count_for_nothing_until_they_are_banked() -> None:
    state = position((10, 20), kept=(6, 6, 6, 6), points=24)
    assert places(state) == [(1, 1, 20), (0, 2, 10)]
    assert places(after(state, Bank())) == [(0, 1, 34), (1, 2, 20)]


def test_5_4_a_lost_turn_costs_nothing_that_was_banked() -> None:
    state = after(position((0, 0), kept=(6, 6)), Bank(), Roll(), Rolled(STRAIGHT), Roll(), Rolled(STRAIGHT))
    assert state.accounts == (12, 0)


def test_6_1_more_than_100_brings_one_more_turn_for_everybody_else_and_100_does_not() -> None:
    state = position((90, 20, 30), kept=(5, 6))
    assert events_of(state, Bank()) == [PointsBanked(0, 11, 101), LastTurnsBegan(0), TurnBegan(1)]
    assert after(state, Bank()).last_turns == (1, 2)
    state = position((90, 20, 30), kept=(5, 5))
    assert events_of(state, Bank()) == [PointsBanked(0, 10, 100), TurnBegan(1)]
    assert after(state, Bank()).last_turns == ()


def test_6_2_passing_100_counts_only_when_it_is_banked() -> None:
    state = position((90, 20), kept=(6, 6, 6))
    assert state.last_turns == ()
    lost = thrown(state, 1, 2, 3)
    assert (lost.accounts, lost.last_turns, lost.turn) == ((90, 20), (), 1)


def test_6_3_last_turns_go_round_from_the_seat_after_the_one_that_passed() -> None:
    state = after(position((0, 0, 95, 0), turn=2, kept=(6, 6)), Bank())
    assert (state.turn, state.last_turns) == (3, (3, 0, 1))
    seen = []
    while state.phase != "over":
        seen.append(state.turn)
        state = thrown(state, *STRAIGHT)
    assert seen == [3, 0, 1]


def test_6_4_another_who_passes_100_starts_no_further_turns() -> None:
    state = position((101, 95, 3), turn=1, last_turns=(1, 2), kept=(6, 6))
    assert events_of(state, Bank()) == [PointsBanked(1, 12, 107), TurnBegan(2)]
    assert ends(after(state, Bank()), Roll(), *STRAIGHT)[-1] is GameEnded


@pytest.mark.parametrize("banks", [True, False])
def test_6_5_the_game_is_over_after_the_last_of_the_last_turns(banks: bool) -> None:
    state = position((101, 20), turn=1, last_turns=(1,), kept=(6, 6, 6))
    told = events_of(state, Bank()) if banks else told_of(state, 1, 2, 3)
    assert told[-1] == GameEnded()
    end = after(state, Bank()) if banks else thrown(state, 1, 2, 3)
    assert end.phase == "over"
    assert (end.last_turns, end.points, end.kept, end.rolled) == ((), 0, (), ())


def test_6_6_the_highest_account_wins_and_equals_share_the_place() -> None:
    state = position((101, 93, 40, 40), turn=3, last_turns=(3,), kept=(4, 4))
    assert places(after(state, Bank())) == [(0, 1, 101), (1, 2, 93), (3, 3, 48), (2, 4, 40)]
    level = position((101, 83, 40), turn=1, last_turns=(1, 2), kept=(6, 6, 6))
    assert places(thrown(after(level, Bank()), *STRAIGHT)) == [(0, 1, 101), (1, 1, 101), (2, 3, 40)]
    assert places(position((5, 5, 5))) == [(0, 1, 5), (1, 1, 5), (2, 1, 5)]


def test_6_7_no_move_is_possible_when_the_game_is_over() -> None:
    end = after(position((101, 20), turn=1, last_turns=(1,), kept=(6, 6)), Bank())
    assert GAME.to_act(end) == ()
    for seat in (0, 1, TABLE):
        assert list(GAME.legal_moves(end, seat)) == []
        for move in (Roll(), Bank(), Keep((1, 1)), Rolled((1,) * 6)):
            assert code(end, move, seat) == "game_over"


def test_7_1_the_default_options() -> None:
    assert Options() == Options("youngest", False, "off", False, False)
    assert load_codec("ryzyk_fizyk").options({"starter": 1}) == Options(starter=1)
    refused = load_codec("ryzyk_fizyk").options({"six_different": "die"})
    assert refused == Rejection("bad_option", {"name": "six_different"})


@pytest.mark.parametrize("points, kept", [(0, ()), (18, (1, 1, 3, 3, 5, 5))])
def test_7_2_one_roll_of_all_six_is_the_first_and_every_fresh_one(points: int, kept: tuple[int, ...]) -> None:
    state = position((30, 20, 10), points=points, kept=kept)

    def under(options: Options) -> State:
        return position((30, 20, 10), points=points, kept=kept, options=options)

    assert told_of(state, *(4,) * 6) == [DiceRolled(0, (4,) * 6)]
    assert SixOfAKind(0, 4) in told_of(under(WINS), *(4,) * 6)
    assert PlayerOut(0) in told_of(under(LOSE), *STRAIGHT)
    assert AccountZeroed(0, 30) in told_of(under(ZERO), *STRAIGHT)
    assert after(thrown(under(BONUS), 2, 2, 2, 2, 2, 5), Keep((2,) * 5)).trying


def test_7_3_six_equal_dice_of_one_roll_win_at_once_also_in_a_last_turn() -> None:
    state = position((0, 99), options=EVERYTHING)
    assert told_of(state, *(1,) * 6) == [DiceRolled(0, (1,) * 6), SixOfAKind(0, 1), GameEnded()]
    assert GAME.to_act(thrown(state, *(1,) * 6)) == ()
    state = position((101, 20, 30), turn=1, last_turns=(1, 2), options=WINS)
    end = thrown(state, *(1,) * 6)
    assert end.phase == "over"
    assert places(end) == [(1, 1, 20), (0, 2, 101), (2, 3, 30)]
    state = position(kept=(3, 3), options=WINS)
    assert after(thrown(state, 3, 3, 3, 3), Keep((3,) * 4)).phase == "decide"


def test_7_4_the_winner_ranks_first_and_banks_nothing() -> None:
    end = thrown(position((15, 40, 60), points=24, kept=(4,) * 6, options=WINS), *(2,) * 6)
    assert end.accounts == (15, 40, 60)
    assert end.winner == 0
    assert places(end) == [(0, 1, 15), (2, 2, 60), (1, 3, 40)]


def test_7_5_six_different_dice_are_an_ordinary_loss_when_off() -> None:
    told = told_of(position((30, 20), kept=(4,) * 6), *STRAIGHT)
    assert told == [DiceRolled(0, STRAIGHT), PointsLost(0, 24, "nothing_to_keep"), TurnBegan(1)]


def test_7_6_six_different_dice_take_the_account_back_to_nothing_also_in_a_last_turn() -> None:
    state = position((30, 20), kept=(4,) * 6, options=ZERO)
    told = told_of(state, *STRAIGHT)
    assert told == [
        DiceRolled(0, STRAIGHT),
        PointsLost(0, 24, "six_different"),
        AccountZeroed(0, 30),
        TurnBegan(1),
    ]
    assert thrown(state, *STRAIGHT).accounts == (0, 20)
    end = thrown(position((101, 20), turn=1, last_turns=(1,), options=ZERO), *STRAIGHT)
    assert (end.phase, end.accounts) == ("over", (101, 0))


def test_7_7_six_different_dice_put_the_player_out() -> None:
    state = position((30, 20, 10), kept=(4,) * 6, options=LOSE)
    told = told_of(state, *STRAIGHT)
    assert told == [DiceRolled(0, STRAIGHT), PointsLost(0, 24, "six_different"), PlayerOut(0), TurnBegan(1)]
    later = thrown(state, *STRAIGHT)
    assert (later.out, later.accounts) == ((0,), (30, 20, 10))
    state = position((30, 95, 10, 0), turn=1, out=(2,), kept=(6, 6), options=LOSE)
    passed = after(state, Bank())
    assert (passed.turn, passed.last_turns) == (3, (3, 0))
    lost = thrown(position((30, 20, 10, 0), turn=1, out=(2,), options=LOSE), *STRAIGHT)
    assert (lost.turn, lost.out) == (3, (1, 2))
    assert after(position((30, 20, 10, 0), turn=1, out=(2,), kept=(6, 6), options=LOSE), Bank()).turn == 3
    state = position((101, 20, 10), turn=1, last_turns=(1, 2), options=LOSE)
    later = thrown(state, *STRAIGHT)
    assert (later.turn, later.last_turns, later.out) == (2, (2,), (1,))


def test_7_8_all_who_are_out_share_the_place_behind_everybody_in() -> None:
    state = position((80, 20, 10, 0), out=(0, 2), turn=1, options=LOSE)
    assert places(state) == [(1, 1, 20), (3, 2, 0), (0, 3, 80), (2, 3, 10)]
    won = thrown(position((80, 20, 10, 0), out=(0,), turn=1, options=EVERYTHING), *(6,) * 6)
    assert places(won) == [(1, 1, 20), (2, 2, 10), (3, 3, 0), (0, 4, 80)]


def test_7_9_the_only_player_left_wins_whatever_last_turns_are_open() -> None:
    end = thrown(position((80, 0), options=LOSE), *STRAIGHT)
    assert end.phase == "over"
    assert places(end) == [(1, 1, 0), (0, 2, 80)]
    end = thrown(position((101, 20, 50), turn=1, out=(2,), last_turns=(1,), options=LOSE), *STRAIGHT)
    assert end.phase == "over"
    assert places(end) == [(0, 1, 101), (1, 2, 20), (2, 2, 50)]


@pytest.mark.parametrize("seats", range(3, 9))
def test_7_9_with_two_players_left_the_game_goes_on(seats: int) -> None:
    two = thrown(position((0,) * seats, out=range(3, seats), options=LOSE), *STRAIGHT)
    assert (two.phase, two.turn) == ("decide", 1)
    assert thrown(two, *STRAIGHT).phase == "over"


def test_7_10_five_of_six_dice_set_aside_at_once_win_three_tries_under_the_option() -> None:
    five = thrown(position(options=BONUS), 2, 2, 2, 2, 2, 5)
    assert choices(five) == {(2,) * 2, (2,) * 3, (2,) * 4, (2,) * 5}
    tries = after(five, Keep((2,) * 5))
    assert (tries.trying, tries.tried, tries.points) == (True, 0, 10)
    state = after(thrown(position(options=BONUS), *(3,) * 6), Keep((3,) * 5))
    assert not state.trying
    assert told_of(state, 1)[1] == PointsLost(0, 15, "nothing_to_keep")
    state = after(thrown(position(), 2, 2, 2, 2, 2, 5), Keep((2,) * 5))
    assert not state.trying


@pytest.mark.parametrize("count", [2, 3, 4])
def test_7_10_fewer_of_the_five_are_ordinary_play(count: int) -> None:
    state = after(thrown(position(options=BONUS), 2, 2, 2, 2, 2, 5), Keep((2,) * count))
    assert not state.trying
    joined = after(
        thrown(state, *(2,) * (5 - count), *(6,) * (6 - count - (5 - count))), Keep((2,) * (5 - count))
    )
    assert joined.kept == (2,) * 5
    assert not joined.trying
    assert told_of(joined, 6)[-1] == TurnBegan(1)


def test_7_11_with_the_five_bank_or_begin_the_tries() -> None:
    state = after(thrown(position(options=BONUS), 2, 2, 2, 2, 2, 5), Keep((2,) * 5))
    assert moves(state) == {Roll(), Bank()}
    assert events_of(state, Bank())[0] == PointsBanked(0, 10, 10)
    assert events_of(state, Roll()) == [RollBegan(0, 1)]
    assert told_of(state, 4) == [DiceRolled(0, (4,)), TryMissed(0, 2)]


def test_7_12_the_tries_are_played_to_the_end() -> None:
    state = position(kept=(2,) * 5, trying=True, tried=1, options=BONUS)
    assert moves(state) == {Roll()}
    assert refusal(state, Bank()) == Rejection("tries_not_over", {"left": 2})
    assert moves(thrown(state, 5)) == {Roll()}
    assert code(thrown(state, 5), Keep((5,))) == "roll_first"


@pytest.mark.parametrize("tried", [0, 1, 2])
def test_7_13_a_match_is_set_aside_by_itself(tried: int) -> None:
    state = position(kept=(2,) * 5, trying=True, tried=tried, options=BONUS)
    assert told_of(state, 2) == [DiceRolled(0, (2,)), DiceKept(0, (2,), 2, 12)]
    six = thrown(state, 2)
    assert (six.kept, six.rolled, six.trying, six.tried) == ((2,) * 6, (), False, 0)
    assert moves(six) == {Roll(), Bank()}
    assert after(six, Roll()).dice_to_roll == 6


def test_7_13_a_match_does_not_win_the_game() -> None:
    assert thrown(position(kept=(2,) * 5, trying=True, options=EVERYTHING), 2).phase == "decide"


@pytest.mark.parametrize("seats", range(2, 9))
def test_7_14_three_tries_without_a_match_lose_the_points(seats: int) -> None:
    accounts = (30, *[0] * (seats - 1))
    second = position(accounts, kept=(2,) * 5, trying=True, tried=1, options=BONUS)
    assert told_of(second, 5) == [DiceRolled(0, (5,)), TryMissed(0, 1)]
    state = position(accounts, kept=(2,) * 5, trying=True, tried=2, options=BONUS)
    assert told_of(state, 5) == [
        DiceRolled(0, (5,)),
        TryMissed(0, 0),
        PointsLost(0, 10, "no_match"),
        TurnBegan(1),
    ]
    lost = thrown(state, 5)
    assert (lost.accounts, lost.trying, lost.tried) == (accounts, False, 0)


def test_7_15_with_all_six_set_aside_all_six_must_be_rolled_also_after_a_match() -> None:
    state = position(kept=(1, 1, 3, 3, 5, 5), options=ROLL_ON)
    assert moves(state) == {Roll()}
    assert code(state, Bank()) == "must_roll_on"
    assert moves(after(thrown(state, 1, 1, 2, 3, 4, 5), Keep((1, 1)))) == {Roll(), Bank()}
    state = position(kept=(2,) * 5, trying=True, options=EVERYTHING)
    assert moves(thrown(state, 2)) == {Roll()}


def test_dice_are_all_that_can_not_be_taken_back() -> None:
    thrown = [GAME.irrevocable(move) for move in (Roll(), Rolled((1,)), Keep((2, 2)), Bank())]
    assert thrown == [True, True, False, False]


def test_the_state_is_described_by_the_names_of_the_record() -> None:
    described: dict[str, Any] = GAME.describe(
        position((101, 2), turn=1, kept=(2,) * 5, trying=True, tried=1, last_turns=(1,), options=BONUS)
    )
    assert described == {
        "turn": 1,
        "phase": "decide",
        "accounts": [101, 2],
        "out": [],
        "last_turns": [1],
        "rolled": [],
        "kept": [2, 2, 2, 2, 2],
        "points": 10,
        "trying": True,
        "tried": 1,
        "winner": None,
    }
