"""A process that plays tables of bots, and the end of its pipe in the window's process; no Qt.

It works at the lowest priority, so that a table at which people play has the machine whenever it wants it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, Protocol, TypeAlias

from stolik.engine.game_points import GamePoints
from stolik.engine.spawned_processes import DeafContext
from stolik.tournament.bot_tables import TableJob, play_table

Message: TypeAlias = int | tuple[GamePoints, ...] | str
"""What is told of a table: how many games have ended so far, the points of all, or why it can't be played."""

TOLD_SECONDS: Final = 0.5
"""The seconds between two tellings how far a process is; it ends where nobody hears it any more."""

_LOWEST: Final = 19
_IDLE_PRIORITY_CLASS: Final = 0x40


class TablePlayer(Protocol):
    """Plays one table at a time, somewhere else."""

    def play(self, job: TableJob) -> None:
        """Begin to play a table; where that can't be told, ``is_alive`` is false from then on."""
        ...

    def messages(self) -> list[Message]:
        """Return what has been told since the last time."""
        ...

    def is_alive(self) -> bool:
        """Return whether anything more will be told."""
        ...

    def end(self) -> None:
        """End now, whatever is being played."""
        ...


class TableProcess:
    """A spawned process that plays tables one after the other; it ends with this process.

    Raises:
        OSError: It can't be started.
    """

    def __init__(self) -> None:
        context = DeafContext()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve_tables, args=(theirs,), name="stolik-tournament", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self._connection.close()
            raise
        finally:
            theirs.close()
        self._heard_end = False

    def play(self, job: TableJob) -> None:
        try:
            self._connection.send(job)
        except OSError:
            self._heard_end = True

    def messages(self) -> list[Message]:
        told: list[Message] = []
        try:
            while not self._heard_end and self._connection.poll():
                told.append(self._connection.recv())
        except Exception:  # a process that was ended in the middle of a word may leave anything in the pipe
            self._heard_end = True
        return told

    def is_alive(self) -> bool:
        """Return whether the process can tell anything more."""
        return not self._heard_end

    def end(self) -> None:
        """End the process, and wait until it has gone."""
        # It has nothing to lose, and where it was stopped it hears nothing else.
        self._process.kill()
        self._process.join()
        self._connection.close()


def serve_tables(connection: Connection) -> None:
    """Play the tables that come through a pipe, until its other end has gone."""
    lower_priority()
    with suppress(EOFError, OSError):
        while True:
            job = connection.recv()
            connection.send(_play(job, connection))


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def lower_priority() -> None:
    """Let every other process go before this one, where the system allows that."""
    with suppress(OSError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)
        else:
            os.nice(_LOWEST)


def _play(job: TableJob, connection: Connection) -> Message:
    """Return the points of a table's games; while they are played, tell how many have ended.

    Raises:
        OSError: Nobody hears it any more.
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
    except Exception as fault:  # whatever a bot or a game gets wrong, the desk must hear of it
        return f"{type(fault).__name__}: {fault}"
