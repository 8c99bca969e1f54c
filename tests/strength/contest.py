"""Contests between bots: the games played, and the shares that their winners have to reach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Final

from stolik.cli.simulate import Match, Tally
from stolik.engine.bot import AnyBot, Level
from stolik.engine.game_library import load_package

GAMES: Final = 2000


@dataclass(frozen=True, slots=True)
class Side:
    """A player of a contest: a level, or one of the game's own rivals, with its name in quotation marks."""

    name: str
    bot: AnyBot


@dataclass(frozen=True, slots=True)
class Contest:
    """The players of one table, and the requirements for the first one, if any.

    These are the share of wins, the mean score and the mean of big points, the greatest share of last places,
    and the share of games that end by somebody going out. ``games`` is the number of games if that of the
    game's other contests isn't enough.
    """

    sides: tuple[Side, ...]
    least: float | None = None
    least_mean: float | None = None
    least_big: float | None = None
    games: int | None = None
    most_last: float | None = None
    least_out: float | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results of some games of a contest by seat; ``big`` are big points, 0 if a game has none.

    ``last`` is each seat's share of last places, which equals divide; ``out`` is the share of games that
    ended by somebody going out, 0 if a game can't end so.
    """

    games: int
    wins: tuple[float, ...]
    means: tuple[float, ...]
    big: tuple[float, ...]
    last: tuple[float, ...]
    out: float


def contests_of(game: str) -> Sequence[Contest]:
    """Return each level against the one below, solo contests if possible, and the game's own contests.

    The game's ``rivals`` define the required shares (``LEAST``) and means (``LEAST_ALONE``), and the names of
    the levels in the table, if other than their IDs (``SIDES``).
    """
    bots = load_package(game).bots
    rivals = import_module(f"tests.games.{game}.rivals")
    sides = getattr(rivals, "SIDES", {level: Side(str(level), bot) for level, bot in bots.items()})
    found = [
        Contest((sides[higher], sides[lower]), rivals.LEAST[higher]) for lower, higher in pairwise(sides)
    ]
    found += rivals.CONTESTS
    if load_package(game).info.seats[0] == 1:
        found += [Contest((side,), None, rivals.LEAST_ALONE.get(level)) for level, side in sides.items()]
    return found


def games_of(game: str) -> int:
    """Return the number of games in a contest: ``GAMES`` of the game's ``rivals``, if defined."""
    return int(getattr(import_module(f"tests.games.{game}.rivals"), "GAMES", GAMES))


def play(game: str, number: int, seed: int, first: int, last: int) -> Outcome:
    """Play some games, as ``stolik simulate`` does, of the contest with this number.

    They are the games from ``first`` up to, but not including, ``last``; a game has the same result wherever
    it is played.
    """
    contest = contests_of(game)[number]
    bots = [side.bot for side in contest.sides]
    match = Match(load_package(game).info, [Level.FAIR] * len(bots), bots, seed)
    tally = Tally(len(bots))
    behind, out = [0.0] * len(bots), 0.0
    gone_out = getattr(import_module(f"tests.games.{game}.rivals"), "gone_out", None)
    for each in range(first, last):
        session = match.play(each, tally.thinking)
        tally.add(session, 0.0)
        lowest = max(place.rank for place in session.standings)
        losers = [place.seat for place in session.standings if place.rank == lowest]
        for seat in losers:
            behind[seat] += 1 / len(losers)
        out += gone_out(session.state) if gone_out else 0.0
    wins, means, big = (tuple(map(float, each)) for each in (tally.wins, tally.scores, tally.big_points))
    return Outcome(last - first, wins, means, big, tuple(behind), out)


def joined(parts: Sequence[Outcome]) -> Outcome:
    """Return the shares and means of all games together."""
    games = sum(part.games for part in parts)

    def mean(figures: Iterable[Sequence[float]]) -> tuple[float, ...]:
        return tuple([sum(each) / games for each in zip(*figures, strict=True)])

    return Outcome(
        games,
        mean(part.wins for part in parts),
        mean(part.means for part in parts),
        mean(part.big for part in parts),
        mean(part.last for part in parts),
        sum([part.out for part in parts]) / games,
    )
