"""The points that every seat is expected to end with, all seats looked at together.

A seat that owes something makes its best entry looked one roll ahead (``valuation``). How soon the game ends
depends on the fullest sheet, and that on whether the others write or circle: so a seat's points are told for
the empty cells that the fullest of the other sheets will have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.games.knaster.ai.fast_sheet import FastSheet, StageValues
from stolik.games.knaster.ai.learned_values import steady_values_at
from stolik.games.knaster.ai.lines.last_cells import Standing, best_of_both
from stolik.games.knaster.ai.valuation import (
    WAYS_TO_CIRCLE,
    EntryValue,
    SeatForecast,
    circled_boards,
    empties_after,
    entries,
    mean_over_sums,
    ways_to_enter,
)
from stolik.games.knaster.rules.moves import Circle, Move, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CELLS, Sheet, index_of
from stolik.games.knaster.rules.state import State

WEIGHED: Final = 2
"""The number of entries, the best without looking ahead, that are looked at one roll ahead."""

WITHIN: Final = 2.0
"""The points behind the best within which an entry is among them."""

BRIEFLY: Final = 2
"""The ways to draw the circles of filled lines that are looked at where an entry is only foreseen."""

MOST_REMEMBERED: Final = 4000
"""The sheets that are remembered at most."""


class Outlook(NamedTuple):
    """What a seat is expected to end with after this roll.

    ``points`` are the mean, ``empties`` the empty cells of its sheet. ``next_rolls`` are the points after the
    best entry of every sum of the next roll, as in ``CODE_CHANCES``; empty where no roll is to come.
    """

    points: float
    empties: int
    next_rolls: tuple[float, ...]
    standing: Standing


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
    """Return the outlook of a seat; the fullest of the other sheets has ``least`` empty cells."""
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
        # Alone there is time to look at every entry, so a value is always that of the best option.
        if due or (state.waiting[seat] and len(state.sheets) == 1):
            known = max([each for _, found in option_outlooks(state, seat, least) for each in found])
        else:
            forecast = _forecast(state, seat, least)
            waits = state.waiting[seat]
            known = _best_entry(forecast, state.sum - 1) if waits else _after(forecast, forecast.board, 0)
        _remembered[key] = known
    return known


def ways(state: State, seat: Seat, least: int) -> list[Outlook]:
    """Return the outlooks of the best that a seat can do in this roll, writing and circling, best first.

    Both are looked for as if the game went on and as if it ended with the next roll. A seat that owes nothing
    has one.
    """
    if state.due[seat]:
        found = [each for _, drawn in option_outlooks(state, seat, least) for each in drawn]
    elif state.waiting[seat]:
        forecast = _forecast(state, seat, least)
        found = []
        for entry, writing in _best_entries(forecast, state.sum - 1):
            found += _entered(forecast, state.sum - 1, entry, writing)
    else:
        found = []
    found = found or [outlook(state, seat, least)]
    return sorted({each.standing: each for each in found}.values(), key=lambda each: -each.points)


def option_outlooks(state: State, seat: Seat, least: int) -> list[tuple[Move, list[Outlook]]]:
    """Return every legal move of a seat that owes something with the outlooks that it leads to.

    A number that fills lines has several, by the circles that are drawn for them.
    """
    forecast = _forecast(state, seat, least)
    if state.due[seat]:
        drawn = circled_boards(forecast, state, seat)
        return [(move, [_after(forecast, board, points)]) for move, board, points in drawn]
    code, writing = state.sum - 1, forecast.values(forecast.board.empties - 1)
    found: list[tuple[Move, list[Outlook]]] = []
    for move in GAME.legal_moves(state, seat):
        if isinstance(move, Write | Circle):
            entry = EntryValue(index_of(move.row, move.column), isinstance(move, Write), 0.0)
            found.append((move, _entered(forecast, code, entry, writing)))
        else:
            found.append((move, [_after(forecast, forecast.board, 0)]))
    return found


def least_of_others(empties: Sequence[int], seat: Seat) -> int:
    """Return the fewest empty cells of the other seats, more than a sheet has where there is none."""
    return min([each for other, each in enumerate(empties) if other != seat], default=CELLS + 1)


class _SteadyForecast(SeatForecast):
    """A forecast by values without leaps from one number of empty cells to the next."""

    def values_at(self, empties: int) -> StageValues:
        """Return the values while the fullest sheet has ``empties`` empty cells, 0 to 25."""
        return steady_values_at(self.table, empties)


def _forecast(state: State, seat: Seat, least: int) -> SeatForecast:
    return _SteadyForecast(state, seat, least)


def _after(forecast: SeatForecast, board: FastSheet, points: int) -> Outlook:
    """Return the outlook with a sheet as it is after this roll, which brought ``points`` points."""
    score = float(forecast.score + points)
    standing = Standing(forecast.score + points, tuple(board.codes))
    if forecast.last:
        return Outlook(score, board.empties, (), standing)
    rolls = tuple([score + worth for worth in forecast.next_entries(board)])
    return Outlook(mean_over_sums(rolls), board.empties, rolls, standing)


def _best_entry(forecast: SeatForecast, code: int) -> Outlook:
    """Return the outlook of the best entry of a number; where nothing can be entered, of a pass."""
    board = forecast.board
    writing, circling = forecast.values(board.empties - 1), forecast.values(board.empties)
    found = sorted(entries(board, code, writing, circling), key=lambda entry: -entry.value)[:WEIGHED]
    best: list[Outlook] = []
    for entry in found:
        if entry.value < found[0].value - WITHIN:
            break
        best += _entered(forecast, code, entry, writing, BRIEFLY)
    return max(best) if best else _after(forecast, board, 0)


def _best_entries(forecast: SeatForecast, code: int) -> Iterator[tuple[EntryValue, StageValues]]:
    """Yield what is best to write and to circle, and the values for it: of a game that goes on or ends."""
    board = forecast.board
    going = forecast.values(board.empties - 1), forecast.values(board.empties)
    ending = (steady_values_at(forecast.table, 0),) * 2
    for writing, circling in (going, ending):
        for entry in best_of_both(board, code, writing, circling):
            yield entry, writing


def _entered(
    forecast: SeatForecast, code: int, entry: EntryValue, writing: StageValues, most: int = WAYS_TO_CIRCLE
) -> list[Outlook]:
    """Return the outlooks of an entry of a number; of one that fills lines by the best ways to circle."""
    found = ways_to_enter(forecast.board, code, entry, writing)[:most]
    return [_after(forecast, board, points) for board, points in found]
