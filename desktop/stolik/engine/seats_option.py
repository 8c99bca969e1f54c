"""Options that name seats: agreements that apply to some players only, such as a handicap.

A file contains such an option only if it names a seat, so all other files look as they would without it. A
game's code doesn't contain it at all: chance is the same for all players.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any, Final

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import LEFT_OUT

_NAMES_SEATS: Final = "names_seats"


def seats_option() -> tuple[Seat, ...]:
    """Return the dataclass field of an option that names seats, by default none.

    Its values are seats in ascending order, without repetition.
    """
    return field(default=(), metadata={**LEFT_OUT, _NAMES_SEATS: True})


def seats_options(options_type: type[Any]) -> tuple[str, ...]:
    """Return the names of those options of a class that name seats."""
    return tuple([each.name for each in fields(options_type) if each.metadata.get(_NAMES_SEATS)])


def wrong_seats(options: Value, seats: int) -> str | None:
    """Return the first option whose value isn't an ordered list of a table's ``seats``, or ``None``."""
    for name in seats_options(type(options)):
        named = getattr(options, name)
        if list(named) != sorted(set(named) & set(range(seats))):
            return name
    return None
