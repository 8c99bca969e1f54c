"""The sentences of the puzzles."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, translate

CONTEXT: Final = "puzzles"

SOLVED: Final = QT_TRANSLATE_NOOP("puzzles", "That's it! The puzzle is solved.")
STREAK: Final = translate("puzzles", "The puzzle of the day %n (day|days) in a row.", "", 0)
NOT_SOLVED: Final = QT_TRANSLATE_NOOP("puzzles", "Not yet. It can be done: try once more.")
NO_ODDS: Final = QT_TRANSLATE_NOOP("puzzles", "Answer first: then “More” shows what every move is worth.")
FAILED: Final = QT_TRANSLATE_NOOP("puzzles", "The puzzle could not be made.")

FILE: Final = QT_TRANSLATE_NOOP("puzzles", "puzzle")
