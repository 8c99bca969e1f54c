"""Writes down a position of Knaster for its ID."""

from __future__ import annotations

from typing import Final, get_args

from stolik.engine.coaching.position_id import dice, flag, one_of, subset
from stolik.engine.package import Digits
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import CELLS, LINES, Sheet
from stolik.games.knaster.rules.state import DICE, Phase, State

_PHASES: Final = get_args(Phase)
_NUMBERS: Final = 11
"""How many sums two dice can show; a cell is empty, or holds one of them with or without a circle."""


def coded(digits: Digits, seats: int, options: Options, state: State | None) -> State:
    """Write a state, or read one if there is none, and return it."""
    roller = digits.digit(seats, state and state.roller)
    phase: Phase = one_of(digits, _PHASES, state and state.phase)
    last_roll = flag(digits, state and state.last_roll)
    count = DICE if flag(digits, state and bool(state.dice)) else 0
    fallen = dice(digits, count, state and state.dice)
    sheets = tuple([_sheet(digits, sheet) for sheet in (state.sheets if state else (None,) * seats)])
    owing = subset(digits, range(seats), state and [seat for seat in range(seats) if state.waiting[seat]])
    lines = tuple(LINES)
    due = tuple([subset(digits, lines, state and state.due[seat]) for seat in range(seats)])
    waiting = tuple([seat in owing for seat in range(seats)])
    return State(options, roller, phase, last_roll, fallen, sheets, waiting, due)


def _sheet(digits: Digits, sheet: Sheet | None) -> Sheet:
    cells = [
        digits.digit(1 + 2 * _NUMBERS, sheet and _cell(sheet.numbers[at], sheet.circles[at]))
        for at in range(CELLS)
    ]
    numbers = tuple([(cell - 1) // 2 + 2 if cell else 0 for cell in cells])
    return Sheet(numbers, tuple([cell > 0 and cell % 2 == 0 for cell in cells]))


def _cell(number: int, circled: bool) -> int:
    return 1 + 2 * (number - 2) + circled if number else 0
