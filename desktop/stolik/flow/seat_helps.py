"""What makes the game easier, or harder, for one seat; only the handicap touches its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, Final

from stolik.engine.game import Seat

MOST_EXTRA_SECONDS: Final = 240
"""The seconds that a turn can last longer for a seat."""


class Coach(StrEnum):
    """When a coach says something to a person by itself: never, before a costly move, or after every move."""

    OFF = "off"
    BEFORE_COSTLY = "before_costly"
    AFTER_EVERY = "after_every"


@dataclass(frozen=True, slots=True)
class SeatHelps:
    """The helps of one seat.

    ``extra_seconds`` is what is added to the time of a turn, where the game limits it, from 0 to
    ``MOST_EXTRA_SECONDS``. ``hints`` and ``undo`` tell whether the person may ask for hints and take moves
    back. ``large_print`` shows dice and tiles in the set with large pips and numbers in the person's turns.
    ``calm`` is a calm table in the person's turns: no time runs out, and the next press is shown to who does
    nothing for a while.
    ``coach`` tells when the coach says something where no other person has a secret. ``guess`` lets the
    person guess a chance before odds or a hint are shown.
    ``handicap`` asks for what the game's own rules make easier; at a table that plays, its options tell.
    """

    extra_seconds: int = 0
    hints: bool = True
    undo: bool = True
    large_print: bool = False
    handicap: bool = False
    calm: bool = False
    coach: Coach = Coach.OFF
    guess: bool = False


USUAL: Final = SeatHelps()


def helps_of(plain: Any) -> SeatHelps:
    """Return the helps that JSON values stand for; what makes no sense is as usual.

    >>> helps_of({"extra_seconds": 30, "undo": "no", "coach": "after_every"})
    ... # doctest: +NORMALIZE_WHITESPACE
    SeatHelps(extra_seconds=30, hints=True, undo=True, large_print=False, handicap=False, calm=False,
              coach=<Coach.AFTER_EVERY: 'after_every'>, guess=False)
    """
    given = plain if isinstance(plain, Mapping) else {}
    seconds = given.get("extra_seconds")
    if not isinstance(seconds, int) or isinstance(seconds, bool) or not 0 <= seconds <= MOST_EXTRA_SECONDS:
        seconds = 0
    switches = {
        name: given[name]
        for name in ("hints", "undo", "large_print", "handicap", "calm", "guess")
        if isinstance(given.get(name), bool)
    }
    coach = given.get("coach")
    return SeatHelps(
        extra_seconds=seconds,
        coach=Coach(coach) if isinstance(coach, str) and coach in {*Coach} else Coach.OFF,
        **switches,
    )


def asked_before_costly(helps: SeatHelps) -> SeatHelps:
    """Return the helps with what older files call a tutor; another choice of the coach comes first."""
    return replace(helps, coach=Coach.BEFORE_COSTLY) if helps.coach is Coach.OFF else helps


def plain_helps(helps: SeatHelps) -> dict[str, Any]:
    """Return helps as JSON values; what is as usual is left out."""
    usual = asdict(USUAL)
    return {name: value for name, value in asdict(helps).items() if value != usual[name]}


def of_seat(helps: Sequence[SeatHelps], seat: Seat) -> SeatHelps:
    """Return the helps of a seat; a seat that none are given for has the usual ones."""
    return helps[seat] if 0 <= seat < len(helps) else USUAL
