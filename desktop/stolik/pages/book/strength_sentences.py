"""What is said of how strong a person plays, and of each game that tells it."""

from __future__ import annotations

from math import ceil
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.name_form import isolated
from stolik.engine.strength import MOST
from stolik.models.dates import day_text
from stolik.services.family_book.store import Duel
from stolik.tournament.desk_sentences import level_text

CONTEXT: Final = "strength"

HALF: Final = QT_TRANSLATE_NOOP(
    "strength", "{name} wins about half of the games against a computer of strength {strength}."
)
MORE: Final = QT_TRANSLATE_NOOP(
    "strength", "{name} wins more than half of the games even against the strongest computer."
)
FEWER: Final = QT_TRANSLATE_NOOP(
    "strength", "{name} wins fewer than half of the games even against the weakest computer."
)
SURENESS: Final = translate(
    "strength", "By %n finished (game|games) against one computer, ± {reach} on a scale from 0 to 100.", "", 0
)
NONE: Final = QT_TRANSLATE_NOOP("strength", "No game against one computer is finished yet.")

BY_FIGURE: Final = QT_TRANSLATE_NOOP("strength", "computer: {strength} of 100")
BY_LEVEL: Final = QT_TRANSLATE_NOOP("strength", "computer: {level}")
WON: Final = QT_TRANSLATE_NOOP("strength", "won")
LOST: Final = QT_TRANSLATE_NOOP("strength", "lost")
SHARED: Final = QT_TRANSLATE_NOOP("strength", "a tie")
RATED: Final = QT_TRANSLATE_NOOP("strength", "rated game")
SINCE: Final = QT_TRANSLATE_NOOP("strength", "strength since then: {strength} ± {reach}")


def sentence_of(name: str, strength: float) -> str:
    """Return the one sentence on the strength of a person, who may be beyond the ends of the scale.

    >>> sentence_of("Ala", 61.7)
    'Ala wins about half of the games against a computer of strength 62.'
    """
    whole = round(strength)
    source = MORE if whole > MOST else FEWER if whole < 0 else HALF
    return sentence(CONTEXT, source, {"name": isolated(name), "strength": whole})


def sureness_of(games: int, reach: float) -> str:
    """Return by how many games the strength is known, and how far the truth may lie from it.

    >>> sureness_of(1, 70.2)
    'By 1 finished game against one computer, ± 71 on a scale from 0 to 100.'
    """
    return sentence(CONTEXT, SURENESS, {"reach": ceil(reach)}, count=games)


def game_text(duel: Duel, strength: float, reach: float) -> str:
    """Return what a game was, and the strength that is known since."""
    if duel.level.isdecimal():
        computer = sentence(CONTEXT, BY_FIGURE, {"strength": duel.level})
    else:
        computer = sentence(CONTEXT, BY_LEVEL, {"level": level_text(duel.level)})
    result = WON if duel.result == 1 else SHARED if duel.result else LOST
    facts = {"strength": f"{round(strength)}".replace("-", "−"), "reach": ceil(reach)}
    told = [day_text(duel.day), computer, translated(CONTEXT, result)]
    told += [translated(CONTEXT, RATED)] if duel.rated else []
    return " · ".join([*told, sentence(CONTEXT, SINCE, facts)])


def no_games() -> str:
    """Return the sentence on a person who has finished no game against one computer."""
    return translated(CONTEXT, NONE)
