"""A game with a seed can be played again by the same chance, and nobody learns the seed from it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.record import Player, record_of, record_text
from stolik.engine.session import Session
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled
from stolik.games.rummikub.rules.moves import Shuffled, TimeUp
from stolik.games.rummikub.rules.options import Options

SEED = 2**79 + 12345


def seated(game_id: str, seats: int, options: Any = None) -> Session:
    info, game = load_package(game_id).info, load_game(game_id)
    starter = None if info.draws_for_start else 0
    return Session(game, seats, options or game.options_type(), starter, seed=SEED)


def play(session: Session, turns: int, chooser: Random) -> None:
    """Decide ``turns`` times by the chooser, among a few lawful moves; chance is given another source."""
    for _ in range(turns):
        session.resolve_chance(Random(99))
        if session.over:
            return
        seat = session.to_act[0]
        moves = [
            move for move, _ in zip(session.game.legal_moves(session.state, seat), range(5), strict=False)
        ]
        session.submit(seat, chooser.choice(moves))
    session.resolve_chance(Random(99))


def by_chance(session: Session) -> list[Any]:
    return [entry.move for entry in session.log if entry.seat == TABLE]


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_the_same_decisions_meet_the_same_chance(game_id: str) -> None:
    first, second = seated(game_id, 2), seated(game_id, 2)
    play(first, 30, Random(1))
    play(second, 30, Random(1))
    assert by_chance(first)
    assert second.log == first.log


def test_a_decision_taken_back_changes_no_later_roll() -> None:
    first, second = seated("pickomino", 2), seated("pickomino", 2)
    for session in (first, second):
        session.submit(0, Roll())
        session.resolve_chance(Random(0))
    rolled = first.log[-1].move
    assert isinstance(rolled, Rolled)
    face, other = sorted(set(rolled.dice))[:2]
    first.submit(0, Keep(face))
    second.submit(0, Keep(other))
    assert second.undo(0)
    second.submit(0, Keep(face))
    for session in (first, second):
        session.submit(0, Roll())
        session.resolve_chance(Random(0))
    assert first.log == second.log


def test_time_that_runs_out_is_no_move_of_chance() -> None:
    """The second game of a match is dealt alike, however often the clock struck in the first."""
    deals = []
    for hurried in (False, True):
        session = seated("rummikub", 2, Options())
        while len([move for move in by_chance(session) if isinstance(move, Shuffled)]) < 2:
            if session.to_act == (TABLE,):
                session.resolve_chance(Random(99))
            elif hurried and session.state.phase == "turn":
                hurried = False
                session.submit(TABLE, TimeUp(session.state.table))
            else:
                seat = session.to_act[0]
                session.submit(seat, next(iter(session.game.legal_moves(session.state, seat))))
        deals.append([move for move in by_chance(session) if isinstance(move, Shuffled)])
    assert deals[0] == deals[1]


def test_nothing_that_is_shown_or_kept_holds_the_seed() -> None:
    info = load_package("rummikub").info
    session = seated("rummikub", 2)
    play(session, 10, Random(1))
    players = (Player(name="Ala", player="human"), Player(name="Jan", player="human"))
    kept = record_text(record_of(session, info, players, snapshot=True))
    seen = [repr(session.view(seat)) for seat in (0, 1, None)]
    assert not any(str(SEED) in text for text in (kept, *seen, repr(session.log)))


def test_without_a_seed_chance_is_drawn_from_the_source_that_is_given() -> None:
    rolls = []
    for source in (3, 3, 4):
        session = Session(load_game("pickomino"), 2, load_game("pickomino").options_type())
        session.submit(0, Roll())
        session.resolve_chance(Random(source))
        rolls.append(session.log[-1].move)
    assert rolls[0] == rolls[1] != rolls[2]
