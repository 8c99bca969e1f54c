"""``stolik tournament``: the standings of a tournament, its tables, and what comes next."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stolik.cli.console import CommandError
from stolik.cli.records import print_json, word
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.messages import english
from stolik.services.tournaments.tournaments import read_tournament
from stolik.tournament.due import due
from stolik.tournament.file_format import TournamentFault
from stolik.tournament.sentences import TOURNAMENT, reason
from stolik.tournament.standings import BracketStage, TableStanding, bracket, standings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament

STAGES: Final[Mapping[str, str]] = {
    "qualifying": "Qualifying",
    "semi_final": "Semi-final",
    "final": "Final",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .stolik-tournament file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file can't be read or is faulty.
    """
    show(_read(arguments.file), arguments.json)


def show(tournament: Tournament, as_json: bool) -> None:
    """Print the current state of a tournament."""
    if as_json:
        print_json(report(tournament))
        return
    for line in _lines(tournament.state):
        print(line)
    if tournament.corrections:
        print(f"Corrections: {len(tournament.corrections)}")


def report(tournament: Tournament) -> dict[str, Any]:
    """Return the current state of a tournament as one JSON object."""
    state = tournament.state
    next_due = due(state)
    return {
        "name": state.created.name,
        "game": state.settings.game,
        "seed": state.created.seed,
        "over": state.stage is None,
        "due": {
            "task": next_due.task,
            "stage": next_due.stage,
            "games": [list(game) for game in next_due.games],
            "tied": list(next_due.tied),
        },
        "standings": [
            {
                "entrant": place.entrant,
                "name": state.created.entrants[place.entrant].name,
                "player": state.players[place.entrant],
                "place": place.place,
                "stage": place.stage,
                "big_points": place.points.big,
                "small_points": place.points.small,
            }
            for place in standings(state)
        ],
        "stages": [_plain_stage(stage) for stage in bracket(state)],
        "corrections": [to_plain(entry) for entry in tournament.corrections],
    }


def _plain_stage(stage: BracketStage) -> dict[str, Any]:
    return {
        "stage": stage.stage,
        "size": stage.size,
        "rounds": stage.rounds,
        "tables": [_plain_table(table) for table in stage.tables],
        "through": list(stage.through),
    }


def _plain_table(table: TableStanding) -> dict[str, Any]:
    return {
        "round": table.round,
        "table": table.table,
        "play_off": table.play_off,
        "entered": table.entered,
        "games": table.games,
        "seats": [
            {
                "entrant": seat.entrant,
                "place": seat.place,
                "big_points": seat.points.big,
                "small_points": seat.points.small,
            }
            for seat in table.seats
        ],
    }


def _lines(state: State) -> Iterator[str]:
    names = [word(entrant.name) for entrant in state.created.entrants]
    title = ", ".join(filter(None, (word(state.created.name), load_package(state.settings.game).info.title)))
    yield f"{title}: {len(names)} players, seed {state.created.seed}"
    for stage in bracket(state):
        yield from _stage_lines(stage, names)
    yield f"Next: {_next(state, names)}"
    yield "Standings:"
    widest = max(map(len, names))
    for place in standings(state):
        left = ", has left" if place.has_left else ""
        yield (
            f"{place.place:4}. {names[place.entrant]:{widest}}  {STAGES[place.stage].lower()}: "
            f"{place.points.big} big, {place.points.small:+} small{left}"
        )


def _stage_lines(stage: BracketStage, names: Sequence[str]) -> Iterator[str]:
    yield f"{STAGES[stage.stage]}: {stage.size} players"
    for table in stage.tables:
        seats = ", ".join(
            f"{names[seat.entrant]} {seat.points.big} ({seat.points.small:+})" for seat in table.seats
        )
        kind = "play-off" if table.play_off else "round"
        open_games = "" if table.entered == table.games else f"; {table.entered} of {table.games} games"
        yield f"  {kind} {table.round}, table {table.table}: {seats}{open_games}"


def _next(state: State, names: Sequence[str]) -> str:
    next_due = due(state)
    match next_due.task:
        case "draw":
            return f"draw the tables ({STAGES[str(next_due.stage)].lower()})"
        case "play":
            tables = len({game[:2] for game in next_due.games})
            games = english(TOURNAMENT, "%n (game|games)", len(next_due.games))
            return f"{games} at {english(TOURNAMENT, '%n (table|tables)', tables)}"
        case "draw_play_off":
            return "a play-off of " + ", ".join(names[entrant] for entrant in next_due.tied)
        case "finish_stage":
            return f"finish the {STAGES[str(next_due.stage)].lower()}"
        case _:
            return "nothing, the tournament is over"


def _read(name: str) -> Tournament:
    try:
        return read_tournament(Path(name))
    except TournamentFault as fault:
        raise CommandError(f"{name}: {line_of(fault)}") from None
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror or error}") from None
    except ValueError:  # a name that no file system accepts
        raise CommandError(f"{name}: No such file or directory") from None


def line_of(fault: TournamentFault) -> str:
    """Return one line that says what is wrong with a file."""
    facts = {
        name: word(fact) if isinstance(fact, str) else fact for name, fact in fault.rejection.facts.items()
    }
    code = fault.rejection.code
    return f"entry {fault.entry}, {code}: {reason(code, facts, fault.game)}"
