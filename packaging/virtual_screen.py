"""A virtual screen for what is tried here: Xvfb on a display of its own, unless a server answers there."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from facts import Problem

_SOCKETS = Path("/tmp/.X11-unix")
_PATIENCE = 60.0


def answers(display: str, sockets: Path = _SOCKETS) -> bool:
    """Tells whether an X server answers at `display`, say ":71".

    One that was killed leaves its socket's file behind, so that file alone says nothing.
    """
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(5)
        try:
            line.connect(str(sockets / f"X{display.removeprefix(':')}"))
        except OSError:
            return False
    return True


@contextmanager
def virtual_screen(display: str) -> Iterator[None]:
    """Gives a screen at `display`; a server that is started for it ends with the block."""
    if answers(display):
        yield
        return
    try:
        server = subprocess.Popen(
            ["Xvfb", display, "-screen", "0", "1366x768x24", "-ac", "-noreset"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except FileNotFoundError:
        raise Problem("Xvfb is missing; a window is tried on its screen.") from None
    try:
        until = time.monotonic() + _PATIENCE
        while not answers(display):
            if server.poll() is not None or time.monotonic() > until:
                raise Problem(f"Xvfb doesn't start at {display}.")
            time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait()
