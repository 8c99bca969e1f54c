"""Positions of Knaster: invariants of moves, and which positions can be played on from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from stolik.engine.game import TABLE, Rejection
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, LINES, Sheet, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.rules.status import fault

from tests.conformance.kit import Case, cases, play

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
        # The row has its ring on the cell where it meets the column.
        entering(sheet({**ROW, 9: 4, 14: 4, 19: 2, 24: 2}, [4]), (1, 3), waiting=(False,), due=(("c4",),)),
        # Whatever led to it.
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
