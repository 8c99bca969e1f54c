"""The learned worth of a sheet: what its lines and numbers bring, by stage, from millions of games.

A table has the layout of ``train/learn.c``, which made it: for each stage the lines with an empty
cell by their numbers, all lines by the kinds of their cells (by eighths of the bonus, and for itself), and
how often each number stands free. A kind is a code as in ``fast_sheet``, but all circled cells are alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from statistics import fmean
from typing import Final, Literal, TypeAlias

from stolik.engine.learned_tables import load, unpack
from stolik.games.knaster.ai.fast_sheet import LINE_BONUSES, NUMBERS, Key, StageValues, codes_in, numbers_in
from stolik.games.knaster.rules.sheet import CELLS, SIZE

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
"""The lines of one bonus and stage that are remembered at most: with 132 of them, some 15 MB."""


@lru_cache(maxsize=1 << 14)  # 3 MB
def _places(key: Key) -> tuple[int, int]:
    """Return the places of a line in the tables of kinds and of lines with an empty cell, 0 without one."""
    kinds = _KINDS[tuple([min(code, _CIRCLED) for code in codes_in(key)])]
    return kinds, _PARTIALS[numbers_in(key)] if key % 6 else 0


class _Remembered(dict[Key, float]):
    """What lines are worth, by key; all are forgotten where it would become too much."""

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
        """Work a key out."""
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
    """What lines are worth, mixed of two stages."""

    def __init__(self, near: dict[Key, float], far: dict[Key, float], share: float) -> None:
        super().__init__()
        self._near, self._far, self._share = near, far, share

    def __missing__(self, key: Key) -> float:
        """Work a key out."""
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
    """Return the values while the fullest sheet has ``empties`` empty cells, mixed of the nearest two stages.

    ``name`` is the table, ``solo`` or ``race``; ``empties`` is 0 to 25.
    """
    stage = STAGES[empties]
    other = min(max(stage + (1 if empties > MIDDLES[stage] else -1), 0), STAGES[-1])
    near = values_at(name, empties)
    if other == stage or empties == MIDDLES[stage]:
        return near
    share = (empties - MIDDLES[stage]) / (MIDDLES[other] - MIDDLES[stage])
    return _MixedValues(near, values_at(name, STAGES.index(other)), share)
