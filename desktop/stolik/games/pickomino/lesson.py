"""The first game of Worms: roll, set aside, a tile, a bust, a tile that is stolen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove, example, others_turn, roll, rolled
from stolik.engine.messages import N_
from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import WORM


def _keep(face: int, goal: str, praise: str = "") -> LessonMove:
    return LessonMove(LEARNER, Keep(face), goal, praise, (f"face:{face}",))


def _get(move: Take | Steal, goal: str, praise: str) -> LessonMove:
    return LessonMove(LEARNER, move, goal, praise, (f"tile:{move.tile}", move.kind))


_FIRST_TURN: Final = (
    roll(N_("pickomino", "You want tiles with worms on them. Roll the eight dice.")),
    rolled(5, 5, 5, 1, 2, 3, WORM, 4),
    _keep(
        5,
        N_("pickomino", "You set aside every die with the same face. Click one of the fives."),
        N_("pickomino", "Three fives: that makes 15."),
    ),
    roll(N_("pickomino", "The cheapest tile costs 21. Roll the other five dice.")),
    rolled(WORM, WORM, 3, 2, 5),
    _keep(
        WORM,
        N_(
            "pickomino",
            "You have fives already, so keep the worms: each counts 5. No worm, no tile.",
        ),
        N_("pickomino", "Well done: 25, with a worm."),
    ),
    _get(
        Take(25),
        N_("pickomino", "With 25 and a worm you can take tile 25. Click it!"),
        N_("pickomino", "The tile is yours, with two worms on it."),
    ),
)

_HIGHER_SUM: Final = (
    roll(N_("pickomino", "The other player has taken tile 23. Your turn: roll.")),
    rolled(WORM, WORM, WORM, WORM, WORM, 1, 2, 3),
    _keep(
        WORM,
        N_("pickomino", "Five worms! Keep them."),
        N_("pickomino", "25 at once."),
    ),
    _get(
        Take(24),
        N_("pickomino", "Tile 25 is already yours, so you take the next one down: 24. Click it!"),
        N_("pickomino", "Tile 24 is on top of your stack now."),
    ),
)

_OTHERS_TURN: Final = others_turn(
    Roll(), (WORM, WORM, WORM, 1, 2, 2, 3, 4), Keep(WORM), Roll(), (4, 4, 1, 3, 3), Keep(4), Take(23)
)

_OTHERS_SECOND_TURN: Final = others_turn(
    Roll(), (WORM, WORM, 1, 2, 3, 3, 5, 5), Keep(WORM), Roll(), (4, 4, 4, 1, 2, 3), Keep(4), Take(22)
)

_BUST: Final = (
    roll(N_("pickomino", "The other player has taken tile 22. Your turn: roll.")),
    rolled(1, 1, 2, 4, 4, 4, 4, 3),
    _keep(4, N_("pickomino", "Set the four fours aside.")),
    roll(
        N_("pickomino", "16 is too low, and you have no worm yet. Roll on."),
        N_("pickomino", "Bust: only fours again! You lose your top tile, and 36 is turned over."),
    ),
    rolled(4, 4, 4, 4),
)

_OTHERS_THIRD_TURN: Final = others_turn(
    Roll(), (WORM, WORM, WORM, 1, 1, 2, 4, 5), Keep(WORM), Roll(), (3, 3, 3, 1, 2), Keep(3), Take(24)
)

_STEAL: Final = (
    roll(N_("pickomino", "Never mind. The other player has tile 24 on top now. Your turn: roll.")),
    rolled(WORM, WORM, WORM, WORM, 1, 2, 3, 5),
    _keep(
        WORM,
        N_("pickomino", "Four worms! Keep them."),
        N_("pickomino", "20 at once."),
    ),
    roll(N_("pickomino", "Four dice are left. Roll them.")),
    rolled(4, 1, 1, 2),
    _keep(
        4,
        N_("pickomino", "The other player's top tile is 24. Keep the four: that makes exactly 24."),
        N_("pickomino", "Exactly 24."),
    ),
    _get(
        Steal(24),
        N_("pickomino", "Now you can steal that tile from the other player. Click it!"),
        N_("pickomino", "Stolen!"),
    ),
)

LESSON: Final = Lesson(
    Options(),
    2,
    (*_FIRST_TURN, *_OTHERS_TURN, *_HIGHER_SUM, *_OTHERS_SECOND_TURN, *_BUST, *_OTHERS_THIRD_TURN, *_STEAL),
    N_(
        "pickomino",
        "One number at a time, at least one worm, and stop in time. When the tiles run out, the most"
        " worms wins.",
    ),
)

_GOOD_TURN: Final = example(
    Options(),
    *(Roll(), (4, 4, 4, 1, 1, 2, 3, 5), Keep(4), Roll(), (4, WORM, 2, 2, 3), Keep(WORM)),
    *(Roll(), (WORM, 5, 5, 1), Keep(5), Take(27)),
)

_FIVE_WORMS: Final = (Roll(), (WORM, WORM, WORM, WORM, WORM, 2, 1, 3), Keep(WORM))
_TAKEN: Final = (
    (Roll(), (WORM, WORM, WORM, 2, 2, 2, 1, 3), Keep(WORM), Roll(), (2, 2, 2, 1, 3), Keep(2), Take(21)),
    (*_FIVE_WORMS, Take(25)),
    (*_FIVE_WORMS, Roll(), (4, 1, 2), Keep(4), Take(29)),
    (*_FIVE_WORMS, Roll(), (4, 4, 2), Keep(4), Take(33)),
)

EXAMPLES: Final[Mapping[str, Lesson]] = {
    "tiles": Lesson(
        Options(),
        2,
        tuple([move for turn, played in enumerate(_TAKEN) for move in others_turn(*played, seat=turn % 2)]),
        "",
    ),
    "good_turn": _GOOD_TURN,
    "choice": replace(
        _GOOD_TURN,
        script=_GOOD_TURN.script
        + others_turn(
            *(Roll(), (WORM, WORM, WORM, 1, 2, 3, 3, 5), Keep(WORM), Roll(), (4, 4, 4, 1, 2), Keep(4)),
            Steal(27),
        ),
    ),
    "bust": example(
        Options(),
        *(Roll(), (3, 3, 1, 2, 4, 4, 5, WORM), Keep(3), Roll(), (5, 5, 5, 1, 2, 4), Keep(5)),
        *(Roll(), (WORM, 1, 2), Keep(WORM), Roll(), (3, WORM)),
    ),
}
