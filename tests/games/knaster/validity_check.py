"""A second reading of the rules of Knaster: whether sheets can look so, by plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import product

from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import Sheet
from stolik.games.knaster.rules.state import State

Cell = tuple[int, int]

ROWS = {f"r{row}": [(row, column) for column in range(5)] for row in range(5)}
COLUMNS = {f"c{column}": [(row, column) for row in range(5)] for column in range(5)}
DIAGONALS = {"d0": [(at, at) for at in range(5)], "d1": [(at, 4 - at) for at in range(5)]}
LINES: dict[str, list[Cell]] = {**ROWS, **COLUMNS, **DIAGONALS}
CELLS = list(product(range(5), range(5)))

GIVES = {(5,): 3, (4, 1): 2, (3, 2): 2, (3, 1, 1): 1, (2, 2, 1): 1}


class Page:
    """A sheet by cells: the numbers, the circles, and what each filled line gives."""

    def __init__(self, sheet: Sheet, due: tuple[str, ...]) -> None:
        self.numbers = {cell: number for cell, number in zip(CELLS, sheet.numbers, strict=True) if number}
        self.circles = {cell for cell, circled in zip(CELLS, sheet.circles, strict=True) if circled}
        self.due = due
        self.given = {line: gives([self.numbers.get(cell, 0) for cell in LINES[line]]) for line in LINES}

    @property
    def full(self) -> bool:
        return len(self.numbers) == 25

    def ringed(self, line: str) -> int:
        return len(self.circles.intersection(LINES[line]))

    def of_lines(self, cell: Cell) -> bool:
        """Tell whether a circle round a cell may be one that a line gave."""
        return any(gave and line not in self.due and cell in LINES[line] for line, gave in self.given.items())


def gives(numbers: list[int]) -> int:
    if 0 in numbers:
        return 0
    counts = Counter(numbers)
    if len(counts) == 5 and max(numbers) == min(numbers) + 4:
        return 3
    return GIVES.get(tuple(sorted(counts.values(), reverse=True)), 0)


def valid(seats: int, options: Options, state: State, viewer: int | None = None) -> bool:
    """Tell whether the rules leave sheets like these between two moves."""
    if not len(state.sheets) == len(state.waiting) == len(state.due) == seats:
        return False
    if any({len(sheet.numbers), len(sheet.circles)} != {25} for sheet in state.sheets):
        return False
    if any(line not in LINES for lines in state.due for line in lines):
        return False
    pages = [Page(sheet, due) for sheet, due in zip(state.sheets, state.due, strict=True)]
    return (
        state.options == options
        and state.roller in range(seats)
        and dice_lie_so(state)
        and all(page_is_right(page) for page in pages)
        and round_is_right(state, pages)
        and all(rolled_alike(state, pages, number) for number in range(2, 13))
    )


def dice_lie_so(state: State) -> bool:
    if state.phase in ("roll", "rolling"):
        return state.dice == ()
    pairs = {(low, high) for low in range(1, 7) for high in range(low, 7)}
    return state.dice in pairs


def page_is_right(page: Page) -> bool:
    if any(number not in range(2, 13) for number in page.numbers.values()):
        return False
    if not page.circles <= set(page.numbers):
        return False
    for line in LINES:
        ringed = page.ringed(line)
        if line in page.due:
            if not page.given[line] or ringed == 5:
                return False
        elif ringed < page.given[line]:
            return False
    return list(page.due) == [line for line in LINES if line in page.due]


def round_is_right(state: State, pages: list[Page]) -> bool:
    owing = [waits or bool(page.due) for waits, page in zip(state.waiting, pages, strict=True)]
    if any(owing) != (state.phase == "enter"):
        return False
    if state.phase == "over" and not state.last_roll:
        return False
    if state.last_roll and not any(page.full and not page.due for page in pages):
        return False
    total = sum(state.dice)
    for waits, page in zip(state.waiting, pages, strict=True):
        left = [cell for cell, number in page.numbers.items() if number == total and cell not in page.circles]
        if waits and (page.due or (page.full and not (state.last_roll and left))):
            return False
        if page.full and state.phase in ("roll", "rolling") and not state.last_roll:
            return False
        if page.due and not any(written(page, cell, total) for cell in CELLS):
            return False
    return True


def written(page: Page, cell: Cell, total: int) -> bool:
    """Tell whether the number just written may stand in a cell."""
    meets = all(cell in LINES[line] for line in page.due)
    return page.numbers.get(cell) == total and meets and (cell not in page.circles or page.of_lines(cell))


def rolled_alike(state: State, pages: list[Page], number: int) -> bool:
    """Tell whether some number of rolls of this sum, before the last one, explains every sheet."""
    explained = set(range(51))
    for waits, page in zip(state.waiting, pages, strict=True):
        now = {0}
        if number == sum(state.dice) and not waits:
            now = {0, 1} if state.last_roll and not page.due else {1}
        explained &= {entries - each for entries in entries_of(page, number) for each in now}
    return bool(explained)


def entries_of(page: Page, number: int) -> range:
    """Return how often a number may have been entered: a line may have given some of its circles."""
    cells = [cell for cell, each in page.numbers.items() if each == number]
    circled = [cell for cell in cells if cell in page.circles]
    by_entry = [cell for cell in circled if not page.of_lines(cell)]
    return range(len(cells) + len(by_entry), len(cells) + len(circled) + 1)
