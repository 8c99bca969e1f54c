"""The first game of Ryzyk-Fizyk: roll, set groups aside, bank, lose it all, and pass 100.

The dice that are chosen are set aside as the turn goes on, so that both moves have one goal.
"""

from __future__ import annotations

from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options

OTHER: Final = 1


def _rolled(*dice: int) -> LessonMove:
    return LessonMove(TABLE, Rolled(dice))


def _roll(goal: str) -> LessonMove:
    return LessonMove(LEARNER, Roll(), goal, lit=("roll",))


def _keep_and_roll(dice: tuple[int, ...], goal: str, praise: str, *taken_out: str) -> tuple[LessonMove, ...]:
    lit = (*taken_out, "roll")
    return (
        LessonMove(LEARNER, Keep(dice), goal, lit=lit),
        LessonMove(LEARNER, Roll(), goal, praise, lit=("roll",)),
    )


def _keep_and_bank(dice: tuple[int, ...], goal: str, praise: str) -> tuple[LessonMove, ...]:
    return (
        LessonMove(LEARNER, Keep(dice), goal, lit=("bank",)),
        LessonMove(LEARNER, Bank(), goal, praise, lit=("bank",)),
    )


_FIRST_TURN: Final = (
    _roll(
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "You want to be the first to have more than 100 points. Roll the dice."
        )
    ),
    _rolled(5, 5, 2, 3, 4, 1),
    *_keep_and_roll(
        (5, 5),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Two equal dice are a group. The fives are chosen already. Roll the other four."
        ),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Two fives: 10 points."),
    ),
    _rolled(5, 1, 3, 6),
    *_keep_and_roll(
        (5,),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "One more five! It may join the other fives. Roll the other three."),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "15 points so far."),
    ),
    _rolled(6, 6, 1),
    *_keep_and_bank(
        (6, 6),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Two sixes: that makes 27. Only one die is left, so stop: bank the points."
        ),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "27 points are on your account. They are safe there."),
    ),
)

_OTHERS_TURN: Final = (
    LessonMove(OTHER, Roll()),
    _rolled(6, 6, 6, 2, 3, 1),
    LessonMove(OTHER, Keep((6, 6, 6))),
    LessonMove(OTHER, Roll()),
    _rolled(1, 2, 5),
)

_SECOND_TURN: Final = (
    _roll(
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Bad luck for the other player: no group, no points. Your turn: roll."
        )
    ),
    _rolled(6, 6, 1, 1, 3, 4),
    *_keep_and_roll(
        (6, 6),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Ones bring little. Click a one to put both back. Then roll four dice."
        ),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Clever: four dice are better than two."),
        "face:1",
    ),
    _rolled(4, 4, 4, 6),
    *_keep_and_roll(
        (4, 4, 4, 6),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Everything fits! Then you may roll all six dice again. Do it."),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "30 points already, and more can come."),
    ),
    _rolled(3, 3, 3, 3, 1, 2),
    *_keep_and_roll(
        (3, 3, 3, 3),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "42 points! Stopping would be wise. But try it once: roll the last two."
        ),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Oh! Nothing fits, and the 42 points are gone."),
    ),
    _rolled(1, 5),
)

_OTHERS_SECOND_TURN: Final = (
    LessonMove(OTHER, Roll()),
    _rolled(5, 5, 5, 5, 1, 2),
    LessonMove(OTHER, Keep((5, 5, 5, 5))),
    LessonMove(OTHER, Bank()),
)

_THIRD_TURN: Final = (
    _roll(
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "The other player banked 20. You still have your 27. Your turn: roll."
        )
    ),
    _rolled(6, 6, 6, 5, 5, 5),
    *_keep_and_roll(
        (5, 5, 5, 6, 6, 6),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "What a roll: 33 points, and all six fit. Roll all six again."),
        "",
    ),
    _rolled(6, 6, 6, 6, 4, 4),
    *_keep_and_roll(
        (4, 4, 6, 6, 6, 6),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "All six again: 65 points! Roll once more."),
        "",
    ),
    _rolled(5, 5, 1, 2, 3, 6),
    *_keep_and_bank(
        (5, 5),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "75 points, and 27 on your account: that is more than 100. Now bank them!"
        ),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "102 points! Well played."),
    ),
)

LESSON: Final = Lesson(
    Options(),
    2,
    (*_FIRST_TURN, *_OTHERS_TURN, *_SECOND_TURN, *_OTHERS_SECOND_TURN, *_THIRD_TURN),
    QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "When somebody has more than 100, all the others have one last turn. Then the most points win.",
    ),
)
