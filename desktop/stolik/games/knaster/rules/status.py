"""All that is wrong with a position of Knaster that somebody laid.

A position is judged by what is on the sheets: everybody must have been able to enter the same rolls of every
sum. Whether one order of the rolls explains all numbers and circles together isn't proved. The paragraphs
named in the docstrings are those of ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.engine.dice import count_fault, face_fault
from stolik.engine.game import Rejection, Seat
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import CELLS, CIRCLES, EMPTY, LINES, LINES_OF, Sheet, circlable
from stolik.games.knaster.rules.state import DICE, State

SUMS: Final = range(2, 13)
"""What two dice can show together (§1.1)."""


def status(seats: int, options: Options, state: State, viewer: Seat | None = None) -> tuple[Rejection, ...]:
    """Return all that is wrong with a state, nothing where it can come about between two moves.

    The state may hold anything of its types; nothing is secret, so ``viewer`` makes no difference. Where
    sheets or cells are too few or too many, what is on them isn't judged.
    """
    faults = [*_table_faults(seats, options, state), *_dice_faults(state)]
    sizes = [*_size_faults(seats, state)]
    if sizes:
        return (*faults, *sizes)
    for seat in range(seats):
        faults += [*_sheet_faults(state, seat), *_due_faults(state, seat)]
    return (*faults, *_round_faults(state), *_entry_faults(state))


def _table_faults(seats: int, options: Options, state: State) -> Iterator[Rejection]:
    if state.options != options:
        yield Rejection("other_options")
    if not 0 <= state.roller < seats:
        yield Rejection("no_such_player", {"seat": state.roller})


def _dice_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the dice: two, once they have fallen (§3.1)."""
    if state.phase in ("roll", "rolling"):
        if state.dice:
            yield Rejection("dice_fallen_already")
        return
    yield from filter(None, [count_fault(len(state.dice), DICE), face_fault(state.dice)])
    if list(state.dice) != sorted(state.dice):
        yield Rejection("dice_not_ascending")


def _size_faults(seats: int, state: State) -> Iterator[Rejection]:
    for each in (state.sheets, state.waiting, state.due):
        if len(each) != seats:
            yield Rejection("wrong_number_of_sheets", {"sheets": seats, "given": len(each)})
            return
    for seat, sheet in enumerate(state.sheets):
        if not len(sheet.numbers) == len(sheet.circles) == CELLS:
            yield Rejection("wrong_number_of_cells", {"seat": seat, "cells": CELLS})


def _sheet_faults(state: State, seat: Seat) -> Iterator[Rejection]:
    """Yield what is wrong with a sheet by itself (§1.1, §3.2, §4.4)."""
    sheet = state.sheets[seat]
    for number in sorted(set(sheet.numbers).difference((EMPTY, *SUMS))):
        yield Rejection("no_such_number", {"seat": seat, "number": number})
    if any(circled and not number for number, circled in zip(sheet.numbers, sheet.circles, strict=True)):
        yield Rejection("circle_without_number", {"seat": seat})
    for line in LINES:
        if line not in state.due[seat] and _circles(sheet, line) < CIRCLES[sheet.combination(line)]:
            yield Rejection("circles_not_drawn", {"seat": seat, "line": line})


def _due_faults(state: State, seat: Seat) -> Iterator[Rejection]:
    """Yield what is wrong with the lines whose circles a seat owes: one number has filled them (§4.8)."""
    sheet, due = state.sheets[seat], state.due[seat]
    for line in due:
        if line not in LINES:
            yield Rejection("no_such_line", {"name": line})
    known = [line for line in LINES if line in due]
    if [line for line in due if line in LINES] != known:
        yield Rejection("lines_not_in_order", {"seat": seat})
    for line in known:
        if not sheet.due(line):
            yield Rejection("no_circles_due", {"seat": seat, "line": line})
    if known and state.phase == "enter":
        if state.waiting[seat]:
            yield Rejection("circles_before_number", {"seat": seat})
        elif not any(_just_written(state, seat, index) for index in range(CELLS)):
            yield Rejection("filled_by_no_number", {"seat": seat, "sum": state.sum})


def _just_written(state: State, seat: Seat, index: int) -> bool:
    """Return whether the sum may just have been written there: its circle can come from another line only."""
    sheet, due = state.sheets[seat], state.due[seat]
    if sheet.numbers[index] != state.sum or not set(due) <= set(LINES_OF[index]):
        return False
    return not sheet.circles[index] or any(_has_given(state, seat, line) for line in LINES_OF[index])


def _round_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with who has to enter, and with the last roll (§3.6, §6)."""
    seats = range(len(state.sheets))
    owing = [seat for seat in seats if state.owes(seat)]
    full = [seat for seat in seats if state.sheets[seat].is_full]
    if state.phase == "enter":
        if not owing:
            yield Rejection("round_over")
    else:
        yield from [Rejection("round_not_over", {"seat": seat}) for seat in owing]
    if state.last_roll:
        # Who owes circles has filled the sheet in this very roll.
        if not any(not state.due[seat] for seat in full):
            yield Rejection("no_sheet_full")
        for seat in full:
            if state.waiting[seat] and next(circlable(state.sheets[seat], state.sum), None) is None:
                yield Rejection("nothing_to_enter", {"seat": seat})
        return
    if state.phase == "over":
        yield Rejection("last_roll_missing")
    for seat in full:
        if state.phase != "enter" or state.waiting[seat]:
            yield Rejection("last_roll_due", {"seat": seat})


def _entry_faults(state: State) -> Iterator[Rejection]:
    """Yield where a seat can't have entered a sum as often as another has (§3.2, §3.3)."""
    for number in SUMS:
        rolled = [_rolls(state, seat, number) for seat in range(len(state.sheets))]
        least = max(0, *[few for few, _ in rolled])
        for seat, (_, most) in enumerate(rolled):
            if most < least:
                yield Rejection("entries_missing", {"seat": seat, "number": number})


def _rolls(state: State, seat: Seat, number: int) -> tuple[int, int]:
    """Return how often at least and at most a sum was rolled before this roll, by a seat's sheet.

    Each roll was written, or circled; a circle may come from a line as well, if its cell lies in one that has
    given circles.
    """
    sheet = state.sheets[seat]
    least = most = 0
    for index, written in enumerate(sheet.numbers):
        if written == number:
            lines = any(_has_given(state, seat, line) for line in LINES_OF[index])
            least += 1 + (sheet.circles[index] and not lines)
            most += 1 + sheet.circles[index]
    if number != state.sum or state.waiting[seat]:
        return least, most
    # In the last roll it may have been passed.
    passed = state.last_roll and not state.due[seat]
    return least - 1, most if passed else most - 1


def _has_given(state: State, seat: Seat, line: str) -> bool:
    return line not in state.due[seat] and CIRCLES[state.sheets[seat].combination(line)] > 0


def _circles(sheet: Sheet, line: str) -> int:
    return sum([sheet.circles[index] for index in LINES[line]])


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first thing that is wrong with a state, or ``None``."""
    return next(iter(status(seats, options, state, viewer)), None)
