"""Positions of Ryzyk-Fizyk that somebody changed by one thing: some can still be, most can't."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, get_args

from stolik.engine.position_editor import with_value
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.state import Phase, State

from tests.games.mutated_dice import spoil_dice


def other(state: State, rng: Random) -> State:
    """Change one of the small things: turn, phase, points, tries, winner, options."""
    seats = len(state.accounts)
    changes: list[dict[str, Any]] = [
        {"turn": rng.randrange(seats + 1)},
        {"turn": rng.randrange(seats)},
        {"phase": rng.choice(get_args(Phase))},
        {"phase": "over", "rolled": (), "kept": (), "points": 0, "last_turns": ()},
        {"trying": not state.trying},
        {"tried": rng.randrange(4)},
        {"winner": rng.choice([None, *range(seats)])},
        {"options": replace(state.options, five_of_a_kind_bonus=not state.options.five_of_a_kind_bonus)},
        {"options": replace(state.options, six_of_a_kind_wins=not state.options.six_of_a_kind_wins)},
    ]
    return replace(state, **rng.choice(changes))


def count(state: State, rng: Random) -> State:
    """Change the turn's points."""
    return replace(state, points=state.points + rng.choice([-2, 1, 6, 8, 9, 11, 20]))


def bank(state: State, rng: Random) -> State:
    """Change an account, mostly to another one before the last turns."""
    seat = rng.randrange(len(state.accounts))
    account = rng.choice([rng.randrange(2, 101), rng.randrange(2, 101), rng.randrange(101, 130), 1, -1, 0])
    return replace(state, accounts=with_value(state.accounts, seat, account))


def pass_the_line(state: State, rng: Random) -> State:
    """Let somebody have passed 100, with last turns after the seat on turn."""
    seats = len(state.accounts)
    there = rng.randrange(1, seats)
    order = [(state.turn + step) % seats for step in range(there)]
    poor = tuple([min(account, 100) for account in state.accounts])
    accounts = with_value(poor, (state.turn + there) % seats, rng.choice([100, 101, 104, 120]))
    if rng.random() < 0.2:
        order = order[1:]
    return replace(state, accounts=accounts, last_turns=tuple(order))


def go_out(state: State, rng: Random) -> State:
    """Let some be out of the game."""
    seats = len(state.accounts)
    out = rng.sample(range(seats), rng.randrange(seats))
    options = rng.choice([state.options, replace(state.options, six_different="lose_game")])
    out = sorted(out) if rng.random() < 0.8 else out
    last = tuple([seat for seat in state.last_turns if seat not in out])
    return replace(state, options=options, out=tuple(out), last_turns=last)


def throw(state: State, rng: Random) -> State:
    """Lay six dice anew, some of them aside in groups, with points for them."""
    face, aside = rng.randrange(1, 7), rng.choice([0, 2, 3, 4, 5, 6])
    kept = (face,) * aside
    if aside > 3 and rng.random() < 0.5:
        kept = tuple(sorted((*kept[2:], *(rng.randrange(1, 7),) * 2)))
    equal = rng.random() < 0.2
    rolled = tuple(sorted([face if equal else rng.randrange(1, 7) for _ in range(DICE - aside)]))
    phase: Phase = rng.choice(["keep", "decide", "rolling"])
    points = sum(kept) + rng.choice([0, 0, 8, 15, 23, 1, 7])
    trying = rng.random() < (0.8 if aside == 5 else 0.1)
    return replace(
        state,
        phase=phase,
        rolled=() if phase == "rolling" else rolled,
        kept=kept,
        points=points,
        trying=trying,
        tried=rng.randrange(4) if trying else 0,
        options=replace(state.options, five_of_a_kind_bonus=True, six_of_a_kind_wins=equal),
    )


MUTATIONS = (other, count, bank, pass_the_line, go_out, spoil_dice, throw)
