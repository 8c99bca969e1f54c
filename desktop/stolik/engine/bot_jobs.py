"""Jobs that the table gives to the bots' process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import AnyGame, Seat, Value

BotTask: TypeAlias = Literal[
    "choose", "advise", "odds", "guesses", "options", "worth", "report", "rollout", "puzzle", "guess"
]


class BotJob(NamedTuple):
    """A request: a bot's move, advice, the chances that a table shows or lets people guess, what moves are
    worth (with or without advice), a part of a report or a rollout, a puzzle, or a position to guess at.

    ``view`` is what the seat knows; for a report and the tasks after it, it is the request itself, and no
    seat asks. ``level`` is the level of the bot that chooses; ``also`` are legal moves whose worth is always
    returned. ``deadline`` is in seconds. Nothing else crosses to the other process.
    """

    task: BotTask
    game: str
    view: Any
    seat: Seat
    level: str = ""
    seed: int = 0
    deadline: float = 1.0
    number: int = 0
    also: tuple[Value, ...] = ()


class MovesWorth(NamedTuple):
    """The worth of every option to a seat, best first, and the options in the form that hints take.

    ``values`` holds at least one move, each with its worth in ``measure``.
    """

    values: tuple[tuple[Value, float], ...]
    advice: tuple[Any, ...]
    measure: Measure = "win"

    def number_of(self, game: AnyGame, state: Any, seat: Seat, move: Value) -> int | None:
        """Return the index of the option that a legal move equals, or ``None`` if its worth isn't known.

        Moves that lead to the same state are equal, such as those that name the same cells in another order.
        """
        moves = [option for option, _ in self.values]
        if move in moves:
            return moves.index(move)
        after = game.apply(state, seat, move)[-1].state
        found = (n for n, option in enumerate(moves) if game.apply(state, seat, option)[-1].state == after)
        return next(found, None)


class BotAnswer(NamedTuple):
    """The answer to the job with this number: a result, or a text that says what went wrong."""

    number: int
    result: Any
    fault: str | None = None


class JobRunner(Protocol):
    """Runs jobs elsewhere and delivers the results when they are ready."""

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        """Take a job and return its number; ``receiver`` gets the result, ``None`` if the job failed.

        Numbers are never reused; the receiver is called later, in the caller's own thread.
        """

    def forget(self, number: int) -> None:
        """Drop a job, whose result will be discarded.

        ``number`` is what `ask` returned; an unknown or finished one has no effect.
        """
