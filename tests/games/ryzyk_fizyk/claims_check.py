"""Checks of Ryzyk-Fizyk's claims in hints by the words of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final
from zlib import crc32

from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.coach.told import ALIKE, Figures, Given, Nulls, Told

DICE: Final = 6


def keeps(told: Told, *, everything: bool | None = None) -> bool:
    """Return whether the points of the dice to be set aside are named, and these are all dice or not."""
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
    """Return whether a move is named as the one after the dice, and the next hint says the same."""
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


def rolls_after(told: Told, *, everything: bool) -> bool:
    on = keeps(told, everything=everything) and left_after(told) > 0 and not after_keeping(told).trying
    return on and then(told, Roll())


def brings(everything: bool) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        best, *others = told.options
        other = next((each for each in others if abs(each.value - best.value) > ALIKE), None)
        mean = round(best.facts["points"])
        more = other is None or mean > round(other.facts["points"])
        return bool(told.facts["mean"] == mean and more and rolls_after(told, everything=everything))

    return check


def loses(view: State, dice: int, groups: set[int]) -> int:
    """Return how many of 100 rolls of so many dice show no face twice, and none of the groups."""
    bare = permutations(range(len({1, 2, 3, 4, 5, 6} - groups)), dice)
    every: int = DICE**dice
    return round(100 * sum([1 for _ in bare]) / every)


def next_roll_loses(given: Told | Given, option: Any) -> int:
    after: State = GAME.apply(given.view, given.view.turn, option.move)[-1].state
    if after.trying or not option.facts["lost"]:
        return ODDS_OF_TRIES if option.facts["lost"] else 0
    left = DICE - len(after.kept) % DICE
    return loses(after, left, {*after.kept} if left < DICE else set())


ODDS_OF_TRIES: Final = round(100 * (5 / 6) ** 3)


def roll_loses(given: Told | Given) -> int:
    view = given.view
    left = DICE - len(view.kept) % DICE
    return 0 if view.trying else loses(view, left, {*view.kept} if left < DICE else set())


def next_best(told: Told) -> Any:
    best, *others = told.options
    return next(each for each in others if abs(each.value - best.value) > ALIKE)


def safer(told: Told) -> bool:
    risk = next_roll_loses(told, told.options[0])
    less = told.facts["risk"] == risk < next_roll_loses(told, next_best(told))
    return bool(less and brings(False)(told))


def more(everything: bool) -> Callable[[Told], bool]:
    def check(told: Told) -> bool:
        gained = sum(told.options[0].move.dice) - sum(next_best(told).move.dice)
        return bool(told.facts["more"] == gained > 0 and brings(everything)(told))

    return check


def take(everything: bool) -> Callable[[Told], bool]:
    return lambda told: rolls_after(told, everything=everything)


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


def lacking(view: State) -> int:
    """Return the lead of the best other seat still in the game over a seat that banks now, in a last turn."""
    others = [account for seat, account in enumerate(view.accounts) if seat not in {view.turn, *view.out}]
    return max(others) - view.accounts[view.turn] - view.points if view.last_turns else 0


def roll_behind(told: Told) -> bool:
    return rolls(told) and 1 < told.facts["points"] == lacking(told.view) + 1


def roll_brings(told: Told) -> bool:
    return rolls(told) and round(told.options[0].facts["points"]) == told.facts["mean"] > told.view.points


def five_lie(view: State) -> bool:
    five = len(view.kept) == DICE - 1 and len({*view.kept}) == 1
    return view.options.five_of_a_kind_bonus and five and view.trying and not view.tried


def banks(told: Told) -> bool:
    named = told.options[0].move == Bank() and told.facts["points"] == told.view.points
    return bool(named and may_bank(told))


def wins_by_banking(view: State) -> bool:
    after = GAME.apply(view, view.turn, Bank())[-1].state
    return after.phase == "over" and [place.seat for place in GAME.standings(after) if place.rank == 1] == [
        view.turn
    ]


def bank_wins(told: Told) -> bool:
    return banks(told) and wins_by_banking(told.view)


def bank_brings(told: Told) -> bool:
    (mean,) = {round(each.facts["points"]) for each in told.options if isinstance(each.move, Roll)}
    return banks(told) and mean == told.facts["mean"] < told.view.points


CHECKS: Final = {
    "all_six": all_six,
    "all_six_must": all_six_must,
    "then_bank": then_bank(True),
    "then_bank_some": then_bank(False),
    "safer": safer,
    "more": more(True),
    "more_some": more(False),
    "brings": brings(True),
    "brings_some": brings(False),
    "take": take(True),
    "take_some": take(False),
    "then_try": then_try,
    "nothing_yet": nothing_yet,
    "must_roll": must_roll,
    "roll_behind": roll_behind,
    "roll_safe": lambda told: rolls(told) and 0 < told.facts["risk"] == roll_loses(told) <= 40,
    "roll_brings": roll_brings,
    "roll": rolls,
    "bank_wins": bank_wins,
    "bank_safe": lambda told: banks(told) and told.facts["risk"] == roll_loses(told) >= 50,
    "bank_brings": bank_brings,
    "bank_only": banks,
}


def won(given: Given, option: Any) -> int:
    wins = isinstance(option.move, Bank) and wins_by_banking(given.view)
    return 100 if wins else round(100 * option.value)


def short(given: Given, option: Any) -> int:
    return lacking(given.view) + 1 if isinstance(option.move, Bank) else 0


def points_on_average(given: Given, option: Any) -> int:
    points: float = given.view.points if isinstance(option.move, Bank) else option.facts["points"]
    return round(points)


FIGURES: Final[Figures] = {
    "left_the_win": won,
    "rolled_for_fewer": points_on_average,
    "banked_behind": short,
    "risked": lambda given, option: 0 if isinstance(option.move, Bank) else roll_loses(given),
    "banked_early": lambda given, option: 0 if isinstance(option.move, Bank) else roll_loses(given),
    "riskier": next_roll_loses,
    "fewer_now": lambda given, option: sum(option.move.dice),
    "fewer_points": points_on_average,
    "banked_fewer": points_on_average,
}

NULLS: Final[Nulls] = {
    "an even sum of it and all accounts": lambda view, move: (sum(view.accounts) + _highest(move)) % 2 == 0,
    "an even checksum": lambda view, move: crc32(repr((view, move)).encode()) % 2 == 0,
}


def _highest(move: Any) -> int:
    return max(getattr(move, "dice", (0,)))
