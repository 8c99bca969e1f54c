"""How a report comes to be: found where it was kept, or asked for bit by bit, followed and stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from stolik.analysis.report.part_job import PartJob, Phase
from stolik.analysis.report.reckoning import GameReport, ReportPart, request_of
from stolik.analysis.report.report_text import DamagedReport, read_report, report_key, report_text
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.game import TABLE
from stolik.engine.package import GamePackage
from stolik.engine.session import Session

FIRST_ENTRIES: Final = 1


class KeptReports(Protocol):
    """The place where reports are kept from one look to the next, by key."""

    def load(self, key: str) -> bytes | None:
        """Return what was kept under a key, ``None`` for nothing."""
        ...

    def keep(self, key: str, text: str) -> None:
        """Keep a report, if that is possible."""
        ...

    def drop(self, key: str) -> None:
        """Keep a report no more."""
        ...


def refusal(package: GamePackage, session: Session) -> str:
    """Return the code of why there can be no report on a game now; empty where there can be one.

    A game with secrets has none before it is over: a chance tells what others hold.
    """
    if package.info.has_secrets and not session.over:
        return "secrets"
    if package.seat_values is None:
        return "no_values"
    return "" if session.length else "nothing_played"


class ReportJob(PartJob[ReportPart]):
    """Brings the report on the game of a session, which doesn't go on meanwhile.

    ``runner`` does the work elsewhere, ``kept`` holds what was worked out before. ``told`` is called whenever
    phase or progress have changed; ``now`` gives seconds that grow steadily.
    """

    def __init__(
        self,
        package: GamePackage,
        session: Session,
        runner: JobRunner,
        kept: KeptReports,
        told: Callable[[], object],
        now: Callable[[], float],
    ) -> None:
        super().__init__(runner, told, now, FIRST_ENTRIES)
        self._package = package
        self._session = session
        self._kept = kept
        self._key = ""
        self._entries = 0
        self.reason = refusal(package, session)
        """The code of why there is no report; empty where there is, or will be."""
        self.report: GameReport | None = None

    @property
    def progress(self) -> float:
        """How much of the game has been worked out, from 0 to 1."""
        return self._entries / self._session.length if self._session.length else 0.0

    def begin(self) -> None:
        """Take the report that was kept, or begin to work it out, or go on with it."""
        if self.reason or self.phase in (Phase.WORKING, Phase.READY):
            self.phase = Phase.REFUSED if self.reason else self.phase
        elif (found := self._find()) is not None:
            self.report, self.phase = found, Phase.READY
        else:
            self.phase = Phase.WORKING
            self._ask()
        self._told()

    def _find(self) -> GameReport | None:
        info, session = self._package.info, self._session
        self._key = report_key(info, session)
        text = self._kept.load(self._key)
        if text is None:
            return None
        try:
            return read_report(text, info, session)
        except DamagedReport:
            self._kept.drop(self._key)
            return None

    def _part(self, size: int) -> BotJob:
        upto = min(self._session.length, self._entries + size)
        return BotJob("report", self._package.info.id, request_of(self._session, upto), TABLE)

    def _take(self, part: ReportPart | None) -> int | None:
        """Take a part, and return how many entries it had where more follow."""
        if part is None:
            self.phase, self.reason = Phase.FAILED, "failed"
            return None
        done, self._entries = part.entries - self._entries, part.entries
        if part.report is None:
            return done
        self.report, self.phase = part.report, Phase.READY
        self._kept.keep(self._key, report_text(part.report))
        return None
