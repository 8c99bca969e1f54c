"""What a game says of itself before any of it is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SUFFIX: Final = ".stolik"
"""The ending of a record's file."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The label on a game's box.

    ``id`` is the folder's name, ``rules`` the number of the rules' version; ``seats`` and ``minutes`` are
    inclusive ranges. ``title``, ``plays_as`` and ``tagline`` are English sources in the translation context
    of the ``id``. ``order`` is the place on the home screen; ``draws_for_start`` says that the rules
    themselves draw the starter, as a move of the table.
    """

    id: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    min_age: int
    title: str
    plays_as: str
    tagline: str
    order: int
    draws_for_start: bool = False
    has_secrets: bool = False
