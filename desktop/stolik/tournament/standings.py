"""What a tournament has come to: places, the tables of every stage, and the way to the final."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stolik.engine.ranking import ranks
from stolik.tournament.due import rounds_in
from stolik.tournament.entries import Entrant, Stage
from stolik.tournament.ranking import Points, points_of, stage_order, stage_points
from stolik.tournament.state import Round, State, Table


class Place(NamedTuple):
    """An entrant's place; equals share one.

    ``stage`` is the last that the entrant reached, in which they won ``points``; ``has_left`` tells that
    nobody plays for them any more.
    """

    entrant: Entrant
    place: int
    stage: Stage
    points: Points
    has_left: bool


class TableSeat(NamedTuple):
    """A seat of a table: who has it, what they have won there, and their place at the table so far."""

    entrant: Entrant
    points: Points
    place: int


@dataclass(frozen=True, slots=True)
class TableStanding:
    """A table as it stands: the numbers of its round and its own, from 1 on, and its seats in their order.

    ``entered`` of ``games`` have been entered.
    """

    round: int
    table: int
    seats: tuple[TableSeat, ...]
    entered: int
    games: int
    play_off: bool


@dataclass(frozen=True, slots=True)
class BracketStage:
    """A stage on the way to the final: how many reach it, its tables, its places, and who has gone on.

    A stage that hasn't begun has neither tables nor places. ``rounds`` is how many it has, play-offs left
    out.
    """

    stage: Stage
    size: int
    rounds: int
    tables: tuple[TableStanding, ...] = ()
    places: tuple[Place, ...] = ()
    through: tuple[Entrant, ...] = ()


def standings(state: State) -> tuple[Place, ...]:
    """Return the places of all entrants, the best first (§5.6).

    Entrants who have reached a later stage stand before all others. Before the end what stands is counted.
    """
    found: list[Place] = []
    for stage in reversed(_begun(state)):
        known = {place.entrant for place in found}
        found += _numbered(state, stage, known, len(found))
    return tuple(found)


def bracket(state: State) -> tuple[BracketStage, ...]:
    """Return all stages in their order, those that haven't begun too."""
    begun = _begun(state)
    here = len(state.active(begun[-1]))
    sizes = {"semi_final": min(state.semi_final, here), "final": min(state.final, here)}
    stages = []
    for number, stage in enumerate(state.stages):
        rounds = rounds_in(state, stage)
        if stage in begun:
            tables = tuple(_tables(state, stage))
            through = state.finished[number].through if number < len(state.finished) else ()
            places = tuple(_numbered(state, stage, frozenset(), 0))
            stages.append(BracketStage(stage, len(state.field(stage)), rounds, tables, places, through))
        else:
            stages.append(BracketStage(stage, sizes[stage], rounds))
    return tuple(stages)


def table_standing(state: State, round_number: int, table_number: int) -> TableStanding:
    """Return a table as it stands; both numbers are from 1 on.

    Raises:
        IndexError: There is no such table.
    """
    each = state.rounds[round_number - 1]
    return _table(state, round_number, table_number, each, each.tables[table_number - 1])


def _begun(state: State) -> Sequence[Stage]:
    return state.stages[: len(state.finished) + 1]


def _tables(state: State, stage: Stage) -> Iterable[TableStanding]:
    for number, each in enumerate(state.rounds, 1):
        if each.stage == stage:
            for table_number, table in enumerate(each.tables, 1):
                yield _table(state, number, table_number, each, table)


def _table(state: State, number: int, table_number: int, each: Round, table: Table) -> TableStanding:
    alone = Round(each.stage, (table,), each.play_off)
    won = points_of(state, [alone])
    seated = [*table.seated, *sorted(alone.drawn - set(table.seated))]
    points = [won.get(entrant, Points()) for entrant in seated]
    seats = tuple(map(TableSeat, seated, points, ranks(points)))
    entered = sum(game is not None for game in table.games)
    return TableStanding(number, table_number, seats, entered, len(table.games), each.play_off)


def _numbered(state: State, stage: Stage, known: Iterable[Entrant], before: int) -> list[Place]:
    """Return the places in a stage of all but those who are known; who has left it stands behind the others.

    ``before`` is how many stand before them.
    """
    points = stage_points(state, stage)
    leavers = [entrant for entrant in state.field(stage) if entrant not in state.active(stage)]
    keys = sorted({points[entrant] for entrant in leavers}, reverse=True)
    groups = list(stage_order(state, stage).groups)
    groups += [tuple(each for each in leavers if points[each] == key) for key in keys]
    places: list[Place] = []
    for group in groups:
        others = [entrant for entrant in group if entrant not in known]
        place = before + len(places) + 1
        places += [
            Place(entrant, place, stage, points[entrant], state.players[entrant] is None)
            for entrant in others
        ]
    return places
