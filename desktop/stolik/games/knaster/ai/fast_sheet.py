"""A sheet as the valuation sees it: quick to try entries on, and worth what its lines and numbers are worth.

A cell has a code: 0 empty, 1 to 11 a number from 2 to 12, 12 to 22 the same number circled. A line is known
by its key, the sum of ``6 ** code`` over its cells: which codes it holds, whatever their order. So trying an
entry changes a few keys, and what a line is worth is looked up by its key.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import getitem
from typing import Final, NamedTuple, Protocol, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, CIRCLES, LINES, Sheet
from stolik.games.knaster.rules.sheet import combination as combination_of

Key: TypeAlias = int

NUMBERS: Final = 11
"""The codes of uncircled numbers are 1 to 11."""

UNIT: Final[tuple[int, ...]] = tuple(6**code for code in range(2 * NUMBERS + 1))
LINE_CELLS: Final = tuple(LINES.values())
LINE_BONUSES: Final = tuple(BONUSES.values())
LINES_AT: Final = tuple(
    tuple(line for line, cells in enumerate(LINE_CELLS) if index in cells) for index in range(CELLS)
)
_WRITTEN: Final = UNIT[NUMBERS + 1]
"""A key below it holds no circle; a multiple of it five of them."""


class StageValues(Protocol):
    """What the lines and numbers of a sheet are worth at one stage of the game, in points still to come."""

    lines: Sequence[dict[Key, float]]
    """The worth of each of the twelve lines by key; a missing key is worked out."""

    numbers: Sequence[Sequence[float]]
    """What it is worth to have 0, 1, 2 ... uncircled cells with a number, by its code."""


class Outcome(NamedTuple):
    """The best that an entry leads to: the points at once and to come, and the circles of filled lines."""

    value: float
    rings: tuple[tuple[int, tuple[int, ...]], ...] = ()


class FastSheet:
    """A sheet to try entries on; ``total`` is what it is worth under ``values``.

    ``codes`` are by cell, ``keys`` by line, and ``free`` counts the cells by code, 0 (empty) to ``NUMBERS``;
    circled ones aren't counted. Cells go from 0 to 24, lines from 0 to 11 in the order of the rules.
    """

    __slots__ = ("codes", "free", "keys")

    def __init__(self, codes: list[int], keys: list[Key], free: list[int]) -> None:
        self.codes = codes
        self.keys = keys
        self.free = free

    @classmethod
    def of(cls, sheet: Sheet) -> FastSheet:
        """Return the model of a sheet of the rules."""
        codes = [
            number and number - 1 + NUMBERS * circled
            for number, circled in zip(sheet.numbers, sheet.circles, strict=True)
        ]
        return cls.of_codes(codes)

    @classmethod
    def of_codes(cls, codes: Sequence[int]) -> FastSheet:
        """Return the model of a sheet by the codes of its cells."""
        keys = [sum([UNIT[codes[cell]] for cell in cells]) for cells in LINE_CELLS]
        return cls(list(codes), keys, [codes.count(code) for code in range(NUMBERS + 1)])

    def copy(self) -> FastSheet:
        """Return a copy to change without changing this one."""
        return FastSheet(self.codes[:], self.keys[:], self.free[:])

    @property
    def empties(self) -> int:
        """The cells without a number."""
        return self.free[0]

    def total(self, values: StageValues) -> float:
        """Return the points still to come.

        ``values`` are those of the stage of the game.
        """
        lines = sum(map(getitem, values.lines, self.keys), IN_ORDER)
        return lines + sum(map(getitem, values.numbers, self.free), IN_ORDER)

    def write(self, cell: int, code: int) -> list[int]:
        """Write a number and return the lines that it fills.

        The cell must be empty; ``code`` is 1 to ``NUMBERS``.
        """
        self.codes[cell] = code
        self.free[0] -= 1
        self.free[code] += 1
        step, filled = UNIT[code] - 1, []
        for line in LINES_AT[cell]:
            self.keys[line] += step
            if not self.keys[line] % 6:
                filled.append(line)
        return filled

    def circle(self, cell: int) -> int:
        """Circle a number and return the points of the circle and of the lines that it completes.

        The cell must hold a number without a circle.
        """
        code = self.codes[cell]
        self.codes[cell] = code + NUMBERS
        self.free[code] -= 1
        step, points = UNIT[code + NUMBERS] - UNIT[code], 1
        for line in LINES_AT[cell]:
            self.keys[line] += step
            if not self.keys[line] % _WRITTEN:
                points += LINE_BONUSES[line]
        return points

    def due(self, line: int) -> int:
        """Return the circles that a filled line gives as it stands."""
        given = circles_of(self.keys[line])
        return given and min(given, sum([self.codes[cell] <= NUMBERS for cell in LINE_CELLS[line]]))

    # ------------------------------------------------------------------------------------------- entries

    def value_of_writing(self, code: int, values: StageValues, total: float) -> Iterator[tuple[int, float]]:
        """Yield every empty cell with the best that writing a number there leads to.

        ``total`` is what the sheet is worth now under the same values.
        """
        step = UNIT[code] - 1
        keys, lines, numbers, free = self.keys, values.lines, values.numbers, self.free
        total += numbers[code][free[code] + 1] - numbers[code][free[code]]
        total += numbers[0][free[0] - 1] - numbers[0][free[0]]
        for cell, held in enumerate(self.codes):
            if held:
                continue
            worth, gives = total, False
            for line in LINES_AT[cell]:
                key = keys[line]
                after = key + step
                worth += lines[line][after] - lines[line][key]
                if key % 6 == 1 and circles_of(after):
                    gives = True
            yield cell, self.outcome_of_writing(cell, code, values).value if gives else worth

    def outcome_of_writing(self, cell: int, code: int, values: StageValues) -> Outcome:
        """Return the best that writing a number in a cell leads to, with the circles to draw.

        ``code`` is 1 to ``NUMBERS``, ``values`` are those after the entry.
        """
        after = self.copy()
        return after.resolve(after.write(cell, code), values, after.total(values))

    def value_of_circling(self, cell: int, values: StageValues, total: float) -> float:
        """Return the points of a circle, at once and to come.

        ``total`` is what the sheet is worth now under the same ``values``.
        """
        code = self.codes[cell]
        worth = total + self._crossing(cell, -1, values)
        return worth + values.numbers[code][self.free[code] - 1] - values.numbers[code][self.free[code]]

    def _crossing(self, cell: int, without: int, values: StageValues) -> float:
        """Return what a circle adds, in itself and in the lines through its cell but one."""
        code = self.codes[cell]
        step, worth = UNIT[code + NUMBERS] - UNIT[code], 1.0
        for line in LINES_AT[cell]:
            if line != without:
                key = self.keys[line]
                after = key + step
                worth += values.lines[line][after] - values.lines[line][key]
                if not after % _WRITTEN:
                    worth += LINE_BONUSES[line]
        return worth

    def best_entries(self, writing: StageValues, circling: StageValues) -> list[float]:
        """Return the worth of the best entry of each number, one move deep; 0 where none is possible.

        ``writing`` are the values after a number is written, ``circling`` after a circle. The numbers are
        those of the codes 1 to ``NUMBERS``.
        """
        total = self.total(circling)
        found: list[list[float]] = [[] for _ in range(NUMBERS)]
        if self.free[0]:
            found = [[best] for best in self._best_writing(writing)]
        for cell, code in enumerate(self.codes):
            if 0 < code <= NUMBERS:
                found[code - 1].append(self.value_of_circling(cell, circling, total))
        return [max(worths, default=0.0) for worths in found]

    def _best_writing(self, values: StageValues) -> list[float]:
        """Return the worth of the best cell to write each number in; at least one cell is empty."""
        keys, lines, numbers, free = self.keys, values.lines, values.numbers, self.free
        now, total = list(map(getitem, lines, keys)), self.total(values)
        empty = [cell for cell, held in enumerate(self.codes) if not held]
        last_of = {line for line, key in enumerate(keys) if key % 6 == 1}
        places = [(cell, LINES_AT[cell], last_of.intersection(LINES_AT[cell])) for cell in empty]
        pairs = [at for _, at, last in places if not last and len(at) == 2]
        others = [place for place in places if place[2] or len(place[1]) > 2]
        fewer_empty = numbers[0][free[0] - 1] - numbers[0][free[0]]
        best = []
        for code in range(1, NUMBERS + 1):
            step = UNIT[code] - 1
            base = total + (numbers[code][free[code] + 1] - numbers[code][free[code]]) + fewer_empty
            gains = [lines[line][key + step] - now[line] if key % 6 else 0.0 for line, key in enumerate(keys)]
            found = [base + gains[row] + gains[column] for row, column in pairs]
            for cell, at, last in others:
                if last and any(circles_of(keys[line] + step) for line in last):
                    found.append(self.outcome_of_writing(cell, code, values).value)
                else:
                    worth = base
                    for line in at:
                        worth += gains[line]
                    found.append(worth)
            best.append(max(found))
        return best

    # ------------------------------------------------------------------------------------- filled lines

    def resolve(self, filled: Sequence[int], values: StageValues, total: float) -> Outcome:
        """Return the best way to draw the circles of filled lines, one line after the other.

        ``filled`` are the lines whose circles aren't drawn; ``total`` is what the sheet is worth now under
        ``values``. For one or two lines it is exact; of three and more the first is taken first.
        """
        open_lines = [line for line in filled if self.due(line)]
        if len(open_lines) < 2:
            return self._resolve_one(open_lines[0], values, total) if open_lines else Outcome(total)
        return max(self.resolutions(open_lines, values), key=lambda outcome: outcome.value)

    def resolutions(self, filled: Sequence[int], values: StageValues) -> Iterator[Outcome]:
        """Yield every way to draw the circles of one filled line, with the best for the others; none if none.

        The parameters are those of `resolve`. Either of two lines is taken first; with three or four at once
        the order that the sheet names is good enough.
        """
        open_lines = [line for line in filled if self.due(line)]
        for line in open_lines if len(open_lines) == 2 else open_lines[:1]:
            others = [other for other in open_lines if other != line]
            free = [cell for cell in LINE_CELLS[line] if self.codes[cell] <= NUMBERS]
            for cells in combinations(free, self.due(line)):
                after = self.copy()
                points = sum([after.circle(cell) for cell in cells])
                rest = after.resolve(others, values, after.total(values))
                yield Outcome(points + rest.value, ((line, cells), *rest.rings))

    def _resolve_one(self, line: int, values: StageValues, total: float) -> Outcome:
        """Return the best circles for the one line that gives some.

        Through different cells of a line run different other lines, so what they gain adds up.
        """
        codes, key = self.codes, self.keys[line]
        free = [cell for cell in LINE_CELLS[line] if codes[cell] <= NUMBERS]
        gains = {cell: self._crossing(cell, line, values) for cell in free}
        best = float("-inf")
        chosen: tuple[int, ...] = ()
        for cells in combinations(free, self.due(line)):
            worth, after = 0.0, key
            drawn: dict[int, int] = {}
            for cell in cells:
                code = codes[cell]
                worth += gains[cell]
                after += UNIT[code + NUMBERS] - UNIT[code]
                drawn[code] = drawn.get(code, 0) + 1
            for code, count in drawn.items():
                of_code = values.numbers[code]
                worth += of_code[self.free[code] - count] - of_code[self.free[code]]
            worth += values.lines[line][after]
            if not after % _WRITTEN:
                worth += LINE_BONUSES[line]
            if worth > best:
                best, chosen = worth, cells
        return Outcome(total + best - values.lines[line][key], ((line, chosen),))


def numbers_in(key: Key) -> tuple[int, ...]:
    """Return the numbers of a line, ascending; an empty cell is 0.

    ``key`` is a line's; a circled number is a number like others.
    """
    return tuple(sorted([code and (code - 1) % NUMBERS + 2 for code in codes_in(key)]))


def codes_in(key: Key) -> tuple[int, ...]:
    """Return the codes of a line, ascending.

    ``key`` is a line's; there are five.
    """
    codes: list[int] = []
    while key:
        # The greatest code left has the greatest unit that the key holds.
        codes.append(bisect(UNIT, key) - 1)
        key -= UNIT[codes[-1]]
    return tuple(reversed(codes))


class _CirclesByKey(dict[Key, int]):
    """The circles that the combination of a line gives, by key."""

    def __missing__(self, key: Key) -> int:
        """Work a key out."""
        self[key] = given = CIRCLES[combination_of(numbers_in(key))]
        return given


circles_of: Final = _CirclesByKey().__getitem__
