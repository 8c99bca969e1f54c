"""The rollout of two options as QML sees it: its progress, and its findings in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.jobs import Phase, RolloutJob
from stolik.analysis.report import points
from stolik.analysis.rollouts import RolledOut, Rollout, mean_of
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.messages import N_, decimal, sentence, translate, translated
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Explorer"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "explorer"

FEW_GAMES: Final = 30
"""The fewest games for which results are told, since with fewer the standard error is too uncertain."""

REACH: Final = 2
"""The standard errors to both sides, between which the truth lies in 19 of 20 cases."""


class Asked(NamedTuple):
    """The options to roll out: the names of two options of a position, and the player who decides.

    ``measure`` is the unit of the results.
    """

    game_id: str
    rollout: Rollout
    measure: Measure
    player: str
    has_secrets: bool
    names: tuple[str, str]


class RolledRow(NamedTuple):
    """An option's result: shares of the length of its bar, and the mean with its error in words."""

    key: str
    move: str
    worth: str
    share: float
    low: float
    high: float
    best: bool


@QmlElement
@QmlUncreatable("The program makes it.")
class RolloutModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Rolls out the two selected options, and keeps the results of others."""

    changed = Signal()

    def __init__(
        self, runner: JobRunner, now: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        """Start without options; ``now`` returns monotonic seconds."""
        super().__init__(parent)
        self._runner = runner
        self._now = now
        self._jobs: dict[Rollout, RolloutJob] = {}
        self._asked: Asked | None = None
        self._bars = RowsModel(RolledRow, self)

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        return self._asked is not None

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``working``, ``stopped``, ``failed`` or ``ready``; empty before a rollout has been asked for."""
        return "" if self._job is None else str(self._job.phase)

    @Property(float, notify=changed)
    def progress(self) -> float:
        """The share of games that have ended, 0 to 1."""
        return 0.0 if self._job is None else self._job.progress

    @Property(RowsModel, constant=True)
    def bars(self) -> RowsModel[RolledRow]:
        """The results of both options with their errors; empty with too few games."""
        return self._bars

    @Property(str, notify=changed)
    def found(self) -> str:
        """The findings so far; empty until the first game has ended."""
        if self._job is None or self._asked is None:
            return ""
        if self._job.phase is Phase.FAILED:
            return translated(CONTEXT, FAILED)
        return rollout_text(self._job.results, self._asked.measure, self._asked.player)

    @Property(str, notify=changed)
    def outcome(self) -> str:
        """Which option did better, if that can be said; empty while games are being played."""
        job, asked = self._job, self._asked
        if job is None or asked is None or job.phase not in (Phase.STOPPED, Phase.READY):
            return ""
        return outcome_text(job.results, asked.measure)

    @Property(str, notify=changed)
    def how(self) -> str:
        return "" if self._asked is None else how_text(self._asked.has_secrets, self._asked.player)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        asked = self._asked
        if asked is None:
            return
        if asked.rollout not in self._jobs:
            self._jobs[asked.rollout] = RolloutJob(
                asked.game_id, asked.rollout, self._runner, self._follow, self._now
            )
        self._jobs[asked.rollout].begin()

    @Slot()
    def stop(self) -> None:
        """Stop playing, and keep the results so far."""
        if self._job is not None:
            self._job.stop()

    # ------------------------------------------------------------------ what Python asks

    def turn_to(self, asked: Asked | None) -> None:
        """Switch to two options, or to none with ``None``; a rollout of others stops."""
        if asked is None or self._asked is None or asked.rollout != self._asked.rollout:
            self.stop()
        self._asked = asked
        self._follow()

    # ------------------------------------------------------------------ inside

    @property
    def _job(self) -> RolloutJob | None:
        return None if self._asked is None else self._jobs.get(self._asked.rollout)

    def _follow(self) -> None:
        rows: list[RolledRow] = []
        job, asked = self._job, self._asked
        found = None if job is None or asked is None else rollout_figures(job.results, asked.measure)
        if found is not None and asked is not None:
            means = ((found.best, found.best_error), (found.other, found.other_error))
            most = max([1, *[mean + error for mean, error in means]])
            length = 100 if asked.measure == "win" else most
            for number, (mean, error) in enumerate(means):
                share, low, high = [
                    max(0.0, min(1.0, size / length)) for size in (mean, mean - error, mean + error)
                ]
                worth = f"{size_text(mean, asked.measure)} ± {size_text(error, asked.measure)}"
                rows.append(RolledRow(str(number), asked.names[number], worth, share, low, high, number == 0))
        self._bars.set_rows(rows)
        self.changed.emit()


class Outcome(StrEnum):
    """The option that did better, as far as the results can tell."""

    BEST = "best"
    OTHER = "other"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class RolloutFigures:
    """The results of the best option and the other one in whole points, and the error of their difference.

    ``best_error`` and ``other_error`` are the errors of each result.
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
        return self.best - self.other


TOLD: Final = translate(
    "explorer",
    "In %n (game|games) played out from here, {player} won {best} of 100 with the best choice and"
    " {other} with the other. The difference is {difference} ± {error}.",
    "",
    0,
)
TOLD_ALONE: Final = translate(
    "explorer",
    "In %n (game|games) played out from here, the best choice averaged {best} points, the other"
    " {other}. The difference is {difference} ± {error}.",
    "",
    0,
)
TOLD_BIG: Final = translate(
    "explorer",
    "In %n (game|games) played out from here, {player} averaged {best} big points with the best choice"
    " and {other} with the other. The difference is {difference} ± {error}.",
    "",
    0,
)
TOO_FEW: Final = translate(
    "explorer", "%n (game|games) played out from here: too few to say anything yet.", "", 0
)
OUTCOMES: Final = {
    Outcome.BEST: N_(
        "explorer", "So the best choice really is better: chance alone rarely makes such a difference."
    ),
    Outcome.OTHER: N_(
        "explorer",
        "In these games, the other choice does better than the one called best.",
    ),
    Outcome.UNCLEAR: N_("explorer", "These games can't tell the two choices apart."),
}
HOW: Final = N_(
    "explorer",
    "Computers play to the end, with the same luck for both choices each time. In 19 cases out of 20,"
    " the true difference is within “±”.",
)
DEALT: Final = N_("explorer", "What {player} couldn't see is dealt again for every game.")
FAILED: Final = N_("explorer", "Stolik couldn't play these games.")


def rollout_figures(results: Sequence[RolledOut], measure: Measure) -> RolloutFigures | None:
    """Return the figures of a rollout; ``None`` with fewer than `FEW_GAMES` games.

    The error is that of the difference with the same dice, rounded up. The options differ if both the exact
    and the shown difference exceed the error.
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
    """Return the findings of a rollout in words, for the player who decides; empty before the first game."""
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
    """Return a number of points as text; ``size`` is in hundredths for big points."""
    if measure != "big":
        return f"{size}".replace("-", "−")
    return decimal(size / 100, 2)


def outcome_text(results: Sequence[RolledOut], measure: Measure) -> str:
    """Return which option did better; empty with too few games."""
    figures = rollout_figures(results, measure)
    return "" if figures is None else translated(CONTEXT, OUTCOMES[figures.outcome])


def how_text(has_secrets: bool, player: str) -> str:
    """Return sentences about how the games are played and what the error means."""
    told = translated(CONTEXT, HOW)
    return f"{told} {sentence(CONTEXT, DEALT, {'player': player})}" if has_secrets else told
