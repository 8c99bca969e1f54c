"""A report as JSON text, so that it needn't be reckoned twice; what was changed in it is noticed."""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from stolik import __version__
from stolik.analysis.analysis import Chance, Decision, Item, OthersMoves, Revaluation, sum_up
from stolik.analysis.report.figures import course_of
from stolik.analysis.report.reckoning import GameReport
from stolik.engine.bot import Advice
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.game_library import load_codec
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo
from stolik.engine.record import facts_of
from stolik.engine.seat_values import Values, result_of
from stolik.engine.session import Session

VERSION: Final = 2

_TOLERANCE: Final = 1e-6
"""By how much the items may miss the value at the end: what rounding leaves, and no more."""


class DamagedReport(Exception):
    """A text isn't a report on the game that it was read for."""


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


class _Revaluation(_Strict):
    kind: Literal["revaluation"]
    entry: int
    seat: int
    change: tuple[float, ...]


class _Others(_Strict):
    kind: Literal["others"]
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
    items: list[Annotated[_Chance | _Decision | _Revaluation | _Others, Field(discriminator="kind")]]
    advice: dict[str, list[_Advice]]


def report_key(info: GameInfo, session: Session) -> str:
    """Return the name of the report on a game: the same for the same moves by the same rules and program."""
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
    """Return the report on the game of a session that a text holds.

    Raises:
        DamagedReport: The text isn't one, or of another game.
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


def _item(item: _Chance | _Decision | _Revaluation | _Others, game_id: str, session: Session) -> Item:
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
        case _Others():
            return OthersMoves(item.entry, item.seat, _of(item.change, seats))
        case _Revaluation():
            return Revaluation(item.entry, item.seat, _of(item.change, seats))


def _decided(session: Session, entry: int, seat: Seat) -> bool:
    """Return whether an entry is a seat's decision; a turn whose time is up is ended by the table."""
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
