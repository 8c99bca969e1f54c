"""A turn's clock; the time is passed in, so that a test is its own master of time."""

from __future__ import annotations


class TurnClock:
    """Counts a turn's seconds down while it runs, and stands still otherwise.

    All times are seconds of one steadily growing clock.
    """

    def __init__(self, seconds: float) -> None:
        self._left = seconds
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is passing for the seat."""
        return self._since is not None

    def start(self, now: float) -> None:
        """Let the time run; a running clock goes on as it was."""
        if self._since is None:
            self._since = now

    def stop(self, now: float) -> None:
        """Let the time stand still."""
        self._left = self.remaining(now)
        self._since = None

    def remaining(self, now: float) -> float:
        """Return the seconds that are left, never below 0."""
        passed = 0.0 if self._since is None else now - self._since
        return max(0.0, self._left - passed)

    def expired(self, now: float) -> bool:
        """Return whether the time is up."""
        return self.remaining(now) <= 0.0
