"""The golden games of Pickomino that are found by playing, and who plays them."""

from __future__ import annotations

from random import Random

from stolik.engine.game import Seat
from stolik.engine.session import Session
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take

from tests.golden.wanted import Wanted, has, kinds, play_by_turns


def busted(session: Session, reason: str) -> bool:
    return any(
        step.event.kind == "busted" and step.event.reason == reason
        for index in range(session.length)
        for step in session.steps_of(index)
    )


def tie_break(session: Session) -> bool:
    """Whether two lead with equally many worms, and the winner has fewer tiles and sits behind the other."""
    first, second = session.standings[:2]
    stacks = session.state.stacks
    return (
        first.score == second.score
        and first.rank < second.rank
        and first.seat > second.seat
        and len(stacks[first.seat]) < len(stacks[second.seat])
    )


def above_36(session: Session) -> bool:
    return any(
        isinstance(entry.move, Take) and session.state_at(index).sum > 36 and entry.move.tile < 36
        for index, entry in enumerate(session.log)
    )


def only_a_steal(session: Session) -> bool:
    return any(
        isinstance(entry.move, Steal)
        and len(list(session.game.legal_moves(session.state_at(index), entry.seat))) == 1
        for index, entry in enumerate(session.log)
    )


def shared_place(session: Session) -> bool:
    return len({place.rank for place in session.standings}) < session.seats


WANTED = (
    Wanted("ends_by_empty_centre", 2, lambda s: has(s, "tile_taken", "game_ended")),
    Wanted("win_by_the_tie_break", 3, tie_break),
    Wanted(
        "bust_whose_returned_tile_is_the_highest",
        3,
        lambda s: has(s, "busted", "tile_returned", without="tile_turned_down"),
    ),
    Wanted(
        "bust_without_a_tile", 4, lambda s: any(told[-2:] == ["busted", "turn_began"] for told in kinds(s))
    ),
    Wanted(
        "bust_without_a_tile_flips",
        4,
        lambda s: has(s, "busted", "tile_turned_down", without="tile_returned"),
        {"bust_without_tile_flips": True},
    ),
    Wanted("ends_by_a_bust", 5, lambda s: has(s, "busted", "game_ended"), {"bust_without_tile_flips": True}),
    Wanted("steal", 2, lambda s: has(s, "tile_stolen") and not shared_place(s)),
    Wanted("steal_as_the_only_move", 4, only_a_steal),
    Wanted("bust_by_eight_dice_without_a_worm", 2, lambda s: busted(s, "no_worm")),
    Wanted("bust_by_eight_dice_with_nothing_to_take", 3, lambda s: busted(s, "nothing_to_take")),
    Wanted("sum_above_36", 2, above_36),
    Wanted("shared_last_place", 7, shared_place),
)


def play(session: Session, wanted: Wanted, rng: Random) -> None:
    play_by_turns(session, rng, choose)


def choose(session: Session, seat: Seat, courage: float, rng: Random) -> Move:
    """Return the most points to set aside, else a tile unless the courage is high enough for a roll."""
    moves: list[Move] = list(session.game.legal_moves(session.state, seat))
    if isinstance(moves[0], Keep):
        if rng.random() < 0.15:
            return rng.choice(moves)
        rolled: tuple[int, ...] = session.state.rolled

        def worth(move: Move) -> int:
            assert isinstance(move, Keep), "after a roll every move sets a face aside"
            return rolled.count(move.face) * points(move.face) + (4 if move.face == WORM else 0)

        return max(moves, key=worth)
    if moves[0] == Roll() and (len(moves) == 1 or rng.random() < courage * session.state.dice_left / 6):
        return moves[0]
    return rng.choice(moves[1:] if moves[0] == Roll() else moves)
