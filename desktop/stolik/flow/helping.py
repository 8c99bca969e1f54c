"""What helps the person on turn when asked: the hint, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.coaching.claims import runner_up
from stolik.engine.game import Seat
from stolik.flow import coaching, effects, guessing
from stolik.flow.transition import Transition

HINTS: Final = 3
"""The options that a hint names; where all are worth the same, the first that isn't is a further one."""


def first_options(options: Sequence[Any]) -> tuple[Any, ...]:
    """Return the options that a hint is told by: the best ones, and what their reason must not hold of."""
    first, other = tuple(options[:HINTS]), runner_up(options)
    return first if other is None or other in first else (*first, other)


# ---------------------------------------------------------------------- hints


def ask_hint(transition: Transition, seat: Seat, *, is_last: bool) -> None:
    """Ask what the options of the seat on turn are worth; where a hint is told, tell its next step.

    ``is_last`` tells that the step that is told is the last one.
    """
    if transition.flow.hint.options:
        go_on(transition, is_last=is_last)
        return
    if guessing.is_due(transition.flow, seat):
        guessing.ask(transition, seat, "hint")
        return
    # A request for the hint itself lets go of the move.
    coaching.let_go(transition)
    # A second answer would bring back the first step of a hint that has gone on.
    if transition.flow.hint.asked is None:
        _set_hint(transition, asked=transition.ask("advise", seat))


def go_on(transition: Transition, *, is_last: bool) -> None:
    """Tell the hint's next step; after the last one the hint goes."""
    if is_last:
        _set_hint(transition, options=(), step=0)
    else:
        _set_hint(transition, step=transition.flow.hint.step + 1)


def follow_hint(transition: Transition, *, is_last: bool) -> None:
    """Go the way on that the hint offers: to its next step; at the last one do what it shows."""
    if not transition.flow.hint.options:
        return
    if is_last:
        transition.do(effects.AcceptHint())
    go_on(transition, is_last=is_last)


def drop_hint(transition: Transition) -> None:
    """Take the hint away, and drop what was asked for one."""
    hint = transition.flow.hint
    if hint.options or hint.asked is not None:
        transition.forget(hint.asked)
        _set_hint(transition, options=(), step=0, asked=None)


def take_hint(transition: Transition, options: Sequence[Any] | None) -> None:
    """Tell the best options, or nothing where nobody knows."""
    _set_hint(transition, asked=None, options=first_options(options or ()), step=0)


def clear(transition: Transition) -> None:
    """Take hints and odds away, and drop what was asked: the position may be gone."""
    guessing.close(transition)
    drop_hint(transition)
    drop_odds(transition)


# ---------------------------------------------------------------------- odds


def want_odds(transition: Transition, shown: bool) -> None:
    """Show or hide the chances that the game's table gives on demand."""
    seat = transition.flow.seat
    _set_hint(transition, wanted=shown, odds_seat=seat)
    if shown and seat is not None and guessing.is_due(transition.flow, seat):
        guessing.ask(transition, seat, "odds")
    elif shown:
        refresh_odds(transition)
    else:
        drop_odds(transition)


def refresh_odds(transition: Transition) -> None:
    """Ask for the odds of the seat on turn now, where they are shown to it.

    What one person asked to see isn't shown to the next one.
    """
    seat, hint = transition.flow.seat, transition.flow.hint
    wanted = hint.wanted
    if seat is not None and wanted:
        # Nor are they shown at another position to who guesses first.
        wanted = hint.odds_seat in (None, seat) and not guessing.is_due(transition.flow, seat)
        _set_hint(transition, wanted=wanted, odds_seat=seat)
    if seat is None or not (wanted or seat in transition.flow.setting.beginners):
        drop_odds(transition)
    else:
        transition.forget(hint.odds_asked)
        _set_hint(transition, odds_asked=transition.ask("odds", seat))


def drop_odds(transition: Transition) -> None:
    """Take the odds away, and drop what was asked for them."""
    hint = transition.flow.hint
    if hint.odds is not None or hint.odds_asked is not None:
        transition.forget(hint.odds_asked)
        _set_hint(transition, odds=None, odds_asked=None)


def take_odds(transition: Transition, odds: Any) -> None:
    """Show the odds, or what was shown of them before where nobody knows."""
    hint = transition.flow.hint
    _set_hint(transition, odds_asked=None, odds=hint.odds if odds is None else odds)


# ---------------------------------------------------------------------- what is guessed before


def take_question(transition: Transition, found: Any) -> None:
    """Ask what was found to be guessed; where there is nothing, tell at once what was wanted."""
    if guessing.take(transition, found):
        _tell_wanted(transition)


def take_guess(transition: Transition, said: int) -> None:
    """Take a guess, and tell what was wanted."""
    if guessing.answer(transition, said):
        _tell_wanted(transition)


def close_guess(transition: Transition) -> None:
    """Put the question away; who doesn't guess isn't told what was wanted."""
    if guessing.close(transition):
        _set_hint(transition, wanted=False)


def _tell_wanted(transition: Transition) -> None:
    seat = transition.flow.guessing.seat
    if transition.flow.guessing.wanted == "hint":
        ask_hint(transition, seat, is_last=False)
    else:
        refresh_odds(transition)


def _set_hint(transition: Transition, **changes: Any) -> None:
    transition.set(hint=transition.flow.hint._replace(**changes))
