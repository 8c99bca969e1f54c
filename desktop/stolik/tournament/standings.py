"""The results of a tournament: places, the tables of each stage, and the bracket to the final."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from stolik.engine.game import ranks
from stolik.tournament.entries import Entrant, Stage
from stolik.tournament.state import Round, State, Table


class Points(NamedTuple):
    """An entrant's points; more are better, and big points count first (§4.1)."""

    big: int = 0
    small: int = 0


class PlayOff(NamedTuple):
    """A finished play-off: the tied entrants who are still in, and their points in it."""

    tied: frozenset[Entrant]
    points: Mapping[Entrant, Points]


@dataclass(frozen=True, slots=True)
class Order:
    """Entrants grouped by place, and the ties that still have to be decided.

    Entrants within a group keep the order in which they were given.
    """

    groups: tuple[tuple[Entrant, ...], ...]
    open_ties: tuple[tuple[Entrant, ...], ...]

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        return tuple([entrant for group in self.groups for entrant in group])


def points_of(state: State, rounds: Iterable[Round]) -> dict[Entrant, Points]:
    """Return everybody's points in some rounds, as far as they have been entered."""
    big: dict[Entrant, int] = {}
    small: dict[Entrant, int] = {}
    for each in rounds:
        for table in each.tables:
            for game in table.games:
                if game is None:
                    continue
                gained = zip(game.seated, state.big_points(game), game.points.small_points, strict=True)
                for entrant, more_big, more_small in gained:
                    big[entrant] = big.get(entrant, 0) + more_big
                    small[entrant] = small.get(entrant, 0) + more_small
    return {entrant: Points(big[entrant], small[entrant]) for entrant in big}


def stage_points(state: State, stage: Stage) -> dict[Entrant, Points]:
    """Return the points of everybody in a stage, without play-offs."""
    found = points_of(state, state.rounds_of(stage))
    return {entrant: found.get(entrant, Points()) for entrant in state.field(stage)}


def stage_order(state: State, stage: Stage) -> Order:
    """Return the order of the entrants still in a stage, with ties broken by their play-offs.

    A play-off counts only for the tie of those who played it, even after one of them has left (§5.4).
    """
    gone = frozenset(state.entrants) - frozenset(state.active(stage))
    play_offs = [
        PlayOff(each.drawn - gone, points_of(state, [each]))
        for each in state.rounds_of(stage, play_off=True)
        if each.is_complete
    ]
    return order(state.active(stage), stage_points(state, stage), state.decisive_places(stage), play_offs)


def order(
    entrants: Sequence[Entrant],
    points: Mapping[Entrant, Points],
    decisive: Sequence[int],
    play_offs: Sequence[PlayOff] = (),
) -> Order:
    """Return entrants in the order of their points, with decisive ties broken by play-offs.

    Args:
        entrants: The entrants to rank.
        points: The points of each entrant.
        decisive: The places that matter: a tie between one of them and the next has to be decided.
        play_offs: The finished play-offs, the oldest first.

    >>> won = {0: Points(4, 10), 1: Points(8, 5), 2: Points(4, 10), 3: Points(4, -25)}
    >>> order(range(4), won, [2]).groups, order(range(4), won, [2]).open_ties
    (((1,), (0, 2), (3,)), ((0, 2),))
    """
    groups: list[tuple[Entrant, ...]] = []
    ties: list[tuple[Entrant, ...]] = []
    place = 1
    for group in _by_points(entrants, points):
        broken, still_open = _broken(group, place, decisive, play_offs)
        groups += broken
        ties += still_open
        place += len(group)
    return Order(tuple(groups), tuple(ties))


def _by_points(entrants: Iterable[Entrant], points: Mapping[Entrant, Points]) -> list[tuple[Entrant, ...]]:
    ranked = sorted(entrants, key=lambda entrant: points[entrant], reverse=True)
    return [tuple(group) for _, group in groupby(ranked, key=lambda entrant: points[entrant])]


def _broken(
    group: tuple[Entrant, ...], place: int, decisive: Sequence[int], play_offs: Sequence[PlayOff]
) -> tuple[list[tuple[Entrant, ...]], list[tuple[Entrant, ...]]]:
    """Return the groups into which a tie that begins at a place is broken so far, and its open ties."""
    if not any(place <= last < place + len(group) - 1 for last in decisive):
        return [group], []
    for number, play_off in enumerate(play_offs):
        if play_off.tied == frozenset(group):
            within = [last - place + 1 for last in decisive]
            rest = order(group, play_off.points, within, play_offs[number + 1 :])
            return list(rest.groups), list(rest.open_ties)
    return [group], [group]


class Place(NamedTuple):
    """An entrant's place, which tied entrants share.

    ``stage`` is the last one reached, with ``points`` won there; ``has_left`` means that nobody plays for
    them.
    """

    entrant: Entrant
    place: int
    stage: Stage
    points: Points
    has_left: bool


class TableSeat(NamedTuple):
    """A seat at a table: the entrant, their points there, and their place at the table so far."""

    entrant: Entrant
    points: Points
    place: int


@dataclass(frozen=True, slots=True)
class TableStanding:
    """The current state of a table: the 1-based numbers of round and table, and its seats in order.

    ``entered`` of its ``games`` have been entered.
    """

    round: int
    table: int
    seats: tuple[TableSeat, ...]
    entered: int
    games: int
    play_off: bool


@dataclass(frozen=True, slots=True)
class BracketStage:
    """A stage on the way to the final: its size, its tables and places, and who has advanced from it.

    A stage that hasn't begun has no tables or places. ``rounds`` is how many it has without play-offs.
    """

    stage: Stage
    size: int
    rounds: int
    tables: tuple[TableStanding, ...] = ()
    places: tuple[Place, ...] = ()
    through: tuple[Entrant, ...] = ()


def rounds_in(state: State, stage: Stage) -> int:
    return state.settings.rounds if stage == "qualifying" else 1


def standings(state: State) -> tuple[Place, ...]:
    """Return the places of all entrants, the best first (§5.6).

    Entrants who reached a later stage come before all others. Before the end, the points so far count.
    """
    found: list[Place] = []
    for stage in reversed(_begun(state)):
        known = {place.entrant for place in found}
        found += _numbered(state, stage, known, len(found))
    return tuple(found)


def bracket(state: State) -> tuple[BracketStage, ...]:
    """Return all stages in order, including those that haven't begun."""
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
    """Return the current state of a table; both numbers are 1-based.

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
    """Return the places in a stage except those of ``known`` entrants; those who have left come last.

    ``before`` is the number of entrants placed ahead of them.
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
