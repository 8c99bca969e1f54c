"""Every fault of a laid position of Knaster, and that all of them are told at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CELLS, Sheet
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.rules.status import status

START = GAME.start(1, Options(), 0)
TWO = GAME.start(2, Options(), 0)
ROW = {0: 7, 1: 8, 2: 7, 3: 7, 4: 4}
"""Three of a kind: one circle."""


def sheet(numbers: Mapping[int, int] = ROW, circles: Iterable[int] = ()) -> Sheet:
    filled = tuple([numbers.get(index, 0) for index in range(CELLS)])
    return Sheet(filled).circled(circles)


def full(*, circles: Iterable[int] = ()) -> Sheet:
    # Latin rows and columns of 2 4 6 8 11, and diagonals with two equal numbers at most.
    return Sheet(
        tuple([(2, 4, 6, 8, 11)[(2 * row + column) % 5] for row in range(5) for column in range(5)])
    ).circled(circles)


def alone(numbers: Sheet, **changes: Any) -> State:
    return replace(START, sheets=(numbers,), **changes)


def entering(numbers: Sheet, dice: tuple[int, ...] = (3, 4), **changes: Any) -> State:
    return alone(numbers, **{"phase": "enter", "dice": dice, "waiting": (True,), **changes})


def told(state: State, seats: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    found = status(len(state.sheets) if seats is None else seats, state.options, state)
    return [(fault.code, dict(fault.facts)) for fault in found]


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
        # One has written what the other has circled.
        replace(TWO, sheets=(sheet({0: 7, 1: 7}), sheet({0: 7}, [0]))),
        # One has just filled the sheet, in an ordinary round.
        replace(
            TWO,
            phase="enter",
            dice=(1, 5),
            sheets=(full(), Sheet((*full().numbers[:24], 0))),
            waiting=(False, True),
        ),
        # In the last roll one has passed.
        replace(
            TWO,
            phase="enter",
            last_roll=True,
            dice=(6, 6),
            sheets=(full(), replace(full(circles=[2]), numbers=(*full().numbers[:24], 0))),
            waiting=(False, True),
        ),
    ],
)
def test_what_can_be_has_no_fault(state: State) -> None:
    assert told(state) == []


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(START, roller=1), "no_such_player", {"seat": 1}),
        (replace(START, dice=(1, 2)), "dice_fallen_already", {}),
        (entering(Sheet(), (1,)), "wrong_number_of_dice", {"dice": 2, "given": 1}),
        (entering(Sheet(), (1, 7)), "no_such_face", {}),
        (entering(Sheet(), (2, 1)), "dice_not_ascending", {}),
        (replace(START, due=()), "wrong_number_of_sheets", {"sheets": 1, "given": 0}),
        (alone(Sheet((0,), (False,))), "wrong_number_of_cells", {"seat": 0, "cells": 25}),
        (alone(sheet({0: 13})), "no_such_number", {"seat": 0, "number": 13}),
        (alone(sheet({}, [3])), "circle_without_number", {"seat": 0}),
        (alone(sheet()), "circles_not_drawn", {"seat": 0, "line": "r0"}),
        (entering(sheet(), (1, 3), waiting=(False,), due=(("r0", "x"),)), "no_such_line", {"name": "x"}),
        (entering(sheet(), (1, 3), waiting=(False,), due=(("r0", "r0"),)), "lines_not_in_order", {"seat": 0}),
        (
            entering(sheet({0: 4}), (1, 3), waiting=(False,), due=(("r0",),)),
            "no_circles_due",
            {"seat": 0, "line": "r0"},
        ),
        (entering(sheet(), (1, 3), due=(("r0",),)), "circles_before_number", {"seat": 0}),
        (
            entering(sheet(), (1, 2), waiting=(False,), due=(("r0",),)),
            "filled_by_no_number",
            {"seat": 0, "sum": 3},
        ),
        (
            entering(sheet(circles=[4]), (1, 3), waiting=(False,), due=(("r0",),)),
            "filled_by_no_number",
            {"seat": 0, "sum": 4},
        ),
        (entering(sheet({0: 7}), waiting=(False,)), "round_over", {}),
        (replace(START, waiting=(True,)), "round_not_over", {"seat": 0}),
        (replace(START, last_roll=True), "no_sheet_full", {}),
        (entering(full(), last_roll=True, dice=(6, 6)), "nothing_to_enter", {"seat": 0}),
        (replace(START, phase="over", dice=(1, 2)), "last_roll_missing", {}),
        (alone(full()), "last_roll_due", {"seat": 0}),
        (entering(full()), "last_roll_due", {"seat": 0}),
        (replace(TWO, sheets=(sheet({0: 7}), Sheet())), "entries_missing", {"seat": 1, "number": 7}),
        (
            replace(TWO, sheets=(sheet({0: 7, 1: 7}), sheet({0: 7}))),
            "entries_missing",
            {"seat": 1, "number": 7},
        ),
        # Both have written 7 once, and one circle can come from a roll alone.
        (
            replace(TWO, sheets=(sheet({0: 7}, [0]), sheet({0: 7}))),
            "entries_missing",
            {"seat": 1, "number": 7},
        ),
    ],
)
def test_what_cannot_be_is_told_by_its_code(state: State, code: str, facts: dict[str, Any]) -> None:
    assert (code, facts) in told(state, len(TWO.sheets) if state.sheets[1:] else 1)


def test_all_that_is_wrong_is_told_in_a_fixed_order() -> None:
    state = entering(sheet({0: 8}), waiting=(False,))
    assert told(state) == [("round_over", {}), ("entries_missing", {"seat": 0, "number": 7})]
    assert [fault.code for fault in status(1, Options("drawn"), START)] == ["other_options"]
    state = replace(
        TWO, roller=2, phase="enter", last_roll=True, dice=(9,), sheets=(sheet({0: 1}), sheet({}, [1]))
    )
    assert [code for code, _ in told(state)] == [
        "no_such_player",
        "wrong_number_of_dice",
        "no_such_face",
        "no_such_number",
        "circle_without_number",
        "round_over",
        "no_sheet_full",
    ]
