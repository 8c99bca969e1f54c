"""Finds out why play can't go on from a position of Ryzyk-Fizyk that was set up by hand."""

from __future__ import annotations

from stolik.engine.dice import FACES
from stolik.engine.game import Rejection, Seat
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import FIVE, LINE, TRIES, State


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first fault of a state, ``None`` if there is none (§3 to §7)."""
    lying = state.phase == "rolling" and (state.rolled or len(state.kept) == DICE)
    if state.phase == "done" or lying or state.tried >= TRIES:
        return Rejection("position_unsettled")
    if state.phase == "over":
        return Rejection("position_unsettled") if state.rolled or state.kept else None
    if state.turn in state.out:
        return Rejection("out_on_turn", {"seat": state.turn})
    if len(state.out) == seats - 1:
        return Rejection("one_left")
    if max(state.accounts) > LINE and not state.last_turns:
        return Rejection("last_turns_missing", {"line": LINE})
    return _dice_fault(state) or _tries_fault(state)


def _dice_fault(state: State) -> Rejection | None:
    """Return the first fault in the dice and points of the turn (§1.1, §3.2, §4, §7.3)."""
    rolled, kept, phase = state.rolled, state.kept, state.phase
    for face in FACES:
        if kept.count(face) == 1:
            return Rejection("lone_die", {"face": face, "faces": face})
    if state.points < sum(kept) or (state.points and not kept and phase == "decide"):
        return Rejection("no_such_points", {"points": state.points, "given": sum(kept)})
    given = len(rolled) + len(kept)
    if given != DICE and (phase == "keep" or (phase == "decide" and given)):
        return Rejection("not_six_dice", {"dice": DICE, "given": given})
    if phase != "keep":
        return None
    if state.options.six_of_a_kind_wins and not kept and len(set(rolled)) == 1:
        return Rejection("six_equal")
    return None if any(True for _ in GAME.legal_moves(state, state.turn)) else Rejection("nothing_to_keep")


def _tries_fault(state: State) -> Rejection | None:
    """Return the first fault in the tries of the sixth die (§7.10)."""
    five = len(state.kept) == FIVE and len(set(state.kept)) == 1
    played = state.options.five_of_a_kind_bonus and five and state.phase != "keep"
    return Rejection("no_tries") if state.trying and not played else None
