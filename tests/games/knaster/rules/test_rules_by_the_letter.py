"""The rules of Knaster read slowly a second time, what nothing may lose, positions that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.game import TABLE, Rejection
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, CIRCLES, LINES, Sheet, combination, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.rules.status import fault

from tests.conformance.kit import Case, cases, play

EVERY_ENTRY: tuple[Move, ...] = (
    *(Write(row, column) for row in range(-1, 6) for column in range(-1, 6)),
    *(Circle(row, column) for row in range(-1, 6) for column in range(-1, 6)),
    Pass(),
)


def circles_of(numbers: Sequence[int]) -> int:
    if 0 in numbers:
        return 0
    counts = sorted(Counter(numbers).values(), reverse=True)
    if counts[0] == 5 or sorted(numbers) == list(range(min(numbers), min(numbers) + 5)):
        return 3
    if counts[0] == 4 or counts[:2] == [3, 2]:
        return 2
    return 1 if counts[0] == 3 or counts[:2] == [2, 2] else 0


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Any sheet with at least one empty cell; the circles needn't be such as a game can bring."""
    numbers = draw(st.lists(st.sampled_from([0, 6, 7, 7, 8, 9, 10]), min_size=CELLS, max_size=CELLS))
    numbers[draw(st.integers(0, CELLS - 1))] = 0
    drawn = draw(st.lists(st.booleans(), min_size=CELLS, max_size=CELLS))
    return Sheet(
        tuple(numbers),
        tuple(bool(number) and round_it for number, round_it in zip(numbers, drawn, strict=True)),
    )


@st.composite
def positions(draw: st.DrawFn) -> State:
    dice = draw(st.sampled_from([(3, 3), (3, 4), (4, 4), (4, 5), (5, 5)]))
    both = (draw(sheets()), draw(sheets()))
    return State(Options(), 0, "enter", draw(st.booleans()), dice, both, (True, True), ((), ()))


@given(st.lists(st.integers(0, 12), min_size=5, max_size=5))
def test_the_circles_of_five_numbers(numbers: list[int]) -> None:
    numbers = [0 if number == 1 else number for number in numbers]
    assert CIRCLES[combination(tuple(numbers))] == circles_of(numbers)


@given(positions())
def test_the_entries(state: State) -> None:
    sheet = state.sheets[0]
    wanted: set[Move] = {Pass()} if state.last_roll else set()
    for row in range(5):
        for column in range(5):
            number, circled = sheet.numbers[5 * row + column], sheet.circles[5 * row + column]
            if number == 0:
                wanted.add(Write(row, column))
            elif number == state.sum and not circled:
                wanted.add(Circle(row, column))
    assert set(GAME.legal_moves(state, 0)) == wanted
    for move in EVERY_ENTRY:
        assert (GAME.check(state, 0, move) is None) == (move in wanted)


@given(positions(), st.data())
def test_the_circles_that_a_number_brings(state: State, data: st.DataObject) -> None:
    writes = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Write)]
    move = data.draw(st.sampled_from(writes))
    cell = 5 * move.row + move.column
    state = GAME.apply(state, 0, move)[-1].state
    numbers = state.sheets[0].numbers
    open_lines = {
        line
        for line, cells in LINES.items()
        if cell in cells and circles_of([numbers[each] for each in cells])
    }
    while open_lines := {
        line for line in open_lines if not all(state.sheets[0].circles[each] for each in LINES[line])
    }:
        circles = state.sheets[0].circles
        wanted = {
            (line, frozenset(chosen))
            for line in open_lines
            for free in [[each for each in LINES[line] if not circles[each]]]
            for chosen in combinations(
                free, min(len(free), circles_of([numbers[each] for each in LINES[line]]))
            )
        }
        moves = [each for each in GAME.legal_moves(state, 0) if isinstance(each, Ring)]
        told = {(each.line, frozenset(5 * row + column for row, column in each.cells)) for each in moves}
        assert told == wanted
        assert len(moves) == len(wanted)
        ring = data.draw(st.sampled_from(moves))
        open_lines.discard(ring.line)
        state = GAME.apply(state, 0, ring)[-1].state
    assert state.due[0] == ()
    assert not state.waiting[0]


@given(
    positions(),
    st.sampled_from(sorted(LINES)),
    st.lists(st.tuples(st.integers(-1, 5), st.integers(-1, 5)), max_size=9),
)
def test_no_circles_without_a_filled_line(state: State, line: str, cells: list[tuple[int, int]]) -> None:
    assert GAME.check(state, 0, Ring(line, tuple(cells))) == Rejection("nothing_due", {"line": line})


@given(sheets())
def test_the_score(sheet: Sheet) -> None:
    points = 0
    for line, cells in LINES.items():
        if sum(sheet.circles[each] for each in cells) == 5:
            points += BONUSES[line]
    assert sheet.score == points + sheet.circles.count(True)


CASES = [case for case in cases() if case.info.id == "knaster"]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_number_stays_where_it_was_written_and_nobody_owes_when_dice_are_taken_up(case: Case) -> None:
    for before, after in pairwise(play(case).states):
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert all(was in (0, now) for was, now in zip(old.numbers, new.numbers, strict=True))
            assert all(now >= was for was, now in zip(old.circles, new.circles, strict=True))
            assert all(number for number, round_it in zip(new.numbers, new.circles, strict=True) if round_it)
    for state in play(case).states:
        if state.phase != "enter":
            assert not any(state.owes(seat) for seat in range(case.seats))
        if state.phase == "enter" and not state.last_roll:
            assert not any(sheet.is_full for sheet in state.sheets) or any(map(state.owes, range(case.seats)))


@every_case
def test_a_move_changes_one_sheet_by_what_it_says(case: Case) -> None:
    for moment in play(case).moments:
        for seat in range(case.seats):
            old, new = moment.state.sheets[seat], moment.after.sheets[seat]
            written = [index for index in range(25) if old.numbers[index] != new.numbers[index]]
            drawn = [index for index in range(25) if old.circles[index] != new.circles[index]]
            match moment.move:
                case Write(row=row, column=column) if moment.seat == seat:
                    assert (written, drawn) == ([index_of(row, column)], [])
                    assert new.numbers[written[0]] == moment.state.sum
                case Circle(row=row, column=column) if moment.seat == seat:
                    assert (written, drawn) == ([], [index_of(row, column)])
                    assert new.numbers[drawn[0]] == moment.state.sum
                case Ring(cells=cells) if moment.seat == seat:
                    assert (written, drawn) == ([], sorted(index_of(*cell) for cell in cells))
                case _:
                    assert old == new


@every_case
def test_every_line_is_filled_once_and_pays_what_was_due(case: Case) -> None:
    filled: set[tuple[int, str]] = set()
    owed: set[tuple[int, str]] = set()
    completed: dict[tuple[int, str], int] = {}
    for moment in play(case).moments:
        for event in [step.event for step in moment.steps]:
            match event:
                case events.LineFilled():
                    assert (event.seat, event.line) not in filled
                    filled.add((event.seat, event.line))
                    owed |= {(event.seat, event.line)} if event.circles else set()
                case events.LineLapsed():
                    owed.remove((event.seat, event.line))
                case events.LineRinged():
                    owed.remove((event.seat, event.line))
                    assert (event.seat, event.line) in filled
                    assert {index_of(*cell) for cell in event.cells} <= set(LINES[event.line])
                    assert len(event.cells) == moment.state.sheets[event.seat].due(event.line)
                case events.LineCompleted():
                    assert (event.seat, event.line) not in completed
                    completed[event.seat, event.line] = event.bonus
    assert not owed
    end = play(case).end
    for seat, sheet in enumerate(end.sheets):
        told = {line: bonus for (owner, line), bonus in completed.items() if owner == seat}
        assert told == {line: BONUSES[line] for line in sheet.completed}
        assert sheet.score == sum(told.values()) + sum(sheet.circles)
        assert {line for owner, line in filled if owner == seat} == {
            line for line in LINES if sheet.is_filled(line)
        }


@every_case
def test_every_round_has_one_roll_and_the_last_follows_a_full_sheet(case: Case) -> None:
    rolls = 0
    full = False
    for moment in play(case).moments:
        rolls += moment.seat == TABLE
        for event in [step.event for step in moment.steps]:
            full = full or isinstance(event, events.SheetFilled)
            if isinstance(event, events.RoundBegan):
                assert (event.last, event.seat) == (full, ((case.starter or 0) + rolls) % case.seats)
    assert full
    assert 26 <= rolls <= 50


START = GAME.start(1, Options(), 0)
TWO = GAME.start(2, Options(), 0)
ROW = {0: 7, 1: 8, 2: 7, 3: 7, 4: 4}
"""Three of a kind: one circle."""


def sheet(numbers: Mapping[int, int] = ROW, circles: Iterable[int] = ()) -> Sheet:
    return Sheet(tuple([numbers.get(index, 0) for index in range(CELLS)])).circled(circles)


def full(*, circles: Iterable[int] = ()) -> Sheet:
    # Latin rows and columns of 2 4 6 8 11, and diagonals with two equal numbers at most.
    return Sheet(
        tuple([(2, 4, 6, 8, 11)[(2 * row + column) % 5] for row in range(5) for column in range(5)])
    ).circled(circles)


def alone(numbers: Sheet, **changes: Any) -> State:
    return replace(START, sheets=(numbers,), **changes)


def entering(numbers: Sheet, dice: tuple[int, ...] = (3, 4), **changes: Any) -> State:
    return alone(numbers, **{"phase": "enter", "dice": dice, "waiting": (True,), **changes})


@pytest.mark.parametrize(
    "state",
    [
        START,
        TWO,
        replace(START, phase="rolling"),
        alone(sheet(circles=[4])),
        entering(Sheet()),
        entering(sheet(), (1, 3), waiting=(False,), due=(("r0",),)),
        entering(full(), last_roll=True, dice=(1, 5)),
        alone(full(), last_roll=True),
        alone(full(), last_roll=True, phase="over", dice=(1, 2)),
        # The row has rung the cell in which it meets the column.
        entering(sheet({**ROW, 9: 4, 14: 4, 19: 2, 24: 2}, [4]), (1, 3), waiting=(False,), due=(("c4",),)),
        # However it may have come about.
        replace(TWO, sheets=(sheet(circles=[4]), Sheet())),
        entering(sheet(), waiting=(False,), due=(("r0",),)),
        entering(full(), dice=(1, 5)),
    ],
)
def test_what_can_be_played_on_from_has_no_fault(state: State) -> None:
    assert fault(len(state.sheets), state.options, state) is None


UNSETTLED = Rejection("position_unsettled")


@pytest.mark.parametrize(
    "state, told",
    [
        (replace(START, dice=(3, 4)), Rejection("dice_fallen_already")),
        (replace(START, dice=(3,)), Rejection("dice_fallen_already")),
        (alone(sheet()), Rejection("circles_not_drawn", {"seat": 0, "line": "r0"})),
        (entering(sheet(), (1, 3)), Rejection("circles_not_drawn", {"seat": 0, "line": "r0"})),
        (entering(Sheet(), waiting=(False,)), Rejection("round_over")),
        (entering(Sheet(), ()), UNSETTLED),
        (replace(START, phase="rolling", dice=(3, 4)), UNSETTLED),
        (replace(START, waiting=(True,)), UNSETTLED),
        (replace(START, phase="over", dice=(3, 4), waiting=(True,)), UNSETTLED),
        (replace(START, phase="over"), UNSETTLED),
        (entering(full(), (1, 2)), UNSETTLED),
        (entering(sheet(), (1, 3), due=(("r0",),)), UNSETTLED),
        (entering(sheet(circles=[4]), (1, 3), waiting=(False,), due=(("r1",),)), UNSETTLED),
    ],
)
def test_what_cannot_be_played_on_from_is_told_by_its_code(state: State, told: Rejection) -> None:
    assert fault(len(state.sheets), state.options, state) == told
