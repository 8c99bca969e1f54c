"""What a rollout says: how often each choice won, and whether the two can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from typing import Final

from stolik.analysis.report.figures import points
from stolik.analysis.report.sentences import CONTEXT
from stolik.analysis.rollouts import RolledOut, mean_of
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.seat_values import Measure

FEW_GAMES: Final = 30
"""The games below which only their number is told: the standard error itself is too uncertain."""

REACH: Final = 2
"""The standard errors told to both sides: the truth is between them in 19 of 20 cases."""


class Outcome(StrEnum):
    """Which option did better, as far as that can be told apart."""

    BEST = "best"
    PLAYED = "played"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class RolloutFigures:
    """What the best option and the one played brought in whole points, and the error of the difference."""

    games: int
    best: int
    played: int
    error: int
    outcome: Outcome

    @property
    def difference(self) -> int:
        """The difference of the figures that are shown."""
        return self.best - self.played


TOLD: Final = translate(
    "report",
    "In %n (game|games) played on from here {player} won {best} of 100 with the best choice and {played} "
    "with the one played. The difference is {difference} ± {error}.",
    "",
    0,
)
TOLD_ALONE: Final = translate(
    "report",
    "In %n (game|games) played on from here the best choice led to {best} points on average, the one "
    "played to {played}. The difference is {difference} ± {error}.",
    "",
    0,
)
HUNDREDTHS: Final = QT_TRANSLATE_NOOP("report", "{whole}.{hundredths}")
TOLD_BIG: Final = translate(
    "report",
    "In %n (game|games) played on from here {player} made {best} big points on average with the best choice "
    "and {played} with the one played. The difference is {difference} ± {error}.",
    "",
    0,
)
TOO_FEW: Final = translate(
    "report", "%n (game|games) played on from here: too few to tell anything yet.", "", 0
)
OUTCOMES: Final = {
    Outcome.BEST: QT_TRANSLATE_NOOP(
        "report", "So the best choice really is better: chance alone rarely makes such a difference."
    ),
    Outcome.PLAYED: QT_TRANSLATE_NOOP(
        "report",
        "In these games the move that was played does better than the one that the report called best.",
    ),
    Outcome.UNCLEAR: QT_TRANSLATE_NOOP("report", "These games can't tell the two choices apart."),
}
HOW: Final = QT_TRANSLATE_NOOP(
    "report",
    "Computers play to the end, each time with the same luck for both choices. "
    "In 19 of 20 cases the true difference lies within “±”.",
)
DEALT: Final = QT_TRANSLATE_NOOP("report", "What {player} couldn't see is dealt anew for every game.")
FAILED: Final = QT_TRANSLATE_NOOP("report", "These games could not be played.")


def rollout_figures(results: Sequence[RolledOut], measure: Measure) -> RolloutFigures | None:
    """Return what a rollout has found; ``None`` with fewer than `FEW_GAMES`.

    The error is that of the difference by the same dice, rounded up. The options can be told apart where both
    the difference and the figures that are shown of it are beyond the error.
    """
    if len(results) < FEW_GAMES:
        return None
    best, played = [
        points(sum(values, IN_ORDER) / len(results), measure) for values in zip(*results, strict=True)
    ]
    difference = mean_of([result.best - result.played for result in results])
    reach = REACH * difference.error * (1 if measure == "points" else 100)
    error = max(1, ceil(reach))
    clear = abs(best - played) > error and abs(difference.mean) > REACH * difference.error
    outcome = Outcome.UNCLEAR if not clear else Outcome.BEST if best > played else Outcome.PLAYED
    return RolloutFigures(len(results), best, played, error, outcome)


def rollout_text(results: Sequence[RolledOut], measure: Measure, player: str) -> str:
    """Return what a rollout has found for the player whose decision it was; empty before the first game."""
    if not results:
        return ""
    figures = rollout_figures(results, measure)
    if figures is None:
        return sentence(CONTEXT, TOO_FEW, {}, count=len(results))
    sizes = {
        "best": figures.best,
        "played": figures.played,
        "difference": figures.difference,
        "error": figures.error,
    }
    facts = {name: _size(size, measure) for name, size in sizes.items()}
    source = {"win": TOLD, "points": TOLD_ALONE, "big": TOLD_BIG}[measure]
    return sentence(CONTEXT, source, {"player": player, **facts}, count=figures.games)


def _size(size: int, measure: Measure) -> str:
    """Return a number of points; big ones are given in hundredths."""
    if measure != "big":
        return f"{size}".replace("-", "−")
    facts = {"whole": abs(size) // 100, "hundredths": f"{abs(size) % 100:02}"}
    return "−" * (size < 0) + sentence(CONTEXT, HUNDREDTHS, facts)


def outcome_text(results: Sequence[RolledOut], measure: Measure) -> str:
    """Return which option did better; empty where there are too few games to say so."""
    figures = rollout_figures(results, measure)
    return "" if figures is None else translated(CONTEXT, OUTCOMES[figures.outcome])


def how_text(has_secrets: bool, player: str) -> str:
    """Return how the games are played, and what the error means."""
    told = translated(CONTEXT, HOW)
    return f"{told} {sentence(CONTEXT, DEALT, {'player': player})}" if has_secrets else told
