"""The points that every seat is expected to end with, all seats looked at together.

A seat that owes something makes its best entry looked one roll ahead (``valuation``). How soon the game ends
depends on the fullest sheet, and that on whether the others write or circle: so a seat's points are told for
the empty cells that the fullest of the other sheets will have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.games.knaster.ai.fast_sheet import FastSheet, StageValues
from stolik.games.knaster.ai.steady_values import steady_values_at
from stolik.games.knaster.ai.valuation import (
    CODE_CHANCES,
    SeatForecast,
    circled_boards,
    draw_circles,
    empties_after,
    entered_boards,
    entries,
)
from stolik.games.knaster.rules.moves import Move
from stolik.games.knaster.rules.sheet import CELLS, Sheet
from stolik.games.knaster.rules.state import State

WEIGHED: Final = 2
"""So many entries, the best without looking ahead, are looked at one roll ahead."""

WITHIN: Final = 2.0
"""Of those only the ones that are at most so many points behind the best."""

MOST_REMEMBERED: Final = 4000
"""So many sheets are remembered."""


class Outlook(NamedTuple):
    """What a seat is expected to end with after this roll.

    ``points`` are the mean, ``empties`` the empty cells of its sheet. ``next_rolls`` are the points after the
    best entry of every sum of the next roll, as in ``CODE_CHANCES``; empty where no roll is to come.
    """

    points: float
    empties: int
    next_rolls: tuple[float, ...]


_Key: TypeAlias = tuple[Sheet, int, bool, tuple[str, ...], int, bool, bool]
_remembered: dict[_Key, Outlook] = {}


def outlooks(state: State) -> list[Outlook]:
    """Return the outlooks of all seats at a state that isn't over."""
    seats = range(len(state.sheets))
    assumed = [empties_after(state, seat) for seat in seats]
    found = [outlook(state, seat, least_of_others(assumed, seat)) for seat in seats]
    empties = [each.empties for each in found]
    return [outlook(state, seat, least_of_others(empties, seat)) for seat in seats]


def outlook(state: State, seat: Seat, least: int) -> Outlook:
    """Return the outlook of a seat, with so many empty cells on the fullest of the other sheets."""
    due = state.due[seat]
    key = (
        state.sheets[seat],
        state.sum,
        state.waiting[seat],
        due,
        least,
        state.last_roll,
        len(state.sheets) > 1,
    )
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        forecast = _forecast(state, seat, least)
        if due:
            known = max([found for _, found in option_outlooks(state, seat, least)])
        elif state.waiting[seat]:
            known = _best_entry(forecast, state.sum - 1)
        else:
            known = _after(forecast, forecast.board, 0)
        _remembered[key] = known
    return known


def option_outlooks(state: State, seat: Seat, least: int) -> list[tuple[Move, Outlook]]:
    """Return every legal move of a seat that owes something with the outlook that it leads to."""
    forecast = _forecast(state, seat, least)
    after = circled_boards if state.due[seat] else entered_boards
    return [(move, _after(forecast, board, points)) for move, board, points in after(forecast, state, seat)]


def least_of_others(empties: Sequence[int], seat: Seat) -> int:
    """Return the fewest empty cells of the other seats, more than a sheet has where there is none."""
    return min([each for other, each in enumerate(empties) if other != seat], default=CELLS + 1)


class _SteadyForecast(SeatForecast):
    """A forecast by values without leaps from one number of empty cells to the next."""

    def values_at(self, empties: int) -> StageValues:
        """Return the values while the fullest sheet has so many empty cells, 0 to 25."""
        return steady_values_at(self.table, empties)


def _forecast(state: State, seat: Seat, least: int) -> SeatForecast:
    return _SteadyForecast(state, seat, least)


def _after(forecast: SeatForecast, board: FastSheet, points: int) -> Outlook:
    """Return the outlook with a sheet as it is after this roll, which brought so many points."""
    score = float(forecast.score + points)
    if forecast.last:
        return Outlook(score, board.empties, ())
    rolls = tuple([score + worth for worth in forecast.next_entries(board)])
    mean = sum([chance * worth for worth, (_, chance) in zip(rolls, CODE_CHANCES, strict=True)])
    return Outlook(mean, board.empties, rolls)


def _best_entry(forecast: SeatForecast, code: int) -> Outlook:
    """Return the outlook of the best entry of a number; where nothing can be entered, of a pass."""
    board = forecast.board
    writing, circling = forecast.values(board.empties - 1), forecast.values(board.empties)
    found = sorted(entries(board, code, writing, circling), key=lambda entry: -entry.value)[:WEIGHED]
    best: list[Outlook] = []
    for entry in found:
        if entry.value < found[0].value - WITHIN:
            break
        after = board.copy()
        if entry.writes:
            filled = after.write(entry.cell, code)
            points = draw_circles(after, after.resolve(filled, writing, 0.0).rings)
        else:
            points = after.circle(entry.cell)
        best.append(_after(forecast, after, points))
    return max(best) if best else _after(forecast, board, 0)
