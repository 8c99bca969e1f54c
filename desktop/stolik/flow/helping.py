"""Help for the person on turn on request: the hint and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.coaching.claims import runner_up
from stolik.engine.game import Seat
from stolik.flow import coaching, effects, guessing
from stolik.flow.transition import Transition

HINTS: Final = 3
"""The number of options behind a hint, besides the first one of different worth."""


def first_options(options: Sequence[Any]) -> tuple[Any, ...]:
    """Return the options behind a hint: the best, and one of which the hint's reason must not be true."""
    first, other = tuple(options[:HINTS]), runner_up(options)
    return first if other is None or other in first else (*first, other)


# ---------------------------------------------------------------------- hints


def ask_hint(transition: Transition, seat: Seat, *, is_last: bool) -> None:
    """Ask for the worth of the options of the seat on turn; if a hint is on the screen, show its next step.

    ``is_last`` means that the step on the screen is the last one.
    """
    if transition.flow.hint.options:
        go_on(transition, is_last=is_last)
        return
    if guessing.is_due(transition.flow, seat):
        guessing.ask(transition, seat, "hint")
        return
    # The hint takes the place of what was said of the guess.
    guessing.close(transition)
    # A request for a hint ends the coach's question about a move.
    coaching.let_go(transition)
    # A second answer would reset a hint to its first step.
    if transition.flow.hint.asked is None:
        _set_hint(transition, asked=transition.ask("advise", seat))


def go_on(transition: Transition, *, is_last: bool) -> None:
    """Show the hint's next step; after the last one, remove the hint."""
    if is_last:
        _set_hint(transition, options=(), step=0)
    else:
        _set_hint(transition, step=transition.flow.hint.step + 1)


def follow_hint(transition: Transition, *, is_last: bool) -> None:
    """Show the hint's next step, or at the last one do what the hint shows."""
    if not transition.flow.hint.options:
        return
    if is_last:
        transition.do(effects.AcceptHint())
    go_on(transition, is_last=is_last)


def drop_hint(transition: Transition) -> None:
    """Remove the hint, and drop a pending request for one."""
    hint = transition.flow.hint
    if hint.options or hint.asked is not None:
        transition.forget(hint.asked)
        _set_hint(transition, options=(), step=0, asked=None)


def take_hint(transition: Transition, options: Sequence[Any] | None) -> None:
    """Show a hint for the best options, or none if they are unknown."""
    _set_hint(transition, asked=None, options=first_options(options or ()), step=0)


def clear(transition: Transition) -> None:
    """Remove hint, odds and guess, and drop pending requests, since the position may be gone."""
    guessing.close(transition)
    drop_hint(transition)
    drop_odds(transition)


# ---------------------------------------------------------------------- odds


def want_odds(transition: Transition, shown: bool) -> None:
    """Show or hide the chances that the game's table shows on demand."""
    seat = transition.flow.seat
    _set_hint(transition, wanted=shown, odds_seat=seat)
    if shown and seat is not None and guessing.is_due(transition.flow, seat):
        guessing.ask(transition, seat, "odds")
    elif shown:
        refresh_odds(transition)
    else:
        drop_odds(transition)


def refresh_odds(transition: Transition) -> None:
    """Ask for the odds of the seat on turn, if they are shown to it.

    Odds that one person asked for aren't shown to the next person.
    """
    seat, hint = transition.flow.seat, transition.flow.hint
    wanted = hint.wanted
    if seat is not None and wanted:
        # Nor are they shown in a new position to a person who guesses first.
        wanted = hint.odds_seat in (None, seat) and not guessing.is_due(transition.flow, seat)
        _set_hint(transition, wanted=wanted, odds_seat=seat)
    if seat is None or not (wanted or seat in transition.flow.setting.beginners):
        drop_odds(transition)
    else:
        transition.forget(hint.odds_asked)
        _set_hint(transition, odds_asked=transition.ask("odds", seat))


def drop_odds(transition: Transition) -> None:
    """Remove the odds, and drop a pending request for them."""
    hint = transition.flow.hint
    if hint.odds is not None or hint.odds_asked is not None:
        transition.forget(hint.odds_asked)
        _set_hint(transition, odds=None, odds_asked=None)


def take_odds(transition: Transition, odds: Any) -> None:
    """Show the odds, or keep the previous ones if they are unknown."""
    hint = transition.flow.hint
    _set_hint(transition, odds_asked=None, odds=hint.odds if odds is None else odds)


# ---------------------------------------------------------------------- what is guessed before


def take_question(transition: Transition, found: Any) -> None:
    """Ask the question found; if there is none, show at once what was wanted."""
    if guessing.take(transition, found):
        _tell_wanted(transition)


def take_guess(transition: Transition, said: int) -> None:
    """Take a guess, and show the odds if they were wanted; a hint would give itself away beside the truth."""
    if guessing.answer(transition, said) and transition.flow.guessing.wanted == "odds":
        _tell_wanted(transition)


def close_guess(transition: Transition, *, goes_on: bool = True) -> None:
    """Put the question away, and tell a hint that waited for the guess; without one nothing is told."""
    told = transition.flow.guessing
    if guessing.close(transition):
        _set_hint(transition, wanted=False)
    elif goes_on and told.question is not None and told.wanted == "hint":
        _tell_wanted(transition)


def _tell_wanted(transition: Transition) -> None:
    seat = transition.flow.guessing.seat
    if transition.flow.guessing.wanted == "hint":
        ask_hint(transition, seat, is_last=False)
    else:
        refresh_odds(transition)


def _set_hint(transition: Transition, **changes: Any) -> None:
    transition.set(hint=transition.flow.hint._replace(**changes))
