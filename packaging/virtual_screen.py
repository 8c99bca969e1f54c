"""A virtual screen for what is tried here: Xvfb on a free display, or on one that is named."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL
from typing import NamedTuple

from facts import Problem

_SOCKETS = Path("/tmp/.X11-unix")
_GREETING = b"l\0\x0b" + bytes(9)
"""What a client of X 11 says first, without a key; who says nothing for a minute is sent away."""


class Server(NamedTuple):
    """A server of X that was started here, and the display at which it answers, say ":71"."""

    display: str
    process: subprocess.Popen[bytes]


@contextmanager
def own_screen(*display: str, resets: bool = False) -> Iterator[Server]:
    """Gives a server of its own, which ends with the block; without a `display` it finds a free one itself.

    One that resets starts anew whenever its last connection has ended, as a family's does.
    """
    read, write = os.pipe()
    command = ["Xvfb", *display, "-displayfd", str(write), "-screen", "0", "1366x768x24", "-ac"]
    if not resets:
        command.append("-noreset")
    with os.fdopen(read) as told:
        try:
            process = subprocess.Popen(command, pass_fds=[write], stdout=DEVNULL, stderr=DEVNULL)
        except FileNotFoundError:
            raise Problem("Xvfb is missing; a window is tried on its screen.") from None
        finally:
            os.close(write)
        try:
            # It tells its number as soon as it answers, and nothing where it ends before.
            number = told.readline().strip()
            if not number:
                raise Problem(f"Xvfb doesn't start{''.join(f' at {each}' for each in display)}.")
            yield Server(f":{number}", process)
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def virtual_screen(display: str) -> Iterator[None]:
    """Gives a screen at `display`, say ":71": that of the server there, else one that ends with the block."""
    with answering(display) as answers:
        if answers:
            yield
            return
    with own_screen(display):
        yield


@contextmanager
def answering(display: str, sockets: Path = _SOCKETS) -> Iterator[bool]:
    """Tells whether an X server answers at `display`, and stays its client in the block.

    One that was killed leaves its socket's file behind, so that file alone says nothing. One whose last
    client goes starts anew, and refuses whoever comes meanwhile.
    """
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(5)
        try:
            line.connect(str(sockets / f"X{display.removeprefix(':')}"))
            line.sendall(_GREETING)
            answers = True
        except OSError:
            answers = False
        yield answers
