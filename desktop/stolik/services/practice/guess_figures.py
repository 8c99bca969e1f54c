"""What is said of all guesses of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.analysis.guessing import FIRST, GuessFigures, Lean, Trend
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated

CONTEXT: Final = "guesses"

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


def figures_text(figures: GuessFigures) -> str:
    """Return what the guesses of a person tell; empty where there are none."""
    if figures.many < FIRST:
        return translated(CONTEXT, SO_FAR, figures.many) if figures.many else ""
    facts = {"miss": round(100 * figures.miss), "latest": figures.latest}
    told = sentence(CONTEXT, LEANS[figures.lean], facts)
    return f"{told} {sentence(CONTEXT, TRENDS[figures.trend], facts)}" if figures.latest >= FIRST else told
