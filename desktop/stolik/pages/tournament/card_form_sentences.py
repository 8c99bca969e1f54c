"""What the form for a game of a real table says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.pages.tournament.card_form_draft import PLACE, SMALL

TITLE: Final = QT_TRANSLATE_NOOP("desk", "Table {table}, game {game}")
ENTER: Final = QT_TRANSLATE_NOOP("desk", "Enter game {game}")
CORRECT: Final = QT_TRANSLATE_NOOP("desk", "Correct game {game}")
BEFORE: Final = QT_TRANSLATE_NOOP("desk", "before: {small} ({place})")
KEY: Final = QT_TRANSLATE_NOOP("desk", "{key}: {title}")

COLUMNS: Final[Mapping[str, str]] = {
    SMALL: QT_TRANSLATE_NOOP("desk", "Small points"),
    PLACE: QT_TRANSLATE_NOOP("desk", "Place if tied"),
}
"""The titles of what is typed where a game has no card, or only its points are known."""

MISSING: Final = QT_TRANSLATE_NOOP("desk", "Points missing: {names}.")
"""Names the seats without points."""

GAME_POINTS: Final = QT_TRANSLATE_NOOP("desk", "Points in the game")
"""What is asked of a game without a card: its own points, as its players count them."""

PLACE_NOTE: Final = QT_TRANSLATE_NOOP(
    "desk", "Place if tied: only where points are equal and the rules of the game still name a better place."
)
GAME_POINTS_NOTE: Final = QT_TRANSLATE_NOOP(
    "desk", "Points in the game: what the game counts at its end, such as points or worms."
)
