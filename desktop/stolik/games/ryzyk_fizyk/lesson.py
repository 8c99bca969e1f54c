"""The first game of Ryzyk-Fizyk: roll, set groups aside, bank, lose it all, and pass 100.

Chosen dice are set aside when the turn goes on, so the two moves share one goal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove, example, others_turn, roll, rolled
from stolik.engine.messages import N_
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options


def _keep_and_roll(dice: tuple[int, ...], goal: str, praise: str, *taken_out: str) -> tuple[LessonMove, ...]:
    lit = (*taken_out, "roll")
    return LessonMove(LEARNER, Keep(dice), goal, lit=lit), roll(goal, praise)


def _keep_and_bank(dice: tuple[int, ...], goal: str, praise: str) -> tuple[LessonMove, ...]:
    return (
        LessonMove(LEARNER, Keep(dice), goal, lit=("bank",)),
        LessonMove(LEARNER, Bank(), goal, praise, lit=("bank",)),
    )


_FIRST_TURN: Final = (
    roll(N_("ryzyk_fizyk", "Be the first to get past 100 points. Roll the dice.")),
    rolled(5, 5, 2, 3, 4, 1),
    *_keep_and_roll(
        (5, 5),
        N_("ryzyk_fizyk", "Two equal dice make a group. The fives are already chosen. Roll the other four."),
        N_("ryzyk_fizyk", "Two fives: 10 points."),
    ),
    rolled(5, 1, 3, 6),
    *_keep_and_roll(
        (5,),
        N_("ryzyk_fizyk", "Another five! It can join the other fives. Roll the other three."),
        N_("ryzyk_fizyk", "15 points so far."),
    ),
    rolled(6, 6, 1),
    *_keep_and_bank(
        (6, 6),
        N_("ryzyk_fizyk", "Two sixes: that makes 27. Only one die is left, so stop: bank the points."),
        N_("ryzyk_fizyk", "You have 27 points in your account. They're safe there."),
    ),
)

_OTHERS_TURN: Final = others_turn(Roll(), (6, 6, 6, 2, 3, 1), Keep((6, 6, 6)), Roll(), (1, 2, 5))

_SECOND_TURN: Final = (
    roll(N_("ryzyk_fizyk", "Bad luck for the other player: no group, no points. Your turn: roll.")),
    rolled(6, 6, 1, 1, 3, 4),
    *_keep_and_roll(
        (6, 6),
        N_("ryzyk_fizyk", "Ones are worth little. Click a one to put both back. Then roll four dice."),
        N_("ryzyk_fizyk", "Clever: four dice are better than two."),
        "face:1",
    ),
    rolled(4, 4, 4, 6),
    *_keep_and_roll(
        (4, 4, 4, 6),
        N_("ryzyk_fizyk", "Everything fits! That means you can roll all six again. Do it!"),
        N_("ryzyk_fizyk", "30 points already, and there may be more."),
    ),
    rolled(3, 3, 3, 3, 1, 2),
    *_keep_and_roll(
        (3, 3, 3, 3),
        N_("ryzyk_fizyk", "42 points! You'd be wise to stop. But just this once, roll the last two."),
        N_("ryzyk_fizyk", "Oh no! Nothing fits, and the 42 points are gone."),
    ),
    rolled(1, 5),
)

_OTHERS_SECOND_TURN: Final = others_turn(Roll(), (5, 5, 5, 5, 1, 2), Keep((5, 5, 5, 5)), Bank())

_THIRD_TURN: Final = (
    roll(N_("ryzyk_fizyk", "The other player banked 20. You still have your 27. Your turn: roll.")),
    rolled(6, 6, 6, 5, 5, 5),
    *_keep_and_roll(
        (5, 5, 5, 6, 6, 6),
        N_("ryzyk_fizyk", "What a roll: 33 points, and all six fit. Roll all six again."),
        "",
    ),
    rolled(6, 6, 6, 6, 4, 4),
    *_keep_and_roll((4, 4, 6, 6, 6, 6), N_("ryzyk_fizyk", "All six again: 65 points! Roll once more."), ""),
    rolled(5, 5, 1, 2, 3, 6),
    *_keep_and_bank(
        (5, 5),
        N_("ryzyk_fizyk", "75 points, and 27 in your account: that's more than 100. Now bank them!"),
        N_("ryzyk_fizyk", "102 points! Well played."),
    ),
)

LESSON: Final = Lesson(
    Options(),
    2,
    (*_FIRST_TURN, *_OTHERS_TURN, *_SECOND_TURN, *_OTHERS_SECOND_TURN, *_THIRD_TURN),
    N_(
        "ryzyk_fizyk",
        "When someone has over 100, everyone else gets one last turn. Then the most points wins.",
    ),
)

_FIVES: Final = (5, 5, 5, 5, 5)

EXAMPLES: Final[Mapping[str, Lesson]] = {
    "too_long": example(
        Options(),
        *(Roll(), (5, 5, 1, 3, 1, 3), Keep((1, 1, 3, 3, 5, 5)), Roll(), (5, 5, 5, 6, 1, 3), Keep((5, 5))),
        *(Roll(), (5, 2, 1, 1), Keep((5,)), Roll(), (6, 2, 3)),
    ),
    "six_equal": example(Options(six_of_a_kind_wins=True), Roll(), (4, 4, 4, 4, 4, 4)),
    "six_different": example(Options(six_different="zero_account"), Roll(), (1, 2, 3, 4, 5, 6)),
    "three_tries": example(
        Options(five_of_a_kind_bonus=True),
        *(Roll(), (*_FIVES, 2), Keep(_FIVES), Roll(), (3,), Roll(), (5,)),
    ),
    "roll_on": example(
        Options(must_roll_on=True), Roll(), (6, 6, 6, 2, 2, 2), Keep((2, 2, 2, 6, 6, 6)), Roll()
    ),
}
