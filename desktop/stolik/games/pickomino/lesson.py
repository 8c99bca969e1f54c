"""The first game of Worms: roll, set aside, a tile, a bust, a tile that is stolen."""

from __future__ import annotations

from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options

OTHER: Final = 1


def _rolled(*dice: int) -> LessonMove:
    return LessonMove(TABLE, Rolled(dice))


_FIRST_TURN: Final = (
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "You want tiles with worms on them. Roll the eight dice."),
        lit=("roll",),
    ),
    _rolled(5, 5, 5, 1, 2, 3, WORM, 4),
    LessonMove(
        LEARNER,
        Keep(5),
        QT_TRANSLATE_NOOP(
            "pickomino", "You always set aside all dice that are alike. Click one of the fives."
        ),
        QT_TRANSLATE_NOOP("pickomino", "Three fives: that makes 15."),
        lit=("face:5",),
    ),
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "The cheapest tile costs 21. Roll the other five dice."),
        lit=("roll",),
    ),
    _rolled(WORM, WORM, 3, 2, 5),
    LessonMove(
        LEARNER,
        Keep(WORM),
        QT_TRANSLATE_NOOP(
            "pickomino",
            "You have fives already, so take the worms: each counts 5. Without a worm there is no tile.",
        ),
        QT_TRANSLATE_NOOP("pickomino", "Well done: 25, with a worm."),
        lit=(f"face:{WORM}",),
    ),
    LessonMove(
        LEARNER,
        Take(25),
        QT_TRANSLATE_NOOP("pickomino", "With 25 and a worm you may take tile 25. Click it!"),
        QT_TRANSLATE_NOOP("pickomino", "The tile is yours, with two worms on it."),
        lit=("tile:25", "take"),
    ),
)

_HIGHER_SUM: Final = (
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "The other player has taken tile 23. Your turn: roll."),
        lit=("roll",),
    ),
    _rolled(WORM, WORM, WORM, WORM, WORM, 1, 2, 3),
    LessonMove(
        LEARNER,
        Keep(WORM),
        QT_TRANSLATE_NOOP("pickomino", "Five worms! Take them."),
        QT_TRANSLATE_NOOP("pickomino", "25 at once."),
        lit=(f"face:{WORM}",),
    ),
    LessonMove(
        LEARNER,
        Take(24),
        QT_TRANSLATE_NOOP(
            "pickomino", "Tile 25 is yours already. A higher sum takes the next lower tile: 24. Click it!"
        ),
        QT_TRANSLATE_NOOP("pickomino", "Tile 24 lies on top of your stack now."),
        lit=("tile:24", "take"),
    ),
)

_OTHERS_TURN: Final = (
    LessonMove(OTHER, Roll()),
    _rolled(WORM, WORM, WORM, 1, 2, 2, 3, 4),
    LessonMove(OTHER, Keep(WORM)),
    LessonMove(OTHER, Roll()),
    _rolled(4, 4, 1, 3, 3),
    LessonMove(OTHER, Keep(4)),
    LessonMove(OTHER, Take(23)),
)

_OTHERS_SECOND_TURN: Final = (
    LessonMove(OTHER, Roll()),
    _rolled(WORM, WORM, 1, 2, 3, 3, 5, 5),
    LessonMove(OTHER, Keep(WORM)),
    LessonMove(OTHER, Roll()),
    _rolled(4, 4, 4, 1, 2, 3),
    LessonMove(OTHER, Keep(4)),
    LessonMove(OTHER, Take(22)),
)

_BUST: Final = (
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "The other player has taken tile 22. Your turn: roll."),
        lit=("roll",),
    ),
    _rolled(1, 1, 2, 4, 4, 4, 4, 3),
    LessonMove(
        LEARNER,
        Keep(4),
        QT_TRANSLATE_NOOP("pickomino", "Set the four fours aside."),
        lit=("face:4",),
    ),
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "16 is too few, and there is no worm yet. Roll on."),
        QT_TRANSLATE_NOOP(
            "pickomino", "A bust: only fours again! Your top tile goes, and 36 is turned over."
        ),
        lit=("roll",),
    ),
    _rolled(4, 4, 4, 4),
)

_OTHERS_THIRD_TURN: Final = (
    LessonMove(OTHER, Roll()),
    _rolled(WORM, WORM, WORM, 1, 1, 2, 4, 5),
    LessonMove(OTHER, Keep(WORM)),
    LessonMove(OTHER, Roll()),
    _rolled(3, 3, 3, 1, 2),
    LessonMove(OTHER, Keep(3)),
    LessonMove(OTHER, Take(24)),
)

_STEAL: Final = (
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP(
            "pickomino", "Never mind. The other player has tile 24 on top now. Your turn: roll."
        ),
        lit=("roll",),
    ),
    _rolled(WORM, WORM, WORM, WORM, 1, 2, 3, 5),
    LessonMove(
        LEARNER,
        Keep(WORM),
        QT_TRANSLATE_NOOP("pickomino", "Four worms! Take them."),
        QT_TRANSLATE_NOOP("pickomino", "20 at once."),
        lit=(f"face:{WORM}",),
    ),
    LessonMove(
        LEARNER,
        Roll(),
        QT_TRANSLATE_NOOP("pickomino", "Four dice are left. Roll them."),
        lit=("roll",),
    ),
    _rolled(4, 1, 1, 2),
    LessonMove(
        LEARNER,
        Keep(4),
        QT_TRANSLATE_NOOP(
            "pickomino",
            "The other player's top tile is 24. Take the four: then you have exactly 24.",
        ),
        QT_TRANSLATE_NOOP("pickomino", "24, exactly."),
        lit=("face:4",),
    ),
    LessonMove(
        LEARNER,
        Steal(24),
        QT_TRANSLATE_NOOP("pickomino", "Now you may steal that tile from the other player. Click it!"),
        QT_TRANSLATE_NOOP("pickomino", "Stolen!"),
        lit=("tile:24", "steal"),
    ),
)

LESSON: Final = Lesson(
    Options(),
    2,
    (
        *_FIRST_TURN,
        *_OTHERS_TURN,
        *_HIGHER_SUM,
        *_OTHERS_SECOND_TURN,
        *_BUST,
        *_OTHERS_THIRD_TURN,
        *_STEAL,
    ),
    QT_TRANSLATE_NOOP(
        "pickomino",
        "One number at a time, at least one worm, and stop before the bust. When all tiles are gone, "
        "whoever has the most worms wins.",
    ),
)
