"""Puts what the family book holds into rows for the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from stolik.engine.dice import FACES
from stolik.engine.messages import decimal, sentence, translated
from stolik.engine.name_form import isolated
from stolik.engine.names import name_key
from stolik.services.family_book import sentences as words
from stolik.services.family_book.dice import usual
from stolik.services.family_book.figures import KindFigures, kinds
from stolik.services.family_book.game_row import GameRow, PersonRow
from stolik.services.family_book.ranking import Ranked
from stolik.services.family_book.store import PersonGame, TableGame

MOST_PLACES: Final = 12
"""The last games that are shown one by one."""


class Fact(NamedTuple):
    """A figure, and what it is called."""

    label: str
    value: str


class CardRow(NamedTuple):
    """One kind of game: the places of its last games, and the key of the one with the best score."""

    key: str
    title: str
    counts: str
    facts: tuple[Fact, ...]
    places: tuple[int, ...]
    record: str


class RankingRow(NamedTuple):
    """A person in a ranking; ``part`` is that of the points of the one who has the most."""

    name: str
    place: int
    avatar: int
    colour: int
    text: str
    part: float


class FaceRow(NamedTuple):
    """A face of the dice; ``part`` is how far along the scale its count lies."""

    face: int
    times: int
    part: float
    text: str


def card_rows(games: Sequence[PersonGame]) -> list[CardRow]:
    """Return a card for each kind of game of a person, whose games come in the order of the book."""
    return [_card(each) for each in kinds(games)]


def _card(figures: KindFigures) -> CardRow:
    facts = [
        Fact(translated(words.CONTEXT, words.BEST), words.signed(figures.best.score)),
        Fact(translated(words.CONTEXT, words.MEAN), decimal(figures.mean + 1e-9)),  # halves go up
    ]
    counts = words.games_text(figures.games)
    if not figures.alone:
        wins = words.wins_text(figures.wins)
        counts = sentence(words.CONTEXT, words.GAMES_AND_WINS, {"games": counts, "wins": wins})
        row = words.streak_text(figures.streak, figures.longest)
        facts.append(Fact(translated(words.CONTEXT, words.STREAK), row))
    return CardRow(
        f"{figures.game}:{'alone' if figures.alone else ''}",
        words.title_of(figures.game, figures.alone),
        counts,
        tuple(facts),
        () if figures.alone else tuple(figures.places[-MOST_PLACES:]),
        figures.best.key,
    )


def ranking_rows(ranked: Sequence[Ranked], people: Mapping[str, PersonRow]) -> list[RankingRow]:
    """Return the rows of a ranking; ``people`` are those of the house by the key of the name."""
    most = max([each.points for each in ranked], default=0.0) or 1.0
    found = []
    for each in ranked:
        person = people.get(name_key(each.name), PersonRow(each.name))
        found.append(
            RankingRow(
                isolated(each.name),
                each.place,
                person.avatar,
                person.colour,
                words.ranked_text(each),
                each.points / most,
            )
        )
    return found


def game_rows(
    games: Sequence[TableGame], best: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> list[GameRow]:
    """Return a row for each game, with all who played in the order of their places.

    ``best`` are those whose best score a game holds, by its key.
    """
    return [
        GameRow(
            game.key,
            words.title_of(game.game, game.seats == 1),
            _ended(game),
            game.day,
            words.record_text(best.get(game.key, ())),
        )
        for game in games
    ]


def _ended(game: TableGame) -> str:
    """Return who has reached what, in the order of the places."""
    ends = [(place, words.LATEST, name, score) for name, score, place in game.people]
    ends += [
        (place, words.COMPUTER if level else words.SOMEBODY, "", score) for level, score, place in game.others
    ]
    return " · ".join(
        sentence(words.CONTEXT, source, {"name": name, "score": words.signed(score)})
        for _, source, name, score in sorted(ends, key=lambda end: end[0])
    )


def face_rows(counts: Mapping[int, int]) -> list[FaceRow]:
    """Return a row for each face; nothing before dice were rolled."""
    dice = sum(counts.values())
    if not dice:
        return []
    band = usual(dice)
    return [
        FaceRow(
            face,
            counts.get(face, 0),
            _along(counts.get(face, 0), counts),
            sentence(
                words.CONTEXT,
                words.DICE_FACE,
                {"face": face, **band._asdict()},
                count=counts.get(face, 0),
            ),
        )
        for face in FACES
    ]


def band_parts(counts: Mapping[int, int]) -> list[float]:
    """Return where the band of what is usual begins and ends on the scale of the rows, from 0 to 1."""
    dice = sum(counts.values(), 0)
    if not dice:
        return []
    band = usual(dice)
    return [_along(band.low, counts), _along(band.high, counts)]


def _along(count: int, counts: Mapping[int, int]) -> float:
    """Return how far along the scale a count lies; the mean is its middle, and everything has room on it."""
    dice = sum(counts.values(), 0)
    mean = dice / len(FACES)
    ends = (*usual(dice), *[counts.get(face, 0) for face in FACES])
    reach = 1.6 * max([abs(each - mean) for each in ends]) or 1.0
    return 0.5 + (count - mean) / reach / 2
