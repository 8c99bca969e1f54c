"""``stolik replay``, ``position`` and ``advise``: records and positions, printed line by line.

Any fault of a file is reported in one line.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from stolik.cli.console import CommandError, one_line
from stolik.engine import messages as engine_messages
from stolik.engine.bot import GENEROUS_DEADLINE, Advice, Level
from stolik.engine.coaching.position_id import GROUP, PlacedState, id_of, read_id, refusal_text
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.engine.game_library import find_game, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player, Record, RecordFault, open_session, parse_record
from stolik.engine.session import Session
from stolik.storage.saves import read_content

LONGEST: Final = 60
"""The most characters of a name or key from a file; a name could be a whole novel."""


def word(text: str) -> str:
    """Return a name or key from a file, cut and cleaned for use in a line."""
    return one_line(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def names_of(players: Sequence[Player]) -> list[str]:
    return [word(player.name) for player in players]


def who(seat: Seat, names: Sequence[str]) -> str:
    return "table" if seat == TABLE else f"seat {seat} ({names[seat]})"


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, indent=2))


def read_session(name: str) -> tuple[Record, Session]:
    """Return a file's record and the session that results from its moves.

    A snapshot only matters for saves, and is ignored here.

    Raises:
        CommandError: The file can't be read, isn't a record, or breaks the rules.
    """
    record: Record | None = None
    try:
        record = parse_record(_read(name)).model_copy(update={"snapshot": None})
        return record, open_session(record)
    except RecordFault as fault:
        raise CommandError(f"{name}: {line_of(fault, record)}") from None


def _read(name: str) -> bytes:
    try:
        return read_content(Path(name))
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror or error}") from None
    except ValueError:  # a name that no file system accepts
        raise CommandError(f"{name}: No such file or directory") from None


def line_of(fault: RecordFault, record: Record | None) -> str:
    """Return one line that says what is wrong with a record, which is ``None`` if it wasn't read."""
    seat = "" if fault.seat is None else f" seat {'table' if fault.seat == TABLE else fault.seat},"
    return f"entry {fault.entry},{seat} {fault.rejection.code}: {_sentence(fault.rejection, record)}"


def _sentence(rejection: Rejection, record: Record | None) -> str:
    facts = {name: word(fact) if isinstance(fact, str) else fact for name, fact in rejection.facts.items()}
    reason = engine_messages.reason if record is None else load_package(record.game).messages.reason
    return reason(rejection.code, facts)


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .stolik file")
    parser.add_argument("--json", action="store_true", help="print the final position as one JSON object")


def replay(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file can't be read or is faulty.
    """
    record, session = read_session(arguments.file)
    if arguments.json:
        print_json(final_position(record, session))
        return
    for line in _story(record, session):
        print(line)


def final_position(record: Record, session: Session) -> dict[str, Any]:
    """Return the current position of a session, with the names of the record format."""
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


_IN_GROUPS: Final = re.compile(rf"\w{{{GROUP}}}(-\w{{{GROUP}}})*-\w{{1,{GROUP}}}")
"""The form in which IDs are printed."""


def position_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file", metavar="FILE", nargs="?", help="a .stolik file, whose position's ID is printed"
    )
    what.add_argument("--show", metavar="ID", help="print the position of an ID as one JSON object")
    parser.add_argument(
        "--at", metavar="N", type=int, help="the position after N entries (default: after all)"
    )
    parser.add_argument("--seat", metavar="S", type=int, help="as this seat knows it (default: all of it)")


def show_position(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file or the ID is faulty, or there is no such entry or seat.
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
        CommandError: The ID doesn't stand for a position.
    """
    placed = read_id(written)
    if isinstance(placed, Rejection):
        raise CommandError(f"{written}: {refusal_text(placed)}")
    return placed


def names_position(text: str) -> bool:
    """Return whether an argument is meant as an ID, even a wrong one, rather than as a file name."""
    # An ID may be longer than any file name, for which pathlib can raise an error.
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


def advise_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .stolik file, or the ID of a position")
    parser.add_argument(
        "--at", metavar="N", type=int, help="the position after N entries (default: after all)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def advise(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file or the ID is faulty, or no seat is to move in that position.
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
    """The position to advise on; ``viewer`` is the seat that knows ``state``, ``None`` if all is known."""

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
