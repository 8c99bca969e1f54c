"""What is to be done about what happened, each a value that the table carries out, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Rejection, Seat
from stolik.flow.flow import Picture


@dataclass(frozen=True, slots=True)
class Ask:
    """Let a job be done elsewhere, and answer by its number; ``draws`` tells that its seed is to be drawn."""

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
    """Say with which move of the table the turn ends whose time is up."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the game; with ``if_new`` only where something beside it has changed."""

    if_new: bool = False


@dataclass(frozen=True, slots=True)
class Refuse:
    """Tell why something isn't possible."""

    rejection: Rejection


@dataclass(frozen=True, slots=True)
class Tell:
    """Let everybody hear what happened.

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
    """Tell a seat what it can choose from; with ``anew`` also what it was told last."""

    seat: Seat
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Sound:
    """Let a sound be heard."""

    name: str


@dataclass(frozen=True, slots=True)
class OpenUndo:
    """Wait with bots for a moment in which a decision can be taken back, or wait no more."""

    is_open: bool


@dataclass(frozen=True, slots=True)
class BeginScene:
    """Prepare for a scene, which stays for ``least_ms`` milliseconds at least, or ``waits`` for its end.

    ``event`` is what it shows, as the viewer may know it, and ``facts`` are its plain facts; ``by_bot`` tells
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
    """Play the scene that was prepared, and answer with its number."""

    token: int


@dataclass(frozen=True, slots=True)
class HurryScene:
    """The scene that is played is over at once."""


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
    """Keep what a seat has guessed, in percent, and in how many seconds."""

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
    ``receive`` gets the number, the job and its result, ``None`` where it failed.
    """

    def __init__(self, runner: JobRunner, rng: Random, receive: Callable[[int, BotJob, Any], None]) -> None:
        self._runner = runner
        self._rng = rng
        self._receive = receive
        self._numbers: dict[int, int] = {}

    def ask(self, ask: Ask) -> None:
        """Let a job be done."""
        job = ask.job._replace(seed=self._rng.getrandbits(63)) if ask.draws else ask.job

        def receive(result: Any) -> None:
            self._numbers.pop(ask.number, None)
            self._receive(ask.number, job, result)

        self._numbers[ask.number] = self._runner.ask(receive, job)

    def forget(self, number: int) -> None:
        """Drop a job."""
        if (known := self._numbers.pop(number, None)) is not None:
            self._runner.forget(known)
