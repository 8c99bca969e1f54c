"""Splits a played game into the luck of its chance events, the errors of its decisions, and what is left.

The model is GNU Backgammon's, for any number of seats. For every seat, with all sums over the entries:

    result = start + luck - error + gifts + others + revaluation

The luck of a chance event is the value after it less the mean of the values after all outcomes. The error of
a decision is what the best option is worth to the seat that chose, less the option played; what that brings
the other seats are gifts. A revaluation is what is left: the jump where one estimate hands over to the next.
A game with secrets is seen through the eyes of each seat: what opponents do there is no gift but told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from stolik.analysis.items import ROUNDING, Chance, Decision, Item, OthersMoves, Revaluation
from stolik.analysis.observed import observed
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.seat_values import AnyValues, SeatValues, Unit, Valued, Values, mean_values, result_of
from stolik.engine.session import Entry, Session
from stolik.engine.view_values import ViewValues

__all__ = [
    "Analysis", "Chance", "Decision", "Item", "OthersMoves", "Revaluation", "SeatSummary", "analyse",
    "entry_items", "is_exact", "luck_and_variance", "sum_up", "valued_entries",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The sums of one seat; ``result`` and ``adjusted`` are ``None`` in a game that isn't over.

    ``present`` is the value now, which is the result at the end. ``adjusted`` is the result without the luck.
    """

    seat: Seat
    start: float
    luck: float
    error: float
    gifts: float
    others: float
    revaluation: float
    present: float
    result: float | None
    decisions: int

    @property
    def adjusted(self) -> float | None:
        """The luck-adjusted result."""
        return None if self.result is None else self.result - self.luck


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysed game: its items in the order of the log, and the sums of every seat."""

    unit: Unit
    exact: bool
    start: Values
    items: tuple[Item, ...]
    seats: tuple[SeatSummary, ...]

    @property
    def decisions(self) -> list[Decision]:
        """The decisions in the order of the log."""
        return [item for item in self.items if isinstance(item, Decision)]

    @property
    def chances(self) -> list[Chance]:
        """The chance events in the order of the log."""
        return [item for item in self.items if isinstance(item, Chance)]


def analyse(session: Session, seat_values: AnyValues) -> Analysis:
    """Return the analysis of a game, finished or not, as far as it was played."""
    (_, start), *entries = valued_entries(session, seat_values)
    items = [item for found, _ in entries for item in found]
    return sum_up(session, is_exact(session, seat_values), start, entries[-1][1] if entries else start, items)


def is_exact(session: Session, seat_values: AnyValues) -> bool:
    """Return whether the values of the game are exact, without revaluations."""
    return not isinstance(seat_values, ViewValues) and seat_values.exact(session.state_at(0))


def sum_up(session: Session, exact: bool, start: Values, present: Values, items: Sequence[Item]) -> Analysis:
    """Return the analysis of a game whose items are known, in the order of the log.

    ``start`` and ``present`` are the values before the first entry and now.
    """
    return Analysis(
        "points" if session.seats == 1 else "win",
        exact,
        start,
        tuple(items),
        tuple([_summary(seat, start, present, session.over, items) for seat in range(session.seats)]),
    )


def entry_items(session: Session, seat_values: AnyValues) -> Iterator[list[Item]]:
    """Yield the items of each entry of the log in turn, so that a caller can count or stop."""
    entries = valued_entries(session, seat_values)
    next(entries)
    for items, _ in entries:
        yield items


def valued_entries(session: Session, seat_values: AnyValues) -> Iterator[tuple[list[Item], Values]]:
    """Yield the items of each entry with the values after it; first no items and the values at the start."""
    if isinstance(seat_values, ViewValues):
        yield from observed(session, seat_values)
        return
    before = seat_values.values(session.state_at(0))
    yield [], before
    for index in range(session.length):
        ended = index + 1 == session.length and session.over
        after = result_of(session.standings) if ended else seat_values.values(session.state_at(index + 1))
        yield _open_items(session, seat_values, index, before, after), after
        before = after


def _open_items(
    session: Session, seat_values: SeatValues, index: int, before: Values, after: Values
) -> list[Item]:
    """Return the items of an entry where nothing is secret; ``before`` and ``after`` are the values."""
    entry, state = session.log[index], session.state_at(index)
    items: list[Item] = []
    explained: Values
    if entry.seat == TABLE:
        explained, variance = luck_and_variance(seat_values, state, entry.move)
        items.append(Chance(index + 1, explained, variance))
    else:
        options = seat_values.options(state, entry.seat)
        decision = _decision(session, index + 1, entry, options)
        explained = (0.0,) * session.seats
        if decision is not None:
            items.append(decision)
            explained = (
                *decision.gifts[: entry.seat],
                -decision.error,
                *decision.gifts[entry.seat + 1 :],
            )
    change = tuple([new - old - told for new, old, told in zip(after, before, explained, strict=True)])
    if any(abs(value) > ROUNDING for value in change):
        items.append(Revaluation(index + 1, entry.seat, change))
    return items


def luck_and_variance(seat_values: SeatValues, state: Any, move: Value) -> tuple[Values, Values]:
    """Return the luck of every seat in a move of the table, and its variance.

    The luck is the value after the move less the mean over all outcomes by their chances; the variance is
    that of the values over the same outcomes.
    """
    played = seat_values.after(state, move)
    parts = [(chance, seat_values.after(state, outcome)) for outcome, chance in seat_values.outcomes(state)]
    mean = mean_values(parts)
    luck = tuple([value - expected for value, expected in zip(played, mean, strict=True)])
    by_seat = zip(*[values for _, values in parts], strict=True)
    variance = [
        sum(
            [chance * (value - expected) ** 2 for (chance, _), value in zip(parts, values, strict=True)],
            IN_ORDER,
        )
        for values, expected in zip(by_seat, mean, strict=True)
    ]
    return luck, tuple(variance)


def _decision(session: Session, number: int, entry: Entry, options: Sequence[Valued]) -> Decision | None:
    """Return the decision that an entry was, ``None`` for a forced move."""
    if len(options) < 2:
        return None
    best, seat = options[0], entry.seat
    played = _played(session, number - 1, entry, options)
    gifts = [after - before for after, before in zip(played.values, best.values, strict=True)]
    error = max(0.0, -gifts[seat])
    gifts[seat] = 0.0
    margin = max(0.0, best.values[seat] - options[1].values[seat])
    return Decision(
        number, seat, entry.move, best.move, error, tuple(gifts), len(options), played.values, margin
    )


def _played(session: Session, index: int, entry: Entry, options: Sequence[Valued]) -> Valued:
    """Return the option that an entry was; a record may write it with cells in another order."""
    for option in options:
        if option.move == entry.move:
            return option
    before, after = session.state_at(index), session.state_at(index + 1)
    return next(
        option for option in options if session.game.apply(before, entry.seat, option.move)[-1].state == after
    )


def _summary(seat: Seat, start: Values, present: Values, over: bool, items: Sequence[Item]) -> SeatSummary:
    luck = error = gifts = others = 0.0
    decisions = 0
    for item in items:
        match item:
            case Chance():
                luck += item.luck[seat]
            case Decision():
                decisions += item.seat == seat
                error += item.error if item.seat == seat else 0.0
                gifts += item.gifts[seat]
            case OthersMoves():
                others += item.change[seat]
            case Revaluation():
                continue
    return SeatSummary(
        seat,
        start[seat],
        luck,
        error,
        gifts,
        others,
        present[seat] - start[seat] - luck + error - gifts - others,
        present[seat],
        present[seat] if over else None,
        decisions,
    )
