"""Effects of a happening, each a value; the table carries them out in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Rejection, Seat
from stolik.engine.moments import Moment, MomentWords
from stolik.flow.flow import Picture


@dataclass(frozen=True, slots=True)
class Ask:
    """Run a job elsewhere, and answer with its number; with ``draws``, draw its seed."""

    number: int
    job: BotJob
    draws: bool = False


@dataclass(frozen=True, slots=True)
class Forget:
    """Drop the job with this number."""

    number: int


@dataclass(frozen=True, slots=True)
class BotFailed:
    """Report that a bot returned no legal move, so the first legal one is made for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawChance:
    """Draw a move of chance."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Answer with the table's move that ends the turn whose time is up."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the game; with ``if_new``, only if something besides the game has changed."""

    if_new: bool = False


@dataclass(frozen=True, slots=True)
class Refuse:
    """Show why something isn't possible."""

    rejection: Rejection


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell everybody what happened.

    ``event`` is what an onlooker may see, ``seen`` what the viewer may; ``text`` is the log's sentence.
    """

    event: Any
    seen: Any
    text: str


@dataclass(frozen=True, slots=True)
class EndTelling:
    """Speak what was held back until the end of a computer's turn."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Tell a seat its choices; with ``anew``, even if they were told last."""

    seat: Seat
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Sound:
    """Play a sound."""

    name: str


@dataclass(frozen=True, slots=True)
class Celebrate:
    """Show a memorable moment, and announce it with its ``words``."""

    moment: Moment
    words: MomentWords


@dataclass(frozen=True, slots=True)
class OpenUndo:
    """Make bots wait for a moment in which a decision can be undone, or end that wait."""

    is_open: bool


@dataclass(frozen=True, slots=True)
class BeginScene:
    """Prepare a scene, which stays for at least ``least_ms`` milliseconds, or ``waits`` to be ended.

    ``event`` is its event as the viewer may know it, and ``facts`` holds plain facts about that; ``by_bot``
    means that the event concerns a computer.
    """

    facts: Mapping[str, Any]
    least_ms: int
    waits: bool
    event: Any = None
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class Show:
    """Set the models to a picture on the way to the flow's final screen."""

    picture: Picture


@dataclass(frozen=True, slots=True)
class PlayScene:
    """Play the prepared scene, and answer with its number."""

    token: int


@dataclass(frozen=True, slots=True)
class HurryScene:
    """End the running scene at once."""


@dataclass(frozen=True, slots=True)
class ForgetScene:
    """Remove all traces of the last scene from the screen, since another person looks now."""


@dataclass(frozen=True, slots=True)
class EndScenes:
    """Finish, since the last scene was played."""


@dataclass(frozen=True, slots=True)
class AcceptHint:
    """Do what the hint shows, as if the player did it."""


@dataclass(frozen=True, slots=True)
class NoteGuess:
    """Save a seat's guess, in percent, and the seconds it took."""

    seat: Seat
    question: Question
    said: int
    seconds: float


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Show how the game ended."""


Effect: TypeAlias = (
    Ask
    | Forget
    | BotFailed
    | DrawChance
    | EndTurn
    | Save
    | Refuse
    | Tell
    | EndTelling
    | Prompt
    | Sound
    | Celebrate
    | OpenUndo
    | BeginScene
    | Show
    | PlayScene
    | HurryScene
    | ForgetScene
    | EndScenes
    | AcceptHint
    | NoteGuess
    | OpenEnd
)


class JobDesk:
    """A desk that passes a flow's jobs to ``runner``, which numbers them differently.

    Seeds are drawn with ``rng``, so that a bot never touches the source that rolls the dice. ``receive`` gets
    the flow's number, the job and its result, which is ``None`` if the job failed.
    """

    def __init__(self, runner: JobRunner, rng: Random, receive: Callable[[int, BotJob, Any], None]) -> None:
        self._runner = runner
        self._rng = rng
        self._receive = receive
        self._numbers: dict[int, int] = {}

    def ask(self, ask: Ask) -> None:
        job = ask.job._replace(seed=self._rng.getrandbits(63)) if ask.draws else ask.job

        def receive(result: Any) -> None:
            self._numbers.pop(ask.number, None)
            self._receive(ask.number, job, result)

        self._numbers[ask.number] = self._runner.ask(receive, job)

    def forget(self, number: int) -> None:
        if (known := self._numbers.pop(number, None)) is not None:
            self._runner.forget(known)
