"""The chance to win the match, where a match is two games, given that the present game is won or isn't.

The other game is taken to end like games of the master with itself (``data/game_results.json``), in which
every seat is equally likely to have any place. Big points count first, then small ones, as in §10.6. In the
first game it isn't foreseen by how many points it will be won.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.engine.learned_tables import load
from stolik.games.rummikub.rules.scoring import big_points_of, places_of, ranks_of
from stolik.games.rummikub.rules.state import State

_AI: Final = "stolik.games.rummikub.ai"

_PAIRED: Final = 4
"""The number of other games before which each collected game is a first game."""


class MatchChances(NamedTuple):
    """The chances of a seat to win the match if it wins the present game, and if it doesn't."""

    won: float
    lost: float

    def of(self, chance: float) -> float:
        """Return the chance to win the match, given that to win the present game."""
        return chance * self.won + (1 - chance) * self.lost


SINGLE_GAME: Final = MatchChances(1.0, 0.0)


def decided_by_points(view: State) -> bool:
    """Return whether the sum of small points alone decides the match: for two who play two games.

    The winner of a game has more small points in it, so the winner of both has more in sum as well.
    """
    return view.seats == 2 and view.options.games_per_match == 2


def points_needed(view: State, seat: Seat) -> tuple[int, ...]:
    """Return than which small points the present game has to bring more, for one of two to win the match.

    There are several equally likely cases while the other game isn't played.
    """
    if view.results:
        return (-view.points[0][seat],)
    return _points_of_another_game()


def share_for_points(view: State, seat: Seat, points: int) -> float:
    """Return the share of the match that ``points`` small points of the present game bring one of two."""
    needed = points_needed(view, seat)
    return (sum([each < points for each in needed], 0) + needed.count(points) / 2) / len(needed)


@cache
def _points_of_another_game() -> tuple[int, ...]:
    return tuple(sorted([each for result in _collected(2) for each in result]))


def match_chances(view: State, seat: Seat) -> MatchChances:
    """Return the chances of a seat in the match by the outcome of the present game.

    Between the end of a game and the next deal, the next one is the present one.
    """
    if view.options.games_per_match == 1:
        return SINGLE_GAME
    if view.results:
        small, big = view.points
        return _last_game(small, big, seat)
    return _first_game(view.seats)


@lru_cache(maxsize=64)
def _last_game(small: tuple[int, ...], big: tuple[int, ...], seat: Seat) -> MatchChances:
    """Return the chances of a seat in the last game, with the points of all seats before it."""
    seats = len(small)
    shares: tuple[list[float], list[float]] = [], []
    for result in _collected(seats):
        for points, gains, winner in _seated(result):
            after = [had + new for had, new in zip(small, points, strict=True)]
            places = ranks_of(after, [had + new for had, new in zip(big, gains, strict=True)])
            share = 1 / places.count(1) if places[seat] == 1 else 0.0
            shares[winner != seat].append(share)
    return MatchChances(*[sum(each, IN_ORDER) / len(each) for each in shares])


@lru_cache(maxsize=4)
def _first_game(seats: int) -> MatchChances:
    """Return the chances of a seat in the first game; those of all seats before it are equal."""
    collected = _collected(seats)
    won = 0.0
    for number, first in enumerate(collected):
        gains = big_points_of(places_of(0, first))
        for step in range(1, _PAIRED + 1):
            second = collected[(number + step) % len(collected)]
            tables = list(_seated(second))
            for points, new, _ in tables:
                small = [had + each for had, each in zip(first, points, strict=True)]
                places = ranks_of(small, [had + each for had, each in zip(gains, new, strict=True)])
                won += (places[0] == 1) / places.count(1) / len(tables)
    won /= len(collected) * _PAIRED
    return MatchChances(won, (1 - won) / (seats - 1))


def _collected(seats: int) -> Sequence[tuple[int, ...]]:
    """Return the small points of collected games, the winner's first."""
    return [tuple(result) for result in load(_AI, "game_results")["results"][str(seats)]]


def _seated(result: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], Seat]]:
    """Yield small points, big points and the winner, for every order in which seats may have the places."""
    for order in permutations(range(len(result))):
        points, winner = tuple([result[place] for place in order]), order.index(0)
        yield points, big_points_of(places_of(winner, points)), winner
