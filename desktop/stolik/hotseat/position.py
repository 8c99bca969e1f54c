"""What follows from a position alone: who is to act, and whose decision led there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session


class Position(NamedTuple):
    """The newest state of a session, known by the number of entries before it as well.

    ``person`` is the person whose move the screen takes, ``undo_seat`` the one whose decision led to the
    state and can be taken back. ``seen`` is the number of entries that the people have seen being made.
    """

    state: Any
    length: int
    to_act: tuple[Seat, ...]
    person: Seat | None
    undo_seat: Seat | None
    seen: int


class Positions:
    """Works out what follows from a session's newest position, once for each.

    ``is_person`` tells of a seat, ``TABLE`` too, whether a person plays it.
    """

    def __init__(self, session: Session, is_person: Callable[[Seat], bool]) -> None:
        self._session = session
        self._is_person = is_person
        self._known: Position | None = None
        self._revision = -1

    @property
    def newest(self) -> Position:
        """The position after the last entry of the session."""
        known, session = self._known, self._session
        if known is None or self._revision != session.revision:
            self._revision = session.revision
            state, length = session.state, session.length
            to_act = session.game.to_act(state)
            undo_seat = None
            if length and to_act and self._is_person(seat := session.log[-1].seat) and session.can_undo(seat):
                undo_seat = seat
            person = person_to_act(session, to_act, self._is_person)
            seen = length if person is None else _seen_being_made(session, self._is_person)
            self._known = known = Position(state, length, to_act, person, undo_seat, seen)
        return known


def person_to_act(
    session: Session, to_act: tuple[Seat, ...], is_person: Callable[[Seat], bool]
) -> Seat | None:
    """Return the one of those who are to act whose move the screen takes, if there is a person among them.

    It goes clockwise from the seat that set chance going last. So people who answer the same roll sit down
    one after the other, and what bots do meanwhile doesn't change the order.

    ``to_act`` are the seats that may move at the session's newest position; ``is_person`` tells of each of
    them whether a person plays it.
    """
    people = [seat for seat in to_act if is_person(seat)]
    if len(people) < 2:
        return people[0] if people else None
    first = _last_to_roll(session)
    return min(people, key=lambda seat: (seat - first) % session.seats)


def _seen_being_made(session: Session, is_person: Callable[[Seat], bool]) -> int:
    """Return how many entries of a log the people have seen being made.

    That is all to the end of the last turn of one of them, with what chance did to it; before the first what
    chance began with. A person's turn ends by the person's move, or by the table's because the time is up.
    """
    log = session.log
    seen = len(log)
    while seen:
        seat = log[seen - 1].seat
        if any(map(is_person, session.game.to_act(session.state_at(seen - 1)) if seat == TABLE else (seat,))):
            break
        seen -= 1
    while seen < len(log) and log[seen].seat == TABLE:
        seen += 1
    return seen


def _last_to_roll(session: Session) -> Seat:
    seats = [entry.seat for entry in session.log]
    before = [seat for seat, after in pairwise(seats) if after == TABLE != seat]
    return before[-1] if before else 0
