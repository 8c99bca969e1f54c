"""What is said of a move of Pickomino that was not the best: what it gives up."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Claim, Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, decimal, translate
from stolik.games.pickomino.ui.messages import CONTEXT

WORDING: Final = Wording(
    CONTEXT,
    {
        "still_no_worm": QT_TRANSLATE_NOOP(
            "pickomino",
            "Still no worm: {yours} of 100 such turns end in a bust, with worms set aside {best}.",
        ),
        "fewer_dice": translate(
            "pickomino",
            "That leaves %n (die|dice): {yours} of 100 such turns go bust, with the best choice {best}.",
            "",
            0,
        ),
        "more_busts": QT_TRANSLATE_NOOP(
            "pickomino", "After your choice {yours} of 100 turns end in a bust, after the best one {best}."
        ),
        "fewer_points": QT_TRANSLATE_NOOP(
            "pickomino", "Your dice bring {yours} points, the best ones {best}."
        ),
        "turn_worth": QT_TRANSLATE_NOOP(
            "pickomino", "After your choice the turn is worth {yours} worms, after the best one {best}."
        ),
        "left_the_win": QT_TRANSLATE_NOOP(
            "pickomino", "Tile {tile} would have won the game; after your roll {yours} of 100 are won."
        ),
        "risked": translate(
            "pickomino",
            "Such a roll is a bust {yours} times in 100; tile {tile} brings %n (worm|worms) for certain.",
            "",
            0,
        ),
        "roll_worth": translate(
            "pickomino", "Tile {tile} brings %n (worm|worms); rolling on is worth {yours} on average.", "", 0
        ),
        "tile_worth": translate(
            "pickomino",
            "Tile {tile} brings only %n (worm|worms); rolling on is worth {best} on average.",
            "",
            0,
        ),
        "ended_the_game": QT_TRANSLATE_NOOP(
            "pickomino",
            "Tile {tile} ends the game, and it is lost; after the best move {best} of 100 are won.",
        ),
        "left_the_steal": translate(
            "pickomino",
            "Tile {tile} costs nobody anything; tile {other} would cost its owner %n (worm|worms).",
            "",
            0,
        ),
    },
    {
        "fewer_dice": "left",
        "risked": "worms",
        "roll_worth": "worms",
        "tile_worth": "worms",
        "left_the_steal": "best",
    },
)

_IN_TENTHS: Final = ("turn_worth", "roll_worth", "tile_worth")


def difference_text(claim: Claim) -> str:
    """Return the sentence of a claim."""
    if claim.kind not in _IN_TENTHS:
        return WORDING.text(claim)
    told = {name: decimal(claim.facts[name] / 10) for name in ("yours", "best")}
    return WORDING.text(Claim(claim.kind, {**claim.facts, **told}))
