"""Why a laid position of Knaster can't be played on from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.game import Rejection
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CELLS, Sheet
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.rules.status import fault

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
