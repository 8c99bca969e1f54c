"""A sheet for the valuation: entries are quick to try on it, and its worth is that of its lines and numbers.

A cell has a code: 0 for empty, 1 to 11 for the numbers 2 to 12, and 12 to 22 for the same numbers circled. A
line has a key, the sum of ``6 ** code`` over its cells, which tells the codes in it but not their order. So
trying an entry changes only a few keys, and the worth of a line is looked up by its key. It has three
sources.

Exact: a player of a single line writes each roll into it or not, and wants the most circles from its
combination. This is solved for the 4,368 partial lines (0 to 5 numbers in any order); 3,003 of them are
filled, and their circles are known.

By formula: the potential of a line is its bonus times the product of the chances that its cells get circled,
plus a weight times those exact circles. Each uncircled number adds the chance of its circle.

Learned from millions of games: a table has the layout of ``train/learn.c``, which made it. For each stage it
holds the lines with an empty cell by their numbers, all lines by the kinds of their cells (once as a factor
of eighths of the bonus, once on their own), and how often each number occurs uncircled. A kind is a code, but
all circled cells are the same kind.
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
"""The highest code of an uncircled number; the lowest is 1."""

UNIT: Final[tuple[int, ...]] = tuple(6**code for code in range(2 * NUMBERS + 1))
LINE_CELLS: Final = tuple(LINES.values())
LINE_BONUSES: Final = tuple(BONUSES.values())
LINES_AT: Final = tuple(
    tuple(line for line, cells in enumerate(LINE_CELLS) if index in cells) for index in range(CELLS)
)
_WRITTEN: Final = UNIT[NUMBERS + 1]
"""A lower key holds no circles, and a multiple holds five."""


class StageValues(Protocol):
    """The worths of the lines and numbers of a sheet at one stage of the game, in points still to come."""

    lines: Sequence[dict[Key, float]]
    """The worth of each of the twelve lines by key; a missing key is worked out."""

    numbers: Sequence[Sequence[float]]
    """The worth of having 0, 1, 2, ... uncircled cells with a number, by its code."""


class Outcome(NamedTuple):
    """The best result of an entry: its points, at once and to come, and the circles drawn in filled lines."""

    value: float
    rings: tuple[tuple[int, tuple[int, ...]], ...] = ()


class FastSheet:
    """A sheet to try entries on; ``total`` returns its worth under given values.

    ``codes`` go by cell and ``keys`` by line. ``free`` counts the cells by code, from 0 (empty) to
    ``NUMBERS``, without the circled ones. Cells are 0 to 24, lines 0 to 11 in the order of the rules.
    """

    __slots__ = ("codes", "free", "keys")

    def __init__(self, codes: list[int], keys: list[Key], free: list[int]) -> None:
        self.codes = codes
        self.keys = keys
        self.free = free

    @classmethod
    def of(cls, sheet: Sheet) -> FastSheet:
        """Return the model of a ``Sheet``."""
        codes = [
            number and number - 1 + NUMBERS * circled
            for number, circled in zip(sheet.numbers, sheet.circles, strict=True)
        ]
        return cls.of_codes(codes)

    @classmethod
    def of_codes(cls, codes: Sequence[int]) -> FastSheet:
        """Return the model of a sheet from the codes of its cells."""
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
        """Write a number into an empty cell and return the lines that it fills.

        ``code`` is from 1 to ``NUMBERS``.
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
        """Circle an uncircled number; return the points of the circle and of the lines that it completes."""
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
        """Return how many circles a filled line gives as it stands."""
        given = circles_of(self.keys[line])
        return given and min(given, sum([self.codes[cell] <= NUMBERS for cell in LINE_CELLS[line]]))

    # ------------------------------------------------------------------------------------------- entries

    def value_of_writing(self, code: int, values: StageValues, total: float) -> Iterator[tuple[int, float]]:
        """Yield every empty cell with the best worth of the sheet after a number is written there.

        ``total`` is the worth of the sheet now, under the same values.
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
        """Return the best result of writing a number in a cell, with the circles to draw.

        ``code`` is from 1 to ``NUMBERS``; ``values`` are those after the entry.
        """
        after = self.copy()
        return after.resolve(after.write(cell, code), values, after.total(values))

    def value_of_circling(self, cell: int, values: StageValues, total: float) -> float:
        """Return the points at once and to come after a circle is drawn.

        ``total`` is the worth of the sheet now, under the same values.
        """
        code = self.codes[cell]
        worth = total + self._crossing(cell, -1, values)
        return worth + values.numbers[code][self.free[code] - 1] - values.numbers[code][self.free[code]]

    def _crossing(self, cell: int, without: int, values: StageValues) -> float:
        """Return the points that a circle adds, in itself and in its cell's lines except ``without``."""
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

        ``writing`` are the values after a number is written, ``circling`` those after a circle. The numbers
        are in the order of the codes 1 to ``NUMBERS``.
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
        """Return the worth of writing each number in its best cell; at least one cell must be empty."""
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
        """Return the best way to draw the circles of filled lines, one line after another.

        ``filled`` are the lines whose circles aren't drawn yet; ``total`` is the worth of the sheet now,
        under the same values. The result is exact for one or two lines; of three or more, the first is drawn
        first.
        """
        open_lines = [line for line in filled if self.due(line)]
        if len(open_lines) < 2:
            return self._resolve_one(open_lines[0], values, total) if open_lines else Outcome(total)
        return max(self.resolutions(open_lines, values), key=lambda outcome: outcome.value)

    def resolutions(self, filled: Sequence[int], values: StageValues) -> Iterator[Outcome]:
        """Yield every way to draw the circles of one filled line, each with the best way for the others.

        The parameters are those of `resolve`. Nothing is yielded if no line gives circles. Of two lines
        either may come first; for three or four at once, the order of the sheet is good enough.
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
        """Return the best circles for the only line that gives some.

        The cells of a line share no other line, so their gains add up.
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
    """Return the numbers of a line by its key, ascending, with 0 for an empty cell; circles don't matter."""
    return tuple(sorted([code and (code - 1) % NUMBERS + 2 for code in codes_in(key)]))


def codes_in(key: Key) -> tuple[int, ...]:
    codes: list[int] = []
    while key:
        # The highest remaining code has the greatest unit that fits into the key.
        codes.append(bisect(UNIT, key) - 1)
        key -= UNIT[codes[-1]]
    return tuple(reversed(codes))


class _CirclesByKey(dict[Key, int]):
    """How many circles the combination of a line gives, by key."""

    def __missing__(self, key: Key) -> int:
        self[key] = given = CIRCLES[combination_of(numbers_in(key))]
        return given


circles_of: Final = _CirclesByKey().__getitem__


Partial: TypeAlias = tuple[int, ...]
"""The numbers of a line, ascending, without its empty cells."""

SUMS: Final = tuple(range(2, 13))
CHANCES: Final[Mapping[int, float]] = {number: (6 - abs(number - 7)) / 36 for number in SUMS}
"""The chance that two dice show each sum."""

MOST_ROLLS: Final = CELLS
"""The greatest number of times that a number can be written in a game."""


def partial(numbers: Sequence[int]) -> Partial:
    """Return the numbers of a line, ascending, without its empty cells."""
    return tuple(sorted([number for number in numbers if number]))


@cache
def exact_table() -> Mapping[Partial, tuple[float, ...]]:
    """Return the expected circles of every line by the number of rolls to come, 0 to 25."""
    table: dict[Partial, tuple[float, ...]] = {
        line: (float(CIRCLES[combination(line)]),) * (MOST_ROLLS + 1)
        for line in combinations_with_replacement(SUMS, SIZE)
    }
    chances = list(CHANCES.values())
    # A line that isn't filled leads to lines with one more number, which are worked out before it.
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
    """Return the expected circles of a line's combination after ``rolls`` rolls of best play for it alone."""
    return exact_table()[line][rolls]


Table: TypeAlias = Literal["solo", "race"]

STAGES: Final = (0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10)
"""The stage by the number of empty cells on the fullest sheet."""

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
"""The integer that stands for a point in the tables."""

_REMEMBERED: Final = 1024
"""The most lines remembered for one bonus and stage; all 132 of these together take some 15 MB."""


@lru_cache(maxsize=1 << 14)  # 3 MB
def _places(key: Key) -> tuple[int, int]:
    """Return a line's places in the tables of kinds and of lines with an empty cell (0 if it has none)."""
    kinds = _KINDS[tuple([min(code, _CIRCLED) for code in codes_in(key)])]
    return kinds, _PARTIALS[numbers_in(key)] if key % 6 else 0


class _Remembered(dict[Key, float]):
    """The worths of lines by key; all are forgotten once there are too many."""

    def remember(self, key: Key, worth: float) -> float:
        """Keep the worth of a line and return it."""
        if len(self) >= _REMEMBERED:
            self.clear()
        self[key] = worth
        return worth


class _Lines(_Remembered):
    """The worths of lines with one bonus at one stage, by key."""

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

    ``table`` holds ``SIZE_OF_TABLE`` weights in thousandths of a point; ``stage`` is one of ``STAGES``.
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

    ``name`` is the table, ``solo`` or ``race``; ``empties`` is from 0 to 25.

    Raises:
        ValueError: The file has the wrong number of weights.
    """
    return _stage(name, STAGES[empties])


def lead_error(empties: int) -> float:
    """Return the standard deviation, in points, of the error of one player's lead over another.

    ``empties`` is the number of empty cells on the fullest sheet, 0 to 25.
    """
    errors: Sequence[float] = load(__package__, "race")["lead_errors"]
    return errors[empties]


# Several numbers of empty cells share a stage. A game that may end a roll sooner is compared with one that
# doesn't, and a jump between stages would spoil that. So the values of two stages are mixed by nearness.

_EMPTIES: Final = [
    [empties for empties, stage in enumerate(STAGES) if stage == found] for found in range(STAGES[-1] + 1)
]

MIDDLES: Final = [fmean(empties) for empties in _EMPTIES]
"""The mean number of empty cells of each stage."""


class _MixedLines(_Remembered):
    """The worths of lines, mixed from two stages."""

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
    """Return the values for ``empties`` empty cells on the fullest sheet, mixed from two stages."""
    stage = STAGES[empties]
    other = min(max(stage + (1 if empties > MIDDLES[stage] else -1), 0), STAGES[-1])
    near = values_at(name, empties)
    if other == stage or empties == MIDDLES[stage]:
        return near
    share = (empties - MIDDLES[stage]) / (MIDDLES[other] - MIDDLES[stage])
    return _MixedValues(near, values_at(name, STAGES.index(other)), share)


# Found by trial: the mean score of a single player is highest near these.
ROLLS_BY_EMPTY_CELL: Final = 1.1
ROLLS_BESIDE: Final = 1.65
EMPTY_CHANCE: Final = 0.95
LINE_ROLLS: Final = 0.45
WEIGHT: Final = 7.0


def circle_chance(code: int, empties: int) -> float:
    """Return the chance that the dice bring a cell its circle, with ``empties`` empty cells on the sheet.

    ``code`` is the cell's (`FastSheet`), ``empties`` is from 0 to 25; for a circled number the chance is 1.
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
    """The values of a sheet with ``empties`` empty cells (0 to 25), by formula."""

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
    """Return the values of a sheet with ``empties`` empty cells, 0 to 25.

    Only the latest are kept, because all of them would fill the memory over hours.
    """
    return EstimatedValues(empties)
