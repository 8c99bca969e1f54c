"""One ranking over games of any kind, by places alone: scores of different games can't be compared."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.names import name_key
from stolik.services.family_book.store import TableGame


class Ranked(NamedTuple):
    """What a person has come to over games; ``points`` are whole or half ones, equals share a place."""

    name: str
    place: int
    points: float
    games: int
    wins: int


@dataclass(slots=True)
class _Sum:
    name: str
    points: float = 0.0
    games: int = 0
    wins: int = 0


def counted(games: Iterable[TableGame], people: Collection[str] | None = None) -> list[TableGame]:
    """Return the games in which at least two of these people sat, with nobody else in them.

    Without ``people`` everybody of the house is meant.
    """
    wanted = None if people is None else {name_key(name) for name in people}
    found = []
    for game in games:
        here = [each for each in game.people if wanted is None or name_key(each[0]) in wanted]
        if len(here) > 1:
            found.append(game._replace(people=tuple(here)))
    return found


def ranking(games: Iterable[TableGame], people: Collection[str] | None = None) -> list[Ranked]:
    """Return the ranking, best first: a point for everybody one leaves behind, half a point for equals.

    Computers and strangers are left out of it. More wins are better among equal points; a win is to leave
    everybody behind or beside oneself. All ``people`` are ranked, those without a game too.

    >>> ranking([TableGame("a", "pickomino", 2, 1, (("Ala", 7, 1), ("Jan", 4, 3)))])[0]
    Ranked(name='Ala', place=1, points=1.0, games=1, wins=1)
    """
    sums = {name_key(name): _Sum(name) for name in people or ()}
    for game in counted(games, people):
        best = min([place for _, _, place in game.people])
        for name, _, place in game.people:
            mine = sums.setdefault(name_key(name), _Sum(name))
            mine.games += 1
            mine.wins += place == best
            mine.points += (
                sum([(other > place) + 0.5 * (other == place) for _, _, other in game.people], IN_ORDER) - 0.5
            )
    order = sorted(sums.values(), key=lambda each: (-each.points, -each.wins, -each.games))
    return [
        Ranked(
            each.name,
            1 + sum([(other.points, other.wins) > (each.points, each.wins) for other in order], 0),
            each.points,
            each.games,
            each.wins,
        )
        for each in order
    ]
