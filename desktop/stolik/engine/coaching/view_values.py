"""The value of each seat from what it knows: what an analysis reads of a game with secrets.

Unlike `SeatValues` nothing here is told the true state: views and redacted events of one seat come in, and
the value of that seat comes out. So the values of several seats at one moment need not add up to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from stolik.engine.game import Seat, Value


class Choice(NamedTuple):
    """A decision as its seat saw it: the best option and what it and the one played are worth to the seat.

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
    """What a move brought a seat, as far as it saw, and its value after it.

    ``choice`` is ``None`` where the move was another's or forced. ``luck`` is the value after what fell less
    the mean over all that might have fallen as far as the seat knew, ``None`` where it saw nothing fall.
    """

    choice: Choice | None
    luck: float | None
    value: float


class Observer(Protocol):
    """Follows a game through the eyes of one seat and values it for that seat."""

    @property
    def value(self) -> float:
        """The value of the seat now: its chance to win, a shared first place counting its share."""
        ...

    def see(self, seen: Sequence[Seen], move: Any) -> Told:
        """Take in the steps of the next move and return what it brought.

        ``move`` is ``None`` where another seat or chance made it. A time-out counts as a move of the seat
        that let the time run out.
        """
        ...


@runtime_checkable
class ViewValues(Protocol):
    """The values of a game with secrets, each from what one seat knows."""

    def observe(self, view: Any, seat: Seat) -> Observer:
        """Return what follows a game for a seat, from its view at the start."""
        ...

    def measure(self, view: Any) -> Literal["win", "big"]:
        """Return what the valuation orders the options of a seat by, from its view."""
        ...

    def possible_state(self, view: Any, seat: Seat, rng: Random) -> Any:
        """Return a state drawn at random from those in which the seat sees what it sees."""
        ...
