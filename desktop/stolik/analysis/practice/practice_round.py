"""One sitting: the positions in turn, those that went wrong again at the end, until every one was right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 10
"""The positions of one round at most."""


class PracticeRound:
    """The positions of a round, by their keys; the first of ``keys`` comes first."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._waiting = list(keys)[:MOST]
        self._tried: set[str] = set()
        self._right = False
        self.total = len(self._waiting)
        """The number of positions in the round."""

    @property
    def current(self) -> str | None:
        """The key of the position to be played; ``None`` at the end of the round."""
        return self._waiting[0] if self._waiting else None

    @property
    def done(self) -> int:
        """The number of positions that are behind."""
        return self.total - len(self._waiting)

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after the position, as it was played."""
        return len(self._waiting) == 1 and self._right

    def answer(self, right: bool) -> bool:
        """Take an answer; return whether it was the first one to its position, which alone counts."""
        key = self._waiting[0]
        self._right = right
        is_first = key not in self._tried
        self._tried.add(key)
        return is_first

    def go_on(self) -> None:
        """Turn to the next position; one that went wrong comes again at the end."""
        key = self._waiting.pop(0)
        if not self._right:
            self._waiting.append(key)
        self._right = False

    def forget(self) -> None:
        """Leave the position out of the round."""
        self._waiting.pop(0)
        self.total -= 1
        self._right = False
