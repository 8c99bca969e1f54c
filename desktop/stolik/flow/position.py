"""What follows from a position alone: who is to act, and whose decision led there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from stolik.engine.game import TABLE, Seat
from stolik.engine.session import History


class Position(NamedTuple):
    """The newest state of a session, known by the number of entries before it as well.

    ``person`` is the person whose move the screen takes, ``undo_seat`` the one whose decision led to the
    state and can be taken back. ``seen`` is the number of entries that ``person`` has seen being made.
    """

    state: Any
    length: int
    to_act: tuple[Seat, ...]
    person: Seat | None
    undo_seat: Seat | None
    seen: int


class Quiet(NamedTuple):
    """For how long a person at a calm table has done nothing, and what would be best for them.

    ``awaited`` is the seat and the number of entries of the decision that is waited for, or the table and the
    number of the scene that waits; ``None`` where nobody is waited for. ``since`` is when it became quiet,
    ``asked`` the number of the job that is waited for, ``options`` what it said. ``due`` tells that the next
    press is shown.
    """

    awaited: tuple[Seat, int] | None = None
    since: float = 0.0
    asked: int | None = None
    options: tuple[Any, ...] = ()
    due: bool = False


def position_of(session: History, people: Collection[Seat]) -> Position:
    """Return the position after the last entry of a session whose seats ``people`` are played by people."""
    length, to_act = session.length, session.to_act
    undo_seat = None
    if length and to_act and (seat := session.entry(length - 1).seat) in people and session.can_undo(seat):
        undo_seat = seat
    person = person_to_act(session, to_act, people)
    seen = length if person is None else _seen_being_made(session, person)
    return Position(session.state, length, to_act, person, undo_seat, seen)


def person_to_act(session: History, to_act: tuple[Seat, ...], people: Collection[Seat]) -> Seat | None:
    """Return the one of those who are to act whose move the screen takes, if there is a person among them.

    It goes clockwise from the seat that set chance going last. So people who answer the same roll sit down
    one after the other, and what bots do meanwhile doesn't change the order.

    ``to_act`` are the seats that may move at the session's newest position.
    """
    at_turn = [seat for seat in to_act if seat in people]
    if len(at_turn) < 2:
        return at_turn[0] if at_turn else None
    first = _last_to_roll(session)
    return min(at_turn, key=lambda seat: (seat - first) % session.seats)


def _seen_being_made(session: History, person: Seat) -> int:
    """Return how many entries of a log a person has seen being made, whoever sits beside them.

    That is all to the end of their last turn, with what chance did to it; before the first what chance began
    with. A turn ends by the person's move, or by the table's because the time is up.
    """
    seen = session.length
    while seen:
        seat = session.entry(seen - 1).seat
        acted = session.game.to_act(session.state_at(seen - 1)) if seat == TABLE else (seat,)
        if person in acted:
            break
        seen -= 1
    while seen < session.length and session.entry(seen).seat == TABLE:
        seen += 1
    return seen


def _last_to_roll(session: History) -> Seat:
    for entry in range(session.length - 1, 0, -1):
        before = session.entry(entry - 1).seat
        if session.entry(entry).seat == TABLE != before:
            return before
    return 0
