"""The learned values of a sheet between the stages that they were learned for.

Several numbers of empty cells share a stage. Whoever compares a game that may end a roll sooner with one that
doesn't must not meet a leap there, so the values of two stages are mixed by how near they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import Final

from stolik.games.knaster.ai.fast_sheet import Key, StageValues
from stolik.games.knaster.ai.learned_values import STAGES, Table, values_at

_EMPTIES: Final = [
    [empties for empties, stage in enumerate(STAGES) if stage == found] for found in range(STAGES[-1] + 1)
]

MIDDLES: Final = [fmean(empties) for empties in _EMPTIES]
"""The mean number of empty cells of each stage."""


class _MixedLines(dict[Key, float]):
    """What lines are worth, mixed of two stages."""

    def __init__(self, near: dict[Key, float], far: dict[Key, float], share: float) -> None:
        super().__init__()
        self._near, self._far, self._share = near, far, share

    def __missing__(self, key: Key) -> float:
        """Work a key out."""
        worth = self._near[key] + self._share * (self._far[key] - self._near[key])
        self[key] = worth
        return worth


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
    """Return the values while the fullest sheet has so many empty cells, mixed of the nearest two stages.

    ``name`` is the table, ``solo`` or ``race``; ``empties`` is 0 to 25.
    """
    stage = STAGES[empties]
    other = min(max(stage + (1 if empties > MIDDLES[stage] else -1), 0), STAGES[-1])
    near = values_at(name, empties)
    if other == stage or empties == MIDDLES[stage]:
        return near
    share = (empties - MIDDLES[stage]) / (MIDDLES[other] - MIDDLES[stage])
    return _MixedValues(near, values_at(name, STAGES.index(other)), share)
