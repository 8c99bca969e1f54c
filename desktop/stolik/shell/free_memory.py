"""Frees memory: cyclic garbage, only in the window's thread, and a table's memory once it is left."""

from __future__ import annotations

import gc
import linecache
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQml import QJSEngine

INTERVAL_MS: Final = 500


def collect_what_is_due() -> None:
    """Collect the oldest generation due by Python's thresholds, all younger ones, and the sources kept."""
    due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if any(due):
        gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
    # PySide searches the source of every imported module for its own name, and Python keeps these lines.
    linecache.clearcache()


class GarbageCollector(QObject):
    """Replaces Python's automatic garbage collection, which runs in any thread that allocates.

    That could be the thread that saves or the one that receives the bots' answers. A ``QObject`` in a garbage
    cycle would be destroyed there while the window's thread may be sending it an event.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(INTERVAL_MS)

    def close(self) -> None:
        """Turn Python's automatic collection back on if it was on before."""
        self._timer.stop()
        if self._was_on:
            gc.enable()


AFTER_MS: Final = 100
"""The time allowed for painting the next page and deleting the table's items, in milliseconds."""


class FreeMemory(QObject):
    """Collects QML's garbage and returns free memory to the system once a table has been left.

    This may take a hundredth of a second, so it isn't done at a table. Without it, the C library keeps freed
    memory between live blocks, a little more after every game.
    """

    def __init__(
        self,
        engine: QJSEngine,
        parent: QObject | None = None,
        *,
        give_back: Callable[[], object] | None = None,
    ) -> None:
        """Start idle.

        ``give_back`` returns free memory to the system.
        """
        super().__init__(parent)
        self._engine = engine
        self._give_back = give_back or give_back_to_system
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._free)

    def follow(self, table: QObject | None) -> None:
        """Note the table in play; ``None`` starts the timer after which memory is freed."""
        if table is None:
            self._soon.start(AFTER_MS)
        else:
            self._soon.stop()

    @Slot()
    def _free(self) -> None:
        # Python's garbage is collected when it is due; all of it at once would delay the next click too long.
        self._engine.collectGarbage()
        self._give_back()


def give_back_to_system() -> None:
    """Return the C library's free pages to the system, where that has to be asked for."""
    if sys.platform == "linux":
        import ctypes  # only after a table: the first page shouldn't wait for it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        # Only glibc has this function.
        if trim is not None:
            trim(0)
