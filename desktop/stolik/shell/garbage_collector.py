"""Python's cyclic garbage is collected in the window's thread, where Qt's objects may be destroyed."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS: Final = 500


def collect_what_is_due() -> None:
    """Collect the oldest generation that is due by Python's thresholds, and the younger ones with it."""
    due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if any(due):
        gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))


class GarbageCollector(QObject):
    """Takes the place of Python's own collections, which run in whichever thread allocates next.

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
