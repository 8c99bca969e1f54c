"""Closes the window as its button does at Ctrl-C, and at the end of a session or terminal."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Windows has the last one, for a closed console, but not the one before it."""

_ENDED_BY: Final = 128
"""The number that shells add to a signal's for the exit code of a program ended by it."""


class StopSignals:
    """Receives the signals that ask the program to end, from its first moment on.

    The first signal ends Qt's event loop once that runs; no Python code runs in that loop, so the number
    comes through a pipe that Qt watches. A second one ends the program at once. Signals ignored under nohup
    stay so.
    """

    def __init__(self) -> None:
        """Receive the signals from now on, in the main thread."""
        self._read: Callable[[int], bytes]
        if sys.platform == "win32":
            import socket  # Qt can watch nothing else there

            self._ends = near, far = socket.socketpair()
            far.setblocking(False)
            self._from, into, self._read = near.fileno(), far.fileno(), near.recv
        else:
            self._from, into = os.pipe()
            os.set_blocking(into, False)
            self._read = partial(os.read, self._from)
        signal.set_wakeup_fd(into, warn_on_full_buffer=False)
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, lambda heard, _: signal.signal(heard, signal.SIG_DFL))

    def watch(self, qt: QCoreApplication) -> None:
        """Make a signal end Qt's event loop, even one that came before the loop started."""
        from PySide6.QtCore import QSocketNotifier

        notifier = QSocketNotifier(self._from, QSocketNotifier.Type.Read, qt)
        notifier.activated.connect(lambda *_: qt.exit(_ENDED_BY + self._read(1)[0]))
