"""Positions of Knaster that somebody changed by one thing: some can still be, most can't."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, get_args

from stolik.engine.position_editor import with_value
from stolik.games.knaster.rules.sheet import CELLS, LINES, Sheet
from stolik.games.knaster.rules.state import Phase, State


def other(state: State, rng: Random) -> State:
    """Change one of the small things: who rolls, the phase, who waits, the last roll, what is due."""
    seats = len(state.sheets)
    seat = rng.randrange(seats)
    changes: list[dict[str, Any]] = [
        {"roller": rng.randrange(seats + 1)},
        {"roller": rng.randrange(seats)},
        {"phase": rng.choice(get_args(Phase))},
        {"phase": "rolling" if state.phase == "roll" else "roll"},
        {"last_roll": not state.last_roll},
        {"waiting": with_value(state.waiting, seat, not state.waiting[seat])},
        {"due": with_value(state.due, seat, tuple(rng.sample([*LINES, "r9"], rng.randrange(3))))},
        {"sheets": state.sheets[1:]},
    ]
    return replace(state, **rng.choice(changes))


def throw(state: State, rng: Random) -> State:
    """Let the dice fall otherwise: before anybody entered, it makes no difference."""
    dice = [rng.randrange(1, 7), rng.randrange(1, 7)]
    if rng.random() < 0.2:
        dice.append(rng.randrange(8))
    return replace(state, dice=tuple(sorted(dice)))


def _sheet(state: State, rng: Random, numbers: bool) -> State:
    seat = rng.randrange(len(state.sheets))
    sheet = state.sheets[seat]
    filled = [index for index in range(CELLS) if sheet.numbers[index]] or [0]
    if numbers:
        index = rng.choice([rng.choice(filled), rng.randrange(CELLS)])
        changed = Sheet(with_value(sheet.numbers, index, rng.randrange(14)), sheet.circles)
    else:
        index = rng.choice([rng.choice(filled)] * 3 + [rng.randrange(CELLS)])
        changed = Sheet(sheet.numbers, with_value(sheet.circles, index, not sheet.circles[index]))
    return replace(state, sheets=with_value(state.sheets, seat, changed))


def write(state: State, rng: Random) -> State:
    """Change a number of a sheet."""
    return _sheet(state, rng, True)


def circle(state: State, rng: Random) -> State:
    """Draw or rub out a circle of a sheet."""
    return _sheet(state, rng, False)


def swap_cells(state: State, rng: Random) -> State:
    """Swap two cells of a sheet, with their circles."""
    seat = rng.randrange(len(state.sheets))
    sheet = state.sheets[seat]
    one, two = rng.sample(range(CELLS), 2)
    order = [{one: two, two: one}.get(index, index) for index in range(CELLS)]
    changed = Sheet(
        tuple([sheet.numbers[index] for index in order]), tuple([sheet.circles[index] for index in order])
    )
    return replace(state, sheets=with_value(state.sheets, seat, changed))


def swap_sheets(state: State, rng: Random) -> State:
    """Give the sheets to other seats, with what they owe or without."""
    order = rng.sample(range(len(state.sheets)), len(state.sheets))
    changed = replace(state, sheets=tuple([state.sheets[seat] for seat in order]))
    if rng.random() < 0.3:
        return changed
    return replace(
        changed,
        waiting=tuple([state.waiting[seat] for seat in order]),
        due=tuple([state.due[seat] for seat in order]),
    )


def cut(state: State, rng: Random) -> State:
    """Take a cell off a sheet, or let everybody begin anew."""
    if rng.random() < 0.3:
        sheet = state.sheets[0]
        return replace(state, sheets=(Sheet(sheet.numbers[1:], sheet.circles), *state.sheets[1:]))
    return replace(state, sheets=(Sheet(),) * len(state.sheets))


MUTATIONS = (other, throw, write, circle, swap_cells, swap_sheets, cut)
