"""What a line can still become, by formula: its bonus by its cells' chances, and the circles it may bring.

A line's potential is its bonus by the product of the chances that its cells get their circles, and a weight
by the exact circles of ``line_solver``. A number of its own adds the chance of its circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final

from stolik.games.knaster.ai.fast_sheet import LINE_BONUSES, NUMBERS, Key, codes_in, numbers_in
from stolik.games.knaster.ai.lines.line_solver import CHANCES, expected_circles, partial
from stolik.games.knaster.rules.sheet import CELLS

# Found by trying: the mean score alone is highest near these.
ROLLS_BY_EMPTY_CELL: Final = 1.1
ROLLS_BESIDE: Final = 1.65
EMPTY_CHANCE: Final = 0.95
LINE_ROLLS: Final = 0.45
WEIGHT: Final = 7.0


def circle_chance(code: int, empties: int) -> float:
    """Return the chance that a cell gets its circle from the dice, with ``empties`` empty cells on the sheet.

    ``code`` is the cell's (``fast_sheet``), ``empties`` 0 to 25; a circled number has its circle for certain.
    """
    if code > NUMBERS:
        return 1.0
    if not code:
        return EMPTY_CHANCE
    rolls = ROLLS_BY_EMPTY_CELL * empties + ROLLS_BESIDE
    return 1 - float((1 - CHANCES[code + 1]) ** rolls)


class _Lines(dict[Key, float]):
    """The potential of lines with one bonus, by key."""

    def __init__(self, empties: int, bonus: int) -> None:
        super().__init__()
        self._empties, self._bonus = empties, bonus

    def __missing__(self, key: Key) -> float:
        """Work a key out."""
        worth = self._bonus * prod([circle_chance(code, self._empties) for code in codes_in(key)])
        if key % 6:
            rolls = round(LINE_ROLLS * self._empties)
            worth += WEIGHT * expected_circles(partial(numbers_in(key)), rolls)
        self[key] = worth
        return worth


class EstimatedValues:
    """The values of a sheet with a given number of empty cells.

    ``empties`` is 0 to 25.
    """

    __slots__ = ("lines", "numbers")

    def __init__(self, empties: int) -> None:
        by_bonus = {bonus: _Lines(empties, bonus) for bonus in LINE_BONUSES}
        self.lines: Sequence[dict[Key, float]] = [by_bonus[bonus] for bonus in LINE_BONUSES]
        self.numbers: Sequence[Sequence[float]] = [
            (0.0,) * (CELLS + 1),
            *[
                [count * circle_chance(code, empties) for count in range(CELLS + 1)]
                for code in range(1, NUMBERS + 1)
            ],
        ]


@lru_cache(maxsize=4)
def estimated_values_at(empties: int) -> EstimatedValues:
    """Return the values of a sheet with ``empties`` empty cells.

    ``empties`` is 0 to 25; the last ones are kept: all of them would fill for hours.
    """
    return EstimatedValues(empties)
