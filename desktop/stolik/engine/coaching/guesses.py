"""Questions that let people guess, before they look, how likely something is, with the exact answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

LEAST = 0.005
"""A chance closer than this to 0 or 1 leaves nothing to guess."""


class Question(NamedTuple):
    """A question about a chance: its kind (the key to its words in the game's messages) and its truth.

    ``truth`` is the exact chance, from 0 to 1, given what a seat sees; ``facts`` fill in the sentence;
    ``lit`` holds the things on the table that it is about, by the names that hints use.
    """

    kind: str
    truth: float
    facts: Mapping[str, Any] = {}
    lit: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether there is something to guess.

        >>> Question("bust", 0.25).is_open, Question("bust", 0.0).is_open
        (True, False)
        """
        return LEAST < self.truth < 1 - LEAST
