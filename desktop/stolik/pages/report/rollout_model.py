"""The rollout of a decision as QML sees it: its progress, and what it has found so far."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.analysis import Decision
from stolik.analysis.report.part_job import Phase
from stolik.analysis.report.rollout_job import RolloutJob
from stolik.analysis.report.sentences import CONTEXT
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.messages import translated
from stolik.engine.package import GameInfo
from stolik.engine.seat_values import Measure
from stolik.engine.session import Session
from stolik.pages.report.rollout_sentences import FAILED, how_text, outcome_text, rollout_text

QML_IMPORT_NAME = "Stolik.Report"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class RolloutModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Rolls out the decision that is looked at, where the game is over; what was found of others is kept."""

    changed = Signal()

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        runner: JobRunner,
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Take a game that doesn't go on; ``now`` gives seconds that grow steadily."""
        super().__init__(parent)
        self._info = info
        self._session = session
        self._runner = runner
        self._now = now
        self._jobs: dict[int, RolloutJob] = {}
        self._decision: Decision | None = None
        self._player = ""

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        """Whether a decision of a game that is over is looked at."""
        return self._decision is not None and self._session.over

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``working``, ``stopped``, ``failed`` or ``ready``; empty before anybody has asked."""
        return "" if self._job is None else str(self._job.phase)

    @Property(float, notify=changed)
    def progress(self) -> float:
        """How many of the games have come to their end, from 0 to 1."""
        return 0.0 if self._job is None else self._job.progress

    @Property(str, notify=changed)
    def found(self) -> str:
        """What has been found so far; empty before the first game has come to its end."""
        if self._job is None:
            return ""
        if self._job.phase is Phase.FAILED:
            return translated(CONTEXT, FAILED)
        return rollout_text(self._job.results, self._measure, self._player)

    @Property(str, notify=changed)
    def outcome(self) -> str:
        """Which choice did better, if that can be told; empty while games are played."""
        if self._job is None or self._job.phase not in (Phase.STOPPED, Phase.READY):
            return ""
        return outcome_text(self._job.results, self._measure)

    @Property(str, notify=changed)
    def how(self) -> str:
        """How the games are played, and what the error means."""
        return how_text(self._info.has_secrets, self._player)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        """Roll the decision out that is looked at, or go on with it."""
        decision = self._decision
        if decision is None or not self._session.over:
            return
        if self._job is None:
            self._jobs[decision.entry] = RolloutJob(
                self._info.id, self._session, decision, self._runner, self.changed.emit, self._now
            )
        self._jobs[decision.entry].begin()

    @Slot()
    def stop(self) -> None:
        """Play no more; what was found stays."""
        if self._job is not None:
            self._job.stop()

    # ------------------------------------------------------------------ what Python asks

    def turn_to(self, decision: Decision | None, player: str) -> None:
        """Look at a decision of a player, ``None`` for none; a rollout of another one stops."""
        if decision is not self._decision:
            self.stop()
        self._decision, self._player = decision, player
        self.changed.emit()

    # ------------------------------------------------------------------ inside

    @property
    def _job(self) -> RolloutJob | None:
        return None if self._decision is None else self._jobs.get(self._decision.entry)

    @property
    def _measure(self) -> Measure:
        if self._decision is not None and self._decision.big_error is not None:
            return "big"
        return "points" if self._session.seats == 1 else "win"
