"""What a golden game is wanted for, and how a played game is looked through for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from desktop.engine.session import Session


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be found: where it is played, what it must show, and among how many."""

    name: str
    seats: int
    shows: Callable[[Session], bool]
    options: Mapping[str, Any] = field(default_factory=dict)
    tries: int = 400


def kinds(session: Session) -> Iterator[list[str]]:
    """The kinds of the events, entry by entry."""
    for index in range(session.length):
        yield [step.event.kind for step in session.steps_of(index)]


def has(session: Session, *wanted: str, without: str = "") -> bool:
    """Whether one entry brought all these kinds of events about, and not the other one."""
    return any(all(kind in told for kind in wanted) and without not in told for told in kinds(session))
