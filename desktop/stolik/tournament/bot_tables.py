"""Plays the tables where only bots sit, each independently, so that several can run in parallel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.game_points import GamePoints
from stolik.engine.record import MOST_ENTRIES
from stolik.engine.session import Session
from stolik.tournament.due import due, next_draw, next_finish
from stolik.tournament.entries import Entry, Settings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament, from_played, plain_options


@dataclass(frozen=True, slots=True)
class TableJob:
    """The games that bots play at one table; a job can be sent to another process.

    ``first`` is the 1-based number of the first game and ``games`` how many are played; ``options`` are those
    of a record as plain JSON values, ``levels`` the bots by seat. All chance comes from ``seed``, including
    who begins the first game if ``starter`` is ``None``.
    """

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    round: int
    table: int
    first: int
    games: int
    seed: str
    starter: Seat | None


def record_options(settings: Settings, games: int) -> tuple[Mapping[str, Any], int]:
    """Return the options of a record, and how many games of a match it holds.

    If a record of the game can't hold several, they are played one by one. ``games`` is how many games of the
    match remain; ``settings`` must have passed the checks.
    """
    plain, held = plain_options(settings), load_package(settings.game).match_rules.games_option
    if not held:
        return plain, 1
    many = plain | {held: games}
    if isinstance(load_codec(settings.game).options(many), Rejection):
        return plain | {held: 1}, 1
    return many, games


def bot_jobs(state: State) -> tuple[TableJob, ...]:
    """Return a job for every table where games are due and only bots sit."""
    next_games: dict[tuple[int, int], list[int]] = {}
    for round_number, table_number, game in due(state).games:
        next_games.setdefault((round_number, table_number), []).append(game)
    jobs = []
    for (round_number, table_number), games in next_games.items():
        table = state.rounds[round_number - 1].tables[table_number - 1]
        players = [state.players[entrant] or "" for entrant in table.seated]
        levels = tuple([player.removeprefix("bot:") for player in players])
        if all(player.startswith("bot:") for player in players):
            options, _ = record_options(state.settings, len(games))
            jobs.append(
                TableJob(
                    state.settings.game,
                    options,
                    levels,
                    round_number,
                    table_number,
                    games[0],
                    len(games),
                    f"{state.created.seed} round {round_number} table {table_number}",
                    state.starter_of(table, games[0]),
                )
            )
    return tuple(jobs)


def play_table(job: TableJob, noted: Callable[[int], object] = lambda _: None) -> tuple[GamePoints, ...]:
    """Play the games of a table, and return the points of each by seat.

    Args:
        job: The games to play.
        noted: Called after every move with the number of finished games; an exception from it ends the play.

    Raises:
        IllegalMove: A bot broke the rules.
        EndlessGame: A game did not end.
    """
    package, starter = load_package(job.game), job.starter
    options = load_codec(job.game).options(job.options)
    assert isinstance(options, Value), "the checks have read the options"
    seats = len(job.levels)
    bots = [package.bots[Level(level)] for level in job.levels]
    finished = package.match_rules.games
    points: list[GamePoints] = []
    while len(points) < job.games:
        number = job.first + len(points)
        session = Session(package.game, seats, options, starter)
        choose = bot_chooser(bots, [Random(f"{job.seed} game {number} seat {seat}") for seat in range(seats)])
        for _ in play_moves(session, choose, Random(f"{job.seed} game {number}"), limit=MOST_ENTRIES):
            noted(len(points) + len(finished(session.state)))
        points += finished(session.state)
        starter = None if starter is None else (starter + 1) % seats
    return tuple(points)


PlayTables: TypeAlias = Callable[[Sequence[TableJob]], Iterable[tuple[GamePoints, ...]]]
"""Plays tables, possibly in parallel, and yields the points of each in the order of the jobs."""


def play_here(jobs: Sequence[TableJob]) -> Iterable[tuple[GamePoints, ...]]:
    return map(play_table, jobs)


def play_on(
    tournament: Tournament, play_tables: PlayTables = play_here, noted: Callable[[], None] = lambda: None
) -> None:
    """Draw, play and finish everything that needs no person, to the end if only bots take part.

    Args:
        tournament: The tournament, whose log is extended.
        play_tables: Plays the tables of a round.
        noted: Called after each entry, for example to save it.
    """

    def note(entry: Entry) -> None:
        tournament.submit(entry)
        noted()

    while True:
        task = due(tournament.state).task
        if task in ("draw", "draw_play_off"):
            note(next_draw(tournament.state))
        elif task == "finish_stage":
            note(next_finish(tournament.state))
        elif jobs := bot_jobs(tournament.state):
            # In the order of the tables, so that the log doesn't depend on how many are played in parallel.
            for job, games in zip(jobs, play_tables(jobs), strict=True):
                for entry in from_played(tournament.state, job.round, job.table, games):
                    note(entry)
        else:
            return
