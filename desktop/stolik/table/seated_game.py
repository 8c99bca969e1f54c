"""A game and those who sit down to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.game import Seat
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import AS_USUAL, Agreed, Sitting
from stolik.flow.runner import Story
from stolik.table.director import SceneTimer, precise_timer


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """A session, who sits there, and what was agreed.

    ``side_state`` holds what lies beside the state in a save, the clock and the memory of the view model; it
    is up to date whenever the game is saved. ``own_best`` is the most points that a person who plays alone
    has made before.
    """

    info: GameInfo
    session: Session
    seats: tuple[Sitting, ...]
    agreed: Agreed = AS_USUAL
    side_state: dict[str, Any] = field(default_factory=dict)
    own_best: int | None = None

    @property
    def setting(self) -> tuple[tuple[Sitting, ...], Agreed]:
        """Who plays each seat at the screen, and what was agreed, as the flow is told."""
        return self.seats, self.agreed

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple([sitting.player for sitting in self.seats])


def _nothing() -> None:
    """Save nothing."""


def _tell(story: Story, error: Exception) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class TableNeeds:
    """What a table needs of the program: ``runner`` asks the bots, ``save`` keeps the game.

    ``rng`` rolls the dice where the session has no seed, ``bot_rng`` is the bots' own there. ``now`` gives
    the seconds by which turns are timed, which grow steadily. ``failed`` is told of what has happened where
    something failed, and by which error; it returns whether that is new at this table. ``scene_timer`` makes
    the one timer of all scenes, which belongs to an object and calls what it is given.
    """

    runner: JobRunner
    rng: Random
    bot_rng: Random
    save: Callable[[], None] = _nothing
    now: Callable[[], float] = monotonic
    failed: Callable[[Story, Exception], bool] = _tell
    scene_timer: Callable[[QObject, Callable[[], None]], SceneTimer] = precise_timer


NO_SEAT: Final = -1
"""What QML reads where there is no seat."""


def shown_seat(seat: Seat | None) -> int:
    return NO_SEAT if seat is None else seat
