"""Tables of any kind at which one decision is played."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar, cast

from stolik.analysis.practice import RecordedDecision, position_of, record_before
from stolik.engine.game_library import load_package
from stolik.engine.sitting import in_order
from stolik.services.practice import PracticeTable
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.table.screen import NoBots

T = TypeVar("T", bound=PracticeTable)


def table_at(kind: type[T], place: RecordedDecision) -> T:
    """Set a table, without bots, at a place."""
    record = record_before(place.text, place.entry)
    info = load_package(record.game).info
    seated = SeatedGame(info, position_of(record, place.seat), in_order(record.seats))
    return kind(seated, TableNeeds(cast("Any", NoBots()), Random(1), Random(1)))
