"""What a game is worth to everybody in a match, and the card on which a game of a real table is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.game import Rejection, Value


@dataclass(frozen=True, slots=True)
class GamePoints(Value):
    """The points of one finished game and its places, by seat; equals share a place (1, 2, 2)."""

    small_points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardField:
    """Something that the card asks of every seat.

    ``name`` is the key on the card, ``title`` an English source in the translation context of the game's id.
    A switch is true or false; anything else is a number from 0 to ``most``, left out where it may be and
    isn't known.
    """

    name: str
    title: str
    most: int = 1
    is_switch: bool = False
    may_be_left_out: bool = False


@dataclass(frozen=True, slots=True)
class CardEntry:
    """How a game of a real table is typed in, as a value of ``card_type``.

    The card is an object with the ``winner`` (a seat), the ``ending`` (a key of ``endings``, whose values are
    English sources in the translation context of the game's id) and ``seats``: an object for each, with
    the keys of ``fields``. ``points`` counts a card that has been read, or tells what can't be true of it;
    the fact ``seat`` of such a refusal is the 0-based seat to look at.
    """

    card_type: type[Value]
    endings: Mapping[str, str]
    fields: tuple[CardField, ...]
    points: Callable[[Any], GamePoints | Rejection] = field(repr=False)
