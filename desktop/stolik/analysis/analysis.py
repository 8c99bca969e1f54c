"""Splits a game into the luck of its chance events, the errors of its decisions, and a remainder.

The model is that of GNU Backgammon, for any number of seats. For every seat, as sums over all entries:

    result = start + luck - error + gifts + others + revaluation

The luck of a chance event is the value after it minus the mean of the values after all outcomes. The error of
a decision is the worth of the best option to the deciding seat minus that of the option played; what this
brings the other seats are gifts. A revaluation is the rest: the jump where one estimate gives way to the
next. A game with secrets is seen through each seat's eyes: opponents' moves aren't gifts but counted apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.coaching.seat_values import (
    AnyValues,
    Observer,
    SeatValues,
    Seen,
    Unit,
    Valued,
    Values,
    ViewValues,
    mean_values,
    result_of,
)
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.session import Entry, Session

ROUNDING: Final = 1e-9
"""The size up to which a revaluation gets no item of its own; the sums include it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance event: ``entry`` is its number in the log, from 1, and ``luck`` is each seat's.

    ``variance`` is the variance of each seat's luck over all outcomes; it is empty if unknown.
    """

    entry: int
    luck: Values
    variance: Values = ()
    kind: Literal["chance"] = "chance"
    seat: Seat = TABLE


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat among ``options`` legal options, at least two.

    ``error`` is at least 0; ``gifts`` is what it gave each other seat, 0 for the seat itself. ``value`` is
    each seat's value after the move. ``margin`` is what the second best option would have cost the seat; 0 if
    unknown. ``big_error`` is the error in big points if these order the options, otherwise ``None``.
    """

    entry: int
    seat: Seat
    played: Value
    best: Value
    error: float
    gifts: Values
    options: int
    value: Values
    margin: float = 0.0
    big_error: float | None = None
    kind: Literal["decision"] = "decision"


@dataclass(frozen=True, slots=True)
class Revaluation:
    """The change of each seat's value in an entry besides luck and error; ``seat`` made the entry."""

    entry: int
    seat: Seat
    change: Values
    kind: Literal["revaluation"] = "revaluation"


@dataclass(frozen=True, slots=True)
class OthersMoves:
    """The change of each seat's value by an opponent's move in a game with secrets: neither luck nor a gift.

    It is 0 for ``seat``, which made the move.
    """

    entry: int
    seat: Seat
    change: Values
    kind: Literal["others"] = "others"


Item: TypeAlias = Chance | Decision | Revaluation | OthersMoves


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The sums of one seat; ``result`` and ``adjusted`` are ``None`` in a game that isn't over.

    ``present`` is the current value, at the end the result. ``adjusted`` is the result without luck.
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
        return None if self.result is None else self.result - self.luck


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysed game: its items in the order of the log, and the sums of all seats."""

    unit: Unit
    exact: bool
    start: Values
    items: tuple[Item, ...]
    seats: tuple[SeatSummary, ...]

    @property
    def decisions(self) -> list[Decision]:
        return [item for item in self.items if isinstance(item, Decision)]

    @property
    def chances(self) -> list[Chance]:
        return [item for item in self.items if isinstance(item, Chance)]


def analyse(session: Session, seat_values: AnyValues) -> Analysis:
    """Return the analysis of a game, finished or not, up to its newest position."""
    (_, start), *entries = valued_entries(session, seat_values)
    items = [item for found, _ in entries for item in found]
    return sum_up(session, is_exact(session, seat_values), start, entries[-1][1] if entries else start, items)


def is_exact(session: Session, seat_values: AnyValues) -> bool:
    """Return whether a game's values are exact, without revaluations."""
    return not isinstance(seat_values, ViewValues) and seat_values.exact(session.state_at(0))


def sum_up(session: Session, exact: bool, start: Values, present: Values, items: Sequence[Item]) -> Analysis:
    """Return the analysis of a game from its items, which are in the order of the log.

    ``start`` and ``present`` are the values before the first entry and now.
    """
    return Analysis(
        "points" if session.seats == 1 else "win",
        exact,
        start,
        tuple(items),
        tuple([_summary(seat, start, present, session.over, items) for seat in range(session.seats)]),
    )


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
    """Return the items of an entry in a game without secrets; ``before`` and ``after`` are its values."""
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
    """Return each seat's luck in a move of the table, and the variance of that luck.

    The luck is the value after the move minus the mean over all outcomes, weighted by their chances; the
    variance is that of the values after the same outcomes.
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
    """Return the decision in an entry, or ``None`` for a forced move."""
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
    """Return the option played in an entry; a record may name its cells in another order."""
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


def observed(session: Session, view_values: ViewValues) -> Iterator[tuple[list[Item], Values]]:
    """Yield the items of each entry with the values after it; first no items and the values at the start."""
    game, start = session.game, session.state_at(0)
    observers = [view_values.observe(game.view(start, seat), seat) for seat in range(session.seats)]
    values = tuple([observer.value for observer in observers])
    yield [], values
    for index in range(session.length):
        items, values = _entry(session, observers, index, values)
        yield items, values


def _entry(
    session: Session, observers: Sequence[Observer], index: int, before: Values
) -> tuple[list[Item], Values]:
    """Return the items of an entry, and the values after it.

    If a seat's time ran out, the table made the entry, but the seat counts as acting.
    """
    game, entry, number = session.game, session.log[index], index + 1
    (actor, *_) = game.to_act(session.state_at(index))
    told = []
    for seat, observer in enumerate(observers):
        seen = [
            Seen(game.redact(step.event, seat), game.view(step.state, seat))
            for step in session.steps_of(index)
        ]
        told.append(observer.see(seen, entry.move if seat == actor else None))
    after = tuple([each.value for each in told])
    if number == session.length and session.over:
        after = result_of(session.standings)
    items: list[Item] = []
    explained = [0.0] * session.seats
    if actor != TABLE and (choice := told[actor].choice) is not None:
        error = max(0.0, choice.best_value - choice.played_value)
        explained[actor] -= error
        values = (*after[:actor], choice.played_value, *after[actor + 1 :])
        gifts = (0.0,) * session.seats
        items.append(
            Decision(
                *(number, actor, entry.move, choice.best, error, gifts, choice.options, values),
                big_error=choice.big_error,
            )
        )
    if any(each.luck is not None for each in told):
        luck = tuple([each.luck or 0.0 for each in told])
        items.append(Chance(number, luck))
        explained = [known + fell for known, fell in zip(explained, luck, strict=True)]
    left = [new - old - known for new, old, known in zip(after, before, explained, strict=True)]
    own = tuple([change if actor in (TABLE, seat) else 0.0 for seat, change in enumerate(left)])
    others = tuple([0.0 if actor in (TABLE, seat) else change for seat, change in enumerate(left)])
    if any(others):
        items.append(OthersMoves(number, actor, others))
    if any(abs(change) > ROUNDING for change in own):
        items.append(Revaluation(number, entry.seat, own))
    return items, after
