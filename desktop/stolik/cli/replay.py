"""``stolik replay``: plays a record and tells what happened."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from stolik.cli.console import one_line
from stolik.cli.files import read_session
from stolik.cli.text import names_of, print_json, who
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Record
from stolik.engine.session import Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", metavar="FILE", help="a .stolik file")
    parser.add_argument("--json", action="store_true", help="print the final position as one JSON object")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file is at fault.
    """
    record, session = read_session(arguments.file)
    if arguments.json:
        print_json(position(record, session))
        return
    for line in _story(record, session):
        print(line)


def position(record: Record, session: Session) -> dict[str, Any]:
    """Return the position that a session has come to, with the record format's names."""
    return {
        "game": record.game,
        "over": session.over,
        "to_act": "table" if session.to_act == (TABLE,) else list(session.to_act),
        "standings": [
            {"seat": place.seat, "rank": place.rank, "score": place.score, **place.details}
            for place in session.standings
        ],
        "state": session.game.describe(session.state),
    }


def _story(record: Record, session: Session) -> Sequence[str]:
    names = names_of(record.seats)
    package = load_package(record.game)
    messages = package.messages
    lines = [f"{package.info.title} ({package.info.plays_as})"]
    lines += [f"  {who(seat, names)}: {player.player}" for seat, player in enumerate(record.seats)]
    for index, entry in enumerate(session.log):
        comment = f"  # {one_line(entry.comment)}" if entry.comment else ""
        move = messages.move_at(session.state_at(index), to_plain(entry.move))
        lines.append(f"{index + 1:4}. {who(entry.seat, names)}: {move}{comment}")
        lines += [f"{'':8}{messages.event(to_plain(step.event), names)}" for step in session.steps_of(index)]
    to_act = ", ".join(who(seat, names) for seat in session.to_act)
    lines.append(f"Standings, {f'to move: {to_act}' if to_act else 'the game is over'}:")
    for place in session.standings:
        more = "".join(f", {name.replace('_', ' ')} {value}" for name, value in place.details.items())
        lines.append(f"{place.rank:4}. {who(place.seat, names)}: score {place.score}{more}")
    return lines
