"""What to do after a happening, each a value; the table carries them out in order."""

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
    """Have a job done elsewhere, and answer by its number; with ``draws`` its seed must be drawn."""

    number: int
    job: BotJob
    draws: bool = False


@dataclass(frozen=True, slots=True)
class Forget:
    """Drop the job with this number."""

    number: int


@dataclass(frozen=True, slots=True)
class BotFailed:
    """A bot had no legal move, so that the first legal one is made for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawChance:
    """Draw the table's move."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Say which move of the table ends the turn whose time is up."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the game; with ``if_new`` only if something besides the game has changed."""

    if_new: bool = False


@dataclass(frozen=True, slots=True)
class Refuse:
    """Tell why something isn't possible."""

    rejection: Rejection


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell everybody what happened.

    ``event`` is as an onlooker may see it, ``seen`` as the viewer does; ``text`` is its sentence for the log.
    """

    event: Any
    seen: Any
    text: str


@dataclass(frozen=True, slots=True)
class EndTelling:
    """Say what was kept back until the end of a computer's turn."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Tell a seat what it can choose from; with ``anew`` even what it was told last."""

    seat: Seat
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Sound:
    """Play a sound."""

    name: str


@dataclass(frozen=True, slots=True)
class Celebrate:
    """Show a moment that people remember long after the game, and tell it by its ``words``."""

    moment: Moment
    words: MomentWords


@dataclass(frozen=True, slots=True)
class OpenUndo:
    """Hold bots for a moment in which a decision can be undone, or stop holding them."""

    is_open: bool


@dataclass(frozen=True, slots=True)
class BeginScene:
    """Prepare for a scene, which stays for at least ``least_ms`` milliseconds, or ``waits`` for its end.

    ``event`` is what it shows, as the viewer may know it, and ``facts`` are its plain facts; ``by_bot`` means
    that it befalls a computer.
    """

    facts: Mapping[str, Any]
    least_ms: int
    waits: bool
    event: Any = None
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class Show:
    """Set the models to what the flow shows: a moment on the way to the one of its screen."""

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
    """Leave nothing of the last scene on the screen: another person looks now."""


@dataclass(frozen=True, slots=True)
class EndScenes:
    """The last scene was played."""


@dataclass(frozen=True, slots=True)
class AcceptHint:
    """Do what the hint shows, as if the player had done it."""


@dataclass(frozen=True, slots=True)
class NoteGuess:
    """Save a seat's guess, in percent, and the seconds it took."""

    seat: Seat
    question: Question
    said: int
    seconds: float


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Show how the game has ended."""


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
    """Asks ``runner``, whose numbers are others than the flow's.

    ``rng`` gives the seeds that are to be drawn, so that a bot never touches the source that rolls the dice.
    ``receive`` gets the number, the job and its result, ``None`` if it failed.
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
