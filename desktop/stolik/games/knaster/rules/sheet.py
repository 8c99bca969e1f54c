"""A sheet of Knaster: its twelve lines, the combinations of five numbers, and what is written and circled.

The 25 cells of a sheet are numbered row by row from 0; in moves, events and files a cell is a row and a
column, both from 0. A line is ``r0`` to ``r4``, ``c0`` to ``c4``, ``d0`` (from top left) or ``d1`` (from top
right).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias, final

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
EMPTY: Final = 0

Cell: TypeAlias = tuple[int, int]
Combination: TypeAlias = Literal["", "three", "four", "five", "two_pairs", "full_house", "straight"]

LINES: Final[Mapping[str, tuple[int, ...]]] = {
    **{f"r{row}": tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)},
    **{f"c{column}": tuple(range(column, CELLS, SIZE)) for column in range(SIZE)},
    "d0": tuple(range(0, CELLS, SIZE + 1)),
    "d1": tuple(range(SIZE - 1, CELLS - 1, SIZE - 1)),
}
"""The cells of each of the twelve lines (§1.3)."""

BONUSES: Final[Mapping[str, int]] = {line: 10 if line[0] == "d" else 9 - int(line[1]) for line in LINES}
"""The points for five circles in each line (§1.3)."""

LINES_OF: Final = tuple(
    tuple(line for line, cells in LINES.items() if index in cells) for index in range(CELLS)
)
"""The lines that meet in each cell (§1.4)."""

CIRCLES: Final[Mapping[Combination, int]] = {
    "": 0,
    "three": 1,
    "four": 2,
    "five": 3,
    "two_pairs": 1,
    "full_house": 2,
    "straight": 3,
}
"""The number of circles that each combination gives (§4.2)."""

_SHAPES: Final[Mapping[tuple[int, ...], Combination]] = {
    (5,): "five",
    (1, 4): "four",
    (2, 3): "full_house",
    (1, 1, 3): "three",
    (1, 2, 2): "two_pairs",
}


@lru_cache(maxsize=4096)
def combination(numbers: tuple[int, ...]) -> Combination:
    """Return the best combination of five numbers in any order, empty if a cell is (§4.2)."""
    if EMPTY in numbers:
        return ""
    kinds = set(numbers)
    if len(kinds) == SIZE:
        return "straight" if max(kinds) - min(kinds) == SIZE - 1 else ""
    return _SHAPES.get(tuple(sorted([numbers.count(number) for number in kinds])), "")


def cell(index: int) -> Cell:
    """Return the row and the column of the cell with ``index`` (0 to 24, row by row).

    >>> cell(7)
    (1, 2)
    """
    return divmod(index, SIZE)


def index_of(row: int, column: int) -> int:
    """Return the index of the cell in ``row`` and ``column``, both from 0 to 4.

    >>> index_of(1, 2)
    7
    """
    return SIZE * row + column


def circlable(sheet: Sheet, number: int) -> Iterator[int]:
    """Yield the indices, ascending, of the uncircled cells that hold ``number``, from 2 to 12 (§3.2)."""
    for index, (written, circled) in enumerate(zip(sheet.numbers, sheet.circles, strict=True)):
        if written == number and not circled:
            yield index


@final
@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet: the number in every cell (``EMPTY`` for none), and which cells are circled."""

    numbers: tuple[int, ...] = (EMPTY,) * CELLS
    circles: tuple[bool, ...] = (False,) * CELLS

    @property
    def is_full(self) -> bool:
        return EMPTY not in self.numbers

    def is_filled(self, line: str) -> bool:
        """Return whether the five cells of a line hold numbers (§4.1)."""
        return all(self.numbers[index] for index in LINES[line])

    def is_complete(self, line: str) -> bool:
        """Return whether the five cells of a line are circled (§5.1)."""
        return all(self.circles[index] for index in LINES[line])

    def combination(self, line: str) -> Combination:
        """Return the combination of a line's numbers, empty while the line isn't filled."""
        return combination(tuple([self.numbers[index] for index in LINES[line]]))

    def free_cells(self, line: str) -> tuple[int, ...]:
        """Return the cells of a line that aren't circled."""
        return tuple([index for index in LINES[line] if not self.circles[index]])

    def due(self, line: str) -> int:
        """Return how many circles the line gives as it stands, at most one for each free cell (§4.4)."""
        return min(CIRCLES[self.combination(line)], len(self.free_cells(line)))

    @property
    def completed(self) -> tuple[str, ...]:
        return tuple([line for line in LINES if self.is_complete(line)])

    @property
    def bonus(self) -> int:
        return sum([BONUSES[line] for line in self.completed])

    @property
    def score(self) -> int:
        """The sum of the bonuses, and a point for every circle (§7.1)."""
        return self.bonus + sum(self.circles)

    def written(self, index: int, number: int) -> Sheet:
        """Return the sheet with a number, from 2 to 12, written in an empty cell."""
        return Sheet((*self.numbers[:index], number, *self.numbers[index + 1 :]), self.circles)

    def circled(self, cells: Iterable[int]) -> Sheet:
        """Return the sheet with circles added in these cells, which must hold numbers."""
        circles = list(self.circles)
        for index in cells:
            circles[index] = True
        return Sheet(self.numbers, tuple(circles))
