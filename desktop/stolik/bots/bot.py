"""The protocol of a computer player."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from stolik.engine.game import Seat
from stolik.engine.levels import Level as Level

V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


PATIENCE: Final = 10.0
"""The seconds a bot may take where nobody waits; so many that no result hangs on the computer's speed."""


class Bot(Protocol[V_contra, M_co]):
    """A computer player: it sees a view of its own seat and nothing else."""

    def choose(self, view: V_contra, seat: Seat, rng: Random, deadline: float) -> M_co:
        """Return a legal move.

        ``rng`` is the bot's own and never rolls the table's dice; ``deadline`` is the thinking time in
        seconds that the bot may use at most.
        """
        ...


AnyBot: TypeAlias = Bot[Any, Any]
