"""A look at what comes to the window that never keeps it from whom it is meant for by failing."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject


class CarefulFilter(QObject):
    """An event filter that hands an event on where it fails, which is told once."""

    _has_failed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        try:
            return self.takes(event)
        except Exception as error:  # whatever it is, who presses isn't locked out
            self.tell(error)
            return False

    def takes(self, event: QEvent) -> bool:
        """Return whether the event has been dealt with, and goes no further."""
        raise NotImplementedError

    def tell(self, error: Exception) -> None:
        """Report the first error; a sentence about each would bar the way as well."""
        if not self._has_failed:
            self._has_failed = True
            sys.excepthook(type(error), error, error.__traceback__)
