"""Which sentences wait to be spoken, and which no longer do."""

from __future__ import annotations

from collections import deque
from typing import Final

MOST_WAITING: Final = 3
"""The sentences that wait at most: what was long ago would only hold up what happens now."""


class WaitingSentences:
    """Keeps sentences in their order, of those that nobody has come to the newest."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._sentences: deque[str] = deque(maxlen=most)

    def add(self, sentence: str) -> None:
        """Let a sentence wait for its turn; where too many wait, the oldest is left out."""
        self._sentences.append(sentence)

    def put_back(self, sentence: str) -> None:
        """Let a sentence that wasn't spoken be the next, unless too many wait already."""
        if len(self._sentences) != self._sentences.maxlen:
            self._sentences.appendleft(sentence)

    def take(self) -> str:
        """Return the next sentence, which waits no longer; empty where there is none."""
        return self._sentences.popleft() if self._sentences else ""

    def clear(self) -> None:
        """Let nothing wait any more."""
        self._sentences.clear()
