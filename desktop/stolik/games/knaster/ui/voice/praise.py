"""What a coach says of a good entry of Knaster once it was made: the claims of a hint, in other words."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.games.knaster.ui.messages import CONTEXT, NAMES

PRAISE: Final = Wording(
    CONTEXT,
    {
        "fills": translate("knaster", "It fills {line}: {combination}, %n (circle|circles).", "", 0),
        "joins": translate("knaster", "It joins %n (number|numbers) like it in {line}.", "", 0),
        "neighbours": QT_TRANSLATE_NOOP("knaster", "With the {other} in {line} it may become a straight."),
        "crosses": translate("knaster", "The cell counts in %n (line|lines).", "", 0),
        "spares": QT_TRANSLATE_NOOP("knaster", "That keeps the diagonals free for numbers that match."),
        "completes": QT_TRANSLATE_NOOP("knaster", "It is the fifth circle in {line}: +{bonus}."),
        "circle": translate("knaster", "That is a point, and it counts in %n (line|lines).", "", 0),
        "pass": QT_TRANSLATE_NOOP("knaster", "The number was of no use to you."),
    },
    {"fills": "circles", "joins": "count", "crosses": "count", "circle": "count"},
    NAMES,
)
