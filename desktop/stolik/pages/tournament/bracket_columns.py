"""The way to the final as a picture: a column for each stage, and who goes on from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from stolik.engine.messages import sentence
from stolik.tournament.desk_sentences import (
    CONTEXT,
    PLAY_OFF,
    STILL_TO_COME,
    TABLE,
    place_text,
    signed,
    stage_title,
)
from stolik.tournament.due import who_goes_on
from stolik.tournament.entries import Entrant
from stolik.tournament.standings import BracketStage, Place, TableStanding, bracket
from stolik.tournament.state import State

Column: TypeAlias = dict[str, Any]


def bracket_columns(state: State) -> list[Column]:
    """Return a column for each stage, with its groups of rows.

    The qualifying is one group by places, since its tables change from round to round; a later stage has a
    group for each table. A stage that hasn't begun has one group of ``empty`` rows. In a row, ``through``
    tells that its entrant goes on, or stands where that would be so; ``sure`` that it is settled.
    """
    stages = bracket(state)
    return [_column(state, number, each) for number, each in enumerate(stages)]


def _column(state: State, number: int, each: BracketStage) -> Column:
    is_settled = number < len(state.finished)
    if not each.places:
        groups = [_empty(each)]
    else:
        through = each.through if is_settled else _would_go_on(state, each)
        if each.stage == "qualifying":
            groups = [{"title": "", "rows": _place_rows(state, each.places, through, is_settled)}]
        else:
            groups = [_table(state, table, through, is_settled) for table in each.tables] or [
                {"title": "", "rows": _place_rows(state, each.places, through, is_settled)}
            ]
    return {"title": stage_title(each.stage), "groups": groups}


def _would_go_on(state: State, each: BracketStage) -> Sequence[Entrant]:
    began = any(table.entered for table in each.tables)
    return who_goes_on(state, each.stage) if began else ()


def _empty(each: BracketStage) -> Column:
    return {
        "title": sentence(CONTEXT, STILL_TO_COME, {}, count=each.size),
        "rows": [
            {"entrant": -1 - at, "name": "", "points": "", "place": "", "through": False, "sure": False}
            for at in range(min(each.size, 4))
        ],
    }


def _place_rows(
    state: State, places: Sequence[Place], through: Sequence[Entrant], sure: bool
) -> list[Column]:
    return [
        {
            "entrant": place.entrant,
            "name": state.name_of(place.entrant),
            "points": f"{place.points.big} / {signed(place.points.small)}",
            "place": place_text(place.place),
            "through": place.entrant in through,
            "sure": sure,
        }
        for place in places
    ]


def _table(state: State, table: TableStanding, through: Sequence[Entrant], sure: bool) -> Column:
    title = sentence(CONTEXT, TABLE, {"table": table.table})
    if table.play_off:
        title = sentence(CONTEXT, PLAY_OFF, {"stage": title})
    begun = table.entered > 0
    # The players stay in the order of the seats until there are points to go by.
    seats = sorted(table.seats, key=lambda seat: seat.place) if begun else table.seats
    return {
        "title": title,
        "rows": [
            {
                "entrant": seat.entrant,
                "name": state.name_of(seat.entrant),
                "points": f"{seat.points.big} / {signed(seat.points.small)}" if begun else "",
                "place": place_text(seat.place) if begun else "",
                "through": seat.entrant in through and not table.play_off,
                "sure": sure,
            }
            for seat in seats
        ],
    }
