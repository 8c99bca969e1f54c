"""What the games of one person come to: games, wins, the best and the mean score, and streaks of wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stolik.services.family_book.store import PersonGame


@dataclass(frozen=True, slots=True)
class KindFigures:
    """One kind of game of one person; games alone are a kind of their own.

    ``best`` is the first game in which the person made their most points, ``mean`` that of all scores.
    ``streak`` counts the wins in a row up to the last game, ``longest`` those of the longest such row.
    ``places`` are those of all games in the order of the book. Alone there are no wins.
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
    """Return the games that were played to their end."""
    return [game for game in games if game.is_over]


def kinds(games: Sequence[PersonGame]) -> list[KindFigures]:
    """Return the figures of each kind, the one that was played most first; the games come in their order."""
    found: dict[tuple[str, bool], list[PersonGame]] = {}
    for each in finished(games):
        found.setdefault((each.game, each.seats == 1), []).append(each)
    figures = [_figures(game, alone, of) for (game, alone), of in found.items()]
    return sorted(figures, key=lambda each: (-each.games, each.game, each.alone))


def streaks(places: Iterable[int]) -> tuple[int, int]:
    """Return how many first places stand in a row at the end, and how many in the longest row.

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
