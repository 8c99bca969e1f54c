"""Options that name seats: what is agreed for some players only, such as a handicap.

A file mentions one only if it names a seat, so that all other files are as they would be without it. A game's
code doesn't contain it either: chance is the same for all players.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any, Final

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import LEFT_OUT

_NAMES_SEATS: Final = "names_seats"


def seats_option() -> tuple[Seat, ...]:
    """Return the dataclass field of such an option, which names no seat by default.

    Its values are seats in ascending order, none twice.
    """
    return field(default=(), metadata={**LEFT_OUT, _NAMES_SEATS: True})


def seats_options(options_type: type[Any]) -> tuple[str, ...]:
    """Return the names of the options of a class that name seats."""
    return tuple([each.name for each in fields(options_type) if each.metadata.get(_NAMES_SEATS)])


def wrong_seats(options: Value, seats: int) -> str | None:
    """Return the first option that doesn't name seats of a table of ``seats`` in order, or ``None``."""
    for name in seats_options(type(options)):
        named = getattr(options, name)
        if list(named) != sorted(set(named) & set(range(seats))):
            return name
    return None
