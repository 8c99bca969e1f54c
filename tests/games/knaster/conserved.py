"""Checks that nothing is lost in Knaster: sheets grow by one roll per round, and a circle needs a number."""

from __future__ import annotations

from stolik.games.knaster.rules.sheet import CELLS
from stolik.games.knaster.rules.state import State


def conserved(state: State) -> bool:
    """Return whether all sheets have their cells, numbers of two dice, and circles only on numbers."""
    return all(
        len(sheet.numbers) == len(sheet.circles) == CELLS
        and all(number == 0 or 2 <= number <= 12 for number in sheet.numbers)
        and all(number for number, drawn in zip(sheet.numbers, sheet.circles, strict=True) if drawn)
        for sheet in state.sheets
    )
