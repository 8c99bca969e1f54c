"""What is said of a guess, and of all guesses of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.analysis.guessing import FIRST, GuessFigures, Lean, Trend
from stolik.engine.game_library import load_package
from stolik.engine.guesses import Question
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
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

SO_FAR: Final = translate(
    "guesses", "%n (guess|guesses) so far. From ten on you read here how true they are.", "", 0
)
LEANS: Final[Mapping[Lean, str]] = {
    "high": QT_TRANSLATE_NOOP(
        "guesses", "On average {miss} points of 100 off the truth; the guesses are rather too high."
    ),
    "low": QT_TRANSLATE_NOOP(
        "guesses", "On average {miss} points of 100 off the truth; the guesses are rather too low."
    ),
    "even": QT_TRANSLATE_NOOP(
        "guesses",
        "On average {miss} points of 100 off the truth; whether rather too high or too low can't be told.",
    ),
}
TRENDS: Final[Mapping[Trend, str]] = {
    "better": QT_TRANSLATE_NOOP("guesses", "The latest {latest} are nearer to the truth than the first ten."),
    "worse": QT_TRANSLATE_NOOP(
        "guesses", "The latest {latest} are further from the truth than the first ten."
    ),
    "unclear": QT_TRANSLATE_NOOP(
        "guesses", "Whether the latest {latest} are nearer to the truth than the first ten can't be told yet."
    ),
}


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


def figures_text(figures: GuessFigures) -> str:
    """Return what the guesses of a person tell; empty where there are none."""
    if figures.many < FIRST:
        return translated(CONTEXT, SO_FAR, figures.many) if figures.many else ""
    facts = {"miss": round(100 * figures.miss), "latest": figures.latest}
    told = sentence(CONTEXT, LEANS[figures.lean], facts)
    return f"{told} {sentence(CONTEXT, TRENDS[figures.trend], facts)}" if figures.latest >= FIRST else told
