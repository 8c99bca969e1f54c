"""The sentences of the page on which one guesses, and of its printed sheet."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "guesses"

FAILED: Final = QT_TRANSLATE_NOOP("guesses", "The position could not be made.")
ROUND: Final = QT_TRANSLATE_NOOP(
    "guesses", "Your ten guesses were {miss} points of 100 off the truth on average."
)
