"""Figures from people's games: wins, scores and streaks, rankings by place, strengths, and dice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import erfc, exp, lgamma, log, pi, sqrt
from typing import Final, NamedTuple

from stolik.analysis.rating import RatedGame, Rating, unknown
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import Scale
from stolik.engine.dice import FACES
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.names import name_key
from stolik.services.family_book.store import Duel, PersonGame, TableGame


@dataclass(frozen=True, slots=True)
class KindFigures:
    """A person's figures for one kind of game; games played alone are a kind of their own.

    ``best`` is the first game with the person's highest score, ``mean`` the mean of all scores. ``streak``
    counts the wins in a row up to the last game, ``longest`` the wins of the longest streak. ``places`` are
    those of all games in the order of the book. There are no wins in games played alone.
    """

    game: str
    alone: bool
    games: int
    wins: int
    best: PersonGame
    mean: float
    streak: int
    longest: int
    places: tuple[int, ...]


def finished(games: Iterable[PersonGame]) -> list[PersonGame]:
    return [game for game in games if game.is_over]


def kinds(games: Sequence[PersonGame]) -> list[KindFigures]:
    """Return the figures for each kind, the most played first; ``games`` are in the order of the book."""
    found: dict[tuple[str, bool], list[PersonGame]] = {}
    for each in finished(games):
        found.setdefault((each.game, each.seats == 1), []).append(each)
    figures = [_figures(game, alone, of) for (game, alone), of in found.items()]
    return sorted(figures, key=lambda each: (-each.games, each.game, each.alone))


def streaks(places: Iterable[int]) -> tuple[int, int]:
    """Return the lengths of the current streak of first places and of the longest one.

    >>> streaks([1, 1, 2, 1])
    (1, 2)
    """
    now = longest = 0
    for place in places:
        now = now + 1 if place == 1 else 0
        longest = max(longest, now)
    return now, longest


def _figures(game: str, alone: bool, games: Sequence[PersonGame]) -> KindFigures:
    places = tuple([each.place for each in games])
    streak, longest = (0, 0) if alone else streaks(places)
    return KindFigures(
        game,
        alone,
        len(games),
        0 if alone else places.count(1),
        max(games, key=lambda each: each.score),
        sum([each.score for each in games], 0) / len(games),
        streak,
        longest,
        places,
    )


class Ranked(NamedTuple):
    """A person's total over some games; ``points`` come in halves, and equals share a place."""

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
    """Return the games with at least two of these people, reduced to their seats.

    By default ``people`` is everybody in the house.
    """
    wanted = None if people is None else {name_key(name) for name in people}
    found = []
    for game in games:
        here = [each for each in game.people if wanted is None or name_key(each[0]) in wanted]
        if len(here) > 1:
            found.append(game._replace(people=tuple(here)))
    return found


def ranking(games: Iterable[TableGame], people: Collection[str] | None = None) -> list[Ranked]:
    """Return the ranking, best first: a point for everybody beaten, half a point for every tie.

    Computers and strangers don't count. Wins break ties; a shared first place is a win too. All ``people``
    are ranked, including those without a game.

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


MOST: Final = 250
"""How many of the latest games count; earlier ones would hardly change the result."""


class Moment(NamedTuple):
    """A person's rating after a game."""

    duel: Duel
    rating: Rating


def different_duels(duels: Iterable[Duel], game: str) -> list[Duel]:
    """Return the duels of one kind of game, counting those with the same luck once."""
    found: dict[str, Duel] = {}
    for duel in duels:
        if duel.game == game:
            found.setdefault(duel.seed or duel.key, duel)
    return list(found.values())


def course(duels: Sequence[Duel], scale: Scale) -> list[Moment]:
    """Return the rating after each of the latest duels; ``duels`` are in order."""
    latest = duels[-MOST:]
    games = [
        RatedGame(strength_of(duel.level, scale), duel.result, duel.adjusted, duel.error) for duel in latest
    ]
    ratings = accumulate(games, Rating.after, initial=unknown(scale))
    next(ratings)
    return [Moment(duel, rating) for duel, rating in zip(latest, ratings, strict=True)]


def strength_of(level: str, scale: Scale) -> int:
    """Return the strength of a computer from its level or from the digits of a strength.

    Raises:
        ValueError: There is no such level.
    """
    return int(level) if level.isdecimal() else scale.marks[Level(level)]


OUTSIDE: Final = 0.05
"""The share of houses in which a face falls outside its band, half of them on each side."""

ENOUGH: Final = 60
"""How many dice, ten per face, it takes to call a distribution usual or rare."""


class Band(NamedTuple):
    """The usual range of a face's count, both bounds included."""

    low: int
    high: int


@cache
def usual(dice: int) -> Band:
    """Return the band of a face's count among ``dice`` fair dice in 19 of 20 houses, by exact sums.

    >>> usual(200)
    Band(low=23, high=44)
    """
    chance = 1 / len(FACES)
    # Beyond 10 standard deviations from the mean, the chances are negligible.
    reach = 10 * sqrt(dice * chance * (1 - chance)) + 10
    first, last = max(0, int(dice * chance - reach)), min(dice, int(dice * chance + reach))
    every = lgamma(dice + 1)
    chances = [
        exp(every - lgamma(k + 1) - lgamma(dice - k + 1) + k * log(chance) + (dice - k) * log(1 - chance))
        for k in range(first, last + 1)
    ]
    low, high, below, above = first, last, 0.0, 0.0
    while below + chances[low - first] <= OUTSIDE / 2:
        below += chances[low - first]
        low += 1
    while above + chances[high - first] <= OUTSIDE / 2:
        above += chances[high - first]
        high -= 1
    return Band(low, high)


def rarity(counts: Mapping[int, int]) -> float:
    """Return the share of houses in which fair dice fall at least this unevenly.

    It is the upper tail of the chi-square distribution with five degrees of freedom, in closed form
    (Abramowitz and Stegun 26.4.4).

    >>> even, uneven = {face: 10 for face in FACES}, {1: 26, 2: 6, 3: 9, 4: 9, 5: 8, 6: 14}
    >>> round(rarity(even), 3), round(rarity(uneven), 4)
    (1.0, 0.0004)
    """
    mean = sum(counts.values(), 0) / len(FACES)
    if not mean:
        return 1.0
    square = sum([(counts.get(face, 0) - mean) ** 2 for face in FACES], IN_ORDER) / mean
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)
