"""The chances before a roll that may fill a sheet: who leads ends the game, who is behind goes on.

All sums of the roll are looked at, with the entries of every seat that are best where the game ends and where
it goes on. If a sheet is full after them only the last roll is left, and the chances are exact; else they
are estimated (``Going``). Every seat chooses what is best for it given the others' entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.seat_values import Values, mean_values
from stolik.games.knaster.ai.fast_sheet import FastSheet, StageValues
from stolik.games.knaster.ai.joint_chances import shares
from stolik.games.knaster.ai.learned_values import steady_values_at
from stolik.games.knaster.ai.valuation import (
    CODE_CHANCES,
    FINAL_VALUES,
    EntryValue,
    entered,
    entries,
)

Codes: TypeAlias = tuple[int, ...]

_ROUNDS: Final = 3
"""How often at most every seat chooses anew, given what the others chose."""

_KEPT: Final = 2048


class Standing(NamedTuple):
    """A seat between two rolls: its points so far, and the codes of its sheet by cell (``FastSheet``)."""

    score: int
    codes: Codes

    @property
    def empties(self) -> int:
        """The cells without a number."""
        return self.codes.count(0)


Going: TypeAlias = Callable[[Sequence[Standing]], Values]
"""Estimates the chances of all seats where no sheet is full after the roll."""


def chances_before_the_end(seats: Sequence[Standing], going: Going) -> Values:
    """Return the chances of at least two seats before a roll, one of which has a single empty cell left."""
    return mean_values((chance, _after_roll(seats, code, going)) for code, chance in CODE_CHANCES)


def _after_roll(seats: Sequence[Standing], code: int, going: Going) -> Values:
    """Return the chances once the number of a code has been entered by all."""
    ways = [_ways(seat, code) for seat in seats]
    known: dict[tuple[int, ...], Values] = {}

    def value(chosen: tuple[int, ...]) -> Values:
        if chosen not in known:
            after = [way[at] for way, at in zip(ways, chosen, strict=True)]
            ended = min([each.empties for each in after]) == 0
            known[chosen] = chances_before_the_last_roll(after) if ended else going(after)
        return known[chosen]

    chosen = (0,) * len(seats)
    for _ in range(_ROUNDS):
        before = chosen
        for seat, way in enumerate(ways):
            options = [(*chosen[:seat], at, *chosen[seat + 1 :]) for at in range(len(way))]
            chosen = max(options, key=lambda option: value(option)[seat])
        if chosen == before:
            break
    return value(chosen)


@lru_cache(maxsize=_KEPT)
def _ways(seat: Standing, code: int) -> tuple[Standing, ...]:
    """Return what the best entries of a number lead to, in writing and in circling, or the sheet as it is."""
    board = FastSheet.of_codes(seat.codes)
    found: dict[Standing, None] = {}
    for empties in (1, 0):
        values = steady_values_at("race", empties)
        for entry in best_of_both(board, code, values, values):
            after, points = entered(board, code, entry, values)
            found[Standing(seat.score + points, tuple(after.codes))] = None
    return tuple(found) or (seat,)


def chances_before_the_last_roll(seats: Sequence[Standing]) -> Values:
    """Return the chances of at least two seats before the last roll, over all of its sums."""
    rolled = zip(*[_ends(seat) for seat in seats], strict=True)
    return mean_values(zip([chance for _, chance in CODE_CHANCES], map(shares, rolled), strict=True))


def best_of_both(
    board: FastSheet, code: int, writing: StageValues, circling: StageValues
) -> list[EntryValue]:
    """Return the best entry in writing and in circling, of which there are such, the better one first.

    The parameters are those of ``valuation.entries``.
    """
    best: dict[bool, EntryValue] = {}
    for entry in entries(board, code, writing, circling):
        if entry.writes not in best or entry.value > best[entry.writes].value:
            best[entry.writes] = entry
    return sorted(best.values(), key=lambda each: -each.value)


@lru_cache(maxsize=_KEPT)
def _ends(seat: Standing) -> tuple[float, ...]:
    """Return the points that a seat ends with by the sum of the last roll."""
    found = FastSheet.of_codes(seat.codes).best_entries(FINAL_VALUES, FINAL_VALUES)
    return tuple([seat.score + points for points in found])
