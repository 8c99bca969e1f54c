"""The value of every seat at any moment, and the chances of the table's moves: the input of an analysis.

A seat's value is its chance to win, where a shared first place counts as a share; in a solo game it is the
final points. With several seats, their values add up to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat, Standing, Value

Values: TypeAlias = tuple[float, ...]
"""One value for each seat."""

Unit: TypeAlias = Literal["win", "points"]

Measure: TypeAlias = Unit | Literal["big"]
"""The measure of errors: the values' unit, or a tournament's big points."""


class Valued(NamedTuple):
    """An option of a seat, and the values after it under the estimate in force before it."""

    move: Value
    values: Values


class SeatValues(Protocol):
    """The source of values for a game without secrets.

    An estimate holds for a turn (or a round in which all seats move). Within it, a position's values are the
    mean over the outcomes of chance, or those of the best option. When one turn passes to the next, the
    values before and after may differ; an analysis calls this a revaluation.
    """

    def exact(self, state: Any) -> bool:
        """Return whether the values in this state's game are exact, without revaluations."""

    def values(self, state: Any) -> Values:
        """Return the values at a state, which may be the end of the game."""

    def options(self, state: Any, seat: Seat) -> Sequence[Valued]:
        """Return every legal option of a seat that is to act, its best first."""

    def outcomes(self, state: Any) -> Iterable[tuple[Value, float]]:
        """Return the possible moves of the table, which must be to act, with chances that add up to 1."""

    def after(self, state: Any, move: Any) -> Values:
        """Return the values after a move of the table, under the estimate in force before it."""


class Choice(NamedTuple):
    """A decision as its seat saw it: the best option, and the worth to the seat of it and of the one played.

    ``options`` is the number of options weighed, including the one played; at least 2. If options are ordered
    by big points, ``big_error`` is how many the one played gives away; otherwise ``played_value`` is at most
    ``best_value``.
    """

    best: Value
    best_value: float
    played_value: float
    options: int
    big_error: float | None = None


class Seen(NamedTuple):
    """One step of a move as a seat sees it: the redacted event, and the seat's view right after it."""

    event: Any
    view: Any


class Told(NamedTuple):
    """What a move earned a seat, as far as the seat saw, and the seat's value after it.

    ``choice`` is ``None`` if the move was forced or another seat's. ``luck`` is the value after the outcome
    of chance minus the mean over all outcomes possible as far as the seat knew; ``None`` if it saw none.
    """

    choice: Choice | None
    luck: float | None
    value: float


class Observer(Protocol):
    """An observer that follows a game through the eyes of one seat and values it for that seat."""

    @property
    def value(self) -> float:
        """The seat's present value: its chance to win, where a shared first place counts as a share."""

    def see(self, seen: Sequence[Seen], move: Any) -> Told:
        """Take in the steps of the next move and return what it earned the seat.

        ``move`` is ``None`` if another seat or chance made it. A time-out counts as a move of the seat
        that let the time run out.
        """


@runtime_checkable
class ViewValues(Protocol):
    """The source of values for a game with secrets, each based on what one seat knows."""

    def observe(self, view: Any, seat: Seat) -> Observer:
        """Return an observer that follows a game for a seat, beginning with its view at the start."""

    def measure(self, view: Any) -> Literal["win", "big"]:
        """Return the measure by which the valuation orders a seat's options, given its view."""

    def possible_state(self, view: Any, seat: Seat, rng: Random) -> Any:
        """Return a random state among those that look the same to the seat."""

    def others(self, view: Any, seat: Seat) -> Sequence[Value]:
        """Return legal moves that are worth listing although the valuation doesn't weigh them by itself."""


AnyValues: TypeAlias = SeatValues | ViewValues
"""The source of values for any game, with or without secrets."""


def mean_values(parts: Iterable[tuple[float, Values]]) -> Values:
    """Return the mean of values weighted by their chances, which add up to 1; there is at least one.

    >>> mean_values([(0.25, (1.0, 0.0)), (0.75, (0.0, 1.0))])
    (0.25, 0.75)
    """
    chances, values = zip(*parts, strict=True)
    return tuple([sum(map(mul, chances, of_seat), IN_ORDER) for of_seat in zip(*values, strict=True)])


def won_shares(standings: Sequence[Standing]) -> Values:
    """Return each seat's share of the win: 1 for the first place, divided equally if it is shared.

    >>> won_shares([Standing(1, 1, 40), Standing(2, 1, 40), Standing(0, 3, 7)])
    (0.0, 0.5, 0.5)
    """
    first = sum([place.rank == 1 for place in standings], 0)
    shares = {place.seat: 1 / first if place.rank == 1 else 0.0 for place in standings}
    return tuple([shares[seat] for seat in sorted(shares)])


def result_of(standings: Sequence[Standing]) -> Values:
    """Return the values at the end: the shares of the win, or the points of a solo game.

    >>> result_of([Standing(0, 1, 73)])
    (73.0,)
    """
    return (float(standings[0].score),) if len(standings) == 1 else won_shares(standings)
