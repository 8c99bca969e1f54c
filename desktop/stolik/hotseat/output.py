"""What the flow tells the window: how things stand, and what is to be heard, refused, shown and saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from stolik.engine.game import Rejection, Seat
from stolik.hotseat.rows import Rows
from stolik.hotseat.seats import SeatRow, StandingRow
from stolik.hotseat.timeline import LineRow


class ScreenStatus(NamedTuple):
    """What people at the screen can do now, and which moment they see.

    ``seat`` is the person whose move the screen takes, ``None`` where there is none. ``over`` tells that the
    game is over, ``end_shown`` that the screen has shown how. ``looking_at`` is the moment looked back at,
    ``None`` in the present; ``moments`` is how many there are beyond the start. ``replaying`` tells that what
    was played is shown once more. ``dice_asked`` is how many real dice are to be thrown now and typed in.
    """

    seat: Seat | None = None
    can_undo: bool = False
    can_replay: bool = False
    over: bool = False
    end_shown: bool = False
    looking_at: int | None = None
    moments: int = 0
    paused: bool = False
    replaying: bool = False
    dice_asked: int = 0


@dataclass(frozen=True, slots=True)
class FlowOutput:
    """What the flow tells the window.

    ``announce`` takes a sentence for everybody to hear, ``sound`` the name of a sound, ``refuse`` why a move
    isn't possible. ``status_changed`` gets the status before and now. ``odds_hidden`` is called when the odds
    that one person asked for go with the turn. ``undo_window`` is called with ``True``
    when a decision was made that bots leave time to take back, and with ``False`` when that time is over.
    ``save`` keeps the game.
    """

    announce: Callable[[str], object]
    sound: Callable[[str], object]
    refuse: Callable[[Rejection], object]
    ended: Callable[[], object]
    status_changed: Callable[[ScreenStatus, ScreenStatus], object]
    viewer_changed: Callable[[], object]
    clock_changed: Callable[[], object]
    hints_changed: Callable[[], object]
    odds_hidden: Callable[[], object]
    undo_window: Callable[[bool], object]
    save: Callable[[], object]


class RowLists(NamedTuple):
    """Where the rows of seat cards, of the log and of the places at the end go."""

    seats: Rows[SeatRow]
    log: Rows[LineRow]
    standings: Rows[StandingRow]
