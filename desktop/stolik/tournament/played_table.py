"""A table that is played here: who sits there now, what is still to be played, and what of it is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.engine.game_points import GamePoints
from stolik.tournament.due import due
from stolik.tournament.entering import from_played
from stolik.tournament.entries import Entered
from stolik.tournament.state import State, Table


class PlayedMatch(NamedTuple):
    """A table of a tournament as it stands while it is played here: the numbers of round and table.

    ``game`` is that of the only game that is played in one go, 0 where the whole match is.
    """

    state: State
    round: int
    table: int
    game: int


class SeatedPlayer(NamedTuple):
    """An entrant's name, and who plays for them now: ``human`` or ``bot:LEVEL``."""

    name: str
    player: str


def find_played(state: State, round_number: int, table_number: int) -> Table | None:
    """Return a table by its numbers, both from 1 on; ``None`` where there is none."""
    tables = state.rounds[round_number - 1].tables if 1 <= round_number <= len(state.rounds) else ()
    return tables[table_number - 1] if 1 <= table_number <= len(tables) else None


def seated_players(state: State, round_number: int, table_number: int) -> tuple[SeatedPlayer, ...]:
    """Return who plays at a table from now on, by seat; nobody where there is no such table."""
    table = find_played(state, round_number, table_number)
    seated = () if table is None else table.seated
    return tuple(
        SeatedPlayer(state.created.entrants[each].name, state.players[each] or "human") for each in seated
    )


def games_due(state: State, round_number: int, table_number: int) -> tuple[int, ...]:
    """Return the numbers of the games that are still to be played at a table, the next one first."""
    return tuple(
        [game for each, table, game in due(state).games if (each, table) == (round_number, table_number)]
    )


def missing_entries(
    state: State, round_number: int, table_number: int, first: int, games: Sequence[GamePoints], at: str = ""
) -> tuple[Entered, ...]:
    """Return the entries of games of a record that stand nowhere yet (§8.2).

    Args:
        state: What stands now.
        round_number: The number of the round, from 1 on over all stages.
        table_number: The number of the table, from 1 on.
        first: The number of the record's first game in its match, from 1 on.
        games: The points of those of its games that have ended.
        at: When they are entered.
    """
    table = find_played(state, round_number, table_number)
    if table is None or None not in table.games:
        return ()
    entered = table.games.index(None) - (first - 1)
    # If an earlier game is missing, this record doesn't follow it.
    return from_played(state, round_number, table_number, games[entered:], at) if entered >= 0 else ()
