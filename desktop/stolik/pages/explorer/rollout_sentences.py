"""What a rollout says: how often each choice won, and whether the two can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from typing import Final

from stolik.analysis.report import points
from stolik.analysis.rollouts import RolledOut, mean_of
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.messages import QT_TRANSLATE_NOOP, decimal, sentence, translate, translated
from stolik.engine.seat_values import Measure

CONTEXT: Final = "explorer"

FEW_GAMES: Final = 30
"""The games below which only their number is told: the standard error itself is too uncertain."""

REACH: Final = 2
"""The standard errors told to both sides: the truth is between them in 19 of 20 cases."""


class Outcome(StrEnum):
    """Which option did better, as far as that can be told apart."""

    BEST = "best"
    OTHER = "other"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class RolloutFigures:
    """What the best option and the other one brought in whole points, and the error of the difference.

    ``best_error`` and ``other_error`` are those of each alone.
    """

    games: int
    best: int
    other: int
    error: int
    outcome: Outcome
    best_error: int
    other_error: int

    @property
    def difference(self) -> int:
        """The difference of the figures that are shown."""
        return self.best - self.other


TOLD: Final = translate(
    "explorer",
    "In %n (game|games) played on from here {player} won {best} of 100 with the best choice and {other} "
    "with the other one. The difference is {difference} ± {error}.",
    "",
    0,
)
TOLD_ALONE: Final = translate(
    "explorer",
    "In %n (game|games) played on from here the best choice led to {best} points on average, the other "
    "one to {other}. The difference is {difference} ± {error}.",
    "",
    0,
)
TOLD_BIG: Final = translate(
    "explorer",
    "In %n (game|games) played on from here {player} made {best} big points on average with the best choice "
    "and {other} with the other one. The difference is {difference} ± {error}.",
    "",
    0,
)
TOO_FEW: Final = translate(
    "explorer", "%n (game|games) played on from here: too few to tell anything yet.", "", 0
)
OUTCOMES: Final = {
    Outcome.BEST: QT_TRANSLATE_NOOP(
        "explorer", "So the best choice really is better: chance alone rarely makes such a difference."
    ),
    Outcome.OTHER: QT_TRANSLATE_NOOP(
        "explorer",
        "In these games the other choice does better than the one that was called best.",
    ),
    Outcome.UNCLEAR: QT_TRANSLATE_NOOP("explorer", "These games can't tell the two choices apart."),
}
HOW: Final = QT_TRANSLATE_NOOP(
    "explorer",
    "Computers play to the end, each time with the same luck for both choices. "
    "In 19 of 20 cases the true difference lies within “±”.",
)
DEALT: Final = QT_TRANSLATE_NOOP("explorer", "What {player} couldn't see is dealt anew for every game.")
FAILED: Final = QT_TRANSLATE_NOOP("explorer", "These games could not be played.")


def rollout_figures(results: Sequence[RolledOut], measure: Measure) -> RolloutFigures | None:
    """Return what a rollout has found; ``None`` with fewer than `FEW_GAMES`.

    The error is that of the difference by the same dice, rounded up. The options can be told apart where both
    the difference and the figures that are shown of it are beyond the error.
    """
    if len(results) < FEW_GAMES:
        return None
    best, other = [
        points(sum(values, IN_ORDER) / len(results), measure) for values in zip(*results, strict=True)
    ]
    scale = 1 if measure == "points" else 100
    reaches = [ceil(REACH * scale * mean_of(values).error) for values in zip(*results, strict=True)]
    difference = mean_of([result.best - result.played for result in results])
    error = max(1, ceil(REACH * scale * difference.error))
    clear = abs(best - other) > error and abs(difference.mean) > REACH * difference.error
    outcome = Outcome.UNCLEAR if not clear else Outcome.BEST if best > other else Outcome.OTHER
    return RolloutFigures(len(results), best, other, error, outcome, *reaches)


def rollout_text(results: Sequence[RolledOut], measure: Measure, player: str) -> str:
    """Return what a rollout has found for the player whose decision it was; empty before the first game."""
    if not results:
        return ""
    figures = rollout_figures(results, measure)
    if figures is None:
        return sentence(CONTEXT, TOO_FEW, {}, count=len(results))
    sizes = {
        "best": figures.best,
        "other": figures.other,
        "difference": figures.difference,
        "error": figures.error,
    }
    facts = {name: size_text(size, measure) for name, size in sizes.items()}
    source = {"win": TOLD, "points": TOLD_ALONE, "big": TOLD_BIG}[measure]
    return sentence(CONTEXT, source, {"player": player, **facts}, count=figures.games)


def size_text(size: int, measure: Measure) -> str:
    """Return a number of points; big ones are given in hundredths."""
    if measure != "big":
        return f"{size}".replace("-", "−")
    return decimal(size / 100, 2)


def outcome_text(results: Sequence[RolledOut], measure: Measure) -> str:
    """Return which option did better; empty where there are too few games to say so."""
    figures = rollout_figures(results, measure)
    return "" if figures is None else translated(CONTEXT, OUTCOMES[figures.outcome])


def how_text(has_secrets: bool, player: str) -> str:
    """Return how the games are played, and what the error means."""
    told = translated(CONTEXT, HOW)
    return f"{told} {sentence(CONTEXT, DEALT, {'player': player})}" if has_secrets else told
