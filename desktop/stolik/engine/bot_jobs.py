"""What the table asks of the bots' process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import AnyGame, Seat, Value

BotTask: TypeAlias = Literal[
    "choose", "advise", "odds", "guesses", "options", "worth", "report", "rollout", "puzzle", "guess"
]


class BotJob(NamedTuple):
    """A question: a bot's move, advice, the chances a table shows or lets guess, the moves' worth without or
    with advice, a part of a report or of a rollout, a puzzle, a position to guess at.

    ``view`` is what the seat knows; of a report and all that follows it is the request, and no seat asks.
    ``level`` is that of the bot that chooses, ``also`` are legal moves whose worth is told in any case.
    Nothing else travels. ``deadline`` is in seconds.
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
    """What every option is worth to a seat, the best first, and the options as a hint takes them.

    ``values`` are in ``measure``, with the move of each; at least one.
    """

    values: tuple[tuple[Value, float], ...]
    advice: tuple[Any, ...]
    measure: Measure = "win"

    def number_of(self, game: AnyGame, state: Any, seat: Seat, move: Value) -> int | None:
        """Return the number of the option that a legal move is, ``None`` if its worth isn't known.

        A move may name its cells in another order, and lead to the same.
        """
        moves = [option for option, _ in self.values]
        if move in moves:
            return moves.index(move)
        after = game.apply(state, seat, move)[-1].state
        found = (n for n, option in enumerate(moves) if game.apply(state, seat, option)[-1].state == after)
        return next(found, None)


class BotAnswer(NamedTuple):
    """The answer to the job with this number: a result, or the words of what went wrong."""

    number: int
    result: Any
    fault: str | None = None


class JobRunner(Protocol):
    """Does jobs elsewhere, and returns the results when they are ready."""

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        """Take a job and return its number; ``receiver`` gets the result, ``None`` if the job failed.

        Numbers are never given twice; the receiver is called later, in the caller's own thread.
        """

    def forget(self, number: int) -> None:
        """Drop a job: its result will be thrown away.

        ``number`` is what `ask` returned; one that is unknown, or done, does nothing.
        """
