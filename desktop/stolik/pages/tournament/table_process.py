"""The code of a process that plays tables of bots, without Qt.

It runs at the lowest priority, so that a table of people always comes first.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, TypeAlias

from stolik.engine.game_points import GamePoints
from stolik.tournament.bot_tables import TableJob, play_table

Message: TypeAlias = int | tuple[GamePoints, ...] | str
"""A message about a table: how many games have ended, the points of all, or why it can't be played."""

TOLD_SECONDS: Final = 0.5
"""The interval between progress reports, in seconds; a process ends once nobody receives them."""

_LOWEST: Final = 19
_IDLE_PRIORITY_CLASS: Final = 0x40


def serve_tables(connection: Connection) -> None:
    """Play the tables that come through a pipe until its other end is gone."""
    lower_priority()
    with suppress(EOFError, OSError):
        while True:
            job = connection.recv()
            connection.send(_play(job, connection))


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def lower_priority() -> None:
    """Give all other processes priority over this one, if the system allows it."""
    with suppress(OSError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)
        else:
            os.nice(_LOWEST)


def _play(job: TableJob, connection: Connection) -> Message:
    """Play a table and return the points of its games, reporting meanwhile how many have ended.

    Raises:
        OSError: The other end of the pipe is gone.
    """
    told = monotonic()

    def tell(games: int) -> None:
        nonlocal told
        if monotonic() - told >= TOLD_SECONDS:
            told = monotonic()
            connection.send(games)

    try:
        return play_table(job, tell)
    except OSError:
        raise
    except Exception as fault:  # the desk must learn of any error in a bot or a game
        return f"{type(fault).__name__}: {fault}"
