"""Sentences for those who play by ear that are the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated

CONTEXT: Final = "table"

CHOICES: Final = QT_TRANSLATE_NOOP("table", "{player} can choose: {things}.")
TURN: Final = QT_TRANSLATE_NOOP("table", "{player}: {deeds}.")
RANKED: Final = QT_TRANSLATE_NOOP("table", "{rank}. {player}: {score}")
ON_TURN: Final = QT_TRANSLATE_NOOP("table", "To move: {players}.")
NOBODY_ON_TURN: Final = QT_TRANSLATE_NOOP("table", "It is nobody's turn now.")
GAME_OVER: Final = QT_TRANSLATE_NOOP("table", "The game is over.")
SECONDS_LEFT: Final = translate("table", "%n (second|seconds) left.", "", 0)
NO_CLOCK: Final = QT_TRANSLATE_NOOP("table", "There is no clock on this turn.")
NOTHING_HAPPENED: Final = QT_TRANSLATE_NOOP("table", "Nothing has happened yet.")
NOTHING_TO_DO: Final = QT_TRANSLATE_NOOP("table", "There is nothing to choose now.")


def choices_text(player: str, things: Sequence[str]) -> str:
    """Return what a player can choose from; ``things`` are in the imperative and without a full stop."""
    if not things:
        return translated(CONTEXT, NOTHING_TO_DO)
    return sentence(CONTEXT, CHOICES, {"player": player, "things": "; ".join(things)})


def turn_sentence(player: str, deeds: Sequence[str]) -> str:
    """Return a turn in one sentence; ``deeds`` tell in the present what ``player`` does, one by one.

    >>> turn_sentence("Bolek", ["3 rolls", "takes tile 25"])
    'Bolek: 3 rolls; takes tile 25.'
    """
    return sentence(CONTEXT, TURN, {"player": player, "deeds": "; ".join(deeds)}) if deeds else ""


def ranking_text(places: Sequence[tuple[int, str, str]]) -> str:
    """Return everybody's rank, name and score, the best first.

    >>> ranking_text([(2, "Bolek", "3 worms"), (1, "Ala", "5 worms")])
    '1. Ala: 5 worms; 2. Bolek: 3 worms.'
    """
    told = [
        sentence(CONTEXT, RANKED, {"rank": rank, "player": player, "score": score})
        for rank, player, score in sorted(places, key=lambda place: place[0])
    ]
    return "; ".join(told) + "."
