"""Whether a claim of a hint of Ryzyk-Fizyk holds: by the rules' own words and by counting every roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.coach.told import Figures, Given, Told

DICE: Final = 6
TRIES: Final = 3
MATCHES: Final = 1 / 6


def dice_left(view: State) -> int:
    return DICE - len(view.kept) or DICE


def loss_chance(view: State) -> float:
    """Return the share of all rolls of the dice left out of which nothing can be set aside."""
    left = dice_left(view)
    groups = {*view.kept} if left < DICE else set()
    bad = 0
    for roll in combinations_with_replacement(range(1, 7), left):
        counts = Counter(roll)
        if not any(count > 1 or face in groups for face, count in counts.items()):
            bad += factorial(left) // prod(map(factorial, counts.values()))
    return float(bad / 6**left)


def about(chance: float, cases: int) -> bool:
    """Tell whether a chance is nearest to this many cases of ten; halves may be told either way."""
    return abs(10 * chance - cases) <= 0.5 + 1e-9


def keeps(told: Told, *, everything: bool | None = None) -> bool:
    """Tell whether the points of the dice to be set aside are named, and whether more could be."""
    move, view = told.options[0].move, told.view
    if not isinstance(move, Keep):
        return False
    groups = {*view.kept} if len(view.kept) < DICE else set()
    counts = Counter(view.rolled)
    most = sum([count for face, count in counts.items() if count > 1 or face in groups])
    named = told.facts["points"] == sum(move.dice)
    return named and everything in (None, len(move.dice) == most)


def left_after(told: Told) -> int:
    return len(told.view.rolled) - len(told.options[0].move.dice)


def after_keeping(told: Told) -> State:
    after: State = GAME.apply(told.view, told.seat, told.options[0].move)[-1].state
    return after


def then(told: Told, best: Roll | Bank) -> bool:
    """Tell whether a move is named as what comes after the dice, and the next hint says the same."""
    after = after_keeping(told)
    allowed = after.points == told.facts["total"] and GAME.check(after, told.seat, best) is None
    follows = answer(BotJob("advise", "ryzyk_fizyk", after, told.seat)).result[0].move == best
    return allowed and follows and told.facts["then"] == best.kind


def all_six(told: Told) -> bool:
    free = not told.view.options.must_roll_on
    return keeps(told, everything=True) and left_after(told) == 0 and free and then(told, Roll())


def all_six_must(told: Told) -> bool:
    forced = GAME.check(after_keeping(told), told.seat, Bank()) is not None
    return keeps(told, everything=True) and left_after(told) == 0 and forced and then(told, Roll())


def then_bank(everything: bool) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        return keeps(told, everything=everything) and then(told, Bank())

    return check


def then_roll(everything: bool) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        named = told.facts["left"] == left_after(told) > 0 and not after_keeping(told).trying
        return keeps(told, everything=everything) and named and then(told, Roll())

    return check


def then_try(told: Told) -> bool:
    return keeps(told, everything=True) and five_lie(after_keeping(told)) and then(told, Roll())


def rolls(told: Told) -> bool:
    return isinstance(told.options[0].move, Roll)


def may_bank(told: Told) -> bool:
    return GAME.check(told.view, told.seat, Bank()) is None


def nothing_yet(told: Told) -> bool:
    return rolls(told) and told.view.points == 0


def must_roll(told: Told) -> bool:
    return rolls(told) and not may_bank(told)


def roll_on(told: Told) -> bool:
    cases = told.facts["cases"]
    return (
        rolls(told) and not told.view.trying and about(1 - loss_chance(told.view), cases) and 0 < cases < 10
    )


def roll_safe(told: Told) -> bool:
    return rolls(told) and not told.view.trying and loss_chance(told.view) <= 0.05 + 1e-9


def five_lie(view: State) -> bool:
    five = len(view.kept) == DICE - 1 and len({*view.kept}) == 1
    return view.options.five_of_a_kind_bonus and five and view.trying and not view.tried


def before_tries(told: Told) -> bool:
    return five_lie(told.view)


def try_on(told: Told) -> bool:
    return rolls(told) and before_tries(told) and about(1 - (1 - MATCHES) ** TRIES, told.facts["cases"])


def banks(told: Told) -> bool:
    named = told.options[0].move == Bank() and told.facts["points"] == told.view.points
    return bool(named and may_bank(told))


def bank(told: Told) -> bool:
    cases = told.facts["cases"]
    return banks(told) and not told.view.trying and about(loss_chance(told.view), cases) and cases > 0


def bank_before_tries(told: Told) -> bool:
    return banks(told) and before_tries(told) and about((1 - MATCHES) ** TRIES, told.facts["cases"])


def bank_safe(told: Told) -> bool:
    return banks(told) and told.view.options.six_different != "zero_account"


CHECKS: Final = {
    "all_six": all_six,
    "all_six_must": all_six_must,
    "then_bank": then_bank(True),
    "then_bank_some": then_bank(False),
    "then_roll": then_roll(True),
    "then_roll_some": then_roll(False),
    "then_try": then_try,
    "nothing_yet": nothing_yet,
    "must_roll": must_roll,
    "roll_on": roll_on,
    "roll_safe": roll_safe,
    "try_on": try_on,
    "bank": bank,
    "bank_before_tries": bank_before_tries,
    "bank_safe": bank_safe,
    "bank_only": banks,
}


def turns_lost(given: Given, option: Any) -> int:
    lost: float = option.facts["lost"]
    return round(100 * lost)


def next_roll_loses(given: Given, option: Any) -> int:
    if not isinstance(option.move, Roll):
        return 0
    view = given.view
    chance = (1 - MATCHES) ** (TRIES - view.tried) if view.trying else loss_chance(view)
    return round(100 * chance)


def points_on_average(given: Given, option: Any) -> int:
    points: float = given.view.points if isinstance(option.move, Bank) else option.facts["points"]
    return round(points)


FIGURES: Final[Figures] = {
    "risked": next_roll_loses,
    "fewer_dice": turns_lost,
    "lost_more": turns_lost,
    "fewer_points": points_on_average,
    "banked_fewer": points_on_average,
}
