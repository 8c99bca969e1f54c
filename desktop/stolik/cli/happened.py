"""``stolik happened``: replays what happened at a table, from a file saved by About or by a failed game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from stolik.cli.console import CommandError
from stolik.cli.records import line_of, word
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.record import RecordFault
from stolik.flow.flow import Flow
from stolik.flow.screen import screen
from stolik.flow.step import step
from stolik.flow.story import LARGEST, BadHappening, Happened, failure_of, kind_name, read_happened
from stolik.storage.atomic import read_bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .stolik-happened file")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file can't be read or is faulty.
    """
    told = _read(arguments.file)
    print(f"{word(told.game_id)}: {word(', '.join(told.players))}")
    if told.failure:
        print(f"failed with {word(told.failure)}")
    if told.session is None:
        print("The game had secrets and wasn't over: it is told by kinds, and can't be played again.")
        for number, one in enumerate(told.kinds, start=1):
            by = f" by seat {one['by']}" if "by" in one else ""
            print(f"{number:5}. {one['kind']}{by}")
        return
    # A game's view model provides its texts, and says in how many stages an event is shown.
    texts: Any = load_package(told.game_id).view_model(None)
    flow = told.first(texts, tuple([str(seat) for seat in range(len(told.players))]))
    for number, happening in enumerate(told.happenings, start=1):
        try:
            after, _ = step(flow, happening)
            screen(after)
            flow = after
        except Exception as error:  # any failure is what this command looks for
            print(f"{number:5}. {kind_name(type(happening))}: {failure_of(error)}: {word(str(error))}")
            break
    _print_flow(flow, len(told.happenings))


def _read(name: str) -> Happened:
    try:
        content = read_bytes(Path(name), LARGEST + 1)
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror or error}") from None
    except ValueError:  # a name that no file system accepts
        raise CommandError(f"{name}: No such file or directory") from None
    if len(content) > LARGEST:
        raise CommandError(f"{name}: it is larger than {LARGEST} bytes")
    try:
        return read_happened(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise CommandError(f"{name}: it is no list of what happened at a table") from None
    except BadHappening as fault:
        raise CommandError(f"{name}: {fault}") from None
    except RecordFault as fault:
        raise CommandError(f"{name}: {line_of(fault, None)}") from None


def _print_flow(flow: Flow, happenings: int) -> None:
    to_act = ["table" if seat == TABLE else f"seat {seat}" for seat in flow.session.to_act]
    print(f"{happenings} happenings, {flow.session.length} entries in the log")
    print(f"to move: {', '.join(to_act)}" if to_act else "the game is over")
    marks = {
        "a scene is played": flow.scenes.busy,
        "paused": flow.paused,
        "looking back": flow.cursor.looking_at is not None,
        "seen again": flow.cursor.replaying,
        "a bot is asked": flow.bot.question is not None,
        "the table was left": flow.closed,
    }
    print(f"viewer: {flow.viewer.seat}, waited for: {flow.viewer.awaited}, may move: {flow.seat}")
    for mark in [name for name, is_so in marks.items() if is_so]:
        print(mark)
