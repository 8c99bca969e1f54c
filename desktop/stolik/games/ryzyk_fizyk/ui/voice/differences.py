"""What is said of a move of Ryzyk-Fizyk that was not the best: what it gives up."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

WORDING: Final = Wording(
    CONTEXT,
    {
        "risked": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk",
            "Such a roll loses the {points} points {yours} times in 100; to bank them loses none.",
        ),
        "fewer_dice": translate(
            "ryzyk_fizyk",
            "That leaves %n (die|dice): {yours} of 100 such turns lose the points, with the best "
            "choice {best}.",
            "",
            0,
        ),
        "lost_more": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk",
            "After your choice {yours} of 100 turns lose the points, after the best one {best}.",
        ),
        "fewer_points": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk",
            "After your choice the turn brings {yours} points on average, after the best one {best}.",
        ),
        "banked_fewer": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk",
            "You bank only {yours}; rolling on brings {best} on average, lost turns counted in.",
        ),
    },
    {"fewer_dice": "left"},
)
