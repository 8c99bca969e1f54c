"""Warnings about things that Qt has already handled itself, so they aren't faults of the program."""

from __future__ import annotations

from typing import Final

DRIVER_STOPPED: Final = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""Printed if, before Qt notices that QML's last timer has stopped, another starts, stops and starts again.

While only timers and pauses run, Qt stops its animation driver and waits. Here it does so for the new timer
first, and then again, to no effect, for the old one. The new timer still fires.
"""

SELF_HELPED: Final = ('Detected locale "', DRIVER_STOPPED)
"""The beginnings of such messages; in the first one Qt says that it has picked a better locale."""
