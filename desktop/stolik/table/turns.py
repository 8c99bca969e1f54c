"""Moves of people as the screen gives them: whose they are, and what they say."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session


def person_to_act(session: Session, is_person: Callable[[Seat], bool]) -> Seat | None:
    """Return the person whose move the screen takes: clockwise from whoever set chance going last.

    So people who answer the same roll sit down one after the other, and what bots do meanwhile doesn't
    change the order.
    """
    people = [seat for seat in session.to_act if is_person(seat)]
    if len(people) < 2:
        return next(iter(people), None)
    first = _last_to_roll(session)
    return min(people, key=lambda seat: (seat - first) % session.seats)


def _last_to_roll(session: Session) -> Seat:
    seats = [entry.seat for entry in session.log]
    before = [seat for seat, after in pairwise(seats) if after == TABLE != seat]
    return before[-1] if before else 0


def whole_numbers(move: dict[str, Any]) -> dict[str, Any]:
    """Return a move as JSON has it: QML's numbers may come as 4.0."""

    def whole(value: Any) -> Any:
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, list):
            return [whole(item) for item in value]
        return value

    return {key: whole(value) for key, value in move.items()}
