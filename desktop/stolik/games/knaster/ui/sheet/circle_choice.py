"""The choice of the circles that a filled line gives, cell by cell, until there are as many as due."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from stolik.engine.game import Seat
from stolik.games.knaster.rules.sheet import LINES, LINES_OF, Sheet, cell
from stolik.games.knaster.rules.state import State


class CircleChoice:
    """Holds the filled line that is being resolved and the cells chosen in it so far.

    ``line`` is its code, empty while it isn't known which of several is resolved first.
    """

    def __init__(self) -> None:
        self.line = ""
        self.cells: Collection[int] = frozenset()

    def begin(self, line: str) -> None:
        """Resolve a line, with nothing chosen yet; empty for none."""
        self.line, self.cells = line, frozenset()

    def follow(self, state: State, seat: Seat, *, acts: bool, same: bool) -> None:
        """Keep what fits a new view.

        Args:
            state: The view.
            seat: The owner.
            acts: Whether the owner may choose now.
            same: Whether nothing has changed for the owner.
        """
        due = state.due[seat]
        if not same or not acts or self.line not in due:
            self.begin("")
        if acts and due and not self.line and not order_matters(state.sheets[seat], due):
            self.line = due[0]

    def left(self, state: State, seat: Seat) -> int:
        """Return how many circles are still to be chosen in the line."""
        return state.sheets[seat].due(self.line) - len(self.cells) if self.line else 0

    def is_forced(self, state: State, seat: Seat) -> bool:
        """Return whether all that is left in the line gets its circle, so that there is nothing to choose."""
        return bool(self.line) and _is_forced(state.sheets[seat], self.line)

    def drawing(self, state: State, seat: Seat) -> Mapping[str, Any]:
        """Return the move that draws all circles of a line that leaves nothing to choose."""
        return _ring(self.line, state.sheets[seat].free_cells(self.line))

    def next_press(self, state: State, seat: Seat, line: str, cells: Collection[int]) -> str:
        """Return the name of what is pressed next so that the circles of a line go to its ``cells``."""
        if self.is_forced(state, seat) and (line == self.line or not is_open(state, seat)):
            return "draw"
        if line != self.line:
            return f"pick:{line}"
        others = sorted({*self.cells}.difference(cells))
        return f"cell:{(others or sorted({*cells}.difference(self.cells)))[0]}"

    def touch(self, state: State, seat: Seat, index: int) -> Mapping[str, Any]:
        """Return the move that a click on a cell makes; empty where it only chooses a circle.

        If the cell can't get one, the move is one that the rules refuse with the reason.
        """
        line = self.line
        if not line or (not self.cells and index not in LINES[line]):
            # As long as nothing is chosen, any other line may still come first.
            line = _only_line(state, seat, index) or line
        if not line:
            return {}
        sheet = state.sheets[seat]
        free, due = sheet.free_cells(line), sheet.due(line)
        if index not in LINES[line] or sheet.circles[index]:
            # Exactly as many as due, so that the sentence is about this cell.
            return _ring(line, [index, *[each for each in free if each != index][: due - 1]])
        before = self.cells if line == self.line else ()
        chosen = set(free) if len(free) == due else set(before) ^ {index}
        if len(chosen) == due:
            return _ring(line, sorted(chosen))
        self.line, self.cells = line, chosen
        return {}


def order_matters(sheet: Sheet, due: Sequence[str]) -> bool:
    """Return whether it makes a difference which of some filled lines gets its circles first.

    All of them have one cell in common, the one written last. Once it is circled nothing depends on the
    order; nor where it is circled in any case, because no line leaves a choice, or where every line has
    cells enough without it.
    """
    shared = set(LINES[due[0]]).intersection(*[LINES[line] for line in due[1:]])
    return len({_is_forced(sheet, line) for line in due}) > 1 and any(not sheet.circles[at] for at in shared)


def is_open(state: State, seat: Seat) -> bool:
    """Return whether any of a seat's filled lines leaves a choice."""
    return not all(_is_forced(state.sheets[seat], line) for line in state.due[seat])


def _is_forced(sheet: Sheet, line: str) -> bool:
    return sheet.due(line) == len(sheet.free_cells(line))


def _only_line(state: State, seat: Seat, index: int) -> str:
    """Return the one filled line that a cell belongs to, if there is but one."""
    lines = [line for line in state.due[seat] if line in LINES_OF[index]]
    return lines[0] if len(lines) == 1 else ""


def _ring(line: str, cells: Sequence[int]) -> Mapping[str, Any]:
    return {"kind": "ring", "line": line, "cells": [list(cell(each)) for each in cells]}
