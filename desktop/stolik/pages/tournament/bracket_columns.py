"""The way to the final as a picture: a column for each stage, and who goes on from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.engine.messages import sentence
from stolik.tournament.due import who_goes_on
from stolik.tournament.entries import Entrant
from stolik.tournament.sentences import (
    CONTEXT,
    PLAY_OFF,
    STILL_TO_COME,
    TABLE,
    place_text,
    signed,
    stage_title,
)
from stolik.tournament.standings import BracketStage, Place, TableStanding, bracket
from stolik.tournament.state import State


class EntrantRow(NamedTuple):
    """A row of a group: ``through`` tells that its entrant goes on, or stands where that would be so.

    ``sure`` tells that this is settled.
    """

    entrant: Entrant
    name: str
    points: str
    place: str
    through: bool
    sure: bool


class Group(NamedTuple):
    """Those who play at a table, or all of a stage."""

    title: str
    rows: list[EntrantRow]


class Column(NamedTuple):
    """A stage."""

    title: str
    groups: list[Group]


def bracket_columns(state: State) -> list[Column]:
    """Return a column for each stage, with its groups of rows.

    The qualifying is one group by places, since its tables change from round to round; a later stage has a
    group for each table. A stage that hasn't begun has one group of empty rows.
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
            groups = [Group("", _place_rows(state, each.places, through, is_settled))]
        else:
            groups = [_table(state, table, through, is_settled) for table in each.tables] or [
                Group("", _place_rows(state, each.places, through, is_settled))
            ]
    return Column(stage_title(each.stage), groups)


def _would_go_on(state: State, each: BracketStage) -> Sequence[Entrant]:
    began = any(table.entered for table in each.tables)
    return who_goes_on(state, each.stage) if began else ()


def _empty(each: BracketStage) -> Group:
    rows = [EntrantRow(-1 - at, "", "", "", False, False) for at in range(min(each.size, 4))]
    return Group(sentence(CONTEXT, STILL_TO_COME, {}, count=each.size), rows)


def _place_rows(
    state: State, places: Sequence[Place], through: Sequence[Entrant], sure: bool
) -> list[EntrantRow]:
    return [
        EntrantRow(
            place.entrant,
            state.name_of(place.entrant),
            f"{place.points.big} / {signed(place.points.small)}",
            place_text(place.place),
            place.entrant in through,
            sure,
        )
        for place in places
    ]


def _table(state: State, table: TableStanding, through: Sequence[Entrant], sure: bool) -> Group:
    title = sentence(CONTEXT, TABLE, {"table": table.table})
    if table.play_off:
        title = sentence(CONTEXT, PLAY_OFF, {"stage": title})
    begun = table.entered > 0
    # The players stay in the order of the seats until there are points to go by.
    seats = sorted(table.seats, key=lambda seat: seat.place) if begun else table.seats
    rows = [
        EntrantRow(
            seat.entrant,
            state.name_of(seat.entrant),
            f"{seat.points.big} / {signed(seat.points.small)}" if begun else "",
            place_text(seat.place) if begun else "",
            seat.entrant in through and not table.play_off,
            sure,
        )
        for seat in seats
    ]
    return Group(title, rows)
