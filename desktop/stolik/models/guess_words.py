"""What is asked before somebody guesses, and said of a guess."""

from __future__ import annotations

from typing import Final

from stolik.engine.game_library import load_package
from stolik.engine.guesses import Question
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.models.dice_voice import percent

CONTEXT: Final = "guesses"

NEAR: Final = 0.05
FAR: Final = 0.15
"""The distances from the truth up to which a guess is called close, and not far."""

CLOSE: Final = QT_TRANSLATE_NOOP("guesses", "Very close: it is {truth}.")
A_LITTLE_MORE: Final = QT_TRANSLATE_NOOP("guesses", "Not far: it is {truth}, a little more.")
A_LITTLE_LESS: Final = QT_TRANSLATE_NOOP("guesses", "Not far: it is {truth}, a little less.")
MORE: Final = QT_TRANSLATE_NOOP("guesses", "It happens more often than it seems: {truth}.")
LESS: Final = QT_TRANSLATE_NOOP("guesses", "It happens less often than it seems: {truth}.")


def question_text(game_id: str, question: Question) -> str:
    """Return what is asked."""
    return sentence(game_id, load_package(game_id).messages.questions[question.kind], question.facts)


def truth_text(said: int, truth: float) -> str:
    """Return what is said of a guess, in percent, beside the true chance, from 0 to 1."""
    off = truth - said / 100
    if abs(off) <= NEAR:
        source = CLOSE
    elif abs(off) <= FAR:
        source = A_LITTLE_MORE if off > 0 else A_LITTLE_LESS
    else:
        source = MORE if off > 0 else LESS
    return sentence(CONTEXT, source, {"truth": percent(truth)})
