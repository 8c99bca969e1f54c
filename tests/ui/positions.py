"""Games of Worms to go on with: people who know each other, tiles on their stacks, dice on the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stolik.engine.bot import PATIENCE, Level
from stolik.engine.game import TABLE
from stolik.engine.library import find_game, load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.state import centre_tile
from stolik.shell.seating import Seating
from stolik.storage.paths import Paths
from stolik.storage.profiles import Kind
from stolik.storage.saves import Saves

Seats: TypeAlias = Sequence[tuple[str, Kind, int]]
"""Names, who plays, and drawn faces."""

FAMILY: Seats = (
    ("Ala", "human", 0),
    ("Bolek", "gentle", 0),
    ("Dziadek Jan", "human", 3),
    ("Fela", "sharp", 0),
    ("Babcia Krysia", "human", 4),
    ("Zosia", "human", 6),
    ("Marek", "human", 9),
)
PEOPLE: Seats = (
    ("Ala", "human", 0),
    ("Jan", "human", 3),
    ("Ola", "human", 2),
)

# Rolls and what is set aside of them: after the third the sum is 27, with a worm.
TURN: tuple[tuple[tuple[int, ...], int], ...] = (
    ((1, 2, 3, 4, 4, 4, 5, WORM), 4),
    ((1, 2, 5, 5, WORM), WORM),
    ((2, 3, 5, 5), 5),
)


def leave_a_game(
    paths: Paths,
    seats: Seats,
    *,
    turns: int = 0,
    seed: int = 5,
    turn: Sequence[tuple[tuple[int, ...], int | None]] = (),
    to_the_end: bool = False,
) -> Session:
    """Play so many turns and part of the next one, and leave the game to be continued."""
    session = Session(load_game("pickomino"), len(seats), Options())
    rng = Random(seed)
    for _ in range(turns):
        _play_a_turn(session, rng)
    while to_the_end and not _nearly_over(session):
        _play_a_turn(session, rng)
    for dice, face in turn:
        session.submit(session.state.turn, Roll())
        session.submit(TABLE, Rolled(dice))
        if face is not None:
            session.submit(session.state.turn, Keep(face))
    _leave(paths, "pickomino", session, seats)
    return session


def leave_a_game_of(paths: Paths, game: str, seats: Seats, *, entries: int, seed: int = 5) -> Session:
    """Let sharp computers play at least so many entries until a person is to act, and leave that game."""
    rules, rng = load_game(game), Random(seed)
    bot = load_package(game).bots[Level.SHARP]
    session = Session(rules, len(seats), rules.options_type(), 0)
    while not session.over:
        session.settle(rng)
        seat = session.to_act[0]
        if session.length >= entries and seats[seat][1] == "human":
            break
        session.submit(seat, bot.choose(session.view(seat), seat, rng, PATIENCE))
    _leave(paths, game, session, seats)
    return session


def _leave(paths: Paths, game: str, session: Session, seats: Seats) -> None:
    info = find_game(game)
    assert info is not None
    players = tuple(
        Player(name=name, player="human" if kind == "human" else f"bot:{kind}") for name, kind, _ in seats
    )
    faces = tuple(face for _, _, face in seats)
    fault = Saves(paths).save(Seating(info, session, players, faces, None).record())
    assert fault is None


def _nearly_over(session: Session) -> bool:
    return len(session.state.centre) <= 2


def _play_a_turn(session: Session, rng: Random) -> None:
    """Set aside what adds most, and take the first tile that is worth two worms or nearly the last chance."""
    seat = session.state.turn
    session.submit(seat, Roll())
    session.settle(rng)
    while session.state.turn == seat and session.state.phase == "keep":
        rolled, kept = session.state.rolled, session.state.kept
        new = [face for face in rolled if face not in kept]
        session.submit(seat, Keep(max(new, key=lambda face: (points(face) * rolled.count(face), face))))
        state = session.state
        if state.turn != seat or state.phase != "decide":
            session.settle(rng)
            continue
        tile = centre_tile(state)
        if tile is not None and (tile > 24 or state.dice_left < 3):
            session.submit(seat, Take(tile))
            return
        if not state.dice_left:
            session.submit(seat, Steal(state.sum))
            return
        session.submit(seat, Roll())
        session.settle(rng)
