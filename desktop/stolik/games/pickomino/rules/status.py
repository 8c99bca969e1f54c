"""Finds out why play can't go on from a position of Pickomino that was set up by hand."""

from __future__ import annotations

from stolik.engine.game import Rejection, Seat
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first fault of a state, ``None`` if there is none (§1.3, §5.1 to §5.3, §6.1)."""
    given, phase = len(state.rolled) + len(state.kept), state.phase
    if (phase == "over") == bool(state.centre) or phase == "busted" or (phase == "over" and given):
        return Rejection("position_unsettled")
    if phase == "rolling":
        settled = not state.rolled and state.dice_left
        return None if settled else Rejection("position_unsettled")
    if given != DICE and (given or phase == "keep"):
        return Rejection("not_eight_dice", {"dice": DICE, "given": given})
    if phase == "over" or any(True for _ in GAME.legal_moves(state, state.turn)):
        return None
    if phase == "keep":
        return Rejection("bust_by_roll")
    if state.has_worm:
        return Rejection("bust_without_tile", {"sum": state.sum})
    return Rejection("bust_without_worm", {"sum": state.sum})
