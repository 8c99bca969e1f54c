"""The rules of Knaster; each test is named after the paragraph of ``rulings.md`` that it proves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.games.knaster.rules.events import (
    DiceRolled,
    Event,
    GameEnded,
    LineCompleted,
    LineFilled,
    LineLapsed,
    LineRinged,
    NumberCircled,
    NumberWritten,
    Passed,
    RollBegan,
    RoundBegan,
    SheetFilled,
)
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME, rings
from stolik.games.knaster.rules.sheet import (
    BONUSES,
    CELLS,
    CIRCLES,
    LINES,
    LINES_OF,
    Cell,
    Sheet,
    combination,
    index_of,
)
from stolik.games.knaster.rules.state import State


def sheet(picture: str) -> Sheet:
    words = picture.split()
    assert len(words) == CELLS
    return Sheet(
        tuple(0 if word == "." else int(word.strip("()")) for word in words),
        tuple(word.startswith("(") for word in words),
    )


# None of its lines becomes anything, whatever is written in the gaps; its numbers avoid 7.
DULL = """
    2 4 6 9 12
    6 9 12 2 4
    12 2 4 6 9
    4 6 9 12 2
    9 12 2 4 .
"""
EMPTY = ". " * CELLS

STRAIGHT_AND_FOUR = """
    8 7 8 8 .
    . . . . 7
    . . . . 9
    . . . . 10
    . . . . 11
"""
"""An 8 in the corner fills the first row (four of a kind) and the last column (a straight)."""


def position(
    *sheets: str | Sheet,
    dice: Sequence[int] = (),
    last: bool = False,
    roller: Seat = 0,
    waiting: Sequence[bool] | None = None,
) -> State:
    drawn = tuple(sheet(each) if isinstance(each, str) else each for each in sheets)
    return State(
        Options(),
        roller,
        "enter" if dice else "roll",
        last,
        tuple(sorted(dice)),
        drawn,
        tuple(waiting) if waiting is not None else (bool(dice),) * len(drawn),
        ((),) * len(drawn),
    )


def act(state: State, seat: Seat, move: Move) -> tuple[State, list[Event]]:
    assert GAME.check(state, seat, move) is None, GAME.check(state, seat, move)
    steps = GAME.apply(state, seat, move)
    return steps[-1].state, [step.event for step in steps]


def throw(state: State, *dice: int) -> tuple[State, list[Event]]:
    state, _ = act(state, state.roller, Roll())
    return act(state, TABLE, Rolled(dice))


def refusal(state: State, seat: Seat, move: Move) -> str:
    rejection = GAME.check(state, seat, move)
    assert rejection is not None, "the move is legal"
    return rejection.code


def legal(state: State, seat: Seat = 0) -> list[Move]:
    return list(GAME.legal_moves(state, seat))


def row_cells(row: int, *columns: int) -> tuple[Cell, ...]:
    return tuple((row, column) for column in columns)


def places(*sheets: str | Sheet) -> list[tuple[Seat, int, int]]:
    return [(place.seat, place.rank, place.score) for place in GAME.standings(position(*sheets))]


def circled(*lines: str) -> Sheet:
    return sheet(DULL).written(24, 6).circled({index for line in lines for index in LINES[line]})


def test_1_1_there_are_two_dice_with_sums_from_2_to_12() -> None:
    state, _ = act(GAME.start(1, Options()), 0, Roll())
    sums: set[int] = set()
    faces: set[int] = set()
    for seed in range(200):
        move = GAME.chance(state, Random(seed))
        assert isinstance(move, Rolled)
        assert len(move.dice) == 2
        faces.update(move.dice)
        sums.add(sum(move.dice))
    assert faces == set(FACES)
    assert sums == set(range(2, 13))


@pytest.mark.parametrize("face", [0, 7, -1])
def test_1_1_no_die_has_another_face(face: int) -> None:
    state, _ = act(GAME.start(1, Options()), 0, Roll())
    assert refusal(state, TABLE, Rolled((1, face))) == "no_such_face"


def test_1_2_a_sheet_has_twenty_five_cells() -> None:
    state, _ = throw(GAME.start(1, Options()), 3, 4)
    assert len(legal(state)) == 25
    for cell in ((5, 0), (0, 5), (-1, 0), (0, -1)):
        assert refusal(state, 0, Write(*cell)) == "no_such_cell"
        assert refusal(state, 0, Circle(*cell)) == "no_such_cell"


def test_1_3_twelve_lines_lie_where_their_names_say_and_have_their_bonuses() -> None:
    assert [BONUSES[f"r{row}"] for row in range(5)] == [9, 8, 7, 6, 5]
    assert [BONUSES[f"c{column}"] for column in range(5)] == [9, 8, 7, 6, 5]
    assert (BONUSES["d0"], BONUSES["d1"]) == (10, 10)
    assert len(LINES) == len(BONUSES) == 12
    for number in range(5):
        assert LINES[f"r{number}"] == tuple(index_of(number, column) for column in range(5))
        assert LINES[f"c{number}"] == tuple(index_of(row, number) for row in range(5))
    assert LINES["d0"] == tuple(index_of(each, each) for each in range(5))
    assert LINES["d1"] == tuple(index_of(each, 4 - each) for each in range(5))
    state, _ = act(position(STRAIGHT_AND_FOUR, dice=(4, 4)), 0, Write(0, 4))
    for line in ("r5", "d2", "c-1", "", "R0"):
        assert refusal(state, 0, Ring(line, ())) == "no_such_line"


def test_1_4_lines_meet_in_the_cells() -> None:
    meeting = [len(lines) for lines in LINES_OF]
    assert meeting == [3, 2, 2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 4, 2, 2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 3]
    assert LINES_OF[12] == ("r2", "c2", "d0", "d1")


@pytest.mark.parametrize("seats", range(1, 13))
def test_1_5_one_to_twelve_can_play(seats: int) -> None:
    assert GAME.start(seats, Options()).sheets == (Sheet(),) * seats


def test_2_1_all_sheets_are_empty() -> None:
    state = GAME.start(3, Options())
    assert all(each.numbers == (0,) * 25 and not any(each.circles) for each in state.sheets)
    assert state.dice == ()
    assert state.sum == 0
    assert not state.last_roll


@pytest.mark.parametrize("starter", range(3))
def test_2_2_the_starter_rolls_first(starter: int) -> None:
    state = GAME.start(3, Options(), starter)
    assert GAME.to_act(state) == (starter,)
    assert refusal(state, (starter + 1) % 3, Roll()) == "not_your_turn"


def test_2_3_the_dice_pass_clockwise_and_from_the_last_seat_to_the_first() -> None:
    state = GAME.start(3, Options(), 1)
    rollers = []
    events: list[Event] = []
    for number in range(4):
        rollers.append(state.roller)
        state, _ = throw(state, 3, 4)
        for seat in range(3):
            state, events = act(state, seat, Write(0, number))
        assert events[-1] == RoundBegan(state.roller, False)
    assert rollers == [1, 2, 0, 1]


def test_3_1_a_round_opens_with_the_rollers_throw() -> None:
    state = GAME.start(2, Options())
    assert (legal(state), legal(state, 1)) == ([Roll()], [])
    state, events = act(state, 0, Roll())
    assert events == [RollBegan(0)]
    assert GAME.to_act(state) == (TABLE,)
    state, events = act(state, TABLE, Rolled((6, 5)))
    assert events == [DiceRolled(0, (5, 6), 11)]
    assert state.sum == 11


def test_3_1_nothing_is_entered_before_the_dice_have_fallen() -> None:
    state = GAME.start(2, Options())
    entries: tuple[Move, ...] = (Write(0, 0), Circle(0, 0), Pass(), Ring("r0", ()))
    for move in entries:
        assert (refusal(state, 0, move), refusal(state, 1, move)) == ("roll_first", "not_your_turn")
    state, _ = act(state, 0, Roll())
    for move in (Roll(), *entries):
        assert GAME.check(state, 0, move) == Rejection("not_your_turn", {"seat": 0})
        assert refusal(state, 1, move) == "not_your_turn"


def test_3_1_only_the_table_throws_and_what_fell_can_not_be_taken_back() -> None:
    state = GAME.start(2, Options())
    assert refusal(state, TABLE, Rolled((1, 2))) == "not_your_turn"
    assert refusal(state, TABLE, Roll()) == "move_of_another"
    state, _ = act(state, 0, Roll())
    assert refusal(state, 0, Rolled((1, 2))) == "move_of_another"
    for dice in ((), (1,), (1, 2, 3)):
        assert GAME.check(state, TABLE, Rolled(dice)) == Rejection(
            "wrong_number_of_dice", {"dice": 2, "given": len(dice)}
        )
    state, _ = act(state, TABLE, Rolled((1, 2)))
    assert refusal(state, TABLE, Rolled((1, 2))) == "not_your_turn"
    assert legal(state, TABLE) == []
    state, _ = act(GAME.start(2, Options()), 0, Roll())
    assert act(state, TABLE, Rolled((6, 1))) == act(state, TABLE, Rolled((1, 6)))
    assert [GAME.irrevocable(move) for move in (Roll(), Rolled((1, 2)))] == [True, True]
    others = (Write(0, 0), Circle(0, 0), Ring("r0", ()), Pass())
    assert [GAME.irrevocable(move) for move in others] == [False] * 4


def test_3_2_the_sum_is_written_into_any_empty_cell_or_circled_where_it_stands() -> None:
    state = position("7 . . . . " + ". " * 20, dice=(5, 6))
    assert set(legal(state)) == {Write(row, column) for row in range(5) for column in range(5)} - {
        Write(0, 0)
    }
    assert GAME.check(state, 0, Write(0, 0)) == Rejection("cell_taken", {"row": 0, "column": 0, "number": 7})
    state, events = act(state, 0, Write(3, 4))
    assert events[0] == NumberWritten(0, 3, 4, 11)
    assert state.sheets[0].numbers[19] == 11
    assert not state.sheets[0].circles[19]
    state = position("11 . 7 . (11) " + ". " * 20, dice=(5, 6))
    assert legal(state)[0] == Circle(0, 0)
    assert [move for move in legal(state) if isinstance(move, Circle)] == [Circle(0, 0)]
    assert GAME.check(state, 0, Circle(0, 2)) == Rejection(
        "foreign_number", {"row": 0, "column": 2, "number": 7, "sum": 11}
    )
    assert refusal(state, 0, Circle(0, 1)) == "cell_empty"
    state, events = act(state, 0, Circle(0, 0))
    assert events[0] == NumberCircled(0, 0, 0, 11)
    assert state.sheets[0].circles[0]
    state, _ = act(position("11 . . . . " + ". " * 20, dice=(5, 6)), 0, Write(0, 1))
    assert state.sheets[0].numbers[:2] == (11, 11)
    assert not any(state.sheets[0].circles)


def test_3_3_everybody_enters_once_a_roll() -> None:
    state, _ = throw(GAME.start(2, Options()), 3, 4)
    state, _ = act(state, 0, Write(2, 2))
    assert legal(state) == []
    for move in (Write(0, 0), Circle(2, 2), Pass()):
        assert refusal(state, 0, move) == "already_entered"
    assert GAME.to_act(state) == (1,)


def test_3_4_nobody_passes_in_an_ordinary_round() -> None:
    state, _ = throw(GAME.start(2, Options()), 3, 4)
    assert GAME.check(state, 0, Pass()) == Rejection("no_passing", {"sum": 7})
    assert Pass() not in legal(state)


def test_3_5_everybody_enters_the_same_sum_in_any_order_also_before_anothers_circles() -> None:
    state, _ = throw(GAME.start(3, Options()), 3, 4)
    assert GAME.to_act(state) == (0, 1, 2)
    state, _ = act(state, 2, Write(0, 0))
    assert GAME.to_act(state) == (0, 1)
    state, _ = act(state, 0, Write(1, 1))
    state, _ = act(state, 1, Write(2, 2))
    assert [each.numbers.index(7) for each in state.sheets] == [6, 12, 0]
    state = position(STRAIGHT_AND_FOUR, EMPTY, dice=(4, 4))
    state, _ = act(state, 0, Write(0, 4))
    assert GAME.to_act(state) == (0, 1)
    state, _ = act(state, 1, Write(0, 0))
    assert GAME.to_act(state) == (0,)
    state, _ = act(state, 0, Ring("r0", row_cells(0, 0, 1)))
    state, events = act(state, 0, Ring("c4", ((1, 4), (2, 4), (3, 4))))
    assert events[-1] == RoundBegan(1, False)


def test_3_6_the_next_roll_waits_until_nobody_owes_anything() -> None:
    state = position(STRAIGHT_AND_FOUR, EMPTY, dice=(4, 4))
    for seat in range(2):
        assert refusal(state, seat, Roll()) == "already_rolled"
    state, _ = act(state, 1, Write(0, 0))
    state, events = act(state, 0, Write(0, 4))
    assert not any(isinstance(event, RoundBegan) for event in events)
    assert refusal(state, 1, Roll()) == "already_rolled"
    state, _ = act(state, 0, Ring("c4", ((0, 4), (1, 4), (2, 4))))
    assert GAME.to_act(state) == (0,)
    state, events = act(state, 0, Ring("r0", row_cells(0, 0, 1)))
    assert events[-1] == RoundBegan(1, False)
    assert GAME.to_act(state) == (1,)
    assert (state.dice, state.sum) == ((), 0)


def test_3_7_a_cell_is_circled_once() -> None:
    state = position("(11) . . . . " + ". " * 20, dice=(5, 6))
    assert GAME.check(state, 0, Circle(0, 0)) == Rejection(
        "already_circled", {"row": 0, "column": 0, "number": 11}
    )
    state = position("(8) (8) 8 8 . " + ". " * 20, dice=(4, 4))
    state, _ = act(state, 0, Write(0, 4))
    assert refusal(state, 0, Ring("r0", row_cells(0, 1, 2, 3))) == "already_circled"


def test_4_1_a_line_is_filled_when_its_five_cells_hold_numbers_circled_or_not() -> None:
    state = position("(7) 8 (7) 7 . " + ". " * 20, dice=(2, 2))
    state, events = act(state, 0, Write(0, 4))
    assert events == [NumberWritten(0, 0, 4, 4), LineFilled(0, "r0", "three", 1)]
    assert state.due == (("r0",),)
    state = position("8 8 8 . . " + ". " * 20, dice=(4, 4))
    state, events = act(state, 0, Write(0, 3))
    assert events == [NumberWritten(0, 0, 3, 8), RoundBegan(0, False)]
    state, _ = throw(state, 3, 4)
    assert refusal(state, 0, Ring("r0", row_cells(0, 0))) == "nothing_due"


@pytest.mark.parametrize(
    "numbers,name,circles",
    [
        ((7, 8, 7, 7, 4), "three", 1),
        ((6, 3, 6, 6, 6), "four", 2),
        ((8, 8, 8, 8, 8), "five", 3),
        ((5, 6, 6, 10, 5), "two_pairs", 1),
        ((4, 9, 4, 4, 9), "full_house", 2),
        ((7, 10, 8, 6, 9), "straight", 3),
        ((2, 3, 4, 5, 6), "straight", 3),
        ((12, 11, 10, 9, 8), "straight", 3),
        ((2, 3, 4, 5, 7), "", 0),
        ((7, 7, 8, 9, 10), "", 0),
        ((12, 2, 3, 4, 5), "", 0),
        ((7, 8, 9, 10, 0), "", 0),
        ((0, 8, 8, 8, 8), "", 0),
    ],
)
def test_4_2_the_combinations_and_their_circles(numbers: tuple[int, ...], name: str, circles: int) -> None:
    assert (combination(numbers), combination(numbers[::-1])) == (name, name)
    assert CIRCLES[combination(numbers)] == circles


@pytest.mark.parametrize("numbers,circles", [("4 9 4 4", 2), ("8 8 8 8", 2), ("9 9 9 9", 3)])
def test_4_3_the_best_combination_counts_once(numbers: str, circles: int) -> None:
    state = position(f"{numbers} . " + ". " * 20, dice=(4, 5))
    state, _ = act(state, 0, Write(0, 4))
    assert {len(move.cells) for move in legal(state) if isinstance(move, Ring)} == {circles}


def test_4_4_no_more_circles_are_due_than_the_line_has_free_cells() -> None:
    state = position("(8) (8) (8) 8 . " + ". " * 20, dice=(4, 4))
    state, events = act(state, 0, Write(0, 4))
    assert events[1] == LineFilled(0, "r0", "five", 2)
    assert legal(state) == [Ring("r0", row_cells(0, 3, 4))]
    facts = {"line": "r0", "circles": 2}
    for cells in (row_cells(0, 3), row_cells(0, 2, 3, 4), (), row_cells(0, 0, 1, 2, 3, 4) * 2):
        assert GAME.check(state, 0, Ring("r0", cells)) == Rejection(
            "wrong_number_of_circles", {**facts, "given": len(cells)}
        )
    state, events = act(state, 0, Ring("r0", row_cells(0, 3, 4)))
    assert events == [
        LineRinged(0, "r0", row_cells(0, 3, 4)),
        LineCompleted(0, "r0", 9),
        RoundBegan(0, False),
    ]


def test_4_5_the_player_chooses_different_free_cells_of_the_line_in_any_order() -> None:
    state = position("6 3 (6) 6 . " + ". " * 20, dice=(3, 3))
    state, _ = act(state, 0, Write(0, 4))
    columns = [(0, 1), (0, 3), (0, 4), (1, 3), (1, 4), (3, 4)]
    assert legal(state) == [Ring("r0", row_cells(0, *each)) for each in columns]
    assert refusal(state, 0, Ring("r0", row_cells(0, 0, 0))) == "cell_named_twice"
    assert refusal(state, 0, Ring("r0", ((0, 0), (1, 0)))) == "cell_not_in_line"
    assert refusal(state, 0, Ring("r0", ((0, 0), (0, 5)))) == "no_such_cell"
    assert refusal(state, 0, Ring("r0", row_cells(0, 0, 2))) == "already_circled"
    state = position("6 3 (6) 6 . " + ". " * 20, dice=(3, 3))
    state, _ = act(state, 0, Write(0, 4))
    assert act(state, 0, Ring("r0", ((0, 4), (0, 1)))) == act(state, 0, Ring("r0", ((0, 1), (0, 4))))
    after, events = act(state, 0, Ring("r0", ((0, 4), (0, 1))))
    assert events[0] == LineRinged(0, "r0", ((0, 1), (0, 4)))
    assert after.sheets[0].circles[:5] == (False, True, True, False, True)


def test_4_6_the_circles_come_before_anything_else_of_this_seat() -> None:
    state, _ = act(position(STRAIGHT_AND_FOUR, EMPTY, dice=(4, 4)), 0, Write(0, 4))
    for move in (Write(1, 1), Circle(0, 0), Pass()):
        assert GAME.check(state, 0, move) == Rejection("circles_first", {"line": "r0", "circles": 2})
    assert refusal(state, 0, Roll()) == "already_rolled"
    assert all(isinstance(move, Ring) for move in legal(state))


def test_4_7_a_circle_never_makes_circles() -> None:
    # The first row is full and has two pairs, which brought their circle long ago.
    state = position("(5) 6 6 10 5 " + ". " * 20, dice=(5, 5))
    state, events = act(state, 0, Circle(0, 3))
    assert events == [NumberCircled(0, 0, 3, 10), RoundBegan(0, False)]


def test_4_8_lines_filled_by_one_number_are_resolved_in_the_order_of_the_players_choice() -> None:
    state, events = act(position(STRAIGHT_AND_FOUR, dice=(4, 4)), 0, Write(0, 4))
    assert events[1:] == [LineFilled(0, "r0", "four", 2), LineFilled(0, "c4", "straight", 3)]
    assert state.due == (("r0", "c4"),)
    assert {move.line for move in legal(state) if isinstance(move, Ring)} == {"r0", "c4"}
    first, _ = act(state, 0, Ring("c4", ((2, 4), (3, 4), (4, 4))))
    assert first.due == (("r0",),)
    other, _ = act(state, 0, Ring("r0", row_cells(0, 0, 1)))
    assert other.due == (("c4",),)
    assert refusal(other, 0, Ring("r0", row_cells(0, 2, 3))) == "line_not_due"
    state, _ = act(position(STRAIGHT_AND_FOUR, dice=(4, 4)), 0, Write(0, 4))
    assert GAME.check(state, 0, Ring("d1", ((0, 4),))) == Rejection("line_not_due", {"line": "d1"})


def test_4_8_four_lines_meet_in_the_centre() -> None:
    picture = """
        7 .  8 .  9
        . 8  8 3 .
        3 3  . 5  5
        . 6 12 11 .
        7 . 12 .  9
    """
    state, events = act(position(picture, dice=(4, 4)), 0, Write(2, 2))
    assert [event for event in events if isinstance(event, LineFilled)] == [
        LineFilled(0, "r2", "two_pairs", 1),
        LineFilled(0, "c2", "full_house", 2),
        LineFilled(0, "d0", "", 0),
        LineFilled(0, "d1", "", 0),
    ]
    assert state.due == (("r2", "c2"),)


def test_4_9_a_circle_for_one_line_may_leave_fewer_or_none_for_the_next() -> None:
    picture = """
        (8) (8) (8) 8 .
        . . . . 7
        . . . . (9)
        . . . . (10)
        . . . . (11)
    """
    state, events = act(position(picture, dice=(4, 4)), 0, Write(0, 4))
    assert events[1:] == [LineFilled(0, "r0", "five", 2), LineFilled(0, "c4", "straight", 2)]
    after, _ = act(state, 0, Ring("r0", row_cells(0, 3, 4)))
    assert legal(after) == [Ring("c4", ((1, 4),))]
    assert refusal(after, 0, Ring("c4", ((0, 4), (1, 4)))) == "wrong_number_of_circles"
    picture = """
        (8) (8) (8) 8 .
        . . . . (7)
        . . . . (9)
        . . . . (10)
        . . . . (11)
    """
    state, events = act(position(picture, EMPTY, dice=(4, 4)), 0, Write(0, 4))
    assert events[1:] == [LineFilled(0, "r0", "five", 2), LineFilled(0, "c4", "straight", 1)]
    after, events = act(state, 0, Ring("r0", row_cells(0, 3, 4)))
    assert events == [
        LineRinged(0, "r0", row_cells(0, 3, 4)),
        LineCompleted(0, "r0", 9),
        LineCompleted(0, "c4", 5),
        LineLapsed(0, "c4"),
    ]
    assert GAME.to_act(after) == (1,)
    # In the other order, the row gets a circle too.
    after, _ = act(state, 0, Ring("c4", ((0, 4),)))
    assert legal(after) == [Ring("r0", row_cells(0, 3))]


@pytest.mark.parametrize("seat", range(12))
def test_4_9_at_every_seat_it_is_told_what_became_of_the_filled_lines(seat: int) -> None:
    picture = "(8) (8) (8) 8 . . . . . (7) . . . . (9) . . . . (10) . . . . (11)"
    state = position(*[EMPTY] * seat, picture, *[EMPTY] * (11 - seat), dice=(4, 4))
    filled, events = act(state, seat, Write(0, 4))
    assert events[1:] == [LineFilled(seat, "r0", "five", 2), LineFilled(seat, "c4", "straight", 1)]
    _, events = act(filled, seat, Ring("r0", row_cells(0, 3, 4)))
    assert events[1:] == [LineCompleted(seat, "r0", 9), LineCompleted(seat, "c4", 5), LineLapsed(seat, "c4")]


def test_4_10_a_line_without_a_combination_is_not_resolved() -> None:
    state, events = act(position("2 4 6 9 . " + ". " * 20, dice=(6, 6)), 0, Write(0, 4))
    assert events == [NumberWritten(0, 0, 4, 12), LineFilled(0, "r0", "", 0), RoundBegan(0, False)]
    assert GAME.to_act(state) == (0,)


def test_5_1_five_circles_score_the_lines_bonus() -> None:
    state = position("(2) (4) (6) (9) 12 " + ". " * 20, dice=(6, 6))
    assert state.sheets[0].score == 4
    state, events = act(state, 0, Circle(0, 4))
    assert events == [NumberCircled(0, 0, 4, 12), LineCompleted(0, "r0", 9), RoundBegan(0, False)]
    assert state.sheets[0].score == 5 + 9


def test_5_2_nothing_has_to_be_claimed() -> None:
    ready = circled("r0", "c4")
    assert ready.completed == ("r0", "c4")
    assert ready.bonus == 9 + 5


def test_5_3_a_circle_counts_for_every_line_through_its_cell() -> None:
    almost = circled("r2", "c2", "d0")
    almost = Sheet(almost.numbers, (*almost.circles[:12], False, *almost.circles[13:]))
    state = position(almost, dice=(2, 2))
    assert almost.completed == ()
    state, events = act(state, 0, Circle(2, 2))
    assert events[1:-1] == [LineCompleted(0, "r2", 7), LineCompleted(0, "c2", 7), LineCompleted(0, "d0", 10)]
    assert state.sheets[0].score == 13 + 24


def test_6_1_a_full_sheet_brings_the_last_roll_after_the_round() -> None:
    state = position(DULL, EMPTY, EMPTY, dice=(3, 3))
    state, events = act(state, 0, Write(4, 4))
    assert SheetFilled(0) in events
    assert not state.last_roll
    state, _ = act(state, 1, Write(0, 0))
    assert refusal(state, 2, Pass()) == "no_passing"
    state, events = act(state, 2, Write(0, 0))
    assert events[-1] == RoundBegan(1, True)
    assert state.last_roll


@pytest.mark.parametrize("seats", range(1, 13))
def test_6_2_the_next_player_clockwise_throws_the_last_roll(seats: int) -> None:
    for roller in range(seats):
        state = position(DULL, *[EMPTY] * (seats - 1), dice=(3, 3), roller=roller)
        for seat in range(seats):
            state, _ = act(state, seat, Write(4, 4))
        assert state.roller == (roller + 1) % seats
        assert legal(state, state.roller) == [Roll()]


def test_6_2_also_where_that_players_sheet_is_full() -> None:
    state = position(EMPTY, sheet(DULL).written(24, 6), last=True, roller=1)
    state, _ = throw(state, 6, 5)
    assert GAME.to_act(state) == (0,)


def test_6_3_in_the_last_roll_everybody_writes_or_circles_or_passes() -> None:
    state, _ = throw(position("7 . . . . " + ". " * 20, EMPTY, last=True), 3, 4)
    assert Circle(0, 0) in legal(state)
    assert Write(4, 4) in legal(state)
    assert legal(state)[-1] == Pass()
    state, events = act(state, 0, Pass())
    assert events == [Passed(0)]
    assert refusal(state, 0, Pass()) == "already_entered"
    state, events = act(state, 1, Write(0, 0))
    assert events[-1] == GameEnded()
    assert GAME.to_act(state) == ()


def test_6_4_who_can_neither_write_nor_circle_is_done_by_themselves() -> None:
    full = sheet(DULL).written(24, 6)
    state, _ = throw(position(full, EMPTY, full.circled([0]), last=True), 1, 1)
    assert GAME.to_act(state) == (0, 1, 2)
    state, _ = throw(position(full, EMPTY, full.circled([0]), last=True), 6, 5)
    assert GAME.to_act(state) == (1,)
    assert legal(state) == []
    for move in (Pass(), Write(0, 0), Circle(0, 0)):
        assert refusal(state, 0, move) == "already_entered"
    spent = full.circled([index for index, number in enumerate(full.numbers) if number == 9])
    state, _ = throw(position(spent, EMPTY, last=True), 4, 5)
    assert GAME.to_act(state) == (1,)


def test_6_5_in_the_last_roll_circles_are_owed_as_ever_and_can_not_be_passed() -> None:
    state, _ = throw(position(STRAIGHT_AND_FOUR, last=True), 4, 4)
    state, _ = act(state, 0, Write(0, 4))
    assert refusal(state, 0, Pass()) == "circles_first"
    state, _ = act(state, 0, Ring("r0", row_cells(0, 0, 1)))
    assert refusal(state, 0, Pass()) == "circles_first"
    state, events = act(state, 0, Ring("c4", ((1, 4), (2, 4), (3, 4))))
    assert events[-1] == GameEnded()


def test_6_6_there_is_one_extra_roll_however_many_sheets_are_filled() -> None:
    state = position(DULL, DULL, dice=(3, 3))
    state, _ = act(state, 0, Write(4, 4))
    state, events = act(state, 1, Write(4, 4))
    assert events[-1] == RoundBegan(1, True)
    state, events = throw(position(DULL, last=True), 3, 3)
    state, events = act(state, 0, Write(4, 4))
    assert events == [
        NumberWritten(0, 4, 4, 6),
        LineFilled(0, "r4", "", 0),
        LineFilled(0, "c4", "", 0),
        LineFilled(0, "d0", "", 0),
        SheetFilled(0),
        GameEnded(),
    ]


def test_6_7_where_nobody_can_enter_the_game_ends_with_the_dice() -> None:
    full = sheet(DULL).written(24, 6)
    state, events = throw(position(full, full, last=True), 6, 5)
    assert events == [DiceRolled(0, (5, 6), 11), GameEnded()]
    assert GAME.to_act(state) == ()


def test_6_8_after_the_end_no_move_is_possible() -> None:
    state, _ = throw(position(sheet(DULL).written(24, 6), last=True), 6, 5)
    for move in (Roll(), Write(0, 0), Circle(0, 0), Ring("r0", ()), Pass()):
        assert refusal(state, 0, move) == "game_over"
    assert refusal(state, TABLE, Rolled((1, 2))) == "game_over"
    assert legal(state) == []


def enter(state: State, move: Move, number: int) -> State:
    state, events = throw(state, number // 2, number - number // 2)
    assert DiceRolled(0, state.dice, number) in events
    return act(state, 0, move)[0]


@pytest.mark.parametrize("circling,rolls", [(False, 26), (True, 50)])
def test_6_9_a_game_takes_26_to_50_rolls(circling: bool, rolls: int) -> None:
    """The shortest game only writes; the longest circles every number before the last one is written."""
    numbers = sheet(DULL).written(24, 6).numbers
    state, count = GAME.start(1, Options()), 0
    for index in range(24):
        state, count = enter(state, Write(*divmod(index, 5)), numbers[index]), count + 1
    for index in range(24 if circling else 0):
        state, count = enter(state, Circle(*divmod(index, 5)), numbers[index]), count + 1
    state, count = enter(state, Write(4, 4), 6), count + 1
    assert state.last_roll
    state, count = enter(state, Circle(4, 4), 6), count + 1
    assert GAME.to_act(state) == ()
    assert count == rolls


def test_7_1_bonuses_and_a_point_for_every_circle() -> None:
    # Lines worth 9, 10 and 7 make 26, and 15 circles 15.
    lines = circled("c0", "d1", "r2")
    extra = lines.circled([1, 23, 9])
    assert lines.bonus == 26
    assert (sum(extra.circles), extra.bonus, extra.score) == (15, 26, 41)


def test_7_2_the_highest_total_wins_and_equals_share_a_place() -> None:
    assert places(circled("r4"), circled("r0"), circled("c0")) == [(1, 1, 14), (2, 1, 14), (0, 3, 10)]


def test_7_3_before_the_end_the_standings_count_what_stands() -> None:
    assert places(EMPTY, EMPTY) == [(0, 1, 0), (1, 1, 0)]
    assert places(EMPTY, "(7) . . . . " + ". " * 20) == [(1, 1, 1), (0, 2, 0)]
    (place,) = GAME.standings(position(circled("r0")))
    assert place.details == {"bonus": 9, "circles": 5}


def test_7_4_the_most_a_sheet_can_score_is_115() -> None:
    assert circled(*LINES).score == 115


def test_7_5_alone_the_same_rules_apply() -> None:
    state = GAME.start(1, Options())
    state, _ = throw(state, 3, 4)
    state, events = act(state, 0, Write(0, 0))
    assert events[-1] == RoundBegan(0, False)


def test_8_1_the_youngest_rolls_first_by_default() -> None:
    assert Options().starter == "youngest"


def test_the_state_is_told_with_the_names_of_the_record() -> None:
    state, _ = act(position(STRAIGHT_AND_FOUR, EMPTY, dice=(4, 4)), 0, Write(0, 4))
    told = GAME.describe(state)
    assert told["sheets"][0]["numbers"][0] == [8, 7, 8, 8, 8]
    assert told["sheets"][0]["numbers"][1] == [None, None, None, None, 7]
    assert told["sheets"][1]["circles"] == [[False] * 5] * 5
    assert (told["roller"], told["last_roll"], told["phase"]) == (0, False, "enter")
    assert (told["dice"], told["sum"]) == ([4, 4], 8)
    assert (told["waiting"], told["due"]) == ([1], [{"r0": 2, "c4": 3}, {}])


def test_every_way_to_draw_the_circles_of_a_line_is_offered_once() -> None:
    drawn = sheet("8 8 8 8 8 " + ". " * 20)
    assert len({frozenset(ring.cells) for ring in rings(drawn, "r0")}) == 10
