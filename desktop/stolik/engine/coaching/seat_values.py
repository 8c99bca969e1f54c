"""The value of every seat at any moment, and the chances of what the table may do: what an analysis reads.

The value of a seat is its chance to win, a shared first place counting its share; where one sits alone it is
the points the game ends with. Against others the values of all seats add up to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from stolik.engine.coaching.view_values import ViewValues
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat, Standing, Value

Values: TypeAlias = tuple[float, ...]
"""The value of each seat, by seat."""

Unit: TypeAlias = Literal["win", "points"]

Measure: TypeAlias = Unit | Literal["big"]
"""What errors are told in: the values' unit, or a tournament's big points."""


class Valued(NamedTuple):
    """An option of a seat, and the values after it by the estimate in force before it."""

    move: Value
    values: Values


class SeatValues(Protocol):
    """The values of a game for which nothing is secret.

    An estimate holds for a turn (or a round in which all seats move): within it the values of a position are
    the mean of those after chance, and those of the best option. Where one turn hands over to the next, the
    values before and after may differ: an analysis calls that a revaluation.
    """

    def exact(self, state: Any) -> bool:
        """Return whether the values of the game that this state is of are exact, without revaluations."""
        ...

    def values(self, state: Any) -> Values:
        """Return the values at a state, the end of the game included."""
        ...

    def options(self, state: Any, seat: Seat) -> Sequence[Valued]:
        """Return every legal option of a seat that is to act, the best for it first."""
        ...

    def outcomes(self, state: Any) -> Iterable[tuple[Value, float]]:
        """Return what the table, which is to act, may do, with chances that add up to 1."""
        ...

    def after(self, state: Any, move: Any) -> Values:
        """Return the values after a move of the table, by the estimate in force before it."""
        ...


AnyValues: TypeAlias = SeatValues | ViewValues
"""The values of any game, with secrets or without."""


def mean_values(parts: Iterable[tuple[float, Values]]) -> Values:
    """Return the mean of values by their chances, which add up to 1; at least one is given.

    >>> mean_values([(0.25, (1.0, 0.0)), (0.75, (0.0, 1.0))])
    (0.25, 0.75)
    """
    chances, values = zip(*parts, strict=True)
    return tuple([sum(map(mul, chances, of_seat), IN_ORDER) for of_seat in zip(*values, strict=True)])


def won_shares(standings: Sequence[Standing]) -> Values:
    """Return the share of the win of each seat: 1 for the first place, divided among those who share it.

    >>> won_shares([Standing(1, 1, 40), Standing(2, 1, 40), Standing(0, 3, 7)])
    (0.0, 0.5, 0.5)
    """
    first = sum([place.rank == 1 for place in standings], 0)
    shares = {place.seat: 1 / first if place.rank == 1 else 0.0 for place in standings}
    return tuple([shares[seat] for seat in sorted(shares)])


def result_of(standings: Sequence[Standing]) -> Values:
    """Return what the values come to at the end: the shares of the win, alone the points.

    >>> result_of([Standing(0, 1, 73)])
    (73.0,)
    """
    return (float(standings[0].score),) if len(standings) == 1 else won_shares(standings)
