"""What an entry brings about: the state after it, a pure fold over the log."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from stolik.engine.name_form import plain_name
from stolik.tournament.entries import (
    Corrected,
    Created,
    Drawn,
    Entered,
    Entrant,
    EntrantInfo,
    Entry,
    Joined,
    Left,
    Renamed,
    Returned,
    StageFinished,
    Undrawn,
)
from stolik.tournament.state import FinishedGame, Round, State, Table


def created(entry: Created) -> State:
    """Return the state after the first entry; names in it have the form in which they are kept now."""
    entrants = tuple(map(_kept, entry.entrants))
    entry = replace(entry, entrants=entrants, name=plain_name(entry.name))
    return State(entry, tuple([entrant.player for entrant in entrants]))


def _kept(entrant: EntrantInfo) -> EntrantInfo:
    return replace(entrant, name=plain_name(entrant.name) or entrant.name, club=plain_name(entrant.club))


def applied(state: State | None, entry: Entry) -> State:
    """Return the state after an entry, which must have passed the checks.

    ``state`` is ``None`` before the first entry.
    """
    if isinstance(entry, Created):
        return created(entry)
    assert state is not None, "the checks want the first entry to create the tournament"
    match entry:
        case Drawn():
            return replace(state, rounds=(*state.rounds, _round(state, entry)))
        case Entered() | Corrected():
            return _with_game(state, entry)
        case Left():
            return _without(state, entry)
        case Returned():
            return _played_by(state, entry.entrant, state.created.entrants[entry.entrant].player)
        case Joined():
            entrants = (*state.created.entrants, _kept(entry.who))
            players = (*state.players, entry.who.player)
            return replace(state, created=replace(state.created, entrants=entrants), players=players)
        case Renamed():
            return _renamed(state, entry)
        case Undrawn():
            return replace(state, rounds=state.rounds[:-1], undrawn=state.undrawn + 1)
        case StageFinished():
            stayed = (*state.stayed, state.active(entry.stage))
            return replace(state, finished=(*state.finished, entry), stayed=stayed)
        case _:
            assert_never(entry)


def _round(state: State, entry: Drawn) -> Round:
    games = 1 if entry.play_off else state.settings.games
    return Round(
        entry.stage, tuple([Table(table, (None,) * games) for table in entry.tables]), entry.play_off
    )


def _with_game(state: State, entry: Entered | Corrected) -> State:
    each = state.rounds[entry.round - 1]
    table = each.tables[entry.table - 1]
    before = table.games[entry.game - 1]
    seated = table.seated if before is None else before.seated
    game = FinishedGame(seated, entry.points, entry.source, entry.card, entry.began)
    games = (*table.games[: entry.game - 1], game, *table.games[entry.game :])
    return _with_table(state, entry.round - 1, entry.table - 1, replace(table, games=games))


def _with_table(state: State, number: int, table_number: int, table: Table) -> State:
    each = state.rounds[number]
    tables = (*each.tables[:table_number], table, *each.tables[table_number + 1 :])
    rounds = (*state.rounds[:number], replace(each, tables=tables), *state.rounds[number + 1 :])
    return replace(state, rounds=rounds)


def _without(state: State, entry: Left) -> State:
    """Return the state in which a bot has taken a seat, or the tables still played go on without it (§6)."""
    state = _played_by(state, entry.entrant, entry.replaced_by)
    if entry.replaced_by is not None:
        return state
    for number, each in enumerate(state.rounds):
        for table_number, table in enumerate(each.tables):
            if entry.entrant in table.seated and not table.is_complete:
                seated = tuple([entrant for entrant in table.seated if entrant != entry.entrant])
                state = _with_table(state, number, table_number, replace(table, seated=seated))
    return state


def _played_by(state: State, entrant: Entrant, player: str | None) -> State:
    return replace(state, players=(*state.players[:entrant], player, *state.players[entrant + 1 :]))


def _renamed(state: State, entry: Renamed) -> State:
    entrants, at = state.created.entrants, entry.entrant
    mended = _kept(replace(entrants[at], name=entry.name))
    created = replace(state.created, entrants=(*entrants[:at], mended, *entrants[at + 1 :]))
    return replace(state, created=created, names_before=(*state.names_before, (at, entrants[at].name)))
