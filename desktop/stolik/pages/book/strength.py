"""Turns a person's strength into cards for the screen, one for each game against one computer."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from stolik.analysis.rating import Rating
from stolik.engine.coaching.strength import MOST
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.names import isolated
from stolik.models.words import day_text
from stolik.services.family_book.figures import course, different_duels
from stolik.services.family_book.rows import title_of
from stolik.services.family_book.store import Duel
from stolik.tournament.sentences import level_text

MOST_SHOWN: Final = 50
"""How many of the latest games are drawn."""

REACH: Final = 2
"""The standard deviations to both sides within which the strength lies in 19 of 20 cases."""


class StrengthGame(NamedTuple):
    """A game on the course: ``result`` is 1 for a win; ``text`` describes it and the strength after it."""

    key: str
    text: str
    result: float
    rated: bool


class Mark(NamedTuple):
    """A level on the scale, at its strength."""

    text: str
    at: int


class StrengthRow(NamedTuple):
    """A card: a sentence, and the course of the strength with its band, game by game.

    ``marks`` are the levels.
    """

    key: str
    title: str
    sentence: str
    sureness: str
    games: tuple[StrengthGame, ...]
    course: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    marks: tuple[Mark, ...]


def strength_rows(name: str, duels: Sequence[Duel]) -> list[StrengthRow]:
    """Return a person's cards, those with the most games first; ``duels`` are in order."""
    games = {duel.game for duel in duels if find_game(duel.game) is not None}
    found = [(game, different_duels(duels, game)) for game in games if load_package(game).scale is not None]
    return [_card(name, *each) for each in sorted(found, key=lambda each: (-len(each[1]), each[0]))]


def _card(name: str, game: str, duels: Sequence[Duel]) -> StrengthRow:
    scale = load_package(game).scale
    assert scale is not None, "the games have been chosen by it"
    moments = course(duels, scale)[-MOST_SHOWN:]
    strengths = [moment.rating.strength for moment in moments]
    reaches = [_reach(moment.rating) for moment in moments]
    latest = moments[-1].rating
    return StrengthRow(
        game,
        title_of(game),
        sentence_of(name, latest.strength),
        sureness_of(len(duels), reaches[-1]),
        tuple(
            [
                StrengthGame(
                    moment.duel.key,
                    game_text(moment.duel, moment.rating.strength, reach),
                    moment.duel.result,
                    moment.duel.rated,
                )
                for moment, reach in zip(moments, reaches, strict=True)
            ]
        ),
        tuple(map(float, strengths)),
        tuple([max(0.0, at - reach) for at, reach in zip(strengths, reaches, strict=True)]),
        tuple([min(float(MOST), at + reach) for at, reach in zip(strengths, reaches, strict=True)]),
        tuple([Mark(level_text(level), at) for level, at in scale.marks.items()]),
    )


def _reach(rating: Rating) -> float:
    """Return how far the truth may lie from the strength."""
    return REACH * rating.deviation


CONTEXT: Final = "strength"

HALF: Final = N_("strength", "{name} wins about half the games against a computer of strength {strength}.")
SURENESS: Final = translate(
    "strength",
    "Based on %n finished (game|games) against one computer, ± {reach} on a scale of 0 to 100.",
    "",
    0,
)
NONE: Final = N_("strength", "No finished game against one computer yet.")

BY_FIGURE: Final = N_("strength", "computer: {strength} of 100")
BY_LEVEL: Final = N_("strength", "computer: {level}")
WON: Final = N_("strength", "won")
LOST: Final = N_("strength", "lost")
SHARED: Final = N_("strength", "a tie")
RATED: Final = N_("strength", "rated game")
SINCE: Final = N_("strength", "strength since then: {strength} ± {reach}")


def sentence_of(name: str, strength: int) -> str:
    """Return one sentence about a person's strength.

    >>> sentence_of("Ala", 62)
    'Ala wins about half the games against a computer of strength 62.'
    """
    return sentence(CONTEXT, HALF, {"name": isolated(name), "strength": strength})


def sureness_of(games: int, reach: float) -> str:
    """Return how many games the strength is based on, and how far the truth may lie from it.

    >>> sureness_of(1, 70.2)
    'Based on 1 finished game against one computer, ± 71 on a scale of 0 to 100.'
    """
    return sentence(CONTEXT, SURENESS, {"reach": ceil(reach)}, count=games)


def game_text(duel: Duel, strength: int, reach: float) -> str:
    """Return a sentence about a game and the strength after it."""
    if duel.level.isdecimal():
        computer = sentence(CONTEXT, BY_FIGURE, {"strength": duel.level})
    else:
        computer = sentence(CONTEXT, BY_LEVEL, {"level": level_text(duel.level)})
    result = WON if duel.result == 1 else SHARED if duel.result else LOST
    facts = {"strength": strength, "reach": ceil(reach)}
    told = [day_text(duel.day), computer, translated(CONTEXT, result)]
    told += [translated(CONTEXT, RATED)] if duel.rated else []
    return " · ".join([*told, sentence(CONTEXT, SINCE, facts)])


def no_games() -> str:
    """Return the sentence about a person without a finished game against one computer."""
    return translated(CONTEXT, NONE)
