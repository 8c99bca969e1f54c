"""What a game is worth to everybody in a match, and the card on which a game of a real table is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from stolik.engine.game import Rejection, Seat, Value

EndOfCard: TypeAlias = Callable[[Sequence[Mapping[str, Any]], Seat | None], tuple[Seat, str] | Rejection]
"""Tells who must have won and by which ending, from the seats' objects and from who was chosen as winner."""


@dataclass(frozen=True, slots=True)
class GamePoints(Value):
    """The points of one finished game and its places, by seat; equals share a place (1, 2, 2)."""

    small_points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardField:
    """Something that the card asks of every seat.

    ``name`` is the key on the card, ``title`` an English source in the translation context of the game's id.
    A switch is true or false, and ``usual`` unless it is changed; anything else is a number from 0 to
    ``most``, left out where it may be and isn't known. A field is asked only where the switch
    ``only_without`` is off. ``key`` is an English source for the letter that flips the switch, or adds 1 to
    the number, while another number of the seat is typed; empty where there is none.
    """

    name: str
    title: str
    most: int = 1
    is_switch: bool = False
    may_be_left_out: bool = False
    usual: bool = False
    only_without: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """How a game of a real table is typed in, as a value of ``card_type``.

    The card is an object with the ``winner`` (a seat), the ``ending`` (a key of ``endings``, whose values are
    English sources in the translation context of the game's id) and ``seats``: an object for each, with
    the keys of ``fields``. ``points`` counts a card that has been read, or tells what can't be true of it;
    the fact ``seat`` of such a refusal is the 0-based seat to look at.

    ``end`` tells from the seats' objects, and from who has been chosen as the winner if anybody has, who must
    have won and by which ending, or what is missing to tell, or why nobody can have. The codes in
    ``unfinished`` refuse a card only for something that is still to be typed.
    """

    card_type: type[Value]
    endings: Mapping[str, str]
    fields: tuple[CardField, ...]
    points: Callable[[Any], GamePoints | Rejection] = field(repr=False)
    end: EndOfCard = field(repr=False)
    unfinished: frozenset[str] = frozenset()
