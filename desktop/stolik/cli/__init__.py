"""The engine without a window: ``stolik replay``, ``simulate`` and ``advise``."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from stolik import __version__
from stolik.cli import advise, replay, simulate
from stolik.cli.files import Refused
from stolik.cli.text import one_line

PROGRAM = "stolik"

REFUSED = 2
INTERRUPTED = 130
CUT_OFF = 141

_NOBODY_READS = (errno.EPIPE, errno.EINVAL)
"""What writing to a closed pipe leads to; the second is Windows' word for it."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{self.prog}: {message}")


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command and return the exit code: 0, 2 for a refusal, 130 after Ctrl-C.

    Where the reader of a pipe goes away, it is 141.
    """
    _speak_utf8()
    try:
        with suppress(SystemExit):  # argparse, after --help and --version
            arguments = _parser().parse_args(argv)
            arguments.run(arguments)
        if sys.stdout is not None:  # a program without a console has none
            sys.stdout.flush()
    except Refused as refusal:
        return _say(str(refusal), REFUSED)
    except KeyboardInterrupt:
        return _say(f"{PROGRAM}: interrupted", INTERRUPTED)
    except OSError as error:
        if error.errno not in _NOBODY_READS:
            return _say(f"{PROGRAM}: {error.strerror or error}", REFUSED)
        # The interpreter flushes once more when it ends, and would complain then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    return 0


def _say(sentence: str, code: int) -> int:
    print(one_line(sentence), file=sys.stderr)
    return code


def _speak_utf8() -> None:
    """Make any console take any name: what it can't show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(encoding="utf-8", errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, description="Family games round one computer.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (replay, simulate, advise):
        name = command.__name__.rpartition(".")[2]
        about = command.ABOUT
        one = commands.add_parser(name, help=about, description=f"{about.capitalize()}.", allow_abbrev=False)
        command.add_arguments(one)
        one.set_defaults(run=command.run)
    return parser
