"""The protocol of a computer player, and its four levels."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from desktop.engine.game import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Level(StrEnum):
    """How well a bot plays; every level is a set of describable habits, not of noise."""

    GENTLE = "gentle"
    FAIR = "fair"
    SHARP = "sharp"
    MASTER = "master"


class Bot(Protocol[V_contra, M_co]):
    """A computer player: it sees a view of its own seat and nothing else."""

    def choose(self, view: V_contra, seat: Seat, rng: Random, deadline: float) -> M_co:
        """Return a legal move.

        ``rng`` is the bot's own and never rolls the table's dice; ``deadline`` is the thinking time in
        seconds that the bot may use at most.
        """
        ...


AnyBot: TypeAlias = Bot[Any, Any]
