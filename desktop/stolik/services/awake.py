"""Keeps the screen from going dark while a clock runs, where the system can be asked."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

_ES_CONTINUOUS: Final = 0x80000000
_ES_DISPLAY_REQUIRED: Final = 0x2
_CAFFEINATE: Final = "/usr/bin/caffeinate"


class Awake:
    """Asks the system when the first clock begins to run, and lets it be when the last one stands still."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._platform = platform
        self._clocks: set[str] = set()
        self._helper: Any = None

    def keep(self, clock: str, runs: bool) -> None:
        """Take note of whether a clock runs."""
        before = bool(self._clocks)
        (self._clocks.add if runs else self._clocks.discard)(clock)
        if before == bool(self._clocks):
            return
        try:
            self._ask(not before)
        except (ImportError, OSError, AttributeError):
            # A lean system lacks what would be asked; it goes dark as it likes.
            return

    def close(self) -> None:
        """Let the screen go dark again."""
        for clock in list(self._clocks):
            self.keep(clock, False)

    def _ask(self, awake: bool) -> None:
        if self._platform == "win32":
            import ctypes

            kernel32: Any = ctypes.windll.kernel32  # type: ignore[attr-defined]  # there on Windows only
            kernel32.SetThreadExecutionState(_ES_CONTINUOUS | (_ES_DISPLAY_REQUIRED if awake else 0))
        elif self._platform == "darwin":
            from stolik.services.system_programs import process

            if self._helper is not None:
                self._helper.terminate()
                self._helper.waitForFinished()
            # It ends with this program, however that ends.
            self._helper = process(_CAFFEINATE, ["-d", "-w", str(os.getpid())]) if awake else None
            if self._helper is not None:
                self._helper.start()
        else:
            from stolik.services.portal import keep_awake

            keep_awake(awake)
