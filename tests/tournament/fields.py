"""Makes tournaments and the points of games, and advances tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from stolik.engine.game_points import GamePoints
from stolik.games.rummikub.rules.scoring import places_of
from stolik.tournament.due import due, next_draw, next_finish
from stolik.tournament.entries import Created, Drawn, Entered, EntrantInfo, Settings
from stolik.tournament.tournament import EntryRefused, Tournament

NAMES = ("Ala", "Bartek", "Celina", "Darek", "Ewa", "Franek", "Gosia", "Hubert", "Iga", "Jan")


def entrants(count: int, player: str = "human", clubs: Sequence[str] = ()) -> tuple[EntrantInfo, ...]:
    names = [*NAMES, *[f"Somebody {number}" for number in range(count)]][:count]
    return tuple(EntrantInfo(name, player, clubs[place] if clubs else "") for place, name in enumerate(names))


def begun(
    count: int, *, game: str = "rummikub", player: str = "human", seed: int = 1, **settings: Any
) -> Tournament:
    """Return a newly created tournament of ``count``."""
    return Tournament([Created(Settings(game, **settings), entrants(count, player), seed)])


def points(*small: int, winner: int | None = None) -> GamePoints:
    """Return the points of a game of Rummikub, by default won by the seat with the most."""
    seat = small.index(max(small)) if winner is None else winner
    return GamePoints(small, places_of(seat, small))


def drawn(tournament: Tournament, *tables: tuple[int, ...]) -> Tournament:
    """Perform the draw that is due, at random or to these tables, and return the tournament."""
    entry = next_draw(tournament.state)
    if tables:
        entry = Drawn(entry.stage, tables, entry.play_off)
    tournament.submit(entry)
    return tournament


def enter(tournament: Tournament, table: int, *small: int, game: int = 1, winner: int | None = None) -> None:
    """Enter a game of the latest round."""
    number = len(tournament.state.rounds)
    tournament.submit(Entered(number, table, game, points(*small, winner=winner)))


def enter_all(tournament: Tournament, *tables: tuple[int, ...]) -> None:
    """Enter the first game of each table, from the first table."""
    for table, small in enumerate(tables, 1):
        enter(tournament, table, *small)


def finish(tournament: Tournament) -> tuple[int, ...]:
    """Finish the stage and return the entrants who advance."""
    entry = next_finish(tournament.state)
    tournament.submit(entry)
    return entry.through


def any_points(rng: Random, seats: int, unit: int = 10, most: int = 3) -> GamePoints:
    """Return random points of a game, with ties."""
    winner = rng.randrange(seats)
    small = [0 if seat == winner else -unit * rng.randrange(most) for seat in range(seats)]
    small[winner] = -sum(small)
    return points(*small, winner=winner)


def step(tournament: Tournament, rng: Random) -> bool:
    """Do the step that is due, with random points; return whether there was one."""
    state = tournament.state
    task = due(state)
    match task.task:
        case "draw" | "draw_play_off":
            tournament.submit(next_draw(state))
        case "finish_stage":
            tournament.submit(next_finish(state))
        case "play":
            number, table, game = task.games[0]
            seats = len(state.rounds[number - 1].tables[table - 1].seated)
            tournament.submit(Entered(number, table, game, any_points(rng, seats)))
        case _:
            return False
    return True


def played_out(tournament: Tournament, seed: int = 1) -> Tournament:
    rng = Random(seed)
    while step(tournament, rng):
        pass
    return tournament


def refused(tournament: Tournament, entry: Any) -> str:
    """Return the code of a refusal, after checking that nothing has changed."""
    before = (tournament.log, tournament.state)
    with pytest.raises(EntryRefused) as fault:
        tournament.submit(entry)
    assert (tournament.log, tournament.state) == before
    assert fault.value.entry == len(tournament.log) + 1
    return fault.value.rejection.code
