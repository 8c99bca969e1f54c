"""Finds positions at which something can be guessed, in games that bots play."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import find_games, load_package
from stolik.engine.guesses import Question
from stolik.engine.package import GameInfo, GamePackage
from stolik.engine.record import Player, record_of, record_text
from stolik.engine.session import Session

TRIED: Final = 10
"""The decisions of a game that are looked at for the question that is wanted."""


class GuessPosition(NamedTuple):
    """A position as text, that of ``seat`` before an entry of the record, and what is asked there."""

    text: str
    entry: int
    seat: Seat
    question: Question


def games_to_guess() -> tuple[GameInfo, ...]:
    """Return the games in which something can be guessed, in the order of the home screen."""
    return tuple([info for info in find_games() if load_package(info.id).messages.questions])


def make(game_id: str, seed: str) -> GuessPosition:
    """Return a position of a game; the same seed gives the same everywhere.

    The truths of many seeds lie all over the scale, as far as the game's chances do: guessing is to be
    learned everywhere on it.
    """
    package, rng = load_package(game_id), Random(f"guess {game_id} {seed}")
    while True:
        found = _found(package, rng)
        if found is not None:
            return found


def _found(package: GamePackage, rng: Random) -> GuessPosition | None:
    """Return a question of a new game, of its kind that nearest to a chance drawn; ``None`` without any."""
    game, seats = package.game, max(2, package.info.seats[0])
    session = Session(game, seats, game.options_type(), 0)
    choose = bot_chooser(
        [package.bots[Level.FAIR]] * seats, [Random(rng.getrandbits(63)) for _ in range(seats)]
    )
    made = enumerate(play_moves(session, choose, Random(rng.getrandbits(63))))
    decisions = [(entry, each.seat, each.state) for entry, each in made if each.seat != TABLE]
    found: dict[str, list[tuple[int, Seat, Question]]] = {}
    for entry, seat, state in rng.sample(decisions, min(TRIED, len(decisions))):
        for question in package.guesses(game.view(state, seat), seat):
            found.setdefault(question.kind, []).append((entry, seat, question))
    if not found:
        return None
    asked = found[rng.choice(sorted(found))]
    truths = [question.truth for _, _, question in asked]
    wanted = rng.uniform(min(truths), max(truths))
    entry, seat, question = min(asked, key=lambda each: abs(each[2].truth - wanted))
    before = Session(game, seats, session.options, 0)
    for each in session.log[:entry]:
        before.submit(each.seat, each.move)
    players = tuple(
        [
            Player(name=f"Player {at + 1}", player="human" if at == seat else f"bot:{Level.FAIR}")
            for at in range(seats)
        ]
    )
    text = record_text(record_of(before, package.info, players))
    return GuessPosition(text, entry + 1, seat, question)
