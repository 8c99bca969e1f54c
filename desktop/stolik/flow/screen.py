"""What is visible of a flow, without anything that only seats other than the viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from stolik.engine.game import Seat
from stolik.flow import guessing
from stolik.flow.clock import Clock
from stolik.flow.coaching import verdict_of
from stolik.flow.flow import Flow, Guessing, Judged, Picture, Viewer, dice_asked
from stolik.flow.quiet import Cue, counts_time, cue_of
from stolik.flow.timeline import LineRow


class Status(NamedTuple):
    """What people at the screen can do now, and which moment they see.

    ``seat`` is the person whose move the screen takes, ``None`` if there is none. ``over`` means that the
    game is over, ``end_shown`` that the screen has shown how. ``looking_at`` is the moment looked back at,
    ``None`` in the present; ``moments`` is how many there are beyond the start. ``replaying`` means that what
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
    pauses: int = 0
    replaying: bool = False
    dice_asked: int = 0
    seen_as: Seat | None = None


class Advice(NamedTuple):
    """What the person on turn is told.

    ``options`` are those of the hint, told at step ``step``; while ``is_asking`` they are better than a move
    held back. ``is_thinking`` means that a hint is being worked out, ``wanted`` that the odds are shown on
    demand. ``cue`` is what the next press is shown for, if it is. ``verdict`` is the move that the coach
    judges. ``guess`` is what is to be guessed first, or was; until then the table ``hides_chances`` that it
    otherwise shows.
    """

    options: tuple[Any, ...] = ()
    step: int = 0
    is_asking: bool = False
    is_thinking: bool = False
    odds: Any = None
    wanted: bool = False
    cue: Cue | None = None
    verdict: Judged | None = None
    guess: Guessing | None = None
    hides_chances: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """All that the window may show of a game in progress."""

    status: Status
    viewer: Viewer
    picture: Picture
    lines: tuple[LineRow, ...]
    advice: Advice
    clock: Clock
    busy: bool
    counts_time: bool


def screen(flow: Flow) -> Screen:
    """Return what is visible of a flow."""
    seat = flow.seat
    status = Status(
        seat,
        flow.undo_seat is not None or flow.last_throw is not None,
        flow.can_replay,
        flow.is_over,
        flow.end_shown,
        flow.cursor.looking_at,
        flow.timeline.moments,
        flow.paused,
        flow.pauses,
        flow.cursor.replaying,
        dice_asked(flow),
        flow.seen_as,
    )
    lines = flow.timeline.shown_lines
    return Screen(
        status,
        flow.viewer,
        flow.picture,
        lines,
        advice(flow, seat),
        flow.clock,
        flow.scenes.busy,
        counts_time(flow),
    )


def advice(flow: Flow, seat: Seat | None) -> Advice:
    """Return what the person on turn, if any, is told: the hint, the coach's question, or its verdict."""
    hint, held = flow.hint, flow.coaching.held
    asks = held is not None and seat is not None
    options = tuple(held[1]) if held is not None and asks else hint.options
    step = 0 if asks else hint.step
    thinks, verdict = hint.asked is not None, verdict_of(flow)
    hides = seat is not None and guessing.is_due(flow, seat)
    return Advice(
        options,
        step,
        asks,
        thinks,
        hint.odds,
        hint.wanted,
        cue_of(flow),
        verdict,
        guessing.shown(flow),
        hides,
    )
