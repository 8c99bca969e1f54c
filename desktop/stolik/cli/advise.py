"""``stolik advise``: what every option of a position is worth, and what a bot would do."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from stolik.cli.console import CommandError
from stolik.cli.files import read_session
from stolik.cli.text import names_of, print_json, who
from stolik.engine.bot import GENEROUS_DEADLINE, Advice, Level
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", metavar="FILE", help="a .stolik file")
    parser.add_argument(
        "--at", metavar="N", type=int, help="the position after N entries (default: after all)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file is at fault, or no seat is to move at that position.
    """
    record, session = read_session(arguments.file)
    at = session.length if arguments.at is None else arguments.at
    place = f"{arguments.file}: after entry {at}"
    if not 0 <= at <= session.length:
        raise CommandError(f"{arguments.file}: --at {at}: the record has {session.length} entries")
    state = session.state_at(at)
    actors = session.game.to_act(state)
    if not actors:
        raise CommandError(f"{place} the game is over, so nobody is to move")
    if actors == (TABLE,):
        raise CommandError(f"{place} the table is to move, and chance takes no advice")
    seat = actors[0]
    view = session.game.view(state, seat)
    package = load_package(record.game)
    options = package.valuation.advise(view, seat)
    level = record.seats[seat].level or Level.MASTER
    choice = package.bots[Level(level)].choose(view, seat, Random(0), GENEROUS_DEADLINE)
    if all(option.move != choice for option in options):
        weighed = (*options, package.advice_on(view, seat, choice))
        options = tuple(sorted(weighed, key=lambda option: -option.value))
    if arguments.json:
        print_json(
            {
                "game": record.game,
                "at": at,
                "seat": seat,
                "options": [_plain(option) for option in options],
                "level": str(level),
                "choice": to_plain(choice),
            }
        )
        return
    messages = package.messages
    print(f"After entry {at}, {who(seat, names_of(record.seats))} is to move:")
    for option in options:
        facts = "".join(f"  {name} {value:.4f}" for name, value in option.facts.items())
        print(f"{option.value:10.4f}  {messages.move_at(state, to_plain(option.move))}{facts}")
    print(f"The choice of the bot ({level}): {messages.move_at(state, to_plain(choice))}")


def _plain(option: Advice) -> dict[str, Any]:
    return {"move": to_plain(option.move), "worth": option.value, "facts": dict(option.facts)}
