"""What a game is worth to each player in a match, and the card for a game at a real table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from stolik.engine.game import AnyGame, Rejection, Seat, Value

EndOfCard: TypeAlias = Callable[[Sequence[Mapping[str, Any]], Seat | None], tuple[Seat, str] | Rejection]
"""Tells who must have won and by which ending, from the seats' objects and from who was chosen as winner."""


@dataclass(frozen=True, slots=True)
class GamePoints(Value):
    """The points of one finished game and its places, by seat; equals share a place (1, 2, 2)."""

    small_points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardField:
    """Something the card asks for every seat.

    ``name`` is the key on the card, ``title`` an English source in the translation context of the game's id.
    A switch is true or false, and ``usual`` unless it is changed; anything else is a number from 0 to
    ``most``, left out if it may be and isn't known. A field is asked for only if the switch
    ``only_without`` is off. ``key`` is an English source for the letter that flips the switch, or adds 1 to
    the number, while another number of the seat is typed; empty if there is none.
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
    """A game at a real table as it is typed in, a value of ``card_type``.

    The card is an object with the ``winner`` (a seat), the ``ending`` (a key of ``endings``, whose values are
    English sources in the translation context of the game's id) and ``seats``: an object for each, with
    the keys of ``fields``. ``points`` counts a card that has been read, or tells what can't be true of it;
    the fact ``seat`` of such a refusal is the 0-based seat to look at.

    ``end`` takes the seats' objects and the chosen winner, if any, and returns who must have won and how the
    game ended, what is missing to tell, or why no seat can have won. The codes in ``unfinished`` refuse a
    card only for something that is still to be typed.
    """

    card_type: type[Value]
    endings: Mapping[str, str]
    fields: tuple[CardField, ...]
    points: Callable[[Any], GamePoints | Rejection] = field(repr=False)
    end: EndOfCard = field(repr=False)
    unfinished: frozenset[str] = frozenset()


SCALE: Final = (4, 2, 1)
"""The big points of the first places; all others, and always the last one, get none."""

TABLE_SIZE: Final = 4
"""The players at a table, if nothing else is said."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What a tournament asks of a game.

    ``games`` returns the points of the finished games in a state; one record may hold several. ``fault``
    tells why points can't be those of a game, although there are as many places as points and equals share a
    place. ``big_points`` returns the big points of places, by seat. ``table_size`` is the preferred number of
    seats. ``games_option`` and ``seconds_option`` name the options for the games in a record and the seconds
    per move; empty if the game has none. ``starter`` returns who started the first game of a record if the
    rules drew that; the others take turns.
    """

    games: Callable[[Any], tuple[GamePoints, ...]]
    fault: Callable[[GamePoints], Rejection | None] = lambda _: None
    big_points: Callable[[Sequence[int]], tuple[int, ...]] = lambda places: big_points_of(places)
    table_size: int = TABLE_SIZE
    games_option: str = ""
    seconds_option: str = ""
    starter: Callable[[Any], Seat | None] = lambda _: None


def big_points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the big points of the places of a game, by seat: 4, 2, 1, then 0, and 0 for the last.

    Seats that share a place get the points of that place.

    >>> big_points_of([3, 1, 2, 4]), big_points_of([1, 3, 2]), big_points_of([2, 1]), big_points_of([2, 1, 2])
    ((1, 4, 2, 0), (4, 0, 2), (0, 4), (2, 4, 2))
    """
    points = [*SCALE[: len(places) - 1], *[0] * len(places)]
    return tuple([points[place - 1] for place in places])


def is_ranking(places: Sequence[int]) -> bool:
    """Return whether equals share places and the next place is left out.

    >>> is_ranking([1, 3, 1]), is_ranking([2, 2, 1]), is_ranking([1, 1, 2])
    (True, True, False)
    """
    return all(place == 1 + sum(other < place for other in places) for place in places)


def default_match_rules(game: AnyGame, seats: tuple[int, int]) -> MatchRules:
    """Return the rules of a game without its own: a record is one game, its scores are small points.

    ``seats`` are how few and how many the game seats.
    """

    def games(state: Any) -> tuple[GamePoints, ...]:
        if game.to_act(state):
            return ()
        standings = sorted(game.standings(state), key=lambda standing: standing.seat)
        return (
            GamePoints(
                tuple([standing.score for standing in standings]),
                tuple([standing.rank for standing in standings]),
            ),
        )

    return MatchRules(games, table_size=max(seats[0], min(TABLE_SIZE, seats[1])))
