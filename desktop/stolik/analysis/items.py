"""The items of an analysis: chance events, decisions, revaluations, and what opponents did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.seat_values import Values

ROUNDING: Final = 1e-9
"""A revaluation of no seat by more is left out; the sums count it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance event: ``entry`` counts the log from 1, ``luck`` is that of every seat.

    ``variance`` is that of the luck of every seat over all outcomes; empty where nobody knows.
    """

    entry: int
    luck: Values
    variance: Values = ()
    kind: Literal["chance"] = "chance"
    seat: Seat = TABLE


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat that had ``options`` legal options, at least two.

    ``error`` is at least 0; ``gifts`` are what it brought every other seat, 0 for the seat itself. ``value``
    is that of every seat after the move. ``margin`` is what the second best option would have cost the seat;
    0 where nobody knows. ``big_error`` is the error in big points where options are ordered by these, else
    ``None``.
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
    """What an entry changed beside luck and error, for every seat; ``seat`` made the entry."""

    entry: int
    seat: Seat
    change: Values
    kind: Literal["revaluation"] = "revaluation"


@dataclass(frozen=True, slots=True)
class OthersMoves:
    """What an entry of an opponent changed for every seat, in a game with secrets: neither luck nor a gift.

    It is 0 for ``seat``, who made the entry.
    """

    entry: int
    seat: Seat
    change: Values
    kind: Literal["others"] = "others"


Item: TypeAlias = Chance | Decision | Revaluation | OthersMoves
