"""Checks that the sentences of Ryzyk-Fizyk's lesson are true of their moments."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options

from tests.pages.lesson.lesson_moments import Checks, Moment


def rolls(moment: Moment) -> bool:
    return isinstance(moment.move, Roll) and moment.before.turn == 0


def keeps(moment: Moment, *dice: int) -> bool:
    return moment.move == Keep(dice) and Counter(dice) <= Counter(moment.before.rolled)


def keeps_all(moment: Moment) -> bool:
    return isinstance(moment.move, Keep) and sorted(moment.move.dice) == sorted(moment.before.rolled)


def dice_left(moment: Moment) -> int:
    rolled = moment.before.rolled
    if isinstance(moment.move, Keep):
        return len(rolled) - len(moment.move.dice)
    return 6 - len(moment.before.kept)


def points(moment: Moment) -> int:
    adds = sum(moment.move.dice) if isinstance(moment.move, Keep) else 0
    return int(moment.before.points + adds)


def is_advised(moment: Moment) -> bool:
    """Return whether a hint would say the same: no move is better than the one asked for."""
    return bool(answer(BotJob("advise", "ryzyk_fizyk", moment.before, 0)).result[0].move == moment.move)


def at_either(moment: Moment, left: int, total: int) -> bool:
    return dice_left(moment) % 6 == left and points(moment) == total


def banked(moment: Moment, points_on: int) -> bool:
    safe = moment.before.options == Options()
    return isinstance(moment.move, Bank) and moment.after.accounts[0] == points_on and safe


CHECKS: Final[Checks] = {
    "Be the first to get past 100 points. Roll the dice.": lambda m: rolls(m) and m.before.accounts == (0, 0),
    "Two equal dice make a group. The fives are already chosen. Roll the other four.": lambda m: (
        (keeps(m, 5, 5) or m.before.kept == (5, 5)) and at_either(m, 4, 10)
    ),
    "Two fives: 10 points.": lambda m: m.before.points == 10 and m.before.kept == (5, 5),
    "Another five! It can join the other fives. Roll the other three.": lambda m: (
        (keeps(m, 5) or m.before.kept == (5, 5, 5)) and at_either(m, 3, 15)
    ),
    "15 points so far.": lambda m: m.before.points == 15,
    "Two sixes: that makes 27. Only one die is left, so stop: bank the points.": lambda m: (
        (keeps(m, 6, 6) or m.before.kept.count(6) == 2) and at_either(m, 1, 27) and is_advised(m)
    ),
    "You have 27 points in your account. They're safe there.": lambda m: banked(m, 27),
    "Bad luck for the other player: no group, no points. Your turn: roll.": lambda m: (
        rolls(m) and m.before.accounts[1] == 0 and not m.before.kept
    ),
    "Ones are worth little. Click a one to put both back. Then roll four dice.": lambda m: (
        ((keeps(m, 6, 6) and m.before.rolled.count(1) == 2) or m.before.kept == (6, 6))
        and at_either(m, 4, 12)
        and is_advised(m)
    ),
    "Clever: four dice are better than two.": lambda m: dice_left(m) == 4,
    "Everything fits! That means you can roll all six again. Do it!": lambda m: (
        (keeps_all(m) or len(m.before.kept) == 6) and at_either(m, 0, 30)
    ),
    "30 points already, and there may be more.": lambda m: m.before.points == 30,
    "42 points! You'd be wise to stop. But just this once, roll the last two.": lambda m: (
        at_either(m, 2, 42) and (is_advised(m) if isinstance(m.move, Keep) else not is_advised(m))
    ),
    "Oh no! Nothing fits, and the 42 points are gone.": lambda m: (
        m.before.points == 42 and m.after.turn == 1 and m.after.points == 0
    ),
    "The other player banked 20. You still have your 27. Your turn: roll.": lambda m: (
        rolls(m) and m.before.accounts == (27, 20)
    ),
    "What a roll: 33 points, and all six fit. Roll all six again.": lambda m: (
        (keeps_all(m) or len(m.before.kept) == 6) and at_either(m, 0, 33)
    ),
    "All six again: 65 points! Roll once more.": lambda m: (
        (keeps_all(m) or len(m.before.kept) == 6) and at_either(m, 0, 65)
    ),
    "75 points, and 27 in your account: that's more than 100. Now bank them!": lambda m: (
        points(m) == 75 and m.before.accounts[0] == 27
    ),
    "102 points! Well played.": lambda m: banked(m, 102),
    "When someone has over 100, everyone else gets one last turn. Then the most points wins.": (
        lambda m: m.after.last_turns == (1,)
    ),
}
