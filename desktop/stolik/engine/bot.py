"""Computer players and valuations: what a game must provide to play a seat and to advise it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from stolik.engine.game import Seat

V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)

GENEROUS_DEADLINE: Final = 10.0
"""The seconds a bot may take while no player waits: enough that no result depends on the computer's speed."""


class Level(StrEnum):
    """The level of a bot: a set of habits that can be described, not random noise."""

    GENTLE = "gentle"
    FAIR = "fair"
    SHARP = "sharp"
    MASTER = "master"


class Bot(Protocol[V_contra, M_co]):
    """A computer player, which sees its own seat's view and nothing else."""

    def choose(self, view: V_contra, seat: Seat, rng: Random, deadline: float) -> M_co:
        """Return a legal move of the seat, which must be to act.

        Args:
            view: What the seat knows, of the game's view type.
            seat: The bot's own seat.
            rng: The bot's own randomness; it never rolls the table's dice.
            deadline: The most thinking time, in seconds, that the bot may use.
        """


AnyBot: TypeAlias = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal option and its value.

    ``value`` is in the game's own unit (expected worms, points, or a chance to win), the same for all options
    of one answer; higher is better. ``facts`` holds further figures by name, used in a hint's sentences.
    """

    move: Any
    value: float
    facts: Mapping[str, float] = field(default_factory=dict)


class Valuation(Protocol):
    """The values of a position's options, for hints, ``stolik advise`` and the bots."""

    def advise(self, view: Any, seat: Seat) -> tuple[Advice, ...]:
        """Return every legal option of the seat, best first."""

    def odds(self, view: Any, seat: Seat) -> Any:
        """Return the chances that the game's table shows on demand, in the form that its view model takes."""
