"""What Comfort says of the folder in which everything is kept."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "comfort"

HERE: Final = QT_TRANSLATE_NOOP(
    "comfort", "All games, people and settings. The folder can lie on a stick, also for a second computer."
)
NAMED: Final = QT_TRANSLATE_NOOP("comfort", "This folder was named when Stolik was started.")
MOVES: Final = QT_TRANSLATE_NOOP("comfort", "At the next start Stolik moves to {folder}.")
USES: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "At the next start Stolik uses what is already kept in {folder}. What is here stays here.",
)
KEPT_THERE: Final = QT_TRANSLATE_NOOP("comfort", "Everything is kept there already.")

DAYS: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "Players, settings, family book, practice and tournaments can be put back as they were at the end of a"
    " day. Games in progress stay. When a player is removed, these days go too.",
)
PUTS_BACK: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "At the next start Stolik puts back: {day}. What is there now is kept, so you can undo it."
    " If nothing is to be put back, press the day again.",
)
TODAY: Final = QT_TRANSLATE_NOOP("comfort", "{day}, when Stolik was last closed")
