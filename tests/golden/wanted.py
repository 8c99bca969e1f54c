"""What a golden game is wanted for, how it is played, and how it is looked through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stolik.engine.driver import play
from stolik.engine.game import Seat, Value
from stolik.engine.session import Session


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be found: where it is played, what it must show, and among how many.

    The ``shortest`` of those found is kept, or else the first. ``starter`` is ``None`` where the table draws
    for the start.
    """

    name: str
    seats: int
    shows: Callable[[Session], bool]
    options: Mapping[str, Any] = field(default_factory=dict)
    tries: int = 400
    shortest: bool = True
    starter: Seat | None = 0


def play_by_turns(
    session: Session, rng: Random, choose: Callable[[Session, Seat, float, Random], Value]
) -> None:
    """Play to the end, one seat at a time: the players have habits of their own and keep to them loosely."""
    courage = [rng.random() for _ in range(session.seats)]
    play(session, lambda _, seat: choose(session, seat, courage[seat], rng), rng)


def told(session: Session) -> Iterator[list[Any]]:
    for index in range(session.length):
        yield [step.event for step in session.steps_of(index)]


def kinds(session: Session) -> Iterator[list[str]]:
    for events in told(session):
        yield [event.kind for event in events]


def has(session: Session, *wanted: str, without: str = "") -> bool:
    return any(all(kind in there for kind in wanted) and without not in there for there in kinds(session))
