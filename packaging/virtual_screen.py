"""A virtual screen for tests: Xvfb on a free display or on a given one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import DEVNULL
from typing import NamedTuple

from facts import Problem


class Server(NamedTuple):
    """A started X server and its display, such as ":71"."""

    display: str
    process: subprocess.Popen[bytes]


@contextmanager
def own_screen(*display: str, resets: bool = False) -> Iterator[Server]:
    """Yields a separate server that ends with the block; without a `display`, it finds a free one itself.

    With ``resets``, it starts over whenever its last connection has ended, as a family's server does.
    """
    read, write = os.pipe()
    command = ["Xvfb", *display, "-displayfd", str(write), "-screen", "0", "1366x768x24", "-ac"]
    if not resets:
        command.append("-noreset")
    with os.fdopen(read) as told:
        try:
            process = subprocess.Popen(command, pass_fds=[write], stdout=DEVNULL, stderr=DEVNULL)
        except FileNotFoundError:
            raise Problem("Xvfb is missing; it provides the screen for the window.") from None
        finally:
            os.close(write)
        try:
            # It prints its number as soon as it is ready, and nothing if it ends before that.
            number = told.readline().strip()
            if not number:
                raise Problem(f"Xvfb doesn't start{''.join(f' at {each}' for each in display)}.")
            yield Server(f":{number}", process)
        finally:
            process.terminate()
            process.wait(10)
