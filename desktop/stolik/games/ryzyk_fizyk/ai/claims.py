"""What is true of the best option of a position and worth saying, and what another one gives up beside it.

A difference is true of the one and not of the other: ``yours`` and ``best`` are the two figures of a claim,
as they are told; they are never the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim
from stolik.games.ryzyk_fizyk.ai.turn_solver import begins_tries
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.state import State

CASES: Final = 10
"""The cases of which a chance is told: seven of ten."""


def reason(view: State, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first, with their facts."""
    best = options[0]
    match best.move:
        case Keep():
            return _of_dice(view, best)
        case Roll() if view.must_roll:
            return Claim("must_roll" if view.points else "nothing_yet")
        case Roll():
            good = round(CASES * (1 - best.facts["roll_lost"]))
            if view.trying:
                return Claim("try_on", {"cases": good})
            return Claim("roll_safe") if good == CASES else Claim("roll_on", {"cases": good})
    return _of_points(view, options)


def _of_dice(view: State, best: Advice) -> Claim:
    """Return that dice are to be set aside, and ``then``, the kind of the best move after it."""
    dice: Dice = best.move.dice
    left = DICE - len(view.kept) % DICE - len(dice)
    # The table chooses beforehand all that can be set aside.
    some = "" if len(dice) == len(keeps(view.rolled, view.kept)[0]) else "_some"
    must = not left and view.options.must_roll_on
    # Nothing is ever lost only where the turn ends at once.
    banks = not best.facts["lost"] and not must
    known = {
        "points": sum(dice),
        "total": view.points + sum(dice),
        "left": left,
        "then": "bank" if banks else "roll",
    }
    if banks:
        return Claim(f"then_bank{some}", known)
    if view.options.five_of_a_kind_bonus and begins_tries(view.rolled, dice):
        return Claim("then_try", known)
    if not left:
        return Claim("all_six_must" if must else "all_six", known)
    return Claim(f"then_roll{some}", known)


def _of_points(view: State, options: Sequence[Advice]) -> Claim:
    """Return why the points are to be banked rather than to roll on."""
    known = {"points": view.points}
    rolls = [option.facts["roll_lost"] for option in options if isinstance(option.move, Roll)]
    bad = round(CASES * rolls[0]) if rolls else 0
    if bad:
        return Claim("bank_before_tries" if view.trying else "bank", {**known, "cases": bad})
    # There, six different dice may yet cost what was banked.
    return Claim("bank_only" if view.options.six_different == "zero_account" else "bank_safe", known)


def difference(view: State, options: Sequence[Advice], played: Keep | Roll | Bank) -> Claim | None:
    """Return what a move gives up beside the best of a seat's options, ``None`` where no figure tells it.

    ``options`` are all that the seat has, best first, with their facts.
    """
    best, mine = options[0], next(option for option in options if option.move == played)
    if isinstance(played, Roll):
        cases = _hundred(mine.facts["roll_lost"])
        return Claim("risked", {"points": view.points, "yours": cases, "best": 0}) if cases else None
    if isinstance(played, Keep):
        lost = {"yours": _hundred(mine.facts["lost"]), "best": _hundred(best.facts["lost"])}
        if lost["yours"] > lost["best"]:
            left = _left(view, played)
            fewer = left < _left(view, best.move)
            return Claim("fewer_dice", {**lost, "left": left}) if fewer else Claim("lost_more", lost)
    points = {"yours": round(mine.facts["points"]), "best": round(best.facts["points"])}
    kind = "fewer_points" if isinstance(played, Keep) else "banked_fewer"
    return Claim(kind, points) if points["yours"] < points["best"] else None


def _left(view: State, move: Keep) -> int:
    """Return how many dice the next roll has after a choice: all six once all are set aside."""
    return DICE - (len(view.kept) + len(move.dice)) % DICE


def _hundred(chance: float) -> int:
    return round(100 * chance)
