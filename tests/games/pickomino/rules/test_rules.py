"""The rules of Pickomino; each test is named after the paragraph of ``rulings.md`` that it proves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.games.pickomino.rules.events import (
    Busted,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    RollBegan,
    TileReturned,
    TileStolen,
    TileTaken,
    TileTurnedDown,
    TurnBegan,
)
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES, WORM, points, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import Phase, State, centre_tile, steal_victim

ON_FLIPS = Options(bust_without_tile_flips=True)


def position(
    *,
    kept: Sequence[int] = (),
    rolled: Sequence[int] = (),
    stacks: Sequence[Sequence[int]] = ((), ()),
    face_down: Sequence[int] = (),
    centre: Sequence[int] | None = None,
    phase: Phase = "decide",
    turn: Seat = 0,
    options: Options | None = None,
) -> State:
    """Return a position with all other tiles in the centre, or only the named ones."""
    elsewhere = {tile for stack in stacks for tile in stack} | set(face_down)
    lying = [tile for tile in TILES if tile not in elsewhere] if centre is None else list(centre)
    return State(
        options or Options(),
        turn,
        phase,
        tuple(sorted(rolled)),
        tuple(sorted(kept)),
        tuple(tuple(stack) for stack in stacks),
        tuple(lying),
        tuple(face_down),
    )


def act(state: State, seat: Seat, move: Move) -> tuple[State, list[Event]]:
    assert GAME.check(state, seat, move) is None, GAME.check(state, seat, move)
    steps = GAME.apply(state, seat, move)
    return steps[-1].state, [step.event for step in steps]


def roll_and_keep(state: State, *rounds: tuple[Sequence[int], int]) -> tuple[State, list[Event]]:
    """Return the state after these rolls and the face kept from each, and the events of the last keep."""
    events: list[Event] = []
    seat = state.turn
    for dice, face in rounds:
        state, _ = act(state, seat, Roll())
        state, _ = act(state, TABLE, Rolled(tuple(dice)))
        state, events = act(state, seat, Keep(face))
    return state, events


def throw(state: State, dice: Sequence[int]) -> tuple[State, list[Event]]:
    state, _ = act(state, state.turn, Roll())
    return act(state, TABLE, Rolled(tuple(dice)))


def refusal(state: State, seat: Seat, move: Move) -> str:
    rejection = GAME.check(state, seat, move)
    assert rejection is not None, "the move is legal"
    return rejection.code


def legal(state: State) -> list[Move]:
    return list(GAME.legal_moves(state, state.turn))


def places(*stacks: Sequence[int]) -> list[tuple[Seat, int, int]]:
    state = position(stacks=stacks, centre=(), phase="over")
    return [(place.seat, place.rank, place.score) for place in GAME.standings(state)]


def bust(
    stacks: Sequence[Sequence[int]],
    *,
    face_down: Sequence[int] = (),
    centre: Sequence[int] | None = None,
    options: Options | None = None,
) -> tuple[State, list[Event]]:
    state = position(kept=(1,), stacks=stacks, face_down=face_down, centre=centre, options=options)
    state, events = throw(state, (1,) * 7)
    assert events[:2] == [DiceRolled(0, (1,) * 7), Busted(0, "nothing_new")]
    return state, events[2:]


def test_1_1_there_are_sixteen_tiles_numbered_21_to_36() -> None:
    assert [*TILES] == [*range(21, 37)]
    assert len(TILES) == 16


def test_1_2_every_four_tiles_bear_one_worm_more() -> None:
    assert [*map(worms, TILES)] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4


def test_1_3_there_are_eight_dice_with_six_faces() -> None:
    assert FACES == (1, 2, 3, 4, 5, WORM)
    assert GAME.start(2, Options()).dice_left == 8
    fallen: set[int] = set()
    for seed in range(30):
        move = GAME.chance(GAME.start(2, Options()), Random(seed))
        assert isinstance(move, Rolled)
        fallen.update(move.dice)
    assert fallen == set(FACES)


def test_1_4_a_worm_counts_five_points_and_is_no_five() -> None:
    assert [points(face) for face in FACES] == [1, 2, 3, 4, 5, 5]
    assert position(kept=(WORM, WORM, 3)).sum == 13
    state, _ = roll_and_keep(position(), ((5, 5, 5, 5, 5, 1, 1, WORM), 5))
    assert state.sum == 25
    assert not state.has_worm
    assert refusal(state, 0, Take(25)) == "no_worm_kept"
    state, _ = roll_and_keep(state, ((5, 1, WORM), WORM))
    assert state.kept == (5, 5, 5, 5, 5, WORM)
    assert state.has_worm
    assert Take(30) in legal(state)
    state, _ = roll_and_keep(position(), ((WORM, WORM, 5, 1, 1, 1, 1, 1), WORM), ((5, 5, WORM, 2, 2, 2), 5))
    assert state.kept == (5, 5, WORM, WORM)


@pytest.mark.parametrize("seats", range(2, 8))
def test_1_5_two_to_seven_can_play(seats: int) -> None:
    assert GAME.start(seats, Options()).stacks == ((),) * seats


def test_2_1_all_tiles_lie_face_up_in_the_centre_in_ascending_order() -> None:
    state = GAME.start(4, Options())
    assert state.centre == TILES
    assert state.face_down == ()
    assert state.stacks == ((), (), (), ())
    assert state.rolled == state.kept == ()


@pytest.mark.parametrize("starter", range(3))
def test_2_2_the_starter_is_the_first_to_act(starter: int) -> None:
    state = GAME.start(3, Options(), starter)
    assert GAME.to_act(state) == (starter,)
    assert refusal(state, (starter + 1) % 3, Roll()) == "not_your_turn"


@pytest.mark.parametrize("seats", range(2, 8))
def test_2_3_the_turn_passes_clockwise_and_from_the_last_seat_to_the_first(seats: int) -> None:
    state = GAME.start(seats, Options(), 1)
    order = []
    for _ in range(seats + 1):
        order.append(state.turn)
        state, events = roll_and_keep(state, ((1,) * 8, 1))
        assert events[-1] == TurnBegan(state.turn)
    assert order == [*range(1, seats), 0, 1]


def test_3_1_a_turn_opens_with_eight_dice_and_a_later_roll_takes_those_not_set_aside() -> None:
    state = GAME.start(2, Options())
    assert legal(state) == [Roll()]
    state, events = act(state, 0, Roll())
    assert events == [RollBegan(0, 8)]
    assert GAME.to_act(state) == (TABLE,)
    assert refusal(state, TABLE, Rolled((1,) * 7)) == "wrong_number_of_dice"
    assert refusal(state, TABLE, Rolled((1,) * 9)) == "wrong_number_of_dice"
    state, events = act(state, TABLE, Rolled((4, 1, WORM, 3, 3, 2, 5, 4)))
    assert events == [DiceRolled(0, (1, 2, 3, 3, 4, 4, 5, WORM))]
    assert GAME.to_act(state) == (0,)
    state, _ = roll_and_keep(GAME.start(2, Options()), ((4, 4, 4, 1, 1, 2, 3, 5), 4))
    assert state.rolled == (1, 1, 2, 3, 5)
    state, events = act(state, 0, Roll())
    assert events == [RollBegan(0, 5)]
    assert state.rolled == ()
    assert state.kept == (4, 4, 4)
    assert GAME.check(state, TABLE, Rolled((1,) * 8)) == Rejection(
        "wrong_number_of_dice", {"dice": 5, "given": 8}
    )
    assert GAME.check(state, TABLE, Rolled((1, 2, 3, 4, 5))) is None


def test_3_1_dice_fall_in_no_order_and_only_throws_can_not_be_taken_back() -> None:
    assert [GAME.irrevocable(move) for move in (Roll(), Rolled((1,)))] == [True, True]
    assert [GAME.irrevocable(move) for move in (Keep(1), Take(21), Steal(21))] == [False, False, False]
    state, _ = act(GAME.start(2, Options()), 0, Roll())
    assert act(state, TABLE, Rolled((6, 1, 5, 2, 4, 3, 1, 6))) == act(
        state, TABLE, Rolled((1, 1, 2, 3, 4, 5, 6, 6))
    )


@pytest.mark.parametrize("face", [0, 7, -1])
def test_3_1_the_table_can_not_roll_a_face_that_no_die_has(face: int) -> None:
    state, _ = act(GAME.start(2, Options()), 0, Roll())
    assert refusal(state, TABLE, Rolled((1, 2, 3, 4, 5, WORM, 1, face))) == "no_such_face"


def test_3_2_every_die_with_any_face_that_the_roll_shows_can_be_set_aside() -> None:
    state, _ = throw(GAME.start(2, Options()), (4, 1, 4, 2, 2, 4, 5, WORM))
    assert legal(state) == [Keep(1), Keep(2), Keep(4), Keep(5), Keep(WORM)]
    state, events = act(state, 0, Keep(4))
    assert events == [DiceKept(0, 4, 3, 12)]
    assert state.kept == (4, 4, 4)
    assert state.rolled == (1, 2, 2, 5, WORM)
    state, _ = throw(GAME.start(2, Options()), (4, 4, 4, 4, 4, 4, 4, 1))
    assert GAME.check(state, 0, Keep(2)) == Rejection("face_not_rolled", {"face": 2})
    assert refusal(state, 0, Keep(9)) == "face_not_rolled"


def test_3_2_a_face_is_set_aside_once_a_turn() -> None:
    state, _ = throw(position(kept=(4, 4, 4)), (4, 4, 1, 2, WORM))
    assert GAME.check(state, 0, Keep(4)) == Rejection("face_already_kept", {"face": 4})
    assert legal(state) == [Keep(1), Keep(2), Keep(WORM)]
    state, _ = roll_and_keep(GAME.start(2, Options()), ((WORM,) * 5 + (1, 1, 1), WORM))
    state, _ = act(state, 0, Take(25))
    state, _ = throw(state, (WORM,) * 5 + (1, 1, 1))
    assert legal(state) == [Keep(1), Keep(WORM)]


def test_3_3_one_face_is_set_aside_after_a_roll_before_anything_else() -> None:
    state, _ = throw(position(kept=(WORM,) * 5), (1, 2, 3))
    assert legal(state) == [Keep(1), Keep(2), Keep(3)]
    for move in (Roll(), Take(25), Steal(25)):
        assert refusal(state, 0, move) == "keep_first"
    state, _ = roll_and_keep(GAME.start(2, Options()), ((1, 2, 3, 4, 5, 5, WORM, WORM), WORM))
    assert refusal(state, 0, Keep(5)) == "roll_first"


@pytest.mark.parametrize("kept", [(), (4, 4)])
def test_3_3_a_face_is_chosen_only_right_after_a_roll(kept: tuple[int, ...]) -> None:
    state = position(kept=kept, rolled=(1, 2, 3, 5, 5, WORM) if kept else ())
    assert refusal(state, 0, Keep(5)) == "roll_first"


def test_3_4_a_player_with_a_tile_to_be_had_may_take_it_or_roll_on() -> None:
    state = position(kept=(WORM, WORM, 5, 5, 1))
    assert legal(state) == [Roll(), Take(21)]
    assert GAME.to_act(act(state, 0, Roll())[0]) == (TABLE,)


def test_3_5_the_sum_is_the_total_of_all_dice_set_aside() -> None:
    state, events = roll_and_keep(
        position(), ((4, 4, 4, 1, 2, 2, 3, 3), 4), ((4, 4, 1, 2, WORM), WORM), ((WORM, 5, 5, 2), 5)
    )
    assert events == [DiceKept(0, 5, 2, 27)]
    assert state.sum == 27


def test_3_6_without_a_tile_to_be_had_the_player_must_roll() -> None:
    state, _ = roll_and_keep(GAME.start(2, Options()), ((5, 5, 5, 5, 5, 5, 1, 1), 5))
    assert legal(state) == [Roll()]
    assert refusal(state, 0, Take(30)) == "no_worm_kept"
    assert legal(position(kept=(WORM, 5, 5))) == [Roll()]
    state = position(kept=FACES)
    assert state.sum == 20
    assert legal(state) == [Roll()]
    state, events = throw(state, (WORM, 5))
    assert events[1:] == [Busted(0, "nothing_new"), TurnBegan(1)]


def test_3_7_with_all_dice_set_aside_a_tile_must_be_taken_or_stolen() -> None:
    state, events = roll_and_keep(position(kept=(5, 5, 5, 4)), ((WORM,) * 4, WORM))
    assert events == [DiceKept(0, WORM, 4, 39)]
    assert legal(state) == [Take(36)]
    assert refusal(state, 0, Roll()) == "no_dice_left"
    state, _ = roll_and_keep(position(kept=(WORM, 5, 5, 5, 1, 1), stacks=((), (30,))), ((4, 4), 4))
    assert state.sum == 30
    assert legal(state) == [Take(29), Steal(30)]
    state, _ = roll_and_keep(
        position(kept=(WORM, 4, 4, 4, 2), stacks=((), (22,)), centre=(30, 36)), ((1, 1, 1), 1)
    )
    assert legal(state) == [Steal(22)]


@pytest.mark.parametrize("ending", ["take", "steal", "bust"])
def test_3_8_the_next_turn_begins_with_eight_dice_and_nothing_set_aside(ending: str) -> None:
    state = position(kept=(WORM, WORM, 5, 5, 5), rolled=(1, 1, 1), stacks=((36,), (25,)))
    if ending == "bust":
        state, _ = throw(state, (5, 5, WORM))
    else:
        state, _ = act(state, 0, Take(24) if ending == "take" else Steal(25))
    assert state.turn == 1
    assert state.rolled == state.kept == ()
    assert (state.sum, state.dice_left, state.phase) == (0, 8, "decide")
    assert legal(state) == [Roll()]


def test_3_8_the_dice_are_cleared_as_soon_as_the_tile_is_taken() -> None:
    steps = GAME.apply(position(kept=(WORM, WORM, 5, 5, 5), rolled=(1, 1, 1)), 0, Take(25))
    assert [(step.state.rolled, step.state.kept) for step in steps] == [((), ()), ((), ())]


def test_4_1_without_a_worm_nothing_can_be_taken_or_stolen_and_one_is_enough() -> None:
    state = position(kept=(5, 5, 5, 5, 5), stacks=((), (26,), (30,)))
    assert centre_tile(state) is None
    assert GAME.check(state, 0, Take(25)) == Rejection("no_worm_kept", {"tile": 25})
    state = position(kept=(5, 5, 5, 5, 5), stacks=((), (25,)))
    assert steal_victim(state) is None
    assert refusal(state, 0, Steal(25)) == "no_worm_kept"
    assert (legal(state), legal(position(kept=(WORM, 5, 5, 5, 1)))) == ([Roll()], [Roll(), Take(21)])


def test_4_2_the_tile_of_exactly_the_sum_is_taken_from_the_centre_and_no_lower_one() -> None:
    state, events = act(position(kept=(WORM, 4, 4, 4, 5, 5)), 0, Take(27))
    assert events == [TileTaken(0, 27), TurnBegan(1)]
    assert state.stacks == ((27,), ())
    assert 27 not in state.centre
    assert len(state.centre) == 15
    state = position(kept=(WORM, 4, 4, 4, 5, 5))
    for tile in range(21, 27):
        assert GAME.check(state, 0, Take(tile)) == Rejection(
            "higher_tile_lies_there", {"tile": tile, "sum": 27, "best": 27}
        )


@pytest.mark.parametrize(
    "stacks,face_down",
    [(((), (27, 36)), ()), (((27,), ()), ()), (((), ()), (27,))],
    ids=["theirs", "own", "down"],
)
def test_4_3_without_the_exact_tile_the_highest_below_the_sum_is_taken(
    stacks: tuple[tuple[int, ...], ...], face_down: tuple[int, ...]
) -> None:
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=stacks, face_down=face_down)
    assert legal(state) == [Roll(), Take(26)]
    assert refusal(state, 0, Take(27)) == "not_in_centre"
    assert refusal(state, 0, Take(25)) == "higher_tile_lies_there"
    assert act(state, 0, Take(26))[1][0] == TileTaken(0, 26)


def test_4_3_gaps_below_the_sum_are_passed_over_and_nothing_above_it_is_taken() -> None:
    assert legal(position(kept=(WORM, 4, 4, 4, 5, 5), centre=(22, 23, 28, 30))) == [Roll(), Take(23)]
    state = position(kept=(WORM, 4, 4, 4, 5, 5), centre=(28, 30))
    assert legal(state) == [Roll()]
    assert GAME.check(state, 0, Take(28)) == Rejection("sum_too_low", {"tile": 28, "sum": 27})


@pytest.mark.parametrize(
    "kept,total",
    [
        ((5, 5, 5, 5, 4, 4, 4, WORM), 37),
        ((5, 5, 5, 5, 5, 4, 4, WORM), 38),
        ((5, 5, 5, 4, WORM, WORM, WORM, WORM), 39),
        ((5, 5, 5, 5, WORM, WORM, WORM, WORM), 40),
    ],
)
def test_4_4_a_sum_above_36_takes_the_highest_tile_of_the_centre(kept: tuple[int, ...], total: int) -> None:
    state = position(kept=kept)
    assert state.sum == total
    assert legal(state) == [Take(36)]
    state = position(kept=kept, stacks=((), (36, 35)), face_down=(34,))
    assert legal(state) == [Take(33)]
    assert refusal(state, 0, Take(32)) == "higher_tile_lies_there"
    assert refusal(state, 0, Take(total)) == "not_in_centre"


def test_4_5_what_lies_face_down_or_above_36_is_neither_taken_nor_stolen() -> None:
    state = position(kept=(5, 5, 5, 5, 4, 4, 4, WORM), stacks=((), (36,)))
    assert steal_victim(state) is None
    assert (refusal(state, 0, Steal(36)), refusal(state, 0, Steal(37))) == ("sum_not_exact", "not_on_top")
    state = position(kept=(WORM, 4, 4, 4, 5, 5), face_down=(27,))
    assert (refusal(state, 0, Take(27)), refusal(state, 0, Steal(27))) == ("not_in_centre", "not_on_top")


def test_4_6_the_top_tile_of_an_opponent_is_stolen_with_exactly_its_number() -> None:
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((24,), (36,), (21, 27)))
    assert steal_victim(state) == 2
    state, events = act(state, 0, Steal(27))
    assert events == [TileStolen(0, 2, 27), TurnBegan(1)]
    assert state.stacks == ((24, 27), (36,), (21,))
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((), (26,)))
    assert GAME.check(state, 0, Steal(26)) == Rejection("sum_not_exact", {"tile": 26, "sum": 27})
    assert legal(state) == [Roll(), Take(27)]
    assert refusal(position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((), (28,))), 0, Steal(28)) == "sum_not_exact"
    assert refusal(position(kept=(WORM, 4, 4, 4, 5, 5)), 0, Steal(27)) == "not_on_top"


def test_4_7_no_tile_below_the_top_and_none_of_the_own_stack_is_stolen() -> None:
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((), (27, 21)))
    assert steal_victim(state) is None
    assert refusal(state, 0, Steal(27)) == "not_on_top"
    assert legal(state) == [Roll(), Take(26)]
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((27,), ()))
    assert steal_victim(state) is None
    assert GAME.check(state, 0, Steal(27)) == Rejection("own_tile", {"tile": 27, "sum": 27})
    assert refusal(state, 0, Take(27)) == "not_in_centre"


def test_4_8_stealing_is_a_choice_beside_the_lower_tile_and_rolling_on() -> None:
    state = position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((), (27,)))
    assert legal(state) == [Roll(), Take(26), Steal(27)]
    assert act(state, 0, Take(26))[0].stacks == ((26,), (27,))
    assert act(state, 0, Steal(27))[0].stacks == ((27,), ())
    assert act(state, 0, Roll())[1] == [RollBegan(0, 2)]


def test_4_9_the_tile_goes_on_top_and_the_one_under_it_can_be_stolen_next() -> None:
    state, _ = act(position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((36, 22), (25,))), 0, Take(27))
    assert state.stacks == ((36, 22, 27), (25,))
    state, _ = act(position(kept=(WORM, 4, 4, 4, 5, 5), stacks=((), (30,), (25, 27))), 0, Steal(27))
    state, _ = roll_and_keep(state, ((WORM,) * 5 + (1, 1, 1), WORM))
    assert steal_victim(state) == 2
    assert act(state, 1, Steal(25))[0].stacks == ((27,), (30, 25), ())


def test_5_1_a_roll_of_faces_that_are_all_set_aside_is_bust() -> None:
    state, events = throw(position(kept=(3, 3, 5, 5, 5, WORM), stacks=((21,), ())), (3, WORM))
    assert events == [
        DiceRolled(0, (3, WORM)),
        Busted(0, "nothing_new"),
        TileReturned(0, 21),
        TileTurnedDown(36),
        TurnBegan(1),
    ]
    assert GAME.to_act(state) == (1,)
    state, events = throw(position(kept=(3, 3, 5, 5, 5, WORM)), (3, 2))
    assert events == [DiceRolled(0, (2, 3))]
    assert legal(state) == [Keep(2)]
    state, _ = act(position(kept=(3, 3, 5, 5, 5, WORM), stacks=((21,), ())), 0, Roll())
    *shown, last = GAME.apply(state, TABLE, Rolled((3, WORM)))
    assert all(step.state.rolled == (3, WORM) and step.state.kept for step in shown)
    assert last.state.rolled == last.state.kept == ()


def test_5_2_eight_dice_without_a_worm_are_bust_whatever_lies_there() -> None:
    state, events = roll_and_keep(position(kept=(5, 5, 5, 5, 4, 4)), ((3, 3), 3))
    assert events == [DiceKept(0, 3, 2, 34), Busted(0, "no_worm"), TurnBegan(1)]
    assert state.centre == TILES
    _, events = roll_and_keep(position(kept=(5, 5, 5, 5, 4, 4), stacks=((), (34,))), ((3, 3), 3))
    assert events[1:] == [Busted(0, "no_worm"), TurnBegan(1)]


def test_5_3_eight_dice_with_a_sum_too_low_are_bust() -> None:
    _, events = roll_and_keep(position(kept=(WORM, 1, 1, 1, 1, 2)), ((3, 3), 3))
    assert events == [DiceKept(0, 3, 2, 17), Busted(0, "nothing_to_take"), TurnBegan(1)]
    _, events = roll_and_keep(
        position(kept=(WORM, 4, 4, 4, 2), stacks=((36,), (23,)), centre=(30, 33)), ((1, 1, 1), 1)
    )
    assert events == [DiceKept(0, 1, 3, 22), Busted(0, "nothing_to_take"), TileReturned(0, 36), TurnBegan(1)]
    state, events = roll_and_keep(
        position(kept=(WORM, 4, 4, 4, 2), stacks=((), (22,)), centre=(30, 33)), ((1, 1, 1), 1)
    )
    assert events == [DiceKept(0, 1, 3, 22)]
    assert legal(state) == [Steal(22)]


@pytest.mark.parametrize("stacks", [((22,), ()), ((), (22, 24))], ids=["own", "below_the_top"])
def test_5_3_the_exact_tile_elsewhere_does_not_save_the_turn(stacks: tuple[tuple[int, ...], ...]) -> None:
    _, events = roll_and_keep(
        position(kept=(WORM, 4, 4, 4, 2), stacks=stacks, centre=(30, 33)), ((1, 1, 1), 1)
    )
    assert events[1] == Busted(0, "nothing_to_take")


@pytest.mark.parametrize(
    "kept,last", [((5, 5, 5, 5, 5, 5), 4), ((WORM, 1, 1, 1, 2, 2), 3)], ids=["no_worm", "too_low"]
)
def test_5_3_while_a_die_is_left_nothing_is_bust_yet(kept: tuple[int, ...], last: int) -> None:
    state, events = roll_and_keep(position(kept=kept), ((last, 5 if WORM in kept else WORM), last))
    assert [event.kind for event in events] == ["dice_kept"]
    assert legal(state) == [Roll()]


def test_5_4_a_bust_player_returns_the_top_tile_and_it_can_be_taken_again() -> None:
    state, events = bust(((30, 24, 27), (22,)))
    assert events == [TileReturned(0, 27), TileTurnedDown(36), TurnBegan(1)]
    assert state.stacks == ((30, 24), (22,))
    assert state.centre == (21, 23, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35)
    state, _ = bust(((27,), ()))
    state, _ = roll_and_keep(state, ((WORM, WORM, WORM, 4, 4, 4, 1, 2), WORM), ((4, 4, 4, 1, 2), 4))
    assert legal(state) == [Roll(), Take(27)]


def test_5_5_the_highest_face_up_tile_is_turned_face_down() -> None:
    state, _ = bust(((21,), ()))
    assert state.face_down == (36,)
    assert state.centre == tuple(range(21, 36))
    state, _ = act(position(kept=(1,), stacks=((21,), ())), 0, Roll())
    steps = GAME.apply(state, TABLE, Rolled((1,) * 7))
    returned = next(step.state for step in steps if isinstance(step.event, TileReturned))
    assert returned.centre == TILES
    assert returned.face_down == ()


def test_5_6_a_player_without_a_tile_returns_nothing_and_nothing_is_turned_over() -> None:
    state, events = bust(((), (22,)))
    assert events == [TurnBegan(1)]
    assert state.face_down == ()
    assert state.stacks == ((), (22,))


def test_5_7_a_returned_tile_that_is_the_highest_stays_face_up_and_nothing_is_turned_over() -> None:
    state, events = bust(((36,), (22,)))
    assert events == [TileReturned(0, 36), TurnBegan(1)]
    assert state.face_down == ()
    assert state.centre[-1] == 36
    state, events = bust(((22, 30), (23,)), centre=(21, 24, 29))
    assert events == [TileReturned(0, 30), TurnBegan(1)]
    assert state.centre == (21, 24, 29, 30)


def test_5_8_tiles_that_lie_face_down_do_not_count_as_the_highest() -> None:
    state, events = bust(((21,), ()), face_down=(35, 36))
    assert events == [TileReturned(0, 21), TileTurnedDown(34), TurnBegan(1)]
    assert state.face_down == (34, 35, 36)
    state, events = bust(((34,), ()), face_down=(35, 36))
    assert events == [TileReturned(0, 34), TurnBegan(1)]
    assert state.face_down == (35, 36)
    assert state.centre[-1] == 34


def test_5_9_a_bust_follows_from_the_move_before_it_and_the_next_seat_is_on_turn() -> None:
    state, _ = bust(((21,), (22,), (23,)))
    assert GAME.to_act(state) == (1,)
    assert refusal(state, 0, Roll()) == "not_your_turn"


def test_6_1_the_game_is_over_after_a_turn_that_leaves_no_face_up_tile_in_the_centre() -> None:
    state = position(
        kept=(WORM, 4, 4, 4, 5, 5), centre=(23,), face_down=(36,), stacks=((), (30,), (31,)), turn=1
    )
    state, events = act(state, 1, Take(23))
    assert events == [TileTaken(1, 23), GameEnded()]
    assert state.phase == "over"
    assert state.centre == ()
    assert GAME.to_act(state) == ()
    _, events = act(position(kept=(WORM, 4, 4, 4, 5, 5), centre=(23, 33)), 0, Take(23))
    assert events == [TileTaken(0, 23), TurnBegan(1)]


def test_6_2_a_steal_does_not_end_the_game() -> None:
    state = position(kept=(WORM, 4, 4, 4, 5, 5), centre=(33,), stacks=((), (27,)))
    assert act(state, 0, Steal(27))[1] == [TileStolen(0, 1, 27), TurnBegan(1)]


@pytest.mark.parametrize("own,left", [(30, (30,)), (36, (33, 36))])
def test_6_2_a_bust_that_returns_a_tile_leaves_one_in_the_centre(own: int, left: tuple[int, ...]) -> None:
    state, events = bust(((own,), ()), centre=(33,))
    assert events[-1] == TurnBegan(1)
    assert state.centre == left


def test_6_3_nobody_can_move_when_the_game_is_over() -> None:
    state = position(centre=(), phase="over", kept=())
    for seat in (0, 1):
        assert list(GAME.legal_moves(state, seat)) == []
        for move in (Roll(), Keep(1), Take(21), Steal(21)):
            assert refusal(state, seat, move) == "game_over"
    assert refusal(state, TABLE, Rolled((1,) * 8)) == "game_over"


def test_7_1_most_worms_wins_whatever_the_numbers_and_however_many_tiles() -> None:
    assert places((21, 22, 23, 24), (36,), (25, 26, 27)) == [(2, 1, 6), (1, 2, 4), (0, 3, 4)]
    assert places((33,), (29, 21, 22)) == [(1, 1, 5), (0, 2, 4)]


def test_7_2_among_equals_the_owner_of_the_highest_tile_at_the_end_ranks_first() -> None:
    assert places((21, 22, 23, 24), (36,)) == [(1, 1, 4), (0, 2, 4)]
    assert places((29, 21), (25, 26), (33,)) == [(2, 1, 4), (0, 2, 4), (1, 3, 4)]
    assert places((33, 21), (34, 22), (35, 23)) == [(2, 1, 5), (1, 2, 5), (0, 3, 5)]
    held_before = position(kept=(WORM,) * 5, stacks=((24,), (21, 25), (32,)), centre=(22,))
    assert [(place.seat, place.rank) for place in GAME.standings(held_before)] == [(2, 1), (1, 2), (0, 3)]
    after, _ = act(held_before, 0, Steal(25))
    assert [(place.seat, place.rank) for place in GAME.standings(after)] == [(2, 1), (0, 2), (1, 3)]


def test_7_3_players_without_a_tile_share_a_place() -> None:
    assert places((21,), (), ()) == [(0, 1, 1), (1, 2, 0), (2, 2, 0)]
    assert places((), (36,), (), (21,)) == [(1, 1, 4), (3, 2, 1), (0, 3, 0), (2, 3, 0)]


@pytest.mark.parametrize("seats", range(2, 8))
def test_7_3_where_nobody_has_a_tile_all_are_first(seats: int) -> None:
    assert [place.rank for place in GAME.standings(GAME.start(seats, Options()))] == [1] * seats


def test_7_4_before_the_end_the_standings_count_what_stands() -> None:
    state = position(stacks=((21,), (30,)), turn=1)
    assert [(place.seat, place.rank, place.score) for place in GAME.standings(state)] == [
        (1, 1, 3),
        (0, 2, 1),
    ]
    assert [dict(place.details) for place in GAME.standings(state)] == [
        {"highest_tile": 30},
        {"highest_tile": 21},
    ]


def test_8_1_the_options_by_default() -> None:
    assert Options().starter == "youngest"
    assert Options().bust_without_tile_flips is False


def test_8_2_switched_on_a_bust_without_a_tile_turns_the_highest_tile_over() -> None:
    state, events = bust(((), (36,)), options=ON_FLIPS)
    assert events == [TileTurnedDown(35), TurnBegan(1)]
    assert state.face_down == (35,)
    assert state.stacks == ((), (36,))
    assert bust(((), ()), face_down=(36,), options=ON_FLIPS)[1] == [TileTurnedDown(35), TurnBegan(1)]
    assert bust(((36,), ()), options=ON_FLIPS)[1] == [TileReturned(0, 36), TurnBegan(1)]
    assert bust(((21,), ()), options=ON_FLIPS)[1] == [TileReturned(0, 21), TileTurnedDown(36), TurnBegan(1)]
    state, events = bust(((), (36,)), centre=(22,), options=ON_FLIPS)
    assert events == [TileTurnedDown(22), GameEnded()]
    assert state.face_down == (22,)
    assert GAME.to_act(state) == ()
    assert bust(((21,), ()), options=ON_FLIPS)[0].options == ON_FLIPS


OPENING = GAME.start(3, Options())
IN_THE_AIR = act(OPENING, 0, Roll())[0]
KEEPING = throw(position(kept=(4, 4), stacks=((), (27,), ())), (4, 1, 1, 5, WORM, WORM))[0]
DECIDING = position(
    kept=(WORM, 4, 4, 4, 5, 5), stacks=((30,), (24, 27), (28,)), rolled=(1, 2), face_down=(36,)
)
NO_WORM = position(kept=(4, 4, 4, 5, 5), stacks=((22,), (24, 21), ()), rolled=(1, 2, 3))
FULL = position(kept=(WORM, 4, 4, 4, 4, 4, 4, 4), stacks=((), (33,), ()))
OVER = position(centre=(), phase="over", stacks=((), (), ()))

REFUSALS: list[tuple[str, State, Seat, Move]] = [
    # The end of the game comes before everything else.
    ("game_over", OVER, 0, Rolled((9,))),
    ("game_over", OVER, TABLE, Roll()),
    ("game_over", OVER, 1, Keep(9)),
    # The kind of player for a move comes before the turn.
    ("move_of_another", OPENING, 0, Rolled((1,) * 8)),
    ("move_of_another", OPENING, 1, Rolled((9,))),
    ("move_of_another", IN_THE_AIR, 0, Rolled((1,) * 8)),
    ("move_of_another", OPENING, TABLE, Roll()),
    ("move_of_another", IN_THE_AIR, TABLE, Roll()),
    ("move_of_another", KEEPING, TABLE, Keep(1)),
    ("move_of_another", DECIDING, TABLE, Take(26)),
    ("move_of_another", DECIDING, TABLE, Steal(27)),
    # The turn comes before the content of the move.
    ("not_your_turn", OPENING, 1, Roll()),
    ("not_your_turn", OPENING, 2, Keep(9)),
    ("not_your_turn", OPENING, TABLE, Rolled((1,) * 8)),
    ("not_your_turn", OPENING, TABLE, Rolled((9,))),
    ("not_your_turn", IN_THE_AIR, 0, Roll()),
    ("not_your_turn", IN_THE_AIR, 0, Keep(1)),
    ("not_your_turn", KEEPING, 1, Keep(1)),
    ("not_your_turn", KEEPING, TABLE, Rolled((1,) * 6)),
    ("not_your_turn", DECIDING, 1, Take(26)),
    ("not_your_turn", DECIDING, 2, Steal(27)),
    # The table's dice: the faces before their number.
    ("no_such_face", IN_THE_AIR, TABLE, Rolled((7,))),
    ("wrong_number_of_dice", IN_THE_AIR, TABLE, Rolled(())),
    ("wrong_number_of_dice", IN_THE_AIR, TABLE, Rolled((1,) * 9)),
    # A face: the phase, then the dice set aside, then the dice rolled.
    ("roll_first", OPENING, 0, Keep(9)),
    ("roll_first", DECIDING, 0, Keep(4)),
    ("roll_first", DECIDING, 0, Keep(1)),
    ("no_dice_left", FULL, 0, Keep(1)),
    ("face_already_kept", KEEPING, 0, Keep(4)),
    ("face_not_rolled", KEEPING, 0, Keep(2)),
    ("face_not_rolled", KEEPING, 0, Keep(0)),
    # A roll.
    ("keep_first", KEEPING, 0, Roll()),
    ("no_dice_left", FULL, 0, Roll()),
    # A tile: the phase, then the worm, then the place of the tile, then the sum.
    ("keep_first", KEEPING, 0, Take(99)),
    ("keep_first", KEEPING, 0, Steal(99)),
    ("no_worm_kept", OPENING, 0, Take(21)),
    ("no_worm_kept", OPENING, 0, Steal(21)),
    ("no_worm_kept", NO_WORM, 0, Take(99)),
    ("no_worm_kept", NO_WORM, 0, Take(36)),
    ("no_worm_kept", NO_WORM, 0, Steal(99)),
    ("no_worm_kept", NO_WORM, 0, Steal(22)),
    ("no_worm_kept", NO_WORM, 0, Steal(21)),
    ("not_on_top", DECIDING, 0, Steal(24)),
    ("not_on_top", DECIDING, 0, Steal(26)),
    ("not_on_top", DECIDING, 0, Steal(36)),
    ("not_on_top", DECIDING, 0, Steal(99)),
    ("own_tile", DECIDING, 0, Steal(30)),
    ("sum_not_exact", DECIDING, 0, Steal(28)),
    ("not_in_centre", DECIDING, 0, Take(36)),
    ("not_in_centre", DECIDING, 0, Take(27)),
    ("not_in_centre", DECIDING, 0, Take(30)),
    ("not_in_centre", DECIDING, 0, Take(20)),
    ("not_in_centre", DECIDING, 0, Take(99)),
    ("sum_too_low", DECIDING, 0, Take(29)),
    ("sum_too_low", DECIDING, 0, Take(35)),
    ("higher_tile_lies_there", DECIDING, 0, Take(25)),
    ("higher_tile_lies_there", DECIDING, 0, Take(21)),
]


@pytest.mark.parametrize("code,state,seat,move", REFUSALS)
def test_9_the_first_reason_that_fits_is_given(code: str, state: State, seat: Seat, move: Move) -> None:
    assert refusal(state, seat, move) == code


def test_the_state_is_described_with_the_names_of_the_record_format() -> None:
    assert GAME.describe(DECIDING) == {
        "centre": [21, 22, 23, 25, 26, 29, 31, 32, 33, 34, 35],
        "face_down": [36],
        "stacks": [[30], [24, 27], [28]],
        "rolled": [1, 2],
        "kept": [4, 4, 4, 5, 5, WORM],
        "sum": 27,
    }


def test_example_a_turn_that_takes_the_27() -> None:
    state, _ = roll_and_keep(GAME.start(2, Options()), ((4, 4, 4, 1, 2, 2, 3, 5), 4))
    assert state.sum == 12
    state, _ = throw(state, (4, WORM, 1, 3, 3))
    assert refusal(state, 0, Keep(4)) == "face_already_kept"
    state, _ = act(state, 0, Keep(WORM))
    assert state.sum == 17
    state, _ = throw(state, (5, 5, WORM, 2))
    assert refusal(state, 0, Keep(WORM)) == "face_already_kept"
    state, _ = act(state, 0, Keep(5))
    assert state.sum == 27
    assert legal(state) == [Roll(), Take(27)]


def test_example_a_bust_with_the_last_two_dice() -> None:
    state, _ = roll_and_keep(
        GAME.start(2, Options()), ((3, 3, 1, 2, 2, 4, 4, 5), 3), ((5, 5, 5, 1, 2, 4), 5), ((WORM, 3, 5), WORM)
    )
    assert state.sum == 26
    assert legal(state) == [Roll(), Take(26)]
    assert throw(state, (3, WORM))[1][1] == Busted(0, "nothing_new")
