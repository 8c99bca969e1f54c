"""How the games of a match are counted, so that a tournament needs to know no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.engine.game import AnyGame, Rejection, Seat
from stolik.engine.game_points import GamePoints

SCALE: Final = (4, 2, 1)
"""The big points of the first places; all others, and always the last one, get none."""

TABLE_SIZE: Final = 4
"""The players at a table, where nothing else is said."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What a tournament asks of a game.

    ``games`` returns the points of the games that are finished in a state, of which one record may hold
    several. ``fault`` tells why points can't be those of a game, though places and points are of one number
    and the places are such as equals share them. ``big_points`` returns the big points of places, by seat.
    ``table_size`` is the number of seats to be preferred. ``games_option`` and ``seconds_option`` name the
    options for the games in a record and the seconds a move; empty where the game has none. ``starter``
    returns who began the first game of a record, where the rules have drawn that; the others go round.
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
    """Tell whether places are such as equals share them and the next is left out.

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
