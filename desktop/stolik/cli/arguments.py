"""The command line of ``stolik``: a file and options for the window, or a command with its own options.

Only the standard library is imported until a command is named: the window must open fast, and `dev.py` calls
`opens_window` before anything is installed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError
from stolik.start_wishes import CONTINUE, NEW_GAME

SUFFIX: Final = ".stolik"
TOURNAMENT: Final = ".stolik-tournament"

COMMANDS: Final = {
    "replay": "play a record and print every move and event, then the standings",
    "simulate": "let bots play each other: wins, mean scores and speed",
    "analyse": "print the luck and errors of a game, and its results without luck",
    "tournament": "print the standings of a tournament, and who plays whom",
    "happened": "replay what a bug report says of a table, and print the state it leads to",
    "position": "print the short ID of a position, or what an ID stands for",
    "advise": "print every option of the seat to move with its worth, and a bot's choice",
    "--check-data": "check all saved files and name those that can't be used; nothing is changed",
}
"""The commands, with the help's words for what each does."""

SMOKE_TEST: Final = "--smoke-test"
SELF_TEST: Final = "--self-test"

_OPENS_NO_WINDOW: Final = ("-h", "--help", "--version", SMOKE_TEST, SELF_TEST)


def opens_window(arguments: Sequence[str]) -> bool:
    """Return whether the arguments ask for the window rather than for a command, a test or help."""
    if _names_command(arguments):
        return False
    return not any(argument.split("=")[0] in _OPENS_NO_WINDOW for argument in arguments)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments.

    For a command, ``run`` is its function, otherwise ``None``. If the smoke test is wanted, ``smoke_test`` is
    the file for its line, or empty, otherwise ``None``.

    Raises:
        CommandError: The arguments are wrong.
        SystemExit: The arguments asked for help or the version, which was printed.
    """
    if _names_command(arguments):
        return command_parser(arguments[0]).parse_args(arguments[1:])
    # argparse would take the next argument for the optional value of this option.
    options = window_parser().parse_args(
        [f"{SMOKE_TEST}=" if argument == SMOKE_TEST else argument for argument in arguments]
    )
    if options.smoke_test is not None and len(arguments) > 1:
        raise CommandError(f"{PROGRAM}: {SMOKE_TEST} goes with no other argument")
    if options.self_test and (options.file or options.wish):
        raise CommandError(f"{PROGRAM}: {SELF_TEST} opens nothing")
    return options


def window_parser() -> argparse.ArgumentParser:
    """Return the parser for everything except the commands, which its help lists too."""
    widest = max(map(len, COMMANDS))
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [--data-dir DIR] [--seed N] [--smoke] [FILE | {CONTINUE} | {NEW_GAME}]\n"
        f"       {PROGRAM} COMMAND ...\n"
        f"       {PROGRAM} {SELF_TEST} [--data-dir DIR]\n"
        f"       {PROGRAM} {SMOKE_TEST}[=FILE]",
        description="Family games around one computer. Without a command the window opens.",
        epilog="\n".join(
            ["commands:"]
            + [f"  {name:{widest}}  {about}" for name, about in COMMANDS.items()]
            + ["", f"`{PROGRAM} COMMAND --help` lists a command's arguments."]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    wished = parser.add_mutually_exclusive_group()
    wished.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        type=Path,
        help=f"a record ({SUFFIX}) to continue, or a tournament ({TOURNAMENT})",
    )
    for option, about in (
        (CONTINUE, "continues the last unfinished game"),
        (NEW_GAME, "shows the games to choose from; an unfinished game is kept"),
    ):
        wished.add_argument(option, dest="wish", action="store_const", const=option, default="", help=about)
    parser.add_argument("--data-dir", metavar="DIR", help="the folder of settings and saves")
    parser.add_argument("--seed", metavar="N", type=int, help="rolls the same dice every time")
    parser.add_argument("--smoke", action="store_true", help="closes the window once it is painted")
    parser.add_argument(
        SMOKE_TEST,
        metavar="FILE",
        nargs="?",
        help="visits every page and game without a screen, and prints one line, also to a file",
    )
    parser.add_argument(
        SELF_TEST,
        action="store_true",
        help="proves fair dice, private files and all licences, without a window",
    )
    parser.set_defaults(run=None)
    return parser


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of one command, importing the command's module.

    Raises:
        CommandError: There is no such command.
    """
    add: Any
    run: Any
    if name == "replay":
        from stolik.cli.records import replay as run
        from stolik.cli.records import replay_arguments as add
    elif name == "simulate":
        from stolik.cli.simulate import add_arguments as add
        from stolik.cli.simulate import run
    elif name == "analyse":
        from stolik.cli.analyse import add_arguments as add
        from stolik.cli.analyse import run
    elif name == "tournament":
        from stolik.cli.tournament import add_arguments as add
        from stolik.cli.tournament import run
    elif name == "happened":
        from stolik.cli.happened import add_arguments as add
        from stolik.cli.happened import run
    elif name == "position":
        from stolik.cli.records import position_arguments as add
        from stolik.cli.records import show_position as run
    elif name == "advise":
        from stolik.cli.records import advise as run
        from stolik.cli.records import advise_arguments as add
    elif name == "--check-data":
        from stolik.cli.installation import check_data as run
        from stolik.cli.installation import check_data_arguments as add
    else:
        raise CommandError(
            f"{PROGRAM}: there is no command {name}; there are: {', '.join(COMMANDS)} "
            f"(a file to open ends with {SUFFIX} or {TOURNAMENT})"
        )
    about = COMMANDS[name]
    parser = _Parser(
        prog=f"{PROGRAM} {name}", description=f"{about[0].upper()}{about[1:]}.", allow_abbrev=False
    )
    add(parser)
    parser.set_defaults(run=run)
    return parser


class _Parser(argparse.ArgumentParser):
    """A parser that raises a one-line `CommandError` for wrong arguments."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{self.prog}: {message}")

    def format_help(self) -> str:
        # This option's value can only be given with an equals sign.
        return super().format_help().replace(f"{SMOKE_TEST} [FILE]", f"{SMOKE_TEST}[=FILE]")


def _names_command(arguments: Sequence[str]) -> bool:
    """Return whether the first argument is meant as a command: neither an option nor a file to open."""
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        return True
    return bool(first) and not first.startswith("-") and not first.lower().endswith((SUFFIX, TOURNAMENT))
