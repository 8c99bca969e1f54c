"""What is said of an entry of Knaster that was not the best: what it gives up."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.games.knaster.ui.messages import CONTEXT, NAMES

WORDING: Final = Wording(
    CONTEXT,
    {
        "completes": QT_TRANSLATE_NOOP("knaster", "You miss the fifth circle in {line}: +{bonus}."),
        "nears": translate(
            "knaster",
            "After the best move {line} lacks %n (circle|circles) for its +{bonus}, after yours {yours}.",
            "",
            0,
        ),
        "no_circles": translate(
            "knaster", "Your {number} brings no circle now, the best move %n (circle|circles).", "", 0
        ),
        "fewer_circles": QT_TRANSLATE_NOOP(
            "knaster", "Circles at once: {yours} by your move, {best} by the best."
        ),
        "joins_none": translate(
            "knaster",
            "In the lines of your cell there is no {number} yet, in one of the best cell %n.",
            "",
            0,
        ),
        "joins_fewer": QT_TRANSLATE_NOOP(
            "knaster",
            "Most {number}s already in one line: {yours} through your cell, {best} through the best.",
        ),
        "no_straight": QT_TRANSLATE_NOOP(
            "knaster",
            "Beside your cell no number fits a straight with the {number}; in {line} the {other} does.",
        ),
        "fewer_lines": QT_TRANSLATE_NOOP(
            "knaster",
            "Lines that can still become something: {yours} through your cell, {best} through the best.",
        ),
    },
    {
        "nears": "best",
        "no_circles": "best",
        "joins_none": "best",
    },
    NAMES,
)
