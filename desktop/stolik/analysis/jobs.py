"""Reports and rollouts, computed part by part in the bots' process: requested, followed, stopped, stored."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Final, Generic, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from stolik import __version__
from stolik.analysis.analysis import Chance, Decision, Item, OthersMoves, Revaluation, sum_up
from stolik.analysis.report import GameReport, ReportPart, course_of, request_of
from stolik.analysis.rollouts import RolledOut, Rollout, RolloutRequest
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.coaching.seat_values import Values, result_of
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.game_library import load_codec
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo, GamePackage
from stolik.engine.record import facts_of
from stolik.engine.session import Session

PART_SECONDS: Final = 0.25
"""The seconds that one part may take, so that progress is visible and other jobs get their turn."""

_GROWTH: Final = 4

Part = TypeVar("Part")
"""The result of a part."""


class Phase(StrEnum):
    """The state of a job."""

    REFUSED = "refused"
    WORKING = "working"
    STOPPED = "stopped"
    FAILED = "failed"
    READY = "ready"


class PartJob(ABC, Generic[Part]):
    """A job in parts, each sized by the time of the last one to take about ``PART_SECONDS``.

    ``runner`` does the work elsewhere; ``size`` is the size of the first part, in a unit that the subclass
    chooses. ``told`` is called whenever the phase or the results have changed; ``now`` returns the seconds of
    a monotonic clock.
    """

    def __init__(
        self, runner: JobRunner, told: Callable[[], object], now: Callable[[], float], size: int
    ) -> None:
        self._runner = runner
        self._told = told
        self._now = now
        self._size = size
        self._job: int | None = None
        self.phase = Phase.STOPPED

    def stop(self) -> None:
        """Stop working, and keep the results so far."""
        if self._job is not None:
            self._runner.forget(self._job)
            self._job = None
        if self.phase is Phase.WORKING:
            self.phase = Phase.STOPPED
            self._told()

    @abstractmethod
    def _part(self, size: int) -> BotJob:
        """Return the job for the next part, of about a given size."""

    @abstractmethod
    def _take(self, part: Part | None) -> int | None:
        """Take a part's result, ``None`` after a failure; return its size if another part must follow."""

    def _ask(self) -> None:
        since = self._now()

        def receive(part: Part | None) -> None:
            self._job = None
            seconds = self._now() - since
            done = self._take(part)
            if done is not None:
                wanted = int(done * PART_SECONDS / max(seconds, 1e-3))
                self._size = max(1, min(wanted, _GROWTH * self._size))
                self._ask()
            self._told()

        self._job = self._runner.ask(receive, self._part(self._size))


GAMES: Final = 400
"""How often each option is played out; against others, this gives the difference to about 7 points."""

FIRST_MOVES: Final = 10


class RolloutJob(PartJob[tuple[RolledOut, ...]]):
    """A job that rolls out two options of a position.

    ``runner`` does the work elsewhere. ``told`` is called whenever the phase has changed or games have ended;
    ``now`` returns the seconds of a monotonic clock.
    """

    def __init__(
        self,
        game_id: str,
        rollout: Rollout,
        runner: JobRunner,
        told: Callable[[], object],
        now: Callable[[], float],
    ) -> None:
        super().__init__(runner, told, now, FIRST_MOVES)
        self._game_id = game_id
        self._rollout = rollout
        self.results: list[RolledOut] = []
        """The results of the games that have ended, in order."""

    @property
    def progress(self) -> float:
        return len(self.results) / GAMES

    def begin(self) -> None:
        """Start, or resume after a stop or a failure."""
        if self.phase in (Phase.STOPPED, Phase.FAILED):
            self.phase = Phase.WORKING
            self._ask()
        self._told()

    def _part(self, size: int) -> BotJob:
        request = RolloutRequest(self._rollout, len(self.results), GAMES, size)
        return BotJob("rollout", self._game_id, request, self._rollout.seat)

    def _take(self, part: tuple[RolledOut, ...] | None) -> int | None:
        if part is None:
            self.phase = Phase.FAILED
            return None
        self.results += part
        if len(self.results) < GAMES:
            return self._size
        self.phase = Phase.READY
        return None


VERSION: Final = 2

_TOLERANCE: Final = 1e-6
"""The tolerance for rounding between the sum of the items and the final value."""


class DamagedReport(Exception):
    """A text isn't a report on the given game."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


class _Chance(_Strict):
    kind: Literal["chance"]
    entry: int
    seat: int
    luck: tuple[float, ...]
    variance: tuple[float, ...]


class _Decision(_Strict):
    kind: Literal["decision"]
    entry: int
    seat: int
    played: dict[str, Any]
    best: dict[str, Any]
    error: float
    gifts: tuple[float, ...]
    options: int
    value: tuple[float, ...]
    margin: float
    big_error: float | None


class _Change(_Strict):
    kind: Literal["revaluation", "others"]
    entry: int
    seat: int
    change: tuple[float, ...]


class _Advice(_Strict):
    move: dict[str, Any]
    value: float
    facts: dict[str, float]


class _Report(_Strict):
    version: Literal[2]
    exact: bool
    start: tuple[float, ...]
    present: tuple[float, ...]
    items: list[Annotated[_Chance | _Decision | _Change, Field(discriminator="kind")]]
    advice: dict[str, list[_Advice]]


def report_key(info: GameInfo, session: Session) -> str:
    """Return the key of a game's report, which is the same for the same moves, rules and program."""
    of = [__version__, VERSION, info.id, info.rules, *facts_of(session)]
    text = json.dumps(of, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def report_text(report: GameReport) -> str:
    """Return a report as the JSON text that `read_report` reads."""
    analysis = report.analysis
    return json.dumps(
        {
            "version": VERSION,
            "exact": analysis.exact,
            "start": analysis.start,
            "present": [seat.present for seat in analysis.seats],
            "items": to_plain(analysis.items),
            "advice": {str(entry): to_plain(options) for entry, options in report.advice.items()},
        }
    )


def read_report(text: str | bytes, info: GameInfo, session: Session) -> GameReport:
    """Return the report in a text on the game of a session.

    Raises:
        DamagedReport: The text isn't a report, or is one on another game.
    """
    try:
        found = TypeAdapter(_Report).validate_json(text)
    except ValidationError:
        raise DamagedReport from None
    items = [_item(each, info.id, session) for each in found.items]
    seats = {len(found.start), len(found.present)}
    if seats != {session.seats} or (session.over and found.present != result_of(session.standings)):
        raise DamagedReport
    analysis = sum_up(session, found.exact, found.start, found.present, items)
    told = course_of(analysis, session.length)[-1]
    if any(abs(here - there) > _TOLERANCE for here, there in zip(told, found.present, strict=True)):
        raise DamagedReport
    advice = {
        _entry(number, session): tuple(
            [Advice(_move(option.move, info.id), option.value, option.facts) for option in options]
        )
        for number, options in found.advice.items()
    }
    return GameReport(analysis, advice)


def _item(item: _Chance | _Decision | _Change, game_id: str, session: Session) -> Item:
    seats = session.seats
    if not 1 <= item.entry <= session.length or not TABLE <= item.seat < seats:
        raise DamagedReport
    match item:
        case _Chance():
            variance = _of(item.variance, seats) if item.variance else ()
            return Chance(item.entry, _of(item.luck, seats), variance)
        case _Decision():
            if not _decided(session, item.entry, item.seat):
                raise DamagedReport
            return Decision(
                item.entry,
                item.seat,
                _move(item.played, game_id),
                _move(item.best, game_id),
                item.error,
                _of(item.gifts, seats),
                item.options,
                _of(item.value, seats),
                item.margin,
                item.big_error,
            )
        case _Change():
            made = OthersMoves if item.kind == "others" else Revaluation
            return made(item.entry, item.seat, _of(item.change, seats))


def _decided(session: Session, entry: int, seat: Seat) -> bool:
    """Return whether an entry is a seat's decision, perhaps made by the table when time was up."""
    made_by = session.log[entry - 1].seat
    return made_by == seat or (made_by == TABLE and seat in session.game.to_act(session.state_at(entry - 1)))


def _of(values: Values, seats: int) -> Values:
    if len(values) != seats:
        raise DamagedReport
    return values


def _move(plain: dict[str, Any], game_id: str) -> Value:
    move = load_codec(game_id).move(plain)
    if isinstance(move, Rejection):
        raise DamagedReport
    return move


def _entry(number: str, session: Session) -> int:
    if not number.isdecimal() or not 1 <= int(number) <= session.length:
        raise DamagedReport
    return int(number)


FIRST_ENTRIES: Final = 1


class KeptReports(Protocol):
    """A store of reports by key, in which they last from one look to the next."""

    def load(self, key: str) -> bytes | None:
        """Return what is stored under a key, or ``None``."""

    def keep(self, key: str, text: str) -> None:
        """Store a report, if possible."""

    def drop(self, key: str) -> None:
        """Delete a report."""


def refusal(package: GamePackage, session: Session) -> str:
    """Return the code of the reason why a game can't have a report now; empty if it can.

    A game with secrets has none before it is over, since chances reveal what others hold.
    """
    if package.info.has_secrets and not session.over:
        return "secrets"
    if package.seat_values is None:
        return "no_values"
    return "" if session.length else "nothing_played"


class ReportJob(PartJob[ReportPart]):
    """A job that makes the report on a session's game, which must not go on in the meantime.

    ``runner`` does the work elsewhere, ``kept`` stores earlier reports. ``told`` is called whenever phase or
    progress have changed; ``now`` returns the seconds of a monotonic clock.
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
        """The code of the reason why there is no report; empty if there is or will be one."""
        self.report: GameReport | None = None

    @property
    def progress(self) -> float:
        return self._entries / self._session.length if self._session.length else 0.0

    def begin(self) -> None:
        """Take the stored report, or start or resume computing it."""
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
        if part is None:
            self.phase, self.reason = Phase.FAILED, "failed"
            return None
        done, self._entries = part.entries - self._entries, part.entries
        if part.report is None:
            return done
        self.report, self.phase = part.report, Phase.READY
        self._kept.keep(self._key, report_text(part.report))
        return None
