"""Ctrl-C, the end of a session and of a terminal: they close the window as its close button does."""

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
"""Windows has the last one for a console that is closed, and not the one before."""

_ENDED_BY: Final = 128
"""What shells add to the number of a signal for the exit code of a program that it has ended."""


class StopSignals:
    """Receives the signals that ask a program to end, from its first moment on.

    The first one ends the loop of Qt, once there is one; Python sleeps meanwhile, so the number comes through
    a pipe that Qt watches. A second one ends the program at once. What is ignored, as under nohup, stays so.
    """

    def __init__(self) -> None:
        """Hear them from now on, in the main thread."""
        self._read: Callable[[int], bytes]
        if sys.platform == "win32":
            import socket  # nothing else can be watched there

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
        """Make a signal end Qt's loop, even one that came before it started."""
        from PySide6.QtCore import QSocketNotifier

        notifier = QSocketNotifier(self._from, QSocketNotifier.Type.Read, qt)
        notifier.activated.connect(lambda *_: qt.exit(_ENDED_BY + self._read(1)[0]))
