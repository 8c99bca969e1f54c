"""Child processes that ignore the Ctrl-C meant for the process that started them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


class DeafProcess(SpawnProcess):
    """A process that survives Ctrl-C and the end of its terminal, from its very start.

    Both reach all processes of a terminal. The process that started the others is responsible for them: it
    ends them, or they end with it.
    """

    def start(self) -> None:
        """Start the process; it inherits the block of both signals, which is lifted here again.

        Raises:
            OSError: The process can't be started.
        """
        with _held_back():
            super().start()

    def run(self) -> None:
        """Run the process's task, ignoring Ctrl-C even on a system that can't block signals."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        super().run()


class DeafContext(SpawnContext):
    """A context that starts every process as a `DeafProcess`."""

    Process = DeafProcess


@contextmanager
def deaf_pool(processes: int | None) -> Iterator[ProcessPoolExecutor]:
    """Return a pool of deaf processes, by default one per processor; Ctrl-C here ends them at once."""
    from concurrent.futures import ProcessPoolExecutor  # the window doesn't need it

    # Ctrl-C in the middle of this would leak the system resources that the pool acquires.
    with _held_back():
        pool = ProcessPoolExecutor(processes, DeafContext())
    try:
        yield pool
    except KeyboardInterrupt:
        for each in active_children():
            each.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _held_back() -> Iterator[None]:
    """Block Ctrl-C and the end of the terminal for a moment, on a system that can do so."""
    hold_back = getattr(signal, "pthread_sigmask", None)
    if hold_back is None:
        yield
        return
    # Starting the tracker unblocks signals, so it must run before the first process does.
    resource_tracker.ensure_running()
    before = hold_back(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGHUP))
    try:
        yield
    finally:
        hold_back(signal.SIG_SETMASK, before)
