"""A game and those who sit down to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.game import Seat
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.flow.flow import SeatPlaces
from stolik.flow.runner import Story
from stolik.flow.seat_helps import SeatHelps
from stolik.table.director import SceneTimer, precise_timer


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """A session, who plays it, and what is agreed at this table.

    ``avatars`` are the numbers of the players' pictures, by seat, and ``colours`` those of their colours,
    which are dealt in order where none are given. ``side_state`` holds what lies beside the state in a save,
    the clock and the memory of the view model; it is up to date whenever the game is saved. ``beginners`` are
    the seats that are shown what is of use; ``helps`` are those of the seats. With ``real_dice`` people throw
    dice of their own and type what fell. ``own_best`` is the most points that a person who plays alone has
    made before. ``in_tournament`` tells that hints aren't given and that no other game follows by itself.
    A game on trial doesn't ``counts``: its result goes nowhere. In a ``rated`` one nobody is helped. Where
    it is ``covered``, others than the players look at the screen.
    """

    info: GameInfo
    session: Session
    players: tuple[Player, ...]
    avatars: tuple[int, ...]
    colours: tuple[int, ...] = ()
    side_state: dict[str, Any] = field(default_factory=dict)
    beginners: tuple[Seat, ...] = ()
    helps: tuple[SeatHelps, ...] = ()
    real_dice: bool = False
    own_best: int | None = None
    in_tournament: bool = False
    counts: bool = True
    rated: bool = False
    covered: bool = False

    @property
    def places(self) -> SeatPlaces:
        """Who sits where, and what helps them."""
        levels = tuple([player.level for player in self.players])
        helps = self.helps
        if self.in_tournament:
            # Nobody is told anything there that they could guess first.
            helps = tuple([replace(each, guess=False) for each in helps])
        return SeatPlaces(levels, helps, self.beginners, self.real_dice, covered=self.covered)

    @property
    def seat_colours(self) -> Sequence[int]:
        return self.colours or range(len(self.players))


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
