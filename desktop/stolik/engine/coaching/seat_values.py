"""Every seat's value at any moment, and the chances of the table's moves: the input of an analysis.

The value of a seat is its chance to win, a shared first place counting its share; if one sits alone it is
the points the game ends with. Against others the values of all seats add up to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

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
    """The values of a game without secrets.

    An estimate holds for a turn (or a round in which all seats move): within it the values of a position are
    the mean of those after chance, and those of the best option. If one turn hands over to the next, the
    values before and after may differ: an analysis calls that a revaluation.
    """

    def exact(self, state: Any) -> bool:
        """Return whether the values of the game that this state is of are exact, without revaluations."""

    def values(self, state: Any) -> Values:
        """Return the values at a state, the end of the game included."""

    def options(self, state: Any, seat: Seat) -> Sequence[Valued]:
        """Return every legal option of a seat that is to act, the best for it first."""

    def outcomes(self, state: Any) -> Iterable[tuple[Value, float]]:
        """Return the possible moves of the table, which must act, with chances that add up to 1."""

    def after(self, state: Any, move: Any) -> Values:
        """Return the values after a move of the table, by the estimate in force before it."""


class Choice(NamedTuple):
    """A decision as its seat saw it: the best option, and what it and the one played are worth to the seat.

    ``options`` is how many were weighed, the one played among them; at least 2. If options are ordered by
    big points, ``big_error`` is what the one played gives away in these; else ``played_value`` is at most
    ``best_value``.
    """

    best: Value
    best_value: float
    played_value: float
    options: int
    big_error: float | None = None


class Seen(NamedTuple):
    """One step of a move as a seat sees it: the event, redacted for it, and its view right after it."""

    event: Any
    view: Any


class Told(NamedTuple):
    """What a move earned a seat, as far as it saw, and its value after it.

    ``choice`` is ``None`` if the move was another's or forced. ``luck`` is the value after what fell less
    the mean over all that might have fallen as far as the seat knew, ``None`` if it saw nothing fall.
    """

    choice: Choice | None
    luck: float | None
    value: float


class Observer(Protocol):
    """Follows a game through the eyes of one seat and values it for that seat."""

    @property
    def value(self) -> float:
        """The value of the seat now: its chance to win, a shared first place counting its share."""

    def see(self, seen: Sequence[Seen], move: Any) -> Told:
        """Take in the steps of the next move and return what it earned.

        ``move`` is ``None`` if another seat or chance made it. A time-out counts as a move of the seat
        that let the time run out.
        """


@runtime_checkable
class ViewValues(Protocol):
    """The values of a game with secrets, each from what one seat knows."""

    def observe(self, view: Any, seat: Seat) -> Observer:
        """Return what follows a game for a seat, from its view at the start."""

    def measure(self, view: Any) -> Literal["win", "big"]:
        """Return the values by which the valuation orders a seat's options, from its view."""

    def possible_state(self, view: Any, seat: Seat, rng: Random) -> Any:
        """Return a random state among those that look the same to the seat."""

    def others(self, view: Any, seat: Seat) -> Sequence[Value]:
        """Return legal moves worth listing that the valuation doesn't weigh by itself."""


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
    """Return the values at the end: the shares of the win, or the points of a solo game.

    >>> result_of([Standing(0, 1, 73)])
    (73.0,)
    """
    return (float(standings[0].score),) if len(standings) == 1 else won_shares(standings)
