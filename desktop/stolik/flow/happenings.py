"""What happens at a table, each a value: acts of people, answers of bots, the screen and time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.sitting import SeatHelps


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """Something that happens ``at`` a time, in seconds of one steadily growing clock."""

    at: float = 0.0


# ---------------------------------------------------------------------- what people do


@dataclass(frozen=True, slots=True)
class Began(Happening):
    """Everybody sits at the table."""


@dataclass(frozen=True, slots=True)
class MoveSubmitted(Happening):
    """The person on turn makes a move, or one that can't be read."""

    move: Value | Rejection


@dataclass(frozen=True, slots=True)
class LookPassedOn(Happening):
    """The person who only looked has seen enough; ``answer`` is theirs if there was a question."""

    answer: Value | None = None


@dataclass(frozen=True, slots=True)
class RollTyped(Happening):
    """Real dice have fallen, as the move of the table that it makes."""

    move: Value


@dataclass(frozen=True, slots=True)
class UndoAsked(Happening):
    """The last decision, or the roll typed in last, is to be undone."""


@dataclass(frozen=True, slots=True)
class ReplayAsked(Happening):
    """What was played since a person's last move is to be played again."""


@dataclass(frozen=True, slots=True)
class ReplayStopped(Happening):
    """The replay is to stop."""


@dataclass(frozen=True, slots=True)
class MomentChosen(Happening):
    """The table is to be shown as it was at a moment, 0 for the start; one beyond the last is the last.

    With ``before``, the number of an entry, it is shown as the player of that entry found it.
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
    """The result of a move of the seat on turn is to be shown; ``None`` hides it."""

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
    """A hint is wanted, or its next step; ``is_last`` means that the one told now is the last."""

    is_last: bool = False


@dataclass(frozen=True, slots=True)
class HintFollowed(Happening):
    """The hint is followed: to its next step, or, at the last one, by doing what it shows."""

    is_last: bool = False


@dataclass(frozen=True, slots=True)
class HintDropped(Happening):
    """The hint is to go; a move that was held back is made."""


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
    """The question is to go, or the truth beside the guess."""


@dataclass(frozen=True, slots=True)
class HandChanged(Happening):
    """What lies beside the game has changed, and is worth saving."""


@dataclass(frozen=True, slots=True)
class Touched(Happening):
    """The person on turn has done something other than a move; ``followed`` means that it was shown."""

    followed: bool = False


@dataclass(frozen=True, slots=True)
class HelpsChanged(Happening):
    """Other helps hold for the seats from now on."""

    helps: tuple[SeatHelps, ...]


@dataclass(frozen=True, slots=True)
class Retold(Happening):
    """Language or names have changed; ``names`` are the players' by seat."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Left(Happening):
    """The table is left for good."""


# ---------------------------------------------------------------------- what the screen does


@dataclass(frozen=True, slots=True)
class ScenePlayed(Happening):
    """The screen has played the scene with this number; old numbers mean nothing."""

    token: int


@dataclass(frozen=True, slots=True)
class SceneEnded(Happening):
    """The running scene is to end at once."""


@dataclass(frozen=True, slots=True)
class SceneHurried(Happening):
    """The running scene is to end at a person's wish, but not before it could be seen."""


@dataclass(frozen=True, slots=True)
class ScenesFinished(Happening):
    """The running scene is to end, and waiting ones are to be shown without being played."""


@dataclass(frozen=True, slots=True)
class PaceChosen(Happening):
    """Scenes are to be shown at once from now on, or to be played."""

    instant: bool


# ---------------------------------------------------------------------- what others answer


@dataclass(frozen=True, slots=True)
class Answered(Happening):
    """The job with this number is done; ``result`` is ``None`` if it failed.

    ``has_reason`` tells of the worth of moves whether there is a reason to be told.
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
    """Time has passed, a second or less."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Happening):
    """The turn of the seat without time left ends with what lies on the table."""

    move: Value


@dataclass(frozen=True, slots=True)
class UndoClosed(Happening):
    """The time to undo a decision before a bot moves is over."""
