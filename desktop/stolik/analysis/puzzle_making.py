"""Makes puzzles, as records that a table can be set from."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from stolik.engine.bot import Level
from stolik.engine.game import Seat
from stolik.engine.game_library import find_game, find_games, load_package
from stolik.engine.package import GameInfo
from stolik.engine.puzzles import GRADES
from stolik.engine.record import Player, Record, record_of, record_text


class PuzzleRequest(NamedTuple):
    """Asks for a puzzle: its grade, one of `GRADES`, and the seed that all its chance comes from."""

    grade: int
    seed: str


class MadePuzzle(NamedTuple):
    """A puzzle as text: the record of a game, whose last entry is a best answer of ``seat``."""

    text: str
    seat: Seat
    entry: int
    """The number of that entry, from 1."""


def make(game_id: str, request: PuzzleRequest) -> MadePuzzle:
    """Return the puzzle of a game; the same request gives the same puzzle everywhere.

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
    players = tuple(
        Player(name=f"Player {seat + 1}", player="human" if seat == puzzle.seat else f"bot:{Level.FAIR}")
        for seat in range(session.seats)
    )
    session.submit(puzzle.seat, puzzle.best)
    return MadePuzzle(record_text(record_of(session, info, players)), puzzle.seat, session.length)


def without_answer(record: Record) -> Record:
    """Return the record of a puzzle as others get it to solve, without its last entry."""
    return record.model_copy(update={"log": record.log[:-1]})


class DailyPuzzle(NamedTuple):
    """The puzzle of a day: of which game, and the request for it."""

    game: str
    request: PuzzleRequest


def games_with_puzzles() -> tuple[GameInfo, ...]:
    """Return the games that have puzzles, in the order of the home screen."""
    return tuple(info for info in find_games() if info.puzzle)


def puzzle_of_day(day: int) -> DailyPuzzle:
    """Return the puzzle of a day, by its number: the same for everybody.

    The games take turns; the grade goes up with the day of the week, from Monday to Friday, and at the
    weekend it is one of the middle.

    Raises:
        ValueError: No game has puzzles.
    """
    games = games_with_puzzles()
    if not games:
        raise ValueError("no game has puzzles")
    # Day 1 of the calendar that Python counts by was a Monday.
    grade = (*GRADES, GRADES[2], GRADES[1])[(day - 1) % 7]
    return DailyPuzzle(games[day % len(games)].id, PuzzleRequest(grade, f"day {day}"))
