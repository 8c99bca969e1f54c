"""Explored positions, each before a decision: their options, and the path from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

from stolik.analysis.practice import OneDecision, shown_points
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.game import AnyGame, Seat, Value
from stolik.engine.session import History, Session


@dataclass(frozen=True, slots=True)
class Place:
    """A position in which a seat decides, with the game up to there.

    ``mine`` is the move that was played there, or ``None``; ``chosen`` is the option under review.
    """

    history: History
    seat: Seat
    mine: Value | None = None
    chosen: Value | None = None

    @property
    def view(self) -> Any:
        return self.history.view(self.seat)

    def number_in(self, worth: MovesWorth, move: Value) -> int | None:
        """Return the index of the option that a legal move equals, or ``None`` if its worth isn't known."""
        return worth.number_of(self.history.game, self.history.state, self.seat, move)

    def session(self) -> Session:
        """Return a session at this position, in which only the seat decides."""
        history = self.history
        session = history.origin.begin(history.game)
        session.follow(history)
        session.game = cast("AnyGame", OneDecision(history.game, history.state, self.seat))
        session.to_act = (self.seat,)
        return session


@dataclass(frozen=True, slots=True)
class Exploration:
    """The places visited so far, at least one, and the index of the current one."""

    places: tuple[Place, ...]
    at: int = 0

    @property
    def here(self) -> Place:
        return self.places[self.at]

    @property
    def can_go_back(self) -> bool:
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        return self.at + 1 < len(self.places)

    @property
    def came_by_luck(self) -> bool:
        """Whether chance or other seats moved between the previous place and this one."""
        if not self.at:
            return False
        before, here = self.places[self.at - 1].history.length, self.here
        return any(here.history.entry(n).seat != here.seat for n in range(before, here.history.length))

    def stepped(self, steps: int) -> Exploration:
        """Return the exploration ``steps`` places further on, or back if the number is negative."""
        return replace(self, at=max(0, min(self.at + steps, len(self.places) - 1)))

    def choosing(self, move: Value) -> Exploration:
        """Return the exploration with another option selected at this place, without the places after it."""
        if move == self.here.chosen:
            return self
        here = replace(self.here, chosen=move)
        return replace(self, places=(*self.places[: self.at], here))

    def led_to(self, place: Place) -> Exploration:
        return Exploration((*self.places[: self.at + 1], place), self.at + 1)


@dataclass(frozen=True, slots=True)
class ExploredOption:
    """An option, its value, and how many whole points less than the best option it shows.

    ``number`` is its 0-based index among all options, best first.
    """

    number: int
    move: Value
    value: float
    lost: int
    is_best: bool
    is_mine: bool


def explored_options(place: Place, worth: MovesWorth) -> tuple[ExploredOption, ...]:
    """Return the options of a place with their worth, best first."""
    best = shown_points(worth.values[0][1], worth.measure)
    mine = None if place.mine is None else place.number_in(worth, place.mine)
    return tuple(
        [
            ExploredOption(
                number,
                place.mine if number == mine and place.mine is not None else move,
                value,
                max(0, best - shown_points(value, worth.measure)),
                number == 0,
                number == mine,
            )
            for number, (move, value) in enumerate(worth.values)
        ]
    )


def awaited(history: History, seat: Seat) -> Seat | None:
    """Return who moves before a seat can decide: another seat, or ``TABLE``.

    The result is ``None`` if the seat decides now, or if the game is over.
    """
    to_act = history.to_act
    return None if seat in to_act or not to_act else to_act[0]


def as_known(history: History, seat: Seat, values: Any, rng: Random) -> History:
    """Return a game in which a seat knows just as much; with secrets, a new game that begins there.

    In that new game, what the seat doesn't know is redrawn.
    """
    if not isinstance(values, ViewValues):
        return history
    laid = values.possible_state(history.view(seat), seat, rng)
    return History(history.game, history.seats, history.options, history.starter, laid=laid)
