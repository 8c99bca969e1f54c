"""Happenings at a table, each a value: acts of people, answers of bots, the screen and time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.sitting import SeatHelps


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """Something that happens ``at`` a time, in seconds of one monotonic clock."""

    at: float = 0.0


# ---------------------------------------------------------------------- what people do


@dataclass(frozen=True, slots=True)
class Began(Happening):
    """Everybody has sat down at the table."""


@dataclass(frozen=True, slots=True)
class MoveSubmitted(Happening):
    """The person on turn makes a move, or something that can't be read as one."""

    move: Value | Rejection


@dataclass(frozen=True, slots=True)
class LookPassedOn(Happening):
    """The person who was only to look has seen enough; ``answer`` answers a question, if there was one."""

    answer: Value | None = None


@dataclass(frozen=True, slots=True)
class RollTyped(Happening):
    """A roll of real dice was typed in, given as the table's move."""

    move: Value


@dataclass(frozen=True, slots=True)
class UndoAsked(Happening):
    """The last decision, or the last roll typed in, is to be undone."""


@dataclass(frozen=True, slots=True)
class ReplayAsked(Happening):
    """Everything since the person's last move is to be shown again."""


@dataclass(frozen=True, slots=True)
class ReplayStopped(Happening):
    """The replay is to stop."""


@dataclass(frozen=True, slots=True)
class MomentChosen(Happening):
    """The table is to be shown as it was at a moment, from 0, the start; one beyond the last means the last.

    With ``before``, the number of an entry, it is shown as that entry's player found it.
    """

    moment: int
    before: int = 0


@dataclass(frozen=True, slots=True)
class SeenAs(Happening):
    """The moment looked back at is to be shown as a seat saw it; ``seat`` may be any number."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack(Happening):
    """The table is to return to the present."""


@dataclass(frozen=True, slots=True)
class OptionShown(Happening):
    """The result of a move of the person on turn is to be shown; ``None`` hides it."""

    move: Value | None = None


@dataclass(frozen=True, slots=True)
class PausePressed(Happening):
    """The table is to pause, or to resume."""

    paused: bool


@dataclass(frozen=True, slots=True)
class Revealed(Happening):
    """The awaited person is there."""


@dataclass(frozen=True, slots=True)
class Covered(Happening):
    """Everything is to be covered until a person looks again."""


@dataclass(frozen=True, slots=True)
class HintAsked(Happening):
    """A hint is wanted, or its next step; ``is_last`` means that the step on the screen is the last one."""

    is_last: bool = False


@dataclass(frozen=True, slots=True)
class HintFollowed(Happening):
    """The hint's next step is wanted or, at the last one, what the hint shows is to be done."""

    is_last: bool = False


@dataclass(frozen=True, slots=True)
class HintDropped(Happening):
    """The hint is to be removed; a move that was held back is made."""


@dataclass(frozen=True, slots=True)
class OddsWanted(Happening):
    """The odds that the table shows on demand are wanted, or no longer wanted."""

    shown: bool


@dataclass(frozen=True, slots=True)
class Guessed(Happening):
    """The person has guessed a chance, in percent."""

    said: int


@dataclass(frozen=True, slots=True)
class GuessClosed(Happening):
    """The question to guess, or the truth shown beside the guess, is to be removed."""


@dataclass(frozen=True, slots=True)
class HandChanged(Happening):
    """Something besides the game's state has changed and is worth saving."""


@dataclass(frozen=True, slots=True)
class Touched(Happening):
    """The person on turn has done something other than a move; ``followed`` means that it was suggested."""

    followed: bool = False


@dataclass(frozen=True, slots=True)
class HelpsChanged(Happening):
    """The seats have other helps from now on."""

    helps: tuple[SeatHelps, ...]


@dataclass(frozen=True, slots=True)
class Retold(Happening):
    """The language or the names have changed; ``names`` are the players' by seat."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Left(Happening):
    """The table is left for good."""


# ---------------------------------------------------------------------- what the screen does


@dataclass(frozen=True, slots=True)
class ScenePlayed(Happening):
    """The screen has played the scene with this number; an old number has no effect."""

    token: int


@dataclass(frozen=True, slots=True)
class SceneEnded(Happening):
    """The running scene is to end at once."""


@dataclass(frozen=True, slots=True)
class SceneHurried(Happening):
    """A person wants the running scene to end, but not before it could be seen."""


@dataclass(frozen=True, slots=True)
class ScenesFinished(Happening):
    """The running scene is to end, and the waiting ones are to be shown without being played."""


@dataclass(frozen=True, slots=True)
class PaceChosen(Happening):
    """From now on, scenes are to be shown at once, or to be played."""

    instant: bool


# ---------------------------------------------------------------------- what others answer


@dataclass(frozen=True, slots=True)
class Answered(Happening):
    """The job with this number is done; ``result`` is ``None`` if it failed.

    If the result is what moves are worth, ``has_reason`` tells whether there is a reason to show.
    """

    job: int
    result: Any = None
    has_reason: bool = False


@dataclass(frozen=True, slots=True)
class ChanceFell(Happening):
    """The table's move was drawn."""

    move: Value


# ---------------------------------------------------------------------- what time does


@dataclass(frozen=True, slots=True)
class TimePassed(Happening):
    """A second or less has passed."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Happening):
    """The turn of the seat whose time is up ends with the table as it is."""

    move: Value


@dataclass(frozen=True, slots=True)
class UndoClosed(Happening):
    """The time for undoing a decision before a bot moves is over."""
