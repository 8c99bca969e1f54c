"""What the pages of the tournament call its stages, rounds, tables and games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.game_library import find_game
from stolik.engine.messages import QT_TRANSLATE_NOOP, Translate, english
from stolik.tournament.entries import Stage

CONTEXT: Final = "desk"

STAGES: Final[Mapping[Stage, str]] = {
    "qualifying": QT_TRANSLATE_NOOP("desk", "Qualifying"),
    "semi_final": QT_TRANSLATE_NOOP("desk", "Semi-final"),
    "final": QT_TRANSLATE_NOOP("desk", "Final"),
}
QUALIFYING_ROUND: Final = QT_TRANSLATE_NOOP("desk", "Qualifying, round {round} of {rounds}")
PLAY_OFF: Final = QT_TRANSLATE_NOOP("desk", "{stage}: play-off")
TABLE: Final = QT_TRANSLATE_NOOP("desk", "Table {table}")
GAME: Final = QT_TRANSLATE_NOOP("desk", "Game {game}")


def signed(value: int) -> str:
    """Return small points with their sign, the minus that of print.

    >>> signed(-20), signed(0), signed(27)
    ('−20', '0', '+27')
    """
    return f"{value:+d}".replace("-", "−") if value else "0"


def stage_title(stage: Stage, translate: Translate = english) -> str:
    """Return what a stage is called."""
    return translate(CONTEXT, STAGES[stage])


def game_title(game: str, translate: Translate = english) -> str:
    """Return what a game is called."""
    info = find_game(game)
    return game if info is None else translate(info.id, info.title)
