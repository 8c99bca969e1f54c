"""Output in a terminal: exit codes, and every refusal as one line on the error stream.

This module imports only the standard library.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO

PROGRAM: Final = "stolik"

REFUSED: Final = 2
INTERRUPTED: Final = 130
CUT_OFF: Final = 141

_CLOSED_PIPE: Final = (errno.EPIPE, errno.EINVAL)
"""The errors of writing to a closed pipe; the second is the one on Windows."""


class CommandError(Exception):
    """A command can't be carried out; the message is one line for the user."""


def exit_code_of(action: Callable[[], int]) -> int:
    """Run an action and return its exit code, or the code for what ended it early.

    The latter is 2 after a `CommandError` or a file that can't be read or written, 130 after Ctrl-C, and 141
    if the reader of a pipe goes away. Output of argparse itself (``--help``, ``--version``) ends with 0.
    """
    use_utf8()
    code = 0
    try:
        with suppress(SystemExit):
            code = action()
        if sys.stdout is not None:  # it is None in a program without a console
            sys.stdout.flush()
    except CommandError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return refuse(f"{PROGRAM}: interrupted", INTERRUPTED)
    except OSError as error:
        if error.errno not in _CLOSED_PIPE:
            return refuse(f"{PROGRAM}: {error.strerror or error}")
        _drop_output(sys.stdout)
        return CUT_OFF
    return code


def refuse(sentence: str, code: int = REFUSED) -> int:
    """Print a sentence as one line on the error stream and return the exit code."""
    _drop_output(sys.stdout)
    use_utf8()
    with suppress(OSError):  # when both streams go to a full disk
        print(one_line(sentence), file=sys.stderr)
    _drop_output(sys.stderr)
    return code


def one_line(text: str) -> str:
    """Return the text without line breaks and control characters."""
    return "".join(char if char.isprintable() else " " for char in text)


def _drop_output(stream: TextIO | None) -> None:
    """Discard output that a stream doesn't accept, so that Python doesn't retry on exit."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def use_utf8() -> None:
    """Make any console accept any name; characters that it can't show become question marks."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


class Progress:
    """A progress bar on the error stream, if that is a terminal."""

    WIDTH: Final = 30

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._filled = -1

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        """Clear the bar, so that the next line stands alone."""
        if self._shown:
            print(f"\r{'':{self.WIDTH + 30}}\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        filled = done * 1000 // self._total
        if not self._shown or filled == self._filled:
            return
        self._filled = filled
        bar = "#" * (done * self.WIDTH // self._total)
        print(f"\r[{bar:.<{self.WIDTH}}] {done}/{self._total}", end="", file=sys.stderr, flush=True)
