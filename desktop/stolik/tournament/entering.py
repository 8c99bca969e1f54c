"""Makes the entries for the games of a table: from a record played here, from a card, or as a correction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from stolik.engine.game import Rejection
from stolik.engine.game_points import GamePoints
from stolik.tournament.checks import card_points, find_table
from stolik.tournament.entries import Corrected, Entered
from stolik.tournament.state import State


def from_played(
    state: State, round_number: int, table_number: int, games: Sequence[GamePoints], at: str = ""
) -> tuple[Entered, ...]:
    """Return the entries for games that were played here, the next ones that are missing at their table.

    Args:
        state: What stands now.
        round_number: The number of the round, from 1 on over all stages.
        table_number: The number of the table, from 1 on.
        games: What the package's match rules read off the end of a record, in the order of play.
        at: When they are entered.

    Raises:
        IndexError: There is no such table.
    """
    table = state.rounds[round_number - 1].tables[table_number - 1]
    missing = [number for number, game in enumerate(table.games, 1) if game is None]
    return tuple(
        Entered(round_number, table_number, number, points, "played", at=at)
        for number, points in zip(missing, games, strict=False)
    )


def from_card(state: State, entry: Entered, card: Mapping[str, Any]) -> Entered | Rejection:
    """Return an entry with the points of a typed card, or why the card can't be of that game.

    ``entry`` names the game, whatever its points; ``card`` is as the package's `CardEntry` tells.
    """
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    points = card_points(state, len(table.seated_at(entry.game)), card)
    return (
        points if isinstance(points, Rejection) else replace(entry, points=points, source="card", card=card)
    )


def correction(state: State, entry: Entered, by: str) -> Corrected | Rejection:
    """Return the correction of a game to what an entry holds, or why there is nothing to correct.

    ``by`` is the name of the one who corrects.
    """
    table = find_table(state, entry)
    if isinstance(table, Rejection):
        return table
    game = table.games[entry.game - 1]
    if game is None:
        return Rejection("nothing_to_correct", {"table": entry.table, "game": entry.game})
    place = (entry.round, entry.table, entry.game)
    return Corrected(*place, entry.points, game.points, by, entry.source, entry.card, entry.at, entry.began)
