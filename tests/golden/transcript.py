"""Writes a transcript of a game that a person can follow and a test can compare."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.session import Session


def transcript(session: Session) -> str:
    lines: list[str] = []
    for index, entry in enumerate(session.log):
        lines.append(f"{index + 1:4} {_who(entry.seat):6} {_said(entry.move)}")
        lines += [f"{'':14}{_said(step.event)}" for step in session.steps_of(index)]
    lines.append("over" if session.over else f"to act: {', '.join(map(_who, session.to_act))}")
    lines += [
        f"place {place.rank}: seat {place.seat}, score {place.score}"
        + "".join(f", {name} {value}" for name, value in place.details.items())
        for place in session.standings
    ]
    return "\n".join(lines) + "\n"


def _who(seat: Seat) -> str:
    return "table" if seat == TABLE else f"seat {seat}"


def _said(value: Value) -> str:
    plain = to_plain(value)
    return " ".join([plain.pop("kind"), *(f"{name}={_shown(given)}" for name, given in plain.items())])


def _shown(given: Any) -> str:
    if isinstance(given, dict):
        return " ".join(f"{name}={_shown(value)}" for name, value in given.items())
    return ",".join(map(_part, given)) if isinstance(given, list) else str(given)


def _part(item: Any) -> str:
    """Return an item of a list as text: tiles in brackets, and each seat's entry on its own line."""
    if isinstance(item, dict):
        return f"\n{'':18}{_shown(item)}"
    if isinstance(item, list) and all(isinstance(tile, str) for tile in item):
        return f"({' '.join(item)})"
    return str(item)
