"""The rollout of two options as QML sees it: its progress, and what it has found so far."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.jobs import Phase, RolloutJob
from stolik.analysis.rollouts import Rollout
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.messages import translated
from stolik.engine.seat_values import Measure
from stolik.models.rows import RowsModel
from stolik.pages.explorer.rollout_sentences import (
    CONTEXT,
    FAILED,
    how_text,
    outcome_text,
    rollout_figures,
    rollout_text,
    size_text,
)

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Explorer"
QML_IMPORT_MAJOR_VERSION = 1


class Asked(NamedTuple):
    """What is to be rolled out: two options of a position by their names, and who decides there.

    ``measure`` is what the results are counted in.
    """

    game_id: str
    rollout: Rollout
    measure: Measure
    player: str
    has_secrets: bool
    names: tuple[str, str]


class RolledRow(NamedTuple):
    """What an option brought: shares of the bar's length, and the mean with its error in words."""

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
    """Rolls out the two options that are looked at; what was found of others is kept."""

    changed = Signal()

    def __init__(
        self, runner: JobRunner, now: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        """Look at nothing yet; ``now`` gives seconds that grow steadily."""
        super().__init__(parent)
        self._runner = runner
        self._now = now
        self._jobs: dict[Rollout, RolloutJob] = {}
        self._asked: Asked | None = None
        self._bars = RowsModel(RolledRow, self)

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        """Whether two options are looked at."""
        return self._asked is not None

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``working``, ``stopped``, ``failed`` or ``ready``; empty before anybody has asked."""
        return "" if self._job is None else str(self._job.phase)

    @Property(float, notify=changed)
    def progress(self) -> float:
        """How many of the games have come to their end, from 0 to 1."""
        return 0.0 if self._job is None else self._job.progress

    @Property(RowsModel, constant=True)
    def bars(self) -> RowsModel[RolledRow]:
        """What both options brought, with their errors; empty while too few games were played."""
        return self._bars

    @Property(str, notify=changed)
    def found(self) -> str:
        """What has been found so far; empty before the first game has come to its end."""
        if self._job is None or self._asked is None:
            return ""
        if self._job.phase is Phase.FAILED:
            return translated(CONTEXT, FAILED)
        return rollout_text(self._job.results, self._asked.measure, self._asked.player)

    @Property(str, notify=changed)
    def outcome(self) -> str:
        """Which choice did better, if that can be told; empty while games are played."""
        job, asked = self._job, self._asked
        if job is None or asked is None or job.phase not in (Phase.STOPPED, Phase.READY):
            return ""
        return outcome_text(job.results, asked.measure)

    @Property(str, notify=changed)
    def how(self) -> str:
        """How the games are played, and what the error means."""
        return "" if self._asked is None else how_text(self._asked.has_secrets, self._asked.player)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        """Roll the two options out that are looked at, or go on with it."""
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
        """Play no more; what was found stays."""
        if self._job is not None:
            self._job.stop()

    # ------------------------------------------------------------------ what Python asks

    def turn_to(self, asked: Asked | None) -> None:
        """Look at two options, ``None`` for none; a rollout of others stops."""
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
