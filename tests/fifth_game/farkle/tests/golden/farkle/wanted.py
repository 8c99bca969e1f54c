"""The golden games of Farkle, one for each way a game can end, and who plays them."""

from __future__ import annotations

from random import Random

from stolik.engine.game import Seat
from stolik.engine.session import Session
from stolik.games.farkle.rules.moves import Move

from tests.golden.wanted import Wanted, has, play_by_turns

WANTED = (
    Wanted("farkle_ends_at_the_goal", 2, lambda session: has(session, "points_banked", "game_ended")),
    Wanted(
        "farkle_ends_after_the_last_turns",
        3,
        lambda session: has(session, "points_lost", "game_ended"),
        {"last_turns": True},
    ),
)


def play(session: Session, wanted: Wanted, rng: Random) -> None:
    """Play to the end: the players set the most points aside, and bank by their courage."""
    play_by_turns(session, rng, _choose)


def _choose(session: Session, seat: Seat, courage: float, rng: Random) -> Move:
    moves: list[Move] = list(session.game.legal_moves(session.state, seat))
    return moves[-1] if len(moves) == 2 and moves[0].kind == "roll" and rng.random() > courage else moves[0]
