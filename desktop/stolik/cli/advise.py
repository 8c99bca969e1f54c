"""``stolik advise``: what every option of a position is worth, and what a bot would do."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from stolik.cli.console import CommandError
from stolik.cli.files import read_session
from stolik.cli.position import names_position, placed_state
from stolik.cli.text import names_of, print_json, who
from stolik.engine.bot import GENEROUS_DEADLINE, Advice, Level
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", metavar="FILE", help="a .stolik file, or the ID of a position")
    parser.add_argument(
        "--at", metavar="N", type=int, help="the position after N entries (default: after all)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file or the ID is at fault, or no seat is to move at that position.
    """
    asked = _of_id(arguments) if names_position(arguments.file) else _of_record(arguments)
    package = load_package(asked.game)
    actors = package.game.to_act(asked.state)
    if not actors:
        raise CommandError(f"{asked.place} the game is over, so nobody is to move")
    if actors == (TABLE,):
        raise CommandError(f"{asked.place} the table is to move, and chance takes no advice")
    seat, state = actors[0], asked.state
    if asked.viewer not in (None, seat):
        raise CommandError(f"{asked.place} seat {seat} is to move, and what it knows isn't in this ID")
    view = state if asked.viewer == seat else package.game.view(state, seat)
    options = package.valuation.advise(view, seat)
    level = asked.levels[seat] or Level.MASTER
    choice = package.bot_of(level).choose(view, seat, Random(0), GENEROUS_DEADLINE)
    if all(option.move != choice for option in options):
        weighed = (*options, package.advice_on(view, seat, choice))
        options = tuple(sorted(weighed, key=lambda option: -option.value))
    if arguments.json:
        print_json(
            {
                "game": asked.game,
                "at": asked.at,
                "seat": seat,
                "options": [_plain(option) for option in options],
                "level": str(level),
                "choice": to_plain(choice),
            }
        )
        return
    messages = package.messages
    print(f"{asked.heading}{who(seat, asked.names)} is to move:")
    for option in options:
        facts = "".join(f"  {name} {value:.4f}" for name, value in option.facts.items())
        print(f"{option.value:10.4f}  {messages.move_at(state, to_plain(option.move))}{facts}")
    print(f"The choice of the bot ({level}): {messages.move_at(state, to_plain(choice))}")


class _Asked(NamedTuple):
    """A position that is asked about; ``viewer`` is the seat that knows ``state``, ``None`` for all of it."""

    game: str
    state: Any
    viewer: Seat | None
    at: int
    place: str
    heading: str
    names: Sequence[str]
    levels: Sequence[str | None]


def _of_id(arguments: argparse.Namespace) -> _Asked:
    if arguments.at is not None:
        raise CommandError(f"{arguments.file}: --at {arguments.at}: an ID is of one position alone")
    placed = placed_state(arguments.file)
    unknown = ("",) * placed.seats, (None,) * placed.seats
    place = f"{arguments.file}: in this position"
    return _Asked(placed.info.id, placed.state, placed.viewer, 0, place, "", *unknown)


def _of_record(arguments: argparse.Namespace) -> _Asked:
    record, session = read_session(arguments.file)
    at = session.length if arguments.at is None else arguments.at
    if not 0 <= at <= session.length:
        raise CommandError(f"{arguments.file}: --at {at}: the record has {session.length} entries")
    levels = [player.level for player in record.seats]
    place, heading = f"{arguments.file}: after entry {at}", f"After entry {at}, "
    return _Asked(record.game, session.state_at(at), None, at, place, heading, names_of(record.seats), levels)


def _plain(option: Advice) -> dict[str, Any]:
    return {"move": to_plain(option.move), "worth": option.value, "facts": dict(option.facts)}
