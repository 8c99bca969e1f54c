"""What helps the person on turn when asked: the hint, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.coaching.claims import runner_up
from stolik.engine.game import Seat
from stolik.flow import coaching, effects, guessing
from stolik.flow.course import Course

HINTS: Final = 3
"""The options that a hint names; where all are worth the same, the first that isn't is a further one."""


def first_options(options: Sequence[Any]) -> tuple[Any, ...]:
    """Return the options that a hint is told by: the best ones, and what their reason must not hold of."""
    first, other = tuple(options[:HINTS]), runner_up(options)
    return first if other is None or other in first else (*first, other)


# ---------------------------------------------------------------------- hints


def ask_hint(course: Course, seat: Seat, *, is_last: bool) -> None:
    """Ask what the options of the seat on turn are worth; where a hint is told, tell its next step.

    ``is_last`` tells that the step that is told is the last one.
    """
    if course.flow.hint.options:
        go_on(course, is_last=is_last)
        return
    if guessing.is_due(course.flow, seat):
        guessing.ask(course, seat, "hint")
        return
    # A request for the hint itself lets go of the move.
    coaching.let_go(course)
    # A second answer would bring back the first step of a hint that has gone on.
    if course.flow.hint.asked is None:
        _set_hint(course, asked=course.ask("advise", seat))


def go_on(course: Course, *, is_last: bool) -> None:
    """Tell the hint's next step; after the last one the hint goes."""
    if is_last:
        _set_hint(course, options=(), step=0)
    else:
        _set_hint(course, step=course.flow.hint.step + 1)


def follow_hint(course: Course, *, is_last: bool) -> None:
    """Go the way on that the hint offers: to its next step; at the last one do what it shows."""
    if not course.flow.hint.options:
        return
    if is_last:
        course.do(effects.AcceptHint())
    go_on(course, is_last=is_last)


def drop_hint(course: Course) -> None:
    """Take the hint away, and drop what was asked for one."""
    hint = course.flow.hint
    if hint.options or hint.asked is not None:
        course.forget(hint.asked)
        _set_hint(course, options=(), step=0, asked=None)


def take_hint(course: Course, options: Sequence[Any] | None) -> None:
    """Tell the best options, or nothing where nobody knows."""
    _set_hint(course, asked=None, options=first_options(options or ()), step=0)


def clear(course: Course) -> None:
    """Take hints and odds away, and drop what was asked: the position may be gone."""
    guessing.close(course)
    drop_hint(course)
    drop_odds(course)


# ---------------------------------------------------------------------- odds


def want_odds(course: Course, shown: bool) -> None:
    """Show or hide the chances that the game's table gives on demand."""
    seat = course.flow.seat
    _set_hint(course, wanted=shown, odds_seat=seat)
    if shown and seat is not None and guessing.is_due(course.flow, seat):
        guessing.ask(course, seat, "odds")
    elif shown:
        refresh_odds(course)
    else:
        drop_odds(course)


def refresh_odds(course: Course) -> None:
    """Ask for the odds of the seat on turn now, where they are shown to it.

    What one person asked to see isn't shown to the next one.
    """
    seat, hint = course.flow.seat, course.flow.hint
    wanted = hint.wanted
    if seat is not None and wanted:
        # Nor are they shown at another position to who guesses first.
        wanted = hint.odds_seat in (None, seat) and not guessing.is_due(course.flow, seat)
        _set_hint(course, wanted=wanted, odds_seat=seat)
    if seat is None or not (wanted or seat in course.flow.setting.beginners):
        drop_odds(course)
    else:
        course.forget(hint.odds_asked)
        _set_hint(course, odds_asked=course.ask("odds", seat))


def drop_odds(course: Course) -> None:
    """Take the odds away, and drop what was asked for them."""
    hint = course.flow.hint
    if hint.odds is not None or hint.odds_asked is not None:
        course.forget(hint.odds_asked)
        _set_hint(course, odds=None, odds_asked=None)


def take_odds(course: Course, odds: Any) -> None:
    """Show the odds, or what was shown of them before where nobody knows."""
    hint = course.flow.hint
    _set_hint(course, odds_asked=None, odds=hint.odds if odds is None else odds)


# ---------------------------------------------------------------------- what is guessed before


def take_question(course: Course, found: Any) -> None:
    """Ask what was found to be guessed; where there is nothing, tell at once what was wanted."""
    if guessing.take(course, found):
        _tell_wanted(course)


def take_guess(course: Course, said: int) -> None:
    """Take a guess, and tell what was wanted."""
    if guessing.answer(course, said):
        _tell_wanted(course)


def close_guess(course: Course) -> None:
    """Put the question away; who doesn't guess isn't told what was wanted."""
    if guessing.close(course):
        _set_hint(course, wanted=False)


def _tell_wanted(course: Course) -> None:
    seat = course.flow.guessing.seat
    if course.flow.guessing.wanted == "hint":
        ask_hint(course, seat, is_last=False)
    else:
        refresh_odds(course)


def _set_hint(course: Course, **changes: Any) -> None:
    course.set(hint=course.flow.hint._replace(**changes))
