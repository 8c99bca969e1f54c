"""The errors of a finished game as positions, and the position on a table on which only it is decided."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from stolik.analysis.analysis import Analysis
from stolik.analysis.report.figures import Grade, grade
from stolik.engine.game import AnyGame, Rejection, Seat
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, Record, RecordFault, facts_of, open_session, parse_record
from stolik.engine.session import Session

MOST_OF_A_GAME: Final = 10
"""The errors of a seat in one game that are kept, the dearest."""

NO_SUCH_ENTRY: Final = Rejection("no_such_entry")


class FoundError(NamedTuple):
    """An error: ``entry`` is the number of its entry in the log, from 1; ``cost`` is what it gave away."""

    entry: int
    cost: float


class OneDecision:
    """A game in which, at one state, one seat alone is to act, where others could as well.

    It has everything else from the game.
    """

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        """Return the seat of the decision at its state, and nobody at any other."""
        return (self._seat,) if state is self._state else self._game.to_act(state)


def has_positions(info: GameInfo, session: Session) -> bool:
    """Return whether errors of this game may come back: it is over, and nothing in it is secret."""
    return session.over and not info.has_secrets


def errors_of(analysis: Analysis, players: Sequence[Player]) -> dict[Seat, list[FoundError]]:
    """Return the errors of every person that count as such, the dearest first, at most `MOST_OF_A_GAME`."""
    found: dict[Seat, list[FoundError]] = {}
    for item in sorted(analysis.decisions, key=lambda item: -item.error):
        if players[item.seat].level is None and grade(item.error, analysis.unit) is not Grade.NONE:
            found.setdefault(item.seat, []).append(FoundError(item.entry, item.error))
    return {seat: errors[:MOST_OF_A_GAME] for seat, errors in found.items()}


def game_key(session: Session, info: GameInfo) -> str:
    """Return the name of a game: the same for the same moves by the same options."""
    of = [info.id, *facts_of(session)]
    return hashlib.sha256(json.dumps(of, sort_keys=True).encode()).hexdigest()[:32]


def record_before(text: str, entry: int) -> Record:
    """Return the record of a game up to the position before an entry, by its number, or after the last one.

    Raises:
        RecordFault: The text is no record, or has no such entry.
    """
    record = parse_record(text)
    if not 1 <= entry <= len(record.log) + 1:
        raise RecordFault(NO_SUCH_ENTRY)
    return record.model_copy(update={"log": record.log[: entry - 1]})


def position_of(record: Record, seat: Seat) -> Session:
    """Return the session that stands at the end of a record, where a seat alone decides.

    Raises:
        RecordFault: The record breaks the rules, or the seat has nothing to decide there.
    """
    session = open_session(record)
    if seat not in session.to_act:
        raise RecordFault(NO_SUCH_ENTRY)
    session.game = cast("AnyGame", OneDecision(session.game, session.state, seat))
    return session
