"""What people can guess in a game before they look: how likely something is, with the exact answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

LEAST = 0.005
"""What is surer than this, one way or the other, is no question."""


class Question(NamedTuple):
    """A question about a chance: its kind, the key to its words in the game's messages, and the truth.

    ``truth`` is the exact chance by what a seat sees, from 0 to 1; ``facts`` are those of the sentence,
    ``lit`` the things on the table that are meant, as hints name them.
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
