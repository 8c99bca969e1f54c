"""Complaints of Qt about things it has already handled itself, so they are no faults of the program."""

from __future__ import annotations

from typing import Final

DRIVER_STOPPED: Final = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""The last timer of QML was stopped, and before Qt had noticed another was begun, stopped and begun again.

While only timers and pauses run, Qt stops its driver of animations and waits. Here it does so for the new
timer first, and then once more, in vain, for the old one. The new timer rings all the same.
"""

SELF_HELPED: Final = ('Detected locale "', DRIVER_STOPPED)
"""The beginnings of such messages; with the first one Qt says that it has found a better locale."""
