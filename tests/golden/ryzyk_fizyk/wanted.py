"""The golden games of Ryzyk-Fizyk that are found by playing, and who plays them."""

from __future__ import annotations

from random import Random

from stolik.engine.game import Seat
from stolik.engine.session import Session
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Move

from tests.golden.wanted import Wanted, has, play_by_turns


def passers(session: Session) -> int:
    return sum(account > 100 for account in session.state.accounts)


def overtaken(session: Session) -> bool:
    first = next(
        session.log[index].seat
        for index in range(session.length)
        if any(step.event.kind == "last_turns_began" for step in session.steps_of(index))
    )
    return passers(session) > 1 and session.standings[0].seat != first


def lower_account_wins(session: Session) -> bool:
    first, second = session.standings[:2]
    return 0 < first.score < second.score


def tries(session: Session, *, matched: bool) -> bool:
    for index in range(session.length):
        told = [step.event.kind for step in session.steps_of(index)]
        if matched and told == ["dice_rolled", "dice_kept"] and session.state_at(index).tried:
            return True
        if not matched and told[:3] == ["dice_rolled", "try_missed", "points_lost"]:
            return True
    return False


WANTED = (
    Wanted("ends_after_the_last_turns", 2, lambda s: passers(s) == 1),
    Wanted("overtaken_in_a_last_turn", 3, overtaken),
    Wanted("equals_share_a_place", 3, lambda s: len({p.rank for p in s.standings}) == 2),
    Wanted("eight_at_the_table", 8, lambda s: passers(s) >= 1),
    Wanted(
        "six_of_a_kind_wins",
        4,
        lambda s: has(s, "six_of_a_kind", "game_ended"),
        {"six_of_a_kind_wins": True},
        tries=3_000,
    ),
    Wanted(
        "the_only_player_left_has_the_lower_account",
        2,
        lambda s: has(s, "player_out", "game_ended") and lower_account_wins(s),
        {"six_different": "lose_game"},
    ),
    Wanted(
        "two_are_out_and_share_the_last_place",
        4,
        lambda s: len(s.state.out) == 2 and passers(s) >= 1,
        {"six_different": "lose_game"},
    ),
    Wanted(
        "an_account_goes_back_to_0",
        3,
        lambda s: has(s, "account_zeroed", "turn_began"),
        {"six_different": "zero_account"},
    ),
    Wanted("the_sixth_die_matches", 2, lambda s: tries(s, matched=True), {"five_of_a_kind_bonus": True}),
    Wanted("three_tries_fail", 2, lambda s: tries(s, matched=False), {"five_of_a_kind_bonus": True}),
    Wanted("all_six_must_be_rolled_on", 2, lambda s: passers(s) >= 1, {"must_roll_on": True}),
)


def play(session: Session, wanted: Wanted, rng: Random) -> None:
    play_by_turns(session, rng, choose)


def choose(session: Session, seat: Seat, courage: float, rng: Random) -> Move:
    """Return the most dice to set aside, else the bank unless the courage is high enough for a roll."""
    moves: list[Move] = list(session.game.legal_moves(session.state, seat))
    if isinstance(moves[0], Keep):
        return rng.choice(moves) if rng.random() < 0.2 else moves[0]
    if session.state.trying:
        return moves[0]
    points: int = session.state.points
    return moves[0] if points < 30 * (courage + rng.random()) * session.state.dice_to_roll / 4 else moves[-1]
