"""How strong a person plays, by their games against one computer, and how that has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from stolik.analysis.rating import RatedGame, Rating
from stolik.engine.bot import Level
from stolik.engine.strength import Scale
from stolik.services.family_book.store import Duel

MOST: Final = 250
"""The latest games that are reckoned with: those before have faded."""


class Moment(NamedTuple):
    """What is known of a person after a game."""

    duel: Duel
    rating: Rating


def counted(duels: Iterable[Duel], game: str) -> list[Duel]:
    """Return the duels of a game, each once: the same luck again is known already."""
    found: dict[str, Duel] = {}
    for duel in duels:
        if duel.game == game:
            found.setdefault(duel.seed or duel.key, duel)
    return list(found.values())


def course(duels: Sequence[Duel], scale: Scale) -> list[Moment]:
    """Return what is known after each of the latest duels, which come in their order."""
    latest = duels[-MOST:]
    games = [RatedGame(strength_of(duel.level, scale), duel.result, duel.adjusted) for duel in latest]
    ratings = accumulate(games, Rating.after, initial=Rating(scale))
    next(ratings)
    return [Moment(duel, rating) for duel, rating in zip(latest, ratings, strict=True)]


def strength_of(level: str, scale: Scale) -> int:
    """Return the strength of a computer by its level or by its figures.

    Raises:
        ValueError: There is no such level.
    """
    return int(level) if level.isdecimal() else scale.marks[Level(level)]
