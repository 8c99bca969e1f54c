"""The sentences of the page on which one guesses, and of its printed sheet."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "guesses"

FAILED: Final = QT_TRANSLATE_NOOP("guesses", "The position could not be made.")
ROUND: Final = QT_TRANSLATE_NOOP(
    "guesses", "Your ten guesses were {miss} points of 100 off the truth on average."
)

SHEET_TITLE: Final = QT_TRANSLATE_NOOP("guesses", "Guess first: {game}")
HOW: Final = QT_TRANSLATE_NOOP(
    "guesses", "Write a number from 0 (never) to 100 (always) into each box, then turn the sheet over."
)
NAME: Final = QT_TRANSLATE_NOOP("guesses", "Name:")
ANSWERS: Final = QT_TRANSLATE_NOOP("guesses", "The answers. Closer than 15 to each side is a good guess.")
FILE: Final = QT_TRANSLATE_NOOP("guesses", "Guess first")
