"""``stolik simulate``: lets bots play each other and counts the results."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import cycle
from math import ceil
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError, Progress
from stolik.cli.records import print_json
from stolik.cli.tournament import show
from stolik.engine.bot import AnyBot, Level
from stolik.engine.driver import EndlessGame, bot_chooser, play
from stolik.engine.game import IllegalMove, Seat, Value
from stolik.engine.game_library import find_game, find_games, load_game, load_package
from stolik.engine.game_points import GamePoints
from stolik.engine.package import SUFFIX, GameInfo
from stolik.engine.record import MOST_ENTRIES, Player, record_of, record_text
from stolik.engine.session import Session
from stolik.engine.spawned_processes import deaf_pool
from stolik.pages.tournament.table_process import processors
from stolik.storage.atomic import write_new, write_text
from stolik.tournament.bot_tables import PlayTables, TableJob, play_here, play_on, play_table
from stolik.tournament.entries import LEAST_ENTRANTS, MOST_ENTRANTS, Created, EntrantInfo, Settings
from stolik.tournament.file_format import tournament_text
from stolik.tournament.sentences import reason
from stolik.tournament.state import State
from stolik.tournament.tournament import EntryRefused, Tournament


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(info.id for info in find_games())}")
    parser.add_argument(
        "--seats",
        metavar="LEVELS",
        required=True,
        help=f"one level per seat, as in {Level.SHARP},{Level.GENTLE}",
    )
    parser.add_argument("--games", metavar="N", type=int, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", metavar="N", type=int, default=1, help="repeats the same games (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--save", metavar="DIR", type=Path, help="write the record of every game into a folder"
    )
    tournament_arguments(parser)


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: There is no such game, level or number of seats, or a record can't be written.
    """
    if play_tournament(arguments):
        return
    if arguments.games is None:
        arguments.games = 100
    match = _match(arguments)
    tally = Tally(len(match.levels))
    if arguments.save is not None:
        _prepare(arguments.save)
    with Progress(arguments.games) as progress:
        for number in range(arguments.games):
            began = perf_counter()
            session = match.play(number, tally.thinking)
            tally.add(session, perf_counter() - began)
            if arguments.save is not None:
                _save(arguments.save, match, number, session)
            progress.show(number + 1)
    figures = _figures(match, arguments.games, tally)
    if arguments.json:
        print_json(figures)
    else:
        _print_table(figures)


@dataclass(frozen=True, slots=True)
class Match:
    """The players, one level for each seat, and the seed of all chance."""

    info: GameInfo
    levels: Sequence[Level]
    bots: Sequence[AnyBot]
    seed: int

    def play(self, number: int, thinking: list[float]) -> Session:
        """Return a game played to its end, and add the seconds of every decision to ``thinking``.

        The seats start in turn. The dice and each bot have their own randomness, derived from the seed and
        the number, so a change in how often one bot draws doesn't affect the others.
        """
        game = load_game(self.info.id)
        session = Session(game, len(self.bots), game.options_type(), number % len(self.bots))
        dice = Random(f"{self.seed} {number} table")
        chances = [Random(f"{self.seed} {number} seat {seat}") for seat in range(len(self.bots))]
        choose = bot_chooser(self.bots, chances)

        def timed(view: Any, seat: Seat) -> Value:
            began = perf_counter()
            move = choose(view, seat)
            thinking.append(perf_counter() - began)
            return move

        try:
            return play(session, timed, dice, limit=MOST_ENTRIES)
        except IllegalMove as illegal:
            seat = session.to_act[0]
            raise CommandError(
                f"game {number + 1}, entry {session.length + 1}, seat {seat}: "
                f"the bot {self.levels[seat]} broke the rules: {illegal.rejection.code}"
            ) from None
        except EndlessGame:
            raise CommandError(f"game {number + 1} doesn't end within {MOST_ENTRIES} moves") from None


@dataclass(slots=True)
class Tally:
    """The counts over all games."""

    seats: int
    moves: int = 0
    seconds: float = 0.0
    thinking: list[float] = field(default_factory=list)
    wins: list[Fraction] = field(init=False)
    scores: list[int] = field(init=False)
    big_points: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.wins = [Fraction()] * self.seats
        self.scores = [0] * self.seats
        self.big_points = [0] * self.seats

    def add(self, session: Session, seconds: float) -> None:
        """Count a finished game; seats that share first place share the win."""
        self.moves += session.length
        self.seconds += seconds
        winners = [place.seat for place in session.standings if place.rank == 1]
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for place in session.standings:
            self.scores[place.seat] += place.score
            self.big_points[place.seat] += place.details.get("big_points", 0)


def _match(arguments: argparse.Namespace) -> Match:
    info, levels = _chosen(arguments)
    if arguments.games < 1:
        raise CommandError(f"{PROGRAM} simulate: --games must be at least 1")
    low, high = info.seats
    if not low <= len(levels) <= high:
        raise CommandError(f"{PROGRAM} simulate: {info.id} seats {low} to {high} players, not {len(levels)}")
    bots = load_package(info.id).bots
    return Match(info, levels, [bots[level] for level in levels], arguments.seed)


def _chosen(arguments: argparse.Namespace) -> tuple[GameInfo, list[Level]]:
    """Return the chosen game and the levels of its bots."""
    info = find_game(arguments.game)
    if info is None:
        known = ", ".join(info.id for info in find_games())
        raise CommandError(
            f"{PROGRAM} simulate: there is no game called {arguments.game}; there are: {known}"
        )
    bots = load_package(info.id).bots
    levels = [name.strip() for name in arguments.seats.split(",")]
    for name in levels:
        if name not in bots:
            raise CommandError(
                f"{PROGRAM} simulate: there is no level {name!r}; there are: {', '.join(bots)}"
            )
    return info, [Level(name) for name in levels]


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: {error.strerror or error}") from None


def _save(folder: Path, match: Match, number: int, session: Session) -> None:
    """Write a game's record under a free name; no file is ever overwritten."""
    players = tuple(
        Player(name=f"{level.capitalize()} {seat + 1}", player=f"bot:{level}")
        for seat, level in enumerate(match.levels)
    )
    text = record_text(record_of(session, match.info, players))
    path = folder / f"{match.info.id}-{match.seed}-{number + 1:05}{SUFFIX}"
    try:
        write_new(path, text.encode())
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None


def _figures(match: Match, games: int, tally: Tally) -> dict[str, Any]:
    ordered = sorted(1000 * seconds for seconds in tally.thinking)
    return {
        "game": match.info.id,
        "games": games,
        "seed": match.seed,
        "seats": [
            {
                "seat": seat,
                "level": str(level),
                "wins": float(tally.wins[seat]),
                "win_share": float(tally.wins[seat] / games),
                "mean_score": tally.scores[seat] / games,
            }
            for seat, level in enumerate(match.levels)
        ],
        "moves": tally.moves,
        "moves_per_second": tally.moves / tally.seconds if tally.seconds else 0.0,
        "ms_per_move": {
            "median": _quantile(ordered, 0.5),
            "p99": _quantile(ordered, 0.99),
            "worst": ordered[-1] if ordered else 0.0,
        },
    }


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


def _print_table(figures: Mapping[str, Any]) -> None:
    print(f"{figures['game']}: {figures['games']} games, seed {figures['seed']}")
    for row in figures["seats"]:
        print(
            f"  seat {row['seat']} {row['level']:7} wins {row['wins']:.1f} ({row['win_share']:.1%}), "
            f"mean score {row['mean_score']:.2f}"
        )
    times = figures["ms_per_move"]
    print(f"  {figures['moves']} moves, {figures['moves_per_second']:.0f} a second")
    print(
        f"  a bot's move: median {times['median']:.3f} ms, 99 % {times['p99']:.3f} ms, "
        f"worst {times['worst']:.3f} ms"
    )


_OWN: Final = ("rounds", "semi_final", "final")
"""The options that are meaningless without ``--tournament``."""


def tournament_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a tournament to those of ``simulate``."""
    group = parser.add_argument_group(
        "a tournament",
        "The levels of --seats are given to the players in turn, --games are those of a match "
        "(default: 2), and --save names a file.",
    )
    group.add_argument(
        "--tournament", metavar="N", type=int, help="play a whole tournament of N players, 3 to 256"
    )
    group.add_argument("--rounds", metavar="N", type=int, help="qualifying rounds (default: 1)")
    group.add_argument(
        "--semi-final", metavar="N", type=int, help="how many reach the semi-final (default: 16; 0: none)"
    )
    group.add_argument("--final", metavar="N", type=int, help="how many reach the final (default: 4)")


def play_tournament(arguments: argparse.Namespace) -> bool:
    """Play a tournament if the arguments ask for one; return whether they do.

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
    _save_tournament(path, tournament)
    total = games_in(tournament.state)
    with Progress(total) as progress, _players() as play_tables:

        def noted() -> None:
            progress.show(min(total, len(list(tournament.state.games()))))
            _save_tournament(path, tournament)

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
    """Return how many games are played if no entrant leaves, without play-offs."""
    rounds = [len(state.players)] * state.settings.rounds + [state.semi_final, state.final]
    return state.settings.games * sum(len(state.sizes_for(entrants)) for entrants in rounds if entrants)


def _created(arguments: argparse.Namespace) -> Tournament:
    _, levels = _chosen(arguments)
    # Too many entrants can be refused without being made.
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
    """Return the function that plays tables: on all processors, or in this process if there is only one."""
    if processors() == 1:
        yield play_here
        return
    with deaf_pool(processors()) as pool:

        def play_tables(jobs: Sequence[TableJob]) -> Iterable[tuple[GamePoints, ...]]:
            # A single table is played here: starting another process would take longer.
            return play_here(jobs) if len(jobs) == 1 else pool.map(play_table, jobs)

        yield play_tables


def _save_tournament(path: Path | None, tournament: Tournament) -> None:
    if path is None:
        return
    try:
        text = tournament_text(tournament, f"{PROGRAM} {__version__}")
        write_text(path, text, private=False)
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None
