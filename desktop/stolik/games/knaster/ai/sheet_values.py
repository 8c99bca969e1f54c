"""A sheet as the valuation sees it: quick to try entries on, and worth what its lines and numbers are worth.

A cell has a code: 0 empty, 1 to 11 a number from 2 to 12, 12 to 22 the same number circled. A line is known
by its key, the sum of ``6 ** code`` over its cells: which codes it holds, whatever their order. So trying an
entry changes a few keys, and what a line is worth is looked up by its key. It has three sources:

A player for one line alone may write each roll into it or leave it, and wants the most circles from its
combination. That is solved exactly for the 4,368 partial lines (0 to 5 numbers in any order); of these 3,003
are filled, and what they bring is settled.

By formula a line's potential is its bonus by the product of the chances that its cells get their circles, and
a weight by those exact circles. A number of its own adds the chance of its circle.

The learned worth comes from millions of games. A table has the layout of ``train/learn.c``, which made it:
for each stage the lines with an empty cell by their numbers, all lines by the kinds of their cells (by
eighths of the bonus, and for itself), and how often each number stands free. A kind is a code, but all
circled cells are alike.
"""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import prod
from operator import getitem
from statistics import fmean
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.float_sums import IN_ORDER
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, CIRCLES, LINES, SIZE, Sheet, combination
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
        return FastSheet(self.codes[:], self.keys[:], self.free[:])

    @property
    def empties(self) -> int:
        return self.free[0]

    def total(self, values: StageValues) -> float:
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
        """Return the worth of the best entry of each number, one move deep; 0 if none is possible.

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

        Different cells of a line lie on different other lines, so their gains add up.
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
    codes: list[int] = []
    while key:
        # The greatest code left has the greatest unit that the key holds.
        codes.append(bisect(UNIT, key) - 1)
        key -= UNIT[codes[-1]]
    return tuple(reversed(codes))


class _CirclesByKey(dict[Key, int]):
    """The circles that the combination of a line gives, by key."""

    def __missing__(self, key: Key) -> int:
        self[key] = given = CIRCLES[combination_of(numbers_in(key))]
        return given


circles_of: Final = _CirclesByKey().__getitem__


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


Table: TypeAlias = Literal["solo", "race"]

STAGES: Final = (0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10)
"""The stage by the empty cells of the fullest sheet."""

_CIRCLED: Final = NUMBERS + 1
_COUNTS: Final = 8
_PARTIALS: Final[Mapping[tuple[int, ...], int]] = {
    numbers: place
    for place, numbers in enumerate(combinations_with_replacement([0, *range(2, NUMBERS + 2)], SIZE))
    if not numbers[0]
}
_KINDS: Final[Mapping[tuple[int, ...], int]] = {
    kinds: place for place, kinds in enumerate(combinations_with_replacement(range(_CIRCLED + 1), SIZE))
}
_BONUS_AT: Final = len(_PARTIALS)
_LINE_AT: Final = _BONUS_AT + len(_KINDS)
_NUMBER_AT: Final = _LINE_AT + len(_KINDS)
_EMPTY_AT: Final = _NUMBER_AT + NUMBERS * _COUNTS
STAGE_SIZE: Final = _EMPTY_AT + CELLS + 1
SIZE_OF_TABLE: Final = (STAGES[-1] + 1) * STAGE_SIZE
SCALE: Final = 1000
"""A point in the units of the table."""

_REMEMBERED: Final = 1024
"""How many lines of one bonus and stage are remembered at most: with 132 of them, some 15 MB."""


@lru_cache(maxsize=1 << 14)  # 3 MB
def _places(key: Key) -> tuple[int, int]:
    """Return the places of a line in the tables of kinds and of lines with an empty cell, 0 without one."""
    kinds = _KINDS[tuple([min(code, _CIRCLED) for code in codes_in(key)])]
    return kinds, _PARTIALS[numbers_in(key)] if key % 6 else 0


class _Remembered(dict[Key, float]):
    """What lines are worth, by key; all are forgotten once there are too many."""

    def remember(self, key: Key, worth: float) -> float:
        """Keep the worth of a line, and return it."""
        if len(self) >= _REMEMBERED:
            self.clear()
        self[key] = worth
        return worth


class _Lines(_Remembered):
    """What lines with one bonus are worth at one stage, by key."""

    def __init__(self, table: array[int], stage: int, bonus: int) -> None:
        super().__init__()
        self._table, self._base, self._bonus = table, stage * STAGE_SIZE, bonus

    def __missing__(self, key: Key) -> float:
        table, base = self._table, self._base
        place, partial = _places(key)
        worth = table[base + _LINE_AT + place] + table[base + _BONUS_AT + place] * self._bonus / 8
        if not key % 6:
            worth /= SCALE
        else:
            worth = (worth + table[base + partial]) / SCALE
        return self.remember(key, worth)


class LearnedValues:
    """The values at one stage.

    ``table`` holds ``SIZE_OF_TABLE`` weights, thousandths of a point; ``stage`` is one of ``STAGES``.
    """

    __slots__ = ("lines", "numbers")

    def __init__(self, table: array[int], stage: int) -> None:
        by_bonus = {bonus: _Lines(table, stage, bonus) for bonus in LINE_BONUSES}
        self.lines: Sequence[dict[Key, float]] = [by_bonus[bonus] for bonus in LINE_BONUSES]
        base = stage * STAGE_SIZE
        self.numbers: Sequence[Sequence[float]] = [
            [table[base + _EMPTY_AT + count] / SCALE for count in range(CELLS + 1)],
            *[
                [
                    table[base + _NUMBER_AT + number * _COUNTS + min(count, _COUNTS - 1)] / SCALE
                    for count in range(CELLS + 1)
                ]
                for number in range(NUMBERS)
            ],
        ]


@cache
def _weights(name: Table) -> array[int]:
    weights = unpack(load(__package__, name)["weights"])
    if len(weights) != SIZE_OF_TABLE:
        raise ValueError(f"{name} holds {len(weights)} weights, not {SIZE_OF_TABLE}")
    return weights


@cache
def _stage(name: Table, stage: int) -> LearnedValues:
    return LearnedValues(_weights(name), stage)


def values_at(name: Table, empties: int) -> LearnedValues:
    """Return the values while the fullest sheet has ``empties`` empty cells.

    ``name`` is the table, ``solo`` or ``race``; ``empties`` is 0 to 25.

    Raises:
        ValueError: The file holds another number of weights.
    """
    return _stage(name, STAGES[empties])


def lead_error(empties: int) -> float:
    """Return what the lead of one player over another is off by, as a standard deviation in points.

    ``empties`` is 0 to 25, on the fullest sheet.
    """
    errors: Sequence[float] = load(__package__, "race")["lead_errors"]
    return errors[empties]


# Several numbers of empty cells share a stage. A comparison of a game that may end a roll sooner with one
# that doesn't must not meet a leap there, so the values of two stages are mixed by how near they are.

_EMPTIES: Final = [
    [empties for empties, stage in enumerate(STAGES) if stage == found] for found in range(STAGES[-1] + 1)
]

MIDDLES: Final = [fmean(empties) for empties in _EMPTIES]
"""The mean number of empty cells of each stage."""


class _MixedLines(_Remembered):
    """What lines are worth, mixed from two stages."""

    def __init__(self, near: dict[Key, float], far: dict[Key, float], share: float) -> None:
        super().__init__()
        self._near, self._far, self._share = near, far, share

    def __missing__(self, key: Key) -> float:
        near = self._near[key]
        return self.remember(key, near + self._share * (self._far[key] - near))


class _MixedValues:
    """The values of two stages, mixed."""

    __slots__ = ("lines", "numbers")

    def __init__(self, near: StageValues, far: StageValues, share: float) -> None:
        mixed: dict[tuple[int, int], _MixedLines] = {}
        for one, other in zip(near.lines, far.lines, strict=True):
            mixed.setdefault((id(one), id(other)), _MixedLines(one, other, share))
        self.lines: Sequence[dict[Key, float]] = [
            mixed[id(one), id(other)] for one, other in zip(near.lines, far.lines, strict=True)
        ]
        self.numbers: Sequence[Sequence[float]] = [
            [here + share * (there - here) for here, there in zip(one, other, strict=True)]
            for one, other in zip(near.numbers, far.numbers, strict=True)
        ]


@cache
def steady_values_at(name: Table, empties: int) -> StageValues:
    """Return the values with ``empties`` empty cells on the fullest sheet, mixed from two stages."""
    stage = STAGES[empties]
    other = min(max(stage + (1 if empties > MIDDLES[stage] else -1), 0), STAGES[-1])
    near = values_at(name, empties)
    if other == stage or empties == MIDDLES[stage]:
        return near
    share = (empties - MIDDLES[stage]) / (MIDDLES[other] - MIDDLES[stage])
    return _MixedValues(near, values_at(name, STAGES.index(other)), share)


# Found by trying: the mean score alone is highest near these.
ROLLS_BY_EMPTY_CELL: Final = 1.1
ROLLS_BESIDE: Final = 1.65
EMPTY_CHANCE: Final = 0.95
LINE_ROLLS: Final = 0.45
WEIGHT: Final = 7.0


def circle_chance(code: int, empties: int) -> float:
    """Return the chance that a cell gets its circle from the dice, with ``empties`` empty cells on the sheet.

    ``code`` is the cell's (`FastSheet`), ``empties`` 0 to 25; a circled number has its circle for certain.
    """
    if code > NUMBERS:
        return 1.0
    if not code:
        return EMPTY_CHANCE
    rolls = ROLLS_BY_EMPTY_CELL * empties + ROLLS_BESIDE
    return 1 - float((1 - CHANCES[code + 1]) ** rolls)


class _EstimatedLines(dict[Key, float]):
    """The potential of lines with one bonus, by key."""

    def __init__(self, empties: int, bonus: int) -> None:
        super().__init__()
        self._empties, self._bonus = empties, bonus

    def __missing__(self, key: Key) -> float:
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
        by_bonus = {bonus: _EstimatedLines(empties, bonus) for bonus in LINE_BONUSES}
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

    ``empties`` is 0 to 25; only the latest are kept, or memory would fill over hours.
    """
    return EstimatedValues(empties)
