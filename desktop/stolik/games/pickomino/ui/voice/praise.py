"""What a coach says of a good move of Pickomino once it was made: the claims of a hint, in other words."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.games.pickomino.ui.messages import CONTEXT

PRAISE: Final = Wording(
    CONTEXT,
    {
        "worm_missing": translate(
            "pickomino", "The (worm|worms) had to come: without a worm there is no tile.", "", 0
        ),
        "most": QT_TRANSLATE_NOOP("pickomino", "They bring the most points ({points})."),
        "most_one": QT_TRANSLATE_NOOP("pickomino", "It brings the most points ({points})."),
        "leaves": translate("pickomino", "That leaves %n (die|dice) to roll.", "", 0),
        "leaves_one": translate("pickomino", "That leaves %n (die|dice) to roll.", "", 0),
        "roll_on": translate("pickomino", "About %n of 10 such rolls (goes|go) well.", "", 0),
        "roll_or_lose": QT_TRANSLATE_NOOP("pickomino", "To stop there would have lost the game."),
        "roll_safe": QT_TRANSLATE_NOOP("pickomino", "Such a roll nearly always goes well."),
        "take_wins": QT_TRANSLATE_NOOP("pickomino", "Tile {tile} wins the game."),
        "take_safe": translate(
            "pickomino", "About %n of 10 further rolls would have been (a bust|busts).", "", 0
        ),
        "take_now": QT_TRANSLATE_NOOP("pickomino", "A further roll would almost certainly have been a bust."),
        "no_dice": QT_TRANSLATE_NOOP("pickomino", "No dice were left to roll."),
        "steal": translate(
            "pickomino", "You gain %n (worm|worms), and the owner of the tile loses (it|them).", "", 0
        ),
    },
    {
        "worm_missing": "count",
        "leaves": "left",
        "leaves_one": "left",
        "roll_on": "cases",
        "take_safe": "cases",
        "steal": "worms",
    },
)
