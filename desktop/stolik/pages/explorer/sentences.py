"""The sentences of the explorer: what an option gives up, and what becomes of the one that is made."""

from __future__ import annotations

from typing import Final

from stolik.analysis.exploration import ExploredOption
from stolik.analysis.report_sentences import points_text
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.seat_values import Measure
from stolik.pages.explorer.rollout_sentences import CONTEXT

LOST: Final = translate("explorer", "gives up %n (game|games) in 100", "", 0)
LOST_POINTS: Final = translate("explorer", "gives up %n (point|points)", "", 0)
LOST_BIG: Final = QT_TRANSLATE_NOOP("explorer", "gives up {points}")
BEST: Final = QT_TRANSLATE_NOOP("explorer", "the best choice")
BEST_AND_MINE: Final = QT_TRANSLATE_NOOP("explorer", "the best choice, and what was played")
ONLY: Final = QT_TRANSLATE_NOOP("explorer", "nothing else is possible")
AS_GOOD: Final = QT_TRANSLATE_NOOP("explorer", "as good as the best")
MINE: Final = QT_TRANSLATE_NOOP("explorer", "what was played")
BOTH: Final = QT_TRANSLATE_NOOP("explorer", "{what}, {lost}")

TOLD: Final = QT_TRANSLATE_NOOP("explorer", "{worth}: {lost}.")
WEIGHING: Final = QT_TRANSLATE_NOOP("explorer", "The options are being weighed …")
FAILED: Final = QT_TRANSLATE_NOOP("explorer", "What the options are worth could not be worked out.")
GOING: Final = QT_TRANSLATE_NOOP("explorer", "The others are moving …")
ENDED: Final = QT_TRANSLATE_NOOP("explorer", "That ends the game.")

TITLES: Final = {
    "win": QT_TRANSLATE_NOOP("explorer", "Chance of winning after each move"),
    "points": QT_TRANSLATE_NOOP("explorer", "Expected points after each move"),
    "big": QT_TRANSLATE_NOOP("explorer", "Big points on average after each move"),
}


def lost_text(option: ExploredOption, measure: Measure, *, only: bool = False) -> str:
    """Return what an option gives up beside the best, and whether it was played; ``only`` if it is alone."""
    if only:
        return translated(CONTEXT, ONLY)
    if option.is_best:
        return translated(CONTEXT, BEST_AND_MINE if option.is_mine else BEST)
    if not option.lost:
        lost = translated(CONTEXT, AS_GOOD)
    elif measure == "big":
        lost = sentence(CONTEXT, LOST_BIG, {"points": points_text(option.lost, measure)})
    else:
        lost = sentence(CONTEXT, LOST if measure == "win" else LOST_POINTS, {}, count=option.lost)
    if not option.is_mine:
        return lost
    return sentence(CONTEXT, BOTH, {"what": translated(CONTEXT, MINE), "lost": lost})
