"""A decision of a game as text, by which pages hand it to each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.engine.game import Seat
from stolik.engine.package import GameInfo
from stolik.engine.record import record_of
from stolik.engine.session import Session
from stolik.engine.sitting import Sitting


class RecordedDecision(NamedTuple):
    """A position to be played: that of ``seat`` before an entry of the game in a record's text.

    ``key`` is its name among those of its person, empty where nobody keeps it.
    """

    key: str
    text: str
    entry: int
    seat: Seat


def exploring(text: str, entry: int, seat: Seat, mine: Any = True, chosen: Any = False) -> dict[str, Any]:
    """Return what the explorer is opened with at a decision of the game in a record's text.

    ``mine`` is the move that was made there, as plain values, and ``chosen`` the one that is shown first, the
    best one where there is none; ``True`` stands for that of the record, ``False`` for none.
    """
    return {"text": text, "entry": entry, "seat": seat, "mine": mine, "chosen": chosen}


def game_text(
    session: Session,
    info: GameInfo,
    seats: Sequence[Sitting],
) -> str:
    """Return the record of a game on one line, with the faces and colours of its seats."""
    program = {"faces": [each.face for each in seats], "colours": [each.colour for each in seats]}
    record = record_of(session, info, tuple([each.player for each in seats]), program=program)
    return json.dumps(
        record.model_dump(mode="json", exclude_none=True), ensure_ascii=False, separators=(",", ":")
    )
