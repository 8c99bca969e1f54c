"""Positions with something to guess, and the accuracy of guesses, in ten bins with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.analysis.puzzles import bots_game, session_before, text_for
from stolik.analysis.rollouts import mean_of
from stolik.engine.coaching.guesses import Question
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GameInfo, GamePackage

BINS: Final = 10
FIRST: Final = 10
"""The number of first guesses, with which the latest are compared; fewer say nothing."""

LATEST: Final = 30
"""The most guesses that count as the latest."""

CLEAR: Final = 2.26
"""The standard errors of a notable difference: with ten guesses, chance exceeds them 1 time in 20."""

Lean: TypeAlias = Literal["few", "high", "low", "even"]
Trend: TypeAlias = Literal["few", "better", "worse", "unclear"]


class Guess(NamedTuple):
    """A guess: the question and its game, the guess in percent, 0 to 100, and the true chance, 0 to 1.

    ``at`` is the time in ISO 8601, ``seconds`` how long the guess took.
    """

    game: str
    kind: str
    said: int
    truth: float
    at: str = ""
    seconds: float = 0.0

    @property
    def off(self) -> float:
        """The amount by which the guess was too high, from -1 to 1."""
        return self.said / 100 - self.truth


class Bin(NamedTuple):
    """The number of guesses in a tenth of the scale, and their mean guess and truth, from 0 to 1.

    ``error`` is the standard error of the mean truth, ``None`` with fewer than two guesses.
    """

    many: int = 0
    said: float = 0.0
    truth: float = 0.0
    error: float | None = None


class GuessFigures(NamedTuple):
    """The figures of a person's ``many`` guesses; ``miss`` is their mean distance from the truth, 0 to 1.

    ``lean`` tells whether they are mostly too high or too low, ``trend`` whether the ``latest`` ones, given
    as a number, are closer to the truth than the first ten.
    """

    bins: tuple[Bin, ...]
    many: int
    miss: float
    lean: Lean
    trend: Trend
    latest: int


def figures(guesses: Sequence[Guess]) -> GuessFigures:
    """Return the figures of guesses, given oldest first.

    >>> figures([Guess("game", "bust", 30, 0.2)] * 2).bins[3]
    Bin(many=2, said=0.3, truth=0.2, error=0.0)
    """
    bins: list[list[Guess]] = [[] for _ in range(BINS)]
    for guess in guesses:
        bins[min(guess.said * BINS // 100, BINS - 1)].append(guess)
    count, misses = len(guesses), [abs(guess.off) for guess in guesses]
    latest = min(LATEST, count - FIRST)
    return GuessFigures(
        tuple(map(_bin, bins)),
        count,
        sum(misses, IN_ORDER) / count if count else 0.0,
        _lean([guess.off for guess in guesses]),
        _trend(misses[:FIRST], misses[-latest:]) if latest >= FIRST else "few",
        max(latest, 0),
    )


def _bin(guesses: Sequence[Guess]) -> Bin:
    if not guesses:
        return Bin()
    said = sum([guess.said for guess in guesses], 0) / len(guesses) / 100
    truths = [guess.truth for guess in guesses]
    if len(truths) == 1:
        return Bin(1, said, truths[0])
    truth = mean_of(truths)
    return Bin(len(truths), said, truth.mean, truth.error)


def _lean(offs: Sequence[float]) -> Lean:
    if len(offs) < FIRST:
        return "few"
    off = mean_of(offs)
    if abs(off.mean) <= CLEAR * off.error:
        return "even"
    return "high" if off.mean > 0 else "low"


def _trend(first: Sequence[float], latest: Sequence[float]) -> Trend:
    before, now = mean_of(first), mean_of(latest)
    if abs(before.mean - now.mean) <= CLEAR * sqrt(before.error**2 + now.error**2):
        return "unclear"
    return "better" if now.mean < before.mean else "worse"


TRIED: Final = 10
"""The most decisions of a game that are checked for a suitable question."""


class GuessPosition(NamedTuple):
    """A record as text, and the question that ``seat`` gets before one of its entries, numbered from 1."""

    text: str
    entry: int
    seat: Seat
    question: Question


def games_to_guess() -> tuple[GameInfo, ...]:
    """Return the games with something to guess, in the order of the home screen."""
    return tuple([info for info in find_games() if load_package(info.id).messages.questions])


def make(game_id: str, seed: str) -> GuessPosition:
    """Return a position of a game; the same seed gives the same position everywhere.

    Over many seeds, the truths spread over the whole range of the game's chances, since people should learn
    to guess everywhere on the scale.
    """
    package, rng = load_package(game_id), Random(f"guess {game_id} {seed}")
    while True:
        found = _found(package, rng)
        if found is not None:
            return found


def _found(package: GamePackage, rng: Random) -> GuessPosition | None:
    """Return, from a new game, a question of a random kind near a random chance; ``None`` without any."""
    session, made = bots_game(package, max(2, package.info.seats[0]), rng)
    decisions = [(entry, each.seat, each.state) for entry, each in enumerate(made) if each.seat != TABLE]
    found: dict[str, list[tuple[int, Seat, Question]]] = {}
    for entry, seat, state in rng.sample(decisions, min(TRIED, len(decisions))):
        for question in package.guesses(package.game.view(state, seat), seat):
            found.setdefault(question.kind, []).append((entry, seat, question))
    if not found:
        return None
    asked = found[rng.choice(sorted(found))]
    truths = [question.truth for _, _, question in asked]
    wanted = rng.uniform(min(truths), max(truths))
    entry, seat, question = min(asked, key=lambda each: abs(each[2].truth - wanted))
    text = text_for(session_before(session, entry), package.info, seat)
    return GuessPosition(text, entry + 1, seat, question)
