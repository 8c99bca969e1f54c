"""Processes started beside this one that ignore the Ctrl-C meant for it."""

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
    """A process that survives Ctrl-C and the end of the terminal, from its first moment on.

    Both reach all processes of a terminal. The one that has started the others answers for them: it ends
    them, or they end with it.
    """

    def start(self) -> None:
        """Start the process; signals blocked here in the meantime stay blocked there.

        Raises:
            OSError: It can't be started.
        """
        with _held_back():
            super().start()

    def run(self) -> None:
        """Run the process's task, ignoring signals even on a system that can't block them."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        super().run()


class DeafContext(SpawnContext):
    """Starts such processes."""

    Process = DeafProcess


@contextmanager
def deaf_pool(processes: int | None) -> Iterator[ProcessPoolExecutor]:
    """Return a pool of such processes, by default one per processor; Ctrl-C ends them at once."""
    from concurrent.futures import ProcessPoolExecutor  # a window needs none

    # What it holds of the system is given back from the end of this on alone.
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
    """Hold Ctrl-C and the end of the terminal back for a moment, on a system where that can be done."""
    hold_back = getattr(signal, "pthread_sigmask", None)
    if hold_back is None:
        yield
        return
    # It is started beside the first process, and then holds nothing back any more.
    resource_tracker.ensure_running()
    before = hold_back(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGHUP))
    try:
        yield
    finally:
        hold_back(signal.SIG_SETMASK, before)
