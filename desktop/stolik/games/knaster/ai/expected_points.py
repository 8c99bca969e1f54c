"""The points that every seat is expected to end with, and the chances to win that follow from them.

A seat that owes something makes its best entry by looking one roll ahead (``valuation``). How soon the game
ends depends on the fullest sheet, which in turn depends on whether the others write or circle. So a seat's
points are worked out for a given number of empty cells on the fullest of the other sheets.

The errors of these points are taken to be normal and independent. The chance of a seat is that of ending
above all others, summed up over the points that it may end with, so the chances of any number of seats add up
to 1.

When the next roll may fill a sheet, the leader wants to end the game and the others want to go on. All sums
of that roll are examined, with each seat's best entries for both cases. If a sheet is full after them, only
the last roll is left and the chances are exact; otherwise they are estimated (``Going``). Every seat chooses
what is best for it, given the entries of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import erfc, exp, prod, sqrt
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.coaching.learned_tables import load
from stolik.engine.coaching.seat_values import Values, mean_values
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.knaster.ai.sheet_values import FastSheet, StageValues, steady_values_at
from stolik.games.knaster.ai.valuation import (
    CODE_CHANCES,
    FINAL_VALUES,
    WAYS_TO_CIRCLE,
    EntryValue,
    SeatForecast,
    circled_boards,
    empties_after,
    entered,
    entries,
    mean_over_sums,
    ways_to_enter,
)
from stolik.games.knaster.rules.moves import Circle, Move, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CELLS, Sheet, index_of
from stolik.games.knaster.rules.state import State

STEPS: Final = 24
"""The number of steps in the sum for the chance to end above all others."""

REACH: Final = 4.0
"""How far from the expected points the sum reaches, in standard deviations."""

TIE: Final = 1e-9
"""Final points that differ by less than this are equal."""

_ROOT: Final = sqrt(2)


def shares(points: Sequence[float]) -> Values:
    """Return every seat's share of the win by the final points."""
    best = max(points)
    first = [best - own < TIE for own in points]
    return tuple([float(leads) / sum(first, 0) for leads in first])


def joint_chances(points: Sequence[float], spreads: Sequence[float]) -> Values:
    """Return the chance of every seat to win by the points that each is expected to end with.

    ``spreads`` are the standard deviations of the errors of these, above 0; there are at least two seats.
    """
    if len(points) == 2:
        lead = (points[0] - points[1]) / sqrt(spreads[0] ** 2 + spreads[1] ** 2)
        chance = 0.5 * erfc(-lead / _ROOT)
        return chance, 1 - chance
    low = max([own - REACH * spread for own, spread in zip(points, spreads, strict=True)])
    high = max([own + REACH * spread for own, spread in zip(points, spreads, strict=True)])
    ends = [low + step * (high - low) / STEPS for step in range(STEPS + 1)]
    away = [[(end - own) / spread for end in ends] for own, spread in zip(points, spreads, strict=True)]
    # No end is more than ``REACH`` below the expected points of any seat, so none of these chances is 0.
    below = [[0.5 * erfc(-each / _ROOT) for each in of_seat] for of_seat in away]
    everybody = list(map(prod, zip(*below, strict=True)))
    weights = []
    for spread, of_seat, chances in zip(spreads, away, below, strict=True):
        weight = 0.0
        for each, own, every in zip(of_seat, chances, everybody, strict=True):
            weight += exp(-each * each / 2) / spread * every / own
        weights.append(weight)
    total = sum(weights, IN_ORDER)
    return tuple([weight / total for weight in weights])


def spread_after_next_roll(seats: int, empties: int, variance: float) -> float:
    """Return the standard deviation of the error of a seat's points once the next roll is entered.

    ``empties`` is the number of empty cells on the fullest sheet before that roll, 1 to 25. ``variance`` is
    that of the points that the next roll brings the seat, because sheets differ most near the end in what
    they may still win or miss.
    """
    table = load(__package__, "spreads")["2" if seats == 2 else "4"]
    base: float = table["base"][empties]
    return sqrt(base + table["by_variance"][empties] * variance)


Codes: TypeAlias = tuple[int, ...]

_ROUNDS: Final = 3
"""The most rounds in which every seat chooses again, given the choices of the others."""

_KEPT: Final = 2048


class Standing(NamedTuple):
    """A seat between two rolls: its points so far, and the codes of its sheet's cells (``FastSheet``)."""

    score: int
    codes: Codes

    @property
    def empties(self) -> int:
        return self.codes.count(0)


Going: TypeAlias = Callable[[Sequence[Standing]], Values]
"""Estimates the chances of all seats if no sheet is full after the roll."""


def chances_before_the_end(seats: Sequence[Standing], going: Going) -> Values:
    """Return the chances of two or more seats before a roll, one of which has a single empty cell left."""
    return mean_values((chance, _after_roll(seats, code, going)) for code, chance in CODE_CHANCES)


def _after_roll(seats: Sequence[Standing], code: int, going: Going) -> Values:
    """Return the chances after every seat has entered the number with this code."""
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
    """Return what the best ways to write and to circle a number lead to, or the sheet as it is."""
    board = FastSheet.of_codes(seat.codes)
    found: dict[Standing, None] = {}
    for empties in (1, 0):
        values = steady_values_at("race", empties)
        for entry in best_of_both(board, code, values, values):
            after, points = entered(board, code, entry, values)
            found[Standing(seat.score + points, tuple(after.codes))] = None
    return tuple(found) or (seat,)


def chances_before_the_last_roll(seats: Sequence[Standing]) -> Values:
    """Return the chances of two or more seats before the last roll, as means over all of its sums."""
    rolled = zip(*[_ends(seat) for seat in seats], strict=True)
    return mean_values(zip([chance for _, chance in CODE_CHANCES], map(shares, rolled), strict=True))


def best_of_both(
    board: FastSheet, code: int, writing: StageValues, circling: StageValues
) -> list[EntryValue]:
    """Return the best entry that writes and the best that circles, where there are any, the better first."""
    best: dict[bool, EntryValue] = {}
    for entry in entries(board, code, writing, circling):
        if entry.writes not in best or entry.value > best[entry.writes].value:
            best[entry.writes] = entry
    return sorted(best.values(), key=lambda each: -each.value)


@lru_cache(maxsize=_KEPT)
def _ends(seat: Standing) -> tuple[float, ...]:
    """Return the points that a seat ends with for each sum of the last roll."""
    found = FastSheet.of_codes(seat.codes).best_entries(FINAL_VALUES, FINAL_VALUES)
    return tuple([seat.score + points for points in found])


WEIGHED: Final = 2
"""How many of the entries that are best without looking ahead are examined one roll ahead."""

WITHIN: Final = 2.0
"""How many points behind the best one an entry may be to be examined."""

BRIEFLY: Final = 2
"""How many ways to draw the circles of filled lines are examined for an entry that isn't an option yet."""

MOST_REMEMBERED: Final = 4000
"""The greatest number of sheets remembered."""


class Outlook(NamedTuple):
    """The points that a seat is expected to end with, seen after this roll.

    ``points`` is their mean, ``empties`` the number of empty cells on its sheet. ``next_rolls`` are the
    points after the best entry of each sum of the next roll, in the order of ``CODE_CHANCES``; it is empty if
    no roll is to come.
    """

    points: float
    empties: int
    next_rolls: tuple[float, ...]
    standing: Standing


_Key: TypeAlias = tuple[Sheet, int, bool, tuple[str, ...], int, bool, bool]
_remembered: dict[_Key, Outlook] = {}


def outlooks(state: State) -> list[Outlook]:
    """Return the outlooks of all seats in a state that isn't over."""
    seats = range(len(state.sheets))
    assumed = [empties_after(state, seat) for seat in seats]
    found = [outlook(state, seat, least_of_others(assumed, seat)) for seat in seats]
    empties = [each.empties for each in found]
    return [outlook(state, seat, least_of_others(empties, seat)) for seat in seats]


def outlook(state: State, seat: Seat, least: int) -> Outlook:
    """Return the outlook of a seat if the fullest of the other sheets has ``least`` empty cells."""
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
        # For a single seat there is time to look at every entry, so its value is that of the best option.
        if due or (state.waiting[seat] and len(state.sheets) == 1):
            known = max([each for _, found in option_outlooks(state, seat, least) for each in found])
        else:
            forecast = _forecast(state, seat, least)
            waits = state.waiting[seat]
            known = _best_entry(forecast, state.sum - 1) if waits else _after(forecast, forecast.board, 0)
        _remembered[key] = known
    return known


def ways(state: State, seat: Seat, least: int) -> list[Outlook]:
    """Return the outlooks of a seat's best entries in this roll, written and circled, best first.

    Both are looked for in a game that goes on and in one that ends with the next roll. A seat that owes
    nothing has a single outlook.
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
    """Return every legal move of a seat that owes something, with the outlooks that it leads to.

    Writing a number that fills lines has several, one for each way to draw their circles.
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
    """Return the fewest empty cells among the other seats, more than a sheet has if there are none."""
    return min([each for other, each in enumerate(empties) if other != seat], default=CELLS + 1)


class _SteadyForecast(SeatForecast):
    """A forecast with values that don't jump from one number of empty cells to the next."""

    def values_at(self, empties: int) -> StageValues:
        return steady_values_at(self.table, empties)


def _forecast(state: State, seat: Seat, least: int) -> SeatForecast:
    return _SteadyForecast(state, seat, least)


def _after(forecast: SeatForecast, board: FastSheet, points: int) -> Outlook:
    """Return the outlook for a sheet as it is after this roll, which brought ``points`` points."""
    score = float(forecast.score + points)
    standing = Standing(forecast.score + points, tuple(board.codes))
    if forecast.last:
        return Outlook(score, board.empties, (), standing)
    rolls = tuple([score + worth for worth in forecast.next_entries(board)])
    return Outlook(mean_over_sums(rolls), board.empties, rolls, standing)


def _best_entry(forecast: SeatForecast, code: int) -> Outlook:
    """Return the outlook of the best entry of a number, or of passing if nothing can be entered."""
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
    """Yield the best ways to write and to circle, with their values, if the game goes on and if it ends."""
    board = forecast.board
    going = forecast.values(board.empties - 1), forecast.values(board.empties)
    ending = (steady_values_at(forecast.table, 0),) * 2
    for writing, circling in (going, ending):
        for entry in best_of_both(board, code, writing, circling):
            yield entry, writing


def _entered(
    forecast: SeatForecast, code: int, entry: EntryValue, writing: StageValues, most: int = WAYS_TO_CIRCLE
) -> list[Outlook]:
    """Return the outlooks of an entry; one that fills lines has several, by the best ways to circle."""
    found = ways_to_enter(forecast.board, code, entry, writing)[:most]
    return [_after(forecast, board, points) for board, points in found]
