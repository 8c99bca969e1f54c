"""Frees memory: Python's cyclic garbage in the window's thread, and a table's memory after it is left."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQml import QJSEngine

INTERVAL_MS: Final = 500


def collect_what_is_due() -> None:
    """Collect the oldest generation that is due by Python's thresholds, and the younger ones with it."""
    due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if any(due):
        gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))


class GarbageCollector(QObject):
    """Replaces Python's own collections, which run in any thread that allocates.

    That may be the thread that saves or the one that hears the bots' answers. A ``QObject`` in a cycle of
    garbage would be destroyed there, while the window's thread may be sending it an event.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(INTERVAL_MS)

    def close(self) -> None:
        """Leave collecting to Python again, if it was before."""
        self._timer.stop()
        if self._was_on:
            gc.enable()


AFTER_MS: Final = 100
"""The milliseconds until the next page has been painted and the table's items deleted."""


class FreeMemory(QObject):
    """Collects QML's garbage and returns free memory to the system.

    That may take a hundredth of a second, so it is best done away from a table. Without it the C library
    keeps freed memory between live blocks, a little more after every game.
    """

    def __init__(
        self,
        engine: QJSEngine,
        parent: QObject | None = None,
        *,
        give_back: Callable[[], object] | None = None,
    ) -> None:
        """Free nothing yet.

        ``give_back`` gives the system what is free.
        """
        super().__init__(parent)
        self._engine = engine
        self._give_back = give_back or give_back_to_system
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._free)

    def follow(self, table: QObject | None) -> None:
        """Note which table is in play, or that none is any more."""
        if table is None:
            self._soon.start(AFTER_MS)
        else:
            self._soon.stop()

    @Slot()
    def _free(self) -> None:
        # Python's garbage is collected when it is due: all of it would take longer than a click may wait.
        self._engine.collectGarbage()
        self._give_back()


def give_back_to_system() -> None:
    """Give the system the pages that the C library holds free, if it needs to be asked."""
    if sys.platform == "linux":
        import ctypes  # the first page waits for nothing that only a table needs

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        # Other libraries than glibc have no such function.
        if trim is not None:
            trim(0)
