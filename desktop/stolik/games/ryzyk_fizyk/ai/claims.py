"""True claims about a position's best option, and about the loss from choosing another option.

A difference is true of one option and not of the other: ``yours`` and ``best`` are the two figures of a
claim, as displayed; they always differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim, hundred, runner_up
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.turn_solver import begins_tries
from stolik.games.ryzyk_fizyk.ai.valuation import odds, roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.state import State

NEAR_THE_END: Final = 80
"""The account of another seat from which a turn's points alone don't tell whether to bank."""


SAFE: Final = 40
RISKY: Final = 50
"""The rolls of 100 that lose the points, up to which rolling, and from which banking, is told to be safer."""


def reason(view: State, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first, with their facts."""
    best = options[0]
    match best.move:
        case Keep():
            return _of_dice(view, best, runner_up(options))
        case Roll() if view.must_roll:
            return Claim("must_roll" if view.points else "nothing_yet")
        case Roll():
            return _of_roll(view, best)
    return _of_points(view, options)


def behind(view: State) -> int:
    """Return the points that the seat stays behind the best other account after banking in a last turn.

    It is negative if the seat is ahead, and 0 if no last turns are being played.
    """
    return best_other(view) - view.accounts[view.turn] - view.points if view.last_turns else 0


def best_other(view: State, passing: Sequence[Seat] = ()) -> int:
    """Return the best account of the other seats still in the game, except the seats in ``passing``."""
    aside = {view.turn, *view.out, *passing}
    return max([account for seat, account in enumerate(view.accounts) if seat not in aside], default=0)


def _points_count(view: State) -> bool:
    """Return whether the mean points of a turn show its worth: no account is near the end of the game."""
    return not view.last_turns and best_other(view) < NEAR_THE_END


def bank_wins(view: State) -> bool:
    return behind(view) < 0 and not view.last_turns[1:]


def _of_dice(view: State, best: Advice, other: Advice | None) -> Claim:
    """Return the advice to set dice aside, with the kind of the best move after that as ``then``."""
    dice: Dice = best.move.dice
    left = DICE - len(view.kept) % DICE - len(dice)
    # The table preselects all dice that can be set aside.
    some = "" if len(dice) == len(keeps(view.rolled, view.kept)[0]) else "_some"
    must = not left and view.options.must_roll_on
    # Nothing at all can be lost only if the turn ends at once.
    banks = not best.facts["lost"] and not must
    known = {
        "points": sum(dice),
        "total": view.points + sum(dice),
        "then": "bank" if banks else "roll",
        "mean": (mean := round(best.facts["points"])),
    }
    if banks:
        return Claim(f"then_bank{some}", known)
    if view.options.five_of_a_kind_bonus and begins_tries(view.rolled, dice):
        return Claim("then_try", known)
    if not left:
        return Claim("all_six_must" if must else "all_six", known)
    if other is None:
        return Claim(f"brings{some}", known)
    if round(other.facts["points"]) < mean:
        risk, other_risk = _risk(view, best), _risk(view, other)
        # Whatever else is set aside leaves fewer dice, which is never safer.
        if some and risk < other_risk:
            return Claim("safer", {**known, "risk": risk})
        if (more := sum(dice) - sum(other.move.dice)) > 0:
            return Claim(f"more{some}", {**known, "more": more})
        return Claim(f"brings{some}", known)
    return Claim(f"take{some}", known)


def _of_roll(view: State, best: Advice) -> Claim:
    """Return the reason to roll on rather than bank."""
    if (lacks := behind(view)) > 0:
        # Level isn't enough.
        return Claim("roll_behind", {"points": lacks + 1})
    mean, risk = round(best.facts["points"]), _risk_of_roll(view)
    if mean <= view.points:
        return Claim("roll")
    return Claim("roll_safe", {"risk": risk}) if 0 < risk <= SAFE else Claim("roll_brings", {"mean": mean})


def _of_points(view: State, options: Sequence[Advice]) -> Claim:
    """Return the reason to bank the points rather than roll on."""
    known = {"points": view.points}
    if bank_wins(view):
        return Claim("bank_wins", known)
    means = [round(option.facts["points"]) for option in options if isinstance(option.move, Roll)]
    if means and means[0] < view.points and _points_count(view):
        if (risk := _risk_of_roll(view)) >= RISKY:
            return Claim("bank_safe", {**known, "risk": risk})
        return Claim("bank_brings", {**known, "mean": means[0]})
    return Claim("bank_only", known)


def difference(view: State, options: Sequence[Advice], played: Keep | Roll | Bank) -> Claim | None:
    """Return what a move gives up against the seat's best option, or ``None`` if no figure shows it."""
    best, mine = options[0], next(option for option in options if option.move == played)
    points = {"yours": round(mine.facts["points"]), "best": round(best.facts["points"])}
    if isinstance(played, Roll):
        if bank_wins(view):
            return Claim("left_the_win", {"yours": hundred(mine.value), "best": 100})
        if points["yours"] >= points["best"] or not _points_count(view):
            return None
        risk = _risk_of_roll(view)
        return (
            Claim("risked", {"yours": risk, "best": 0})
            if risk >= RISKY
            else Claim("rolled_for_fewer", points)
        )
    if isinstance(played, Bank):
        if (lacks := behind(view)) > 0:
            return Claim("banked_behind", {"yours": lacks + 1, "best": 0})
        if points["yours"] >= points["best"]:
            return None
        risk = _risk_of_roll(view)
        return (
            Claim("banked_early", {"yours": 0, "best": risk})
            if 0 < risk <= SAFE
            else Claim("banked_fewer", points)
        )
    if points["yours"] >= points["best"]:
        return None
    risks = {"yours": _risk(view, mine), "best": _risk(view, best)}
    now = {"yours": sum(played.dice), "best": sum(best.move.dice)}
    if risks["yours"] > risks["best"]:
        return Claim("riskier", risks)
    return Claim("fewer_now", now) if now["yours"] < now["best"] else Claim("fewer_points", points)


def _risk(view: State, option: Advice) -> int:
    """Return how many of 100 next rolls lose the points after dice are set aside, 0 if banking is better."""
    return hundred(odds(view, view.turn)[option.move.dice]) if option.facts["lost"] else 0


def _risk_of_roll(view: State) -> int:
    """Return how many of 100 rolls lose the points, 0 during the tries, whose risk is another one."""
    return 0 if view.trying else hundred(roll_bust_chance(view))
