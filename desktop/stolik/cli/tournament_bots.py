"""``stolik simulate GAME --tournament N``: a tournament of bots from the draw to the medals."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError
from stolik.cli.progress import Progress
from stolik.cli.tournament import show
from stolik.engine.driver import EndlessGame
from stolik.engine.game import IllegalMove
from stolik.engine.game_library import find_game, find_games, load_package
from stolik.engine.game_points import GamePoints
from stolik.engine.spawned_processes import deaf_pool
from stolik.pages.tournament.table_process import processors
from stolik.storage.atomic import write_text
from stolik.tournament.bot_tables import PlayTables, TableJob, play_here, play_on, play_table
from stolik.tournament.entries import LEAST_ENTRANTS, MOST_ENTRANTS, Created, EntrantInfo, Settings
from stolik.tournament.file_format import tournament_text
from stolik.tournament.sentences import reason
from stolik.tournament.state import State
from stolik.tournament.tournament import EntryRefused, Tournament

_OWN: Final = ("rounds", "semi_final", "final")
"""The options that mean nothing without ``--tournament``."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a tournament to those of ``simulate``."""
    group = parser.add_argument_group(
        "a tournament",
        "The levels of --seats are given to the entrants in turn, --games are those of a match "
        "(default: 2), and --save names a file.",
    )
    group.add_argument(
        "--tournament", metavar="N", type=int, help="play a whole tournament of so many entrants, 3 to 256"
    )
    group.add_argument("--rounds", metavar="N", type=int, help="rounds of the qualifying (default: 1)")
    group.add_argument(
        "--semi-final", metavar="N", type=int, help="how many reach the semi-final (default: 16; 0: none)"
    )
    group.add_argument("--final", metavar="N", type=int, help="how many reach the final (default: 4)")


def run(arguments: argparse.Namespace) -> bool:
    """Play the tournament that the arguments ask for; return whether they do.

    Raises:
        CommandError: There is no such game, level or number, or the file can't be written.
    """
    if arguments.tournament is None:
        for name in _OWN:
            if getattr(arguments, name) is not None:
                raise CommandError(
                    f"{PROGRAM} simulate: --{name.replace('_', '-')} goes with --tournament alone"
                )
        return False
    tournament = _created(arguments)
    path: Path | None = arguments.save
    if path is not None and os.path.lexists(path):
        raise CommandError(f"{path}: there is such a file already")
    _save(path, tournament)
    total = games_in(tournament.state)
    with Progress(total) as progress, _players() as play_tables:

        def noted() -> None:
            progress.show(min(total, len(list(tournament.state.games()))))
            _save(path, tournament)

        try:
            play_on(tournament, play_tables, noted)
        except IllegalMove as illegal:
            raise CommandError(f"a bot broke the rules: {illegal.rejection.code}") from None
        except EndlessGame as endless:
            raise CommandError(f"a game doesn't end: {endless}") from None
        except BrokenProcessPool:
            raise CommandError("a process that played a table was ended") from None
    show(tournament, arguments.json)
    return True


def games_in(state: State) -> int:
    """Return how many games are played where nobody leaves, play-offs left out."""
    rounds = [len(state.players)] * state.settings.rounds + [state.semi_final, state.final]
    return state.settings.games * sum(len(state.sizes_for(entrants)) for entrants in rounds if entrants)


def _created(arguments: argparse.Namespace) -> Tournament:
    if find_game(arguments.game) is None:
        known = ", ".join(info.id for info in find_games())
        raise CommandError(
            f"{PROGRAM} simulate: there is no game called {arguments.game}; there are: {known}"
        )
    levels = [name.strip() for name in arguments.seats.split(",")]
    bots = load_package(arguments.game).bots
    for name in levels:
        if name not in bots:
            raise CommandError(
                f"{PROGRAM} simulate: there is no level {name!r}; there are: {', '.join(bots)}"
            )
    # More than can enter needn't all be made to be refused.
    count = arguments.tournament
    if count > MOST_ENTRANTS:
        facts = {"min": LEAST_ENTRANTS, "max": MOST_ENTRANTS, "given": count}
        raise CommandError(f"{PROGRAM} simulate: {reason('wrong_number_of_entrants', facts)}")
    entrants = tuple(
        EntrantInfo(f"{level.capitalize()} {number}", f"bot:{level}")
        for number, level in zip(range(1, count + 1), cycle(levels), strict=False)
    )
    chosen = {name: getattr(arguments, name) for name in ("games", *_OWN)}
    settings = Settings(
        arguments.game, **{name: value for name, value in chosen.items() if value is not None}
    )
    try:
        return Tournament([Created(settings, entrants, arguments.seed)])
    except EntryRefused as refused:
        rejection = refused.rejection
        facts = dict(rejection.facts)
        if hasattr(arguments, name := str(facts.get("name"))):
            facts["name"] = f"--{name.replace('_', '-')}"
        told = reason(rejection.code, facts, arguments.game)
        raise CommandError(f"{PROGRAM} simulate: {told}") from None


@contextmanager
def _players() -> Iterator[PlayTables]:
    """Give what plays tables: on all processors side by side, or here where there is one."""
    if processors() == 1:
        yield play_here
        return
    with deaf_pool(processors()) as pool:

        def play_tables(jobs: Sequence[TableJob]) -> Iterable[tuple[GamePoints, ...]]:
            # A single table needs no other process, whose start would take longer.
            return play_here(jobs) if len(jobs) == 1 else pool.map(play_table, jobs)

        yield play_tables


def _save(path: Path | None, tournament: Tournament) -> None:
    if path is None:
        return
    try:
        text = tournament_text(tournament, f"{PROGRAM} {__version__}")
        write_text(path, text, private=False)
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None
