"""What one line can still bring, played for itself: exact, for every partial line and number of rolls.

A player for this line alone may write each roll into it or leave it, and wants the most circles from
its combination. There are 4,368 partial lines (0 to 5 numbers in any order); of these 3,003 are filled, and
what they bring is settled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.games.knaster.rules.sheet import CELLS, CIRCLES, SIZE, combination

Partial: TypeAlias = tuple[int, ...]
"""The numbers of a line, ascending, without its empty cells."""

SUMS: Final = tuple(range(2, 13))
CHANCES: Final[Mapping[int, float]] = {number: (6 - abs(number - 7)) / 36 for number in SUMS}
"""How likely two dice show each sum."""

MOST_ROLLS: Final = CELLS
"""Numbers are written 25 times in a game at the most."""


def partial(numbers: Sequence[int]) -> Partial:
    """Return a line's numbers in order, its empty cells left out."""
    return tuple(sorted([number for number in numbers if number]))


@cache
def exact_table() -> Mapping[Partial, tuple[float, ...]]:
    """Return the expected circles of every line by the rolls to come, from 0 to 25."""
    table: dict[Partial, tuple[float, ...]] = {
        line: (float(CIRCLES[combination(line)]),) * (MOST_ROLLS + 1)
        for line in combinations_with_replacement(SUMS, SIZE)
    }
    chances = list(CHANCES.values())
    # Every line but a filled one leads to lines with a number more, which are known by then.
    for size in range(SIZE - 1, -1, -1):
        for line in combinations_with_replacement(SUMS, size):
            after = [table[tuple(sorted((*line, number)))] for number in SUMS]
            values = [0.0]
            for rolls in range(MOST_ROLLS):
                leave = values[-1]
                values.append(
                    sum(
                        [
                            chance * (write[rolls] if write[rolls] > leave else leave)
                            for chance, write in zip(chances, after, strict=True)
                        ],
                        IN_ORDER,
                    )
                )
            table[line] = tuple(values)
    return table


def expected_circles(line: Partial, rolls: int) -> float:
    """Return the circles that best play for this one line gets from its combination in ``rolls`` rolls."""
    return exact_table()[line][rolls]
