"""The help of a calm table for a person who does nothing for a while: the one thing to press next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.game import TABLE, Seat
from stolik.flow.flow import Flow, Quiet
from stolik.flow.helping import first_options
from stolik.flow.transition import Transition

QUIET_SECONDS: Final = 8.0
"""The seconds without activity until the next press is shown."""


class Cue(NamedTuple):
    """The basis of a suggested press: the options of the person on turn, best first.

    There are no options for a scene that waits until somebody has seen it.
    """

    options: tuple[Any, ...] = ()


def follow(transition: Transition) -> None:
    """Restart the quiet time if something else is awaited now, and find out what would be best."""
    flow = transition.flow
    awaited = _awaited(flow)
    if awaited != flow.quiet.awaited:
        transition.forget(flow.quiet.asked)
        transition.set(quiet=Quiet(awaited, flow.now))
        _ask(transition)


def _awaited(flow: Flow) -> tuple[Seat, int] | None:
    """Return the decision or scene for which a person at a calm table is awaited, or ``None``."""
    calm = flow.setting.calm
    if not calm or flow.stands_still:
        return None
    playing = flow.scenes.playing
    if playing is not None and playing.waits:
        return TABLE, flow.scenes.token
    seat = flow.seat
    return (seat, flow.session.length) if seat in calm and seat is not None else None


def _ask(transition: Transition) -> None:
    awaited = transition.flow.quiet.awaited
    if awaited is not None and awaited[0] != TABLE:
        _set(transition, asked=transition.ask("advise", awaited[0]))


def take(transition: Transition, options: Sequence[Any] | None) -> None:
    """Note the best options, or that they are unknown."""
    _set(transition, asked=None, options=first_options(options or ()))


def let_time_pass(transition: Transition) -> None:
    """Show the next press after enough quiet, or ask again if the options are unknown."""
    quiet = transition.flow.quiet
    if quiet.awaited is None or transition.flow.now - quiet.since < QUIET_SECONDS:
        return
    if quiet.awaited[0] == TABLE or quiet.options:
        _set(transition, due=True)
    elif quiet.asked is None:
        _ask(transition)


def touched(transition: Transition, *, followed: bool) -> None:
    """Restart the quiet time; but if the suggestion was ``followed``, show the next one at once."""
    if not (followed and transition.flow.quiet.due):
        _set(transition, since=transition.flow.now, due=False)


def cue_of(flow: Flow) -> Cue | None:
    """Return the cue to show now, if any; a hint, or a question of the coach, takes precedence."""
    quiet = flow.quiet
    is_told = flow.hint.options or (flow.coaching.held is not None and flow.seat is not None)
    return Cue(quiet.options) if quiet.due and not is_told else None


def counts_time(flow: Flow) -> bool:
    """Return whether a flow needs to be told that time passes."""
    return flow.clock.running or (flow.quiet.awaited is not None and not flow.quiet.due)


def _set(transition: Transition, **changes: Any) -> None:
    transition.set(quiet=transition.flow.quiet._replace(**changes))
