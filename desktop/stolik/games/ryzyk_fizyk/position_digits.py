"""Writes down a position of Ryzyk-Fizyk for its ID."""

from __future__ import annotations

from typing import Final, get_args

from stolik.engine.coaching.position_id import dice, flag, number, one_of, subset
from stolik.engine.package import Digits
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import TRIES, Phase, State

_PHASES: Final = get_args(Phase)

_USUAL: Final = 128
"""The usual upper bound of accounts; they rarely exceed it, because the last turns start beyond 100."""


def coded(digits: Digits, seats: int, options: Options, state: State | None) -> State:
    """Write a state, or read one if there is none, and return it."""
    turn = digits.digit(seats, state and state.turn)
    phase: Phase = one_of(digits, _PHASES, state and state.phase)
    given = state.accounts if state else (None,) * seats
    accounts = tuple([number(digits, account, _USUAL) for account in given])
    out = subset(digits, range(seats), state and state.out)
    # Last turns go to all seats still in the game, from the one on turn up to the last one to play.
    order = [seat for seat in ((turn + step) % seats for step in range(seats)) if seat not in out]
    last_turns = tuple(order[: digits.digit(seats + 1, state and len(state.last_turns))])
    kept = dice(digits, digits.digit(DICE + 1, state and len(state.kept)), state and state.kept)
    lie = flag(digits, state and bool(state.rolled))
    rolled = dice(digits, (DICE - len(kept) or DICE) if lie else 0, state and state.rolled)
    points = number(digits, state and state.points, 64)
    trying = flag(digits, state and state.trying)
    tried = digits.digit(TRIES + 1, state and state.tried) if trying else 0
    winner = None
    if phase in ("done", "over"):
        winner = digits.digit(seats + 1, state and (0 if state.winner is None else state.winner + 1)) - 1
    return State(
        options, turn, phase, rolled, kept, points, trying, tried, accounts, out, last_turns,
        None if winner == -1 else winner,
    )  # fmt: skip
