"""What Qt complains of although it has helped itself already, so that it is no fault of the program."""

from __future__ import annotations

from typing import Final

DRIVER_STOPPED: Final = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""The last timer of QML was stopped, and before Qt had noticed another was begun, stopped and begun again.

While only timers and pauses run, Qt stops its driver of animations and waits. Here it does so for the new
timer first, and then once more, in vain, for the old one. The new timer rings all the same.
"""

SELF_HELPED: Final = ('Detected locale "', DRIVER_STOPPED)
"""The beginnings of such messages; by the first Qt tells that it has found a better locale."""
