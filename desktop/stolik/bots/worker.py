"""The loop of the bots' process, which keeps thinking bots from freezing the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from multiprocessing.connection import Connection
from random import Random
from typing import TYPE_CHECKING, Any, Final

from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotAnswer, BotJob, BotTask, MovesWorth
from stolik.engine.coaching.seat_values import Valued, ViewValues
from stolik.engine.game import Value
from stolik.engine.game_library import load_package
from stolik.engine.package import GamePackage

if TYPE_CHECKING:
    from stolik.analysis.report import ReportReckoner
    from stolik.analysis.rollouts import RolloutReckoner

CLEARLY: Final = 0.01
"""The least gain in the chance to win for which a hint prefers another option to the valuation's first."""


def choose(job: BotJob) -> Value:
    """Return the move of a bot with the job's level or strength.

    Raises:
        ModuleNotFoundError: There is no such game.
        ValueError: There is no such level, or the game has no computers by strength.
    """
    bot = load_package(job.game).bot_of(job.level)
    move: Value = bot.choose(job.view, job.seat, Random(job.seed), job.deadline)
    return move


def advise(job: BotJob) -> Any:
    """Return the seat's options with their worth, as a sequence of `Advice`, best first.

    It comes from the game's valuation. If another option is clearly better by the analysis, the analysis
    orders the options and gives the values shown, since a report must not call a hint's advice an error. A
    solo player gets points, here and in the report.
    """
    package = load_package(job.game)
    advice: Sequence[Advice] = package.valuation.advise(job.view, job.seat)
    options = _options(package, job) if len(advice) > 1 else ()
    if not options or len(options[0].values) == 1:
        return advice
    worths = {each.move: each.values[job.seat] for each in options}
    first = worths.get(advice[0].move)
    return advice if first is None or first + CLEARLY >= max(worths.values()) else _by_worth(advice, worths)


def odds(job: BotJob) -> Any:
    """Return the chances that the game's table shows on demand.

    They have the form that the game's view model takes.
    """
    return load_package(job.game).valuation.odds(job.view, job.seat)


def guesses(job: BotJob) -> Any:
    """Return what the seat can guess before the answer, most natural question first."""
    return load_package(job.game).guesses(job.view, job.seat)


def options(job: BotJob) -> MovesWorth:
    """Return the worth of the seat's options, best first, with the advice if that is computed anyway.

    In a game with secrets, the options are those that its valuation weighs, and some others.

    Raises:
        ValueError: The game can't value moves.
    """
    package = load_package(job.game)
    values = package.seat_values
    if isinstance(values, ViewValues):
        return _worth_by_view(package, values, job)
    found = _options(package, job)
    if not found:
        raise ValueError(f"{job.game} can't tell what moves are worth")
    worths = tuple([(each.move, each.values[job.seat]) for each in found])
    return MovesWorth(worths, (), "points" if len(found[0].values) == 1 else "win")


def worth(job: BotJob) -> MovesWorth:
    """Return what `options` returns, always with the advice.

    Raises:
        ValueError: The game can't value moves.
    """
    found = options(job)
    if found.advice:
        return found
    advice = load_package(job.game).valuation.advise(job.view, job.seat)
    return found._replace(advice=_with_first(advice, found.values[0][0]))


def _worth_by_view(package: GamePackage, values: ViewValues, job: BotJob) -> MovesWorth:
    """Return the worth of the options that a valuation weighs from a view, and of those asked for."""
    advice = tuple(package.valuation.advise(job.view, job.seat))
    if not advice:
        raise ValueError(f"{job.game} can't tell what moves are worth")
    options = list(advice)
    weighed = {option.move for option in advice}
    others = values.others(job.view, job.seat) if job.task == "options" else ()
    for move in [move for move in (*job.also, *others) if move not in weighed]:
        beside = package.advice_on(job.view, job.seat, move)
        # Equivalent options, such as the same tiles laid in another way, are listed once.
        same = [
            n for n, each in enumerate(options) if (each.value, each.facts) == (beside.value, beside.facts)
        ]
        if same and options[same[0]].move not in job.also:
            options[same[0]] = beside
        else:
            options.append(beside)
    options.sort(key=lambda option: -option.value)
    worths = tuple([(option.move, option.value) for option in options])
    return MovesWorth(worths, advice, values.measure(job.view))


def _options(package: GamePackage, job: BotJob) -> Sequence[Valued]:
    """Return the seat's options, best first by the analysis; none if it can't value them from a view."""
    values = package.seat_values
    if values is None or package.info.has_secrets or isinstance(values, ViewValues):
        return ()
    return values.options(job.view, job.seat)


def _with_first(advice: Sequence[Advice], move: Value) -> tuple[Advice, ...]:
    """Return the advice in its order, except that the one for a move comes first."""
    return tuple(sorted(advice, key=lambda option: option.move != move))


def _by_worth(advice: Sequence[Advice], worths: Mapping[Value, float]) -> tuple[Advice, ...]:
    """Return the advice in the order of the analysis, best first, with its chances to win.

    ``worths`` holds these chances; an option without one comes last.
    """
    ordered = sorted(advice, key=lambda option: -worths.get(option.move, 0.0))
    return tuple(
        [
            replace(option, facts={**option.facts, "win": worths[option.move]})
            if option.move in worths
            else option
            for option in ordered
        ]
    )


def report(job: BotJob) -> Any:
    """Return the progress of the analysis of a game, finished or not, and at the end its report.

    Raises:
        ValueError: The game can't be analysed.
    """
    return _reckoner().reckon(job.game, job.view)


@cache
def _reckoner() -> ReportReckoner:
    from stolik.analysis.report import ReportReckoner  # a bot's move doesn't need it

    return ReportReckoner()


def rollout(job: BotJob) -> Any:
    """Return the results of games played out from a position."""
    return _rollout_reckoner().roll_out(job.game, job.view)


@cache
def _rollout_reckoner() -> RolloutReckoner:
    from stolik.analysis.rollouts import RolloutReckoner

    return RolloutReckoner()


def puzzle(job: BotJob) -> Any:
    """Return the puzzle with the grade and the seed of the request.

    Raises:
        ValueError: The game has no puzzles.
    """
    from stolik.analysis.puzzles import make

    return make(job.game, job.view)


def guess(job: BotJob) -> Any:
    """Return a position to guess at; the request is its seed."""
    from stolik.analysis.guessing import make

    return make(job.game, job.view)


TASKS: dict[BotTask, Callable[[BotJob], Any]] = {
    "choose": choose,
    "advise": advise,
    "odds": odds,
    "guesses": guesses,
    "options": options,
    "worth": worth,
    "report": report,
    "rollout": rollout,
    "puzzle": puzzle,
    "guess": guess,
}


def answer(job: BotJob) -> BotAnswer:
    """Return the answer to a job; a fault inside a bot becomes an answer and never ends the process."""
    try:
        return BotAnswer(job.number, TASKS[job.task](job))
    except Exception as fault:  # any fault of a bot must reach the table as text
        return BotAnswer(job.number, None, f"{type(fault).__name__}: {fault}")


def serve(connection: Connection) -> None:
    """Answer jobs one after another until the other end closes.

    ``connection`` is the bots' end of the pipe that carries jobs and answers.
    """
    while True:
        try:
            connection.send(answer(connection.recv()))
        except (EOFError, OSError):
            return
