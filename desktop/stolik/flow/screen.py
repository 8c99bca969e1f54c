"""The visible part of a flow, without anything that only seats other than the viewer's may know."""

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
    """What people at the screen can do now, and the moment that they see.

    ``seat`` is the person whose move the screen takes, or ``None``. ``over`` means that the game is over,
    ``end_shown`` that the screen has shown its end. ``looking_at`` is the number of the moment looked back
    at, ``None`` in the present; ``moments`` counts those after the start. ``replaying`` means that earlier
    moves are shown again. ``dice_asked`` is how many real dice are to be rolled now and typed in.
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
    """The advice on the screen for the person on turn.

    ``options`` are those of the hint, which is at step ``step``; while ``is_asking``, they are better than a
    move that the coach holds back. ``is_thinking`` means that a hint is being computed, ``wanted`` that the
    odds are shown on demand. ``cue`` is the basis of a suggested press, if there is one. ``verdict`` is the
    move that the coach judges. ``guess`` is the question to be guessed first, or just guessed;
    ``hides_chances`` means that the table must hide chances until then.
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
    """Everything that the window may show of a game in progress."""

    status: Status
    viewer: Viewer
    picture: Picture
    lines: tuple[LineRow, ...]
    advice: Advice
    clock: Clock
    busy: bool
    counts_time: bool


def screen(flow: Flow) -> Screen:
    """Return the visible part of a flow."""
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
    """Return the advice for the person on turn, if any: a hint, the coach's question, or its verdict."""
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
