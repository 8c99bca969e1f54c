"""How the command line writes: one line a thing, whatever a file has in its names."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from stolik.cli.console import one_line
from stolik.engine.game import TABLE, Seat
from stolik.engine.record import Player

LONGEST: Final = 60
"""The characters beyond which a word out of a file is cut: a name may be a whole novel."""


def word(text: str) -> str:
    """Return a name or key out of a file, fit to stand in a line."""
    return one_line(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def names_of(players: Sequence[Player]) -> list[str]:
    """Return the players' names by seat, fit to be printed."""
    return [word(player.name) for player in players]


def who(seat: Seat, names: Sequence[str]) -> str:
    """Return a seat with its player's name, or the table."""
    return "table" if seat == TABLE else f"seat {seat} ({names[seat]})"


def print_json(data: dict[str, Any]) -> None:
    """Print one object as indented JSON, in ASCII."""
    print(json.dumps(data, indent=2))
