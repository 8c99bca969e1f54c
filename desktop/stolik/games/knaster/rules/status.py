"""Finds out why play can't go on from a position of Knaster that was set up by hand."""

from __future__ import annotations

from stolik.engine.game import Rejection, Seat
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CIRCLES, LINES, Sheet
from stolik.games.knaster.rules.state import DICE, State


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first fault of a state, ``None`` if there is none (§3.1, §3.6, §4.6)."""
    for seat, sheet in enumerate(state.sheets):
        for line in LINES:
            if line not in state.due[seat] and _circles(sheet, line) < CIRCLES[sheet.combination(line)]:
                return Rejection("circles_not_drawn", {"seat": seat, "line": line})
    owes, lie = any(map(state.owes, range(seats))), len(state.dice) == DICE
    if state.phase == "enter" and lie and not owes:
        return Rejection("round_over")
    if state.phase == "roll" and state.dice and not owes:
        return Rejection("dice_fallen_already")
    lying = lie if state.phase in ("enter", "over") else not state.dice
    settled = lying and owes == (state.phase == "enter")
    if not settled or not all(_can_enter(state, seat) for seat in range(seats)):
        return Rejection("position_unsettled")
    return None


def _can_enter(state: State, seat: Seat) -> bool:
    """Return whether a seat can do what it owes; to draw circles it must have entered and have free cells."""
    if state.due[seat]:
        return not state.waiting[seat] and all(map(state.sheets[seat].due, state.due[seat]))
    return not state.waiting[seat] or any(True for _ in GAME.legal_moves(state, seat))


def _circles(sheet: Sheet, line: str) -> int:
    return sum([sheet.circles[index] for index in LINES[line]])
