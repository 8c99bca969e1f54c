"""The points that a game in a match brings each player, and the card for a game at a real table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from stolik.engine.game import AnyGame, Rejection, Seat, Value

EndOfCard: TypeAlias = Callable[[Sequence[Mapping[str, Any]], Seat | None], tuple[Seat, str] | Rejection]
"""Returns who must have won and by which ending, given the seats' objects and the chosen winner, if any."""


@dataclass(frozen=True, slots=True)
class GamePoints(Value):
    """The points and places of one finished game, by seat; equals share a place (1, 2, 2)."""

    small_points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardField:
    """A field that the card asks for at every seat.

    ``name`` is the key on the card, ``title`` an English source in the translation context of the game's id.
    A switch is true or false, and ``usual`` until changed; any other field is a number from 0 to ``most``,
    left out if it is unknown and that is allowed. A field is asked for only if the switch ``only_without`` is
    off. ``key`` is an English source for the letter that flips the switch, or adds 1 to the number, while
    another number of the seat is typed; it is empty if there is none.
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
    """The way in which a game at a real table is typed in, as a value of ``card_type``.

    The card is an object with the ``winner`` (a seat), the ``ending`` (a key of ``endings``, whose values are
    English sources in the translation context of the game's id) and ``seats``: one object for each seat, with
    the names of ``fields`` as keys. ``points`` counts a card that has been read, or returns why it can't be
    true; the fact ``seat`` of such a refusal is the 0-based seat to look at.

    ``end`` takes the seats' objects and the chosen winner, if any, and returns who must have won and how the
    game ended, or a refusal: what is still missing, or why no seat can have won. A refusal with a code in
    ``unfinished`` only means that something is still to be typed.
    """

    card_type: type[Value]
    endings: Mapping[str, str]
    fields: tuple[CardField, ...]
    points: Callable[[Any], GamePoints | Rejection] = field(repr=False)
    end: EndOfCard = field(repr=False)
    unfinished: frozenset[str] = frozenset()


SCALE: Final = (4, 2, 1)
"""The big points of the first places; all other places, and always the last one, get none."""

TABLE_SIZE: Final = 4
"""The number of players at a table, unless the game says otherwise."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """The match rules that a game gives to a tournament.

    ``games`` returns the points of the finished games in a state; one record may hold several. ``fault``
    returns why points can't be those of a game, though there are as many places as points and equals share a
    place. ``big_points`` returns the big points of places, by seat. ``table_size`` is the preferred number of
    seats. ``games_option`` and ``seconds_option`` name the options for the number of games in a record and
    the seconds per turn; they are empty if the game has none. ``starter`` returns who started a record's
    first game if the rules drew the starter; the later games are started in turn.
    """

    games: Callable[[Any], tuple[GamePoints, ...]]
    fault: Callable[[GamePoints], Rejection | None] = lambda _: None
    big_points: Callable[[Sequence[int]], tuple[int, ...]] = lambda places: big_points_of(places)
    table_size: int = TABLE_SIZE
    games_option: str = ""
    seconds_option: str = ""
    starter: Callable[[Any], Seat | None] = lambda _: None


def big_points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the big points for the places of a game, by seat: 4, 2, 1, then 0, and 0 for the last.

    Seats that share a place get the points of that place.

    >>> big_points_of([3, 1, 2, 4]), big_points_of([1, 3, 2]), big_points_of([2, 1]), big_points_of([2, 1, 2])
    ((1, 4, 2, 0), (4, 0, 2), (0, 4), (2, 4, 2))
    """
    points = [*SCALE[: len(places) - 1], *[0] * len(places)]
    return tuple([points[place - 1] for place in places])


def is_ranking(places: Sequence[int]) -> bool:
    """Return whether places are a valid ranking: equals share a place and the next one is skipped.

    >>> is_ranking([1, 3, 1]), is_ranking([2, 2, 1]), is_ranking([1, 1, 2])
    (True, True, False)
    """
    return all(place == 1 + sum(other < place for other in places) for place in places)


def default_match_rules(game: AnyGame, seats: tuple[int, int]) -> MatchRules:
    """Return match rules for a game without its own: a record is one game, its scores are small points.

    ``seats`` holds the least and the greatest number of seats.
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
