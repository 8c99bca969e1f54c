"""The time of the table: it passes only while the window can be seen."""

from __future__ import annotations

from collections.abc import Callable


class SeenTime:
    """Gives the seconds that have passed while the window could be seen.

    >>> time = iter([10.0, 12.0, 15.0])
    >>> seen = SeenTime(lambda: next(time))
    >>> seen.see(False)
    >>> seen(), seen.see(True), seen()
    (10.0, None, 13.0)
    """

    def __init__(self, now: Callable[[], float]) -> None:
        """Pass with ``now``, which gives seconds that grow steadily."""
        self._now = now
        self._unseen = 0.0
        self._hidden_at: float | None = None

    def __call__(self) -> float:
        return (self._now() if self._hidden_at is None else self._hidden_at) - self._unseen

    def see(self, seen: bool) -> None:
        """Pass from now on, or stand still."""
        if seen and self._hidden_at is not None:
            self._unseen += self._now() - self._hidden_at
            self._hidden_at = None
        elif not seen and self._hidden_at is None:
            self._hidden_at = self._now()
