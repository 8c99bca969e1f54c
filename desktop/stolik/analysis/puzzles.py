"""Puzzles from games between bots, with one clearly best option; as records, and one for each day."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf, isinf
from random import Random
from typing import Any, Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.coaching.puzzles import GRADES, Puzzle
from stolik.engine.coaching.seat_values import SeatValues, Valued
from stolik.engine.driver import Transition, bot_chooser, play_moves
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.game_library import find_game, find_games, load_game, load_package
from stolik.engine.package import GameInfo, GamePackage
from stolik.engine.record import Player, Record, record_of, record_text
from stolik.engine.session import Session

WIN_MARGINS: Final = (0.10, 0.06, 0.04, 0.03, 0.02)
POINT_MARGINS: Final = (8.0, 5.0, 3.5, 2.6, 2.0)
"""The least lead of the best option over the next, by grade: in chances to win, or in points if solo."""


def bots_game(package: GamePackage, seats: int, rng: Random) -> tuple[Session, Iterator[Transition]]:
    """Return a new game of fair bots, and an iterator that plays it; all its chance comes from ``rng``."""
    session = Session(package.game, seats, package.game.options_type(), 0)
    bots = [package.bots[Level.FAIR]] * seats
    choose = bot_chooser(bots, [Random(rng.getrandbits(63)) for _ in bots])
    return session, play_moves(session, choose, Random(rng.getrandbits(63)))


def session_before(session: Session, entries: int) -> Session:
    """Return such a game as it was after ``entries`` entries."""
    before = Session(session.game, session.seats, session.options, 0)
    for entry in session.log[:entries]:
        before.submit(entry.seat, entry.move)
    return before


def text_for(session: Session, info: GameInfo, person: Seat) -> str:
    """Return the record of a game with a ``person`` at one seat and fair bots at all others."""
    players = tuple(
        Player(name=f"Player {seat + 1}", player="human" if seat == person else f"bot:{Level.FAIR}")
        for seat in range(session.seats)
    )
    return record_text(record_of(session, info, players))


class DecisionPuzzles:
    """A `PuzzleSource` that takes decisions from games between bots.

    The smaller the best option's lead, the higher the grade; decisions with a lead below the least of
    `WIN_MARGINS` or `POINT_MARGINS` aren't used.
    """

    def __init__(
        self, game_id: str, values: SeatValues, seats: int, asked: Sequence[Collection[str]]
    ) -> None:
        """Make puzzles of a game with ``seats`` seats, judged by ``values``.

        A decision is used only if it has at least two legal moves, among them at least one from each set of
        kinds in ``asked``.
        """
        self._game_id = game_id
        self._values = values
        self._seats = seats
        self._asked = asked
        self._margins = POINT_MARGINS if seats == 1 else WIN_MARGINS

    def make(self, grade: int, rng: Random) -> Puzzle:
        while True:
            found = self._found(grade, rng)
            if found is not None:
                return found

    def solves(self, puzzle: Puzzle, move: Value) -> bool:
        state = puzzle.session.state
        best = self._after(state, puzzle.seat, puzzle.best)
        return bool(self._after(state, puzzle.seat, move) == best)

    def _found(self, grade: int, rng: Random) -> Puzzle | None:
        """Return a random decision of a grade in a new game, or ``None`` if there is none."""
        session, moves = bots_game(load_package(self._game_id), self._seats, rng)
        found: list[tuple[int, Seat, Value]] = []
        for number, made in enumerate(moves):
            if made.seat != TABLE and self._is_asked(session.game.legal_moves(made.state, made.seat)):
                options = self._values.options(made.state, made.seat)
                if self._grade(made.state, made.seat, options) == grade:
                    found.append((number, made.seat, options[0].move))
        if not found:
            return None
        number, seat, best = rng.choice(found)
        return Puzzle(session_before(session, number), seat, best)

    def _is_asked(self, moves: Iterable[Value]) -> bool:
        kinds = [getattr(move, "kind", "") for move in moves]
        return len(kinds) > 1 and all(not set(each).isdisjoint(kinds) for each in self._asked)

    def _grade(self, state: Any, seat: Seat, options: Sequence[Valued]) -> int | None:
        """Return the grade of a decision, or ``None`` if no option is clearly best.

        Options that lead to the same position count as one.
        """
        best = self._after(state, seat, options[0].move)
        others = (each.values[seat] for each in options[1:] if self._after(state, seat, each.move) != best)
        margin = options[0].values[seat] - next(others, -inf)
        if isinf(margin):
            return None
        return next(
            (grade for grade, least in zip(GRADES, self._margins, strict=True) if margin >= least), None
        )

    def _after(self, state: Any, seat: Seat, move: Value) -> Any:
        return load_game(self._game_id).apply(state, seat, move)[-1].state


class PuzzleRequest(NamedTuple):
    """A request for a puzzle: its grade, one of `GRADES`, and the seed of all its chance."""

    grade: int
    seed: str


class MadePuzzle(NamedTuple):
    """A puzzle as text: the record of a game that ends with the best answer of ``seat``."""

    text: str
    seat: Seat
    entry: int
    """The number of that last entry, from 1."""


def make(game_id: str, request: PuzzleRequest) -> MadePuzzle:
    """Return a puzzle of a game; the same request gives the same puzzle everywhere.

    Raises:
        ValueError: The game has no puzzles, or there is no such grade.
    """
    info, source = find_game(game_id), load_package(game_id).puzzles
    if info is None or source is None:
        raise ValueError(f"{game_id} has no puzzles")
    if request.grade not in GRADES:
        raise ValueError(f"no grade {request.grade}")
    puzzle = source.make(request.grade, Random(f"{game_id} {request.grade} {request.seed}"))
    session = puzzle.session
    session.submit(puzzle.seat, puzzle.best)
    return MadePuzzle(text_for(session, info, puzzle.seat), puzzle.seat, session.length)


def without_answer(record: Record) -> Record:
    """Return the record of a puzzle to be solved, without its last entry."""
    return record.model_copy(update={"log": record.log[:-1]})


class DailyPuzzle(NamedTuple):
    """The puzzle of a day: its game and the request for it."""

    game: str
    request: PuzzleRequest


def games_with_puzzles() -> tuple[GameInfo, ...]:
    """Return the games with puzzles, in the order of the home screen."""
    return tuple(info for info in find_games() if info.puzzle)


def puzzle_of_day(day: int) -> DailyPuzzle:
    """Return the puzzle of a day, given by its number; it is the same for everybody.

    The games take turns; the grade rises from Monday to Friday, and is a middle one at the weekend.

    Raises:
        ValueError: No game has puzzles.
    """
    games = games_with_puzzles()
    if not games:
        raise ValueError("no game has puzzles")
    # Day 1 of Python's calendar, 1 January of year 1, was a Monday.
    grade = (*GRADES, GRADES[2], GRADES[1])[(day - 1) % 7]
    return DailyPuzzle(games[day % len(games)].id, PuzzleRequest(grade, f"day {day}"))
