"""The choice of the circles that a filled line gives, cell by cell, until there are as many as due."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from stolik.engine.game import Seat
from stolik.games.knaster.rules.sheet import LINES, LINES_OF, cell
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

    def follow(self, due: Sequence[str], *, acts: bool, same: bool) -> None:
        """Keep what fits a new view.

        Args:
            due: The owner's filled lines.
            acts: Whether the owner may choose now.
            same: Whether nothing has changed for the owner.
        """
        if not same:
            self.begin("")
        if acts and len(due) == 1:
            self.line = due[0]
        elif not acts or self.line not in due:
            self.begin("")

    def left(self, state: State, seat: Seat) -> int:
        """Return how many circles are still to be chosen in the line."""
        return state.sheets[seat].due(self.line) - len(self.cells) if self.line else 0

    def is_forced(self, state: State, seat: Seat) -> bool:
        """Return whether all that is left in the line gets its circle, so that there is nothing to choose."""
        sheet = state.sheets[seat]
        return bool(self.line) and sheet.due(self.line) == len(sheet.free_cells(self.line))

    def drawing(self, state: State, seat: Seat) -> Mapping[str, Any]:
        """Return the move that draws all circles of a line that leaves nothing to choose."""
        return _ring(self.line, state.sheets[seat].free_cells(self.line))

    def next_press(self, state: State, seat: Seat, line: str, cells: Collection[int]) -> str:
        """Return the name of what is pressed next so that the circles of a line go to its ``cells``."""
        if line != self.line:
            return f"pick:{line}"
        if self.is_forced(state, seat):
            return "draw"
        others = sorted({*self.cells}.difference(cells))
        return f"cell:{(others or sorted({*cells}.difference(self.cells)))[0]}"

    def touch(self, state: State, seat: Seat, index: int) -> Mapping[str, Any]:
        """Return the move that a click on a cell makes; empty where it only chooses a circle.

        If the cell can't get one, the move is one that the rules refuse with the reason.
        """
        line = self.line or _only_line(state, seat, index)
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


def _only_line(state: State, seat: Seat, index: int) -> str:
    """Return the one filled line that a cell belongs to, if there is but one."""
    lines = [line for line in state.due[seat] if line in LINES_OF[index]]
    return lines[0] if len(lines) == 1 else ""


def _ring(line: str, cells: Sequence[int]) -> Mapping[str, Any]:
    return {"kind": "ring", "line": line, "cells": [list(cell(each)) for each in cells]}
