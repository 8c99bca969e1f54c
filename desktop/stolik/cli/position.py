"""``stolik position``: the short ID of a position, and what an ID stands for."""

from __future__ import annotations

import argparse
import os
import re
from typing import Final

from stolik.cli.console import CommandError
from stolik.cli.files import read_session
from stolik.cli.text import print_json
from stolik.engine.game import Rejection
from stolik.engine.game_library import find_game, load_game
from stolik.engine.json_values import to_plain
from stolik.engine.position_id import GROUP, PlacedState, id_of, read_id, refusal_text

_IN_GROUPS: Final = re.compile(rf"\w{{{GROUP}}}(-\w{{{GROUP}}})*-\w{{1,{GROUP}}}")
"""What looks like an ID, as one is printed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file", metavar="FILE", nargs="?", help="a .stolik file, whose position's ID is printed"
    )
    what.add_argument("--show", metavar="ID", help="print the position of an ID as one JSON object")
    parser.add_argument(
        "--at", metavar="N", type=int, help="the position after N entries (default: after all)"
    )
    parser.add_argument("--seat", metavar="S", type=int, help="as this seat knows it (default: all of it)")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file or the ID is at fault, or there is no such entry or seat.
    """
    if arguments.show is None:
        print(id_of(_position(arguments.file, arguments.at, arguments.seat)))
        return
    if arguments.at is not None or arguments.seat is not None:
        raise CommandError("--show: an ID tells by itself which entry and which seat it is of")
    placed = placed_state(arguments.show)
    print_json(
        {
            "game": placed.info.id,
            "options": to_plain(placed.options),
            "seats": placed.seats,
            "state": load_game(placed.info.id).describe(placed.state),
        }
    )


def placed_state(written: str) -> PlacedState:
    """Return the position that an ID stands for.

    Raises:
        CommandError: It stands for none.
    """
    placed = read_id(written)
    if isinstance(placed, Rejection):
        raise CommandError(f"{written}: {refusal_text(placed)}")
    return placed


def names_position(text: str) -> bool:
    """Return whether an argument is an ID, be it a wrong one, rather than the name of a file."""
    # An ID may be longer than the name of any file, of which pathlib can raise.
    if os.path.exists(text):  # noqa: PTH110
        return False
    found = read_id(text)
    right = isinstance(found, PlacedState) or found.code in ("position_impossible", "code_without_position")
    return right or _IN_GROUPS.fullmatch(text) is not None


def _position(name: str, at: int | None, seat: int | None) -> PlacedState:
    record, session = read_session(name)
    entries = session.length if at is None else at
    if not 0 <= entries <= session.length:
        raise CommandError(f"{name}: --at {at}: the record has {session.length} entries")
    if seat is not None and not 0 <= seat < session.seats:
        raise CommandError(f"{name}: --seat {seat}: the seats are 0 to {session.seats - 1}")
    info = find_game(record.game)
    assert info is not None, "a record has been read"
    state = session.state_at(entries)
    if seat is None or not info.has_secrets:
        return PlacedState(info, session.seats, session.options, state)
    return PlacedState(info, session.seats, session.options, session.game.view(state, seat), seat)
