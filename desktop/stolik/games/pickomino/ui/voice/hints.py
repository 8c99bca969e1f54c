"""What a hint says of a move of Pickomino, in one line made of a claim, and what lights up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Wording
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.engine.view_model import HintStep
from stolik.games.pickomino.ai.claims import reason
from stolik.games.pickomino.rules.moves import Keep, SeatMove, Steal, Take
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui.messages import CONTEXT

WORDING: Final = Wording(
    CONTEXT,
    {
        "worm_missing": translate(
            "pickomino", "Set the (worm|worms) aside: without a worm there is no tile.", "", 0
        ),
        "most": QT_TRANSLATE_NOOP(
            "pickomino", "Set the {face}s aside: they bring the most points ({points})."
        ),
        "most_one": QT_TRANSLATE_NOOP(
            "pickomino", "Set the {face} aside: it brings the most points ({points})."
        ),
        "leaves": translate(
            "pickomino", "Set the dice that light up aside: that leaves %n (die|dice) to roll.", "", 0
        ),
        "leaves_one": translate(
            "pickomino", "Set the die that lights up aside: that leaves %n (die|dice) to roll.", "", 0
        ),
        "keep": translate("pickomino", "Set the (die that lights|dice that light) up aside.", "", 0),
        "only": translate(
            "pickomino",
            "Set the (die that lights|dice that light) up aside: nothing else can be.",
            "",
            0,
        ),
        "no_tile_yet": QT_TRANSLATE_NOOP("pickomino", "Roll: there is no tile to take yet."),
        "first_roll": QT_TRANSLATE_NOOP("pickomino", "Roll the dice: that is how every turn begins."),
        "roll_on": translate("pickomino", "Roll on: about %n of 10 such rolls (goes|go) well.", "", 0),
        "roll_or_lose": QT_TRANSLATE_NOOP("pickomino", "Roll on: if you stop now, the game is lost."),
        "roll_safe": QT_TRANSLATE_NOOP("pickomino", "Roll on: such a roll nearly always goes well."),
        "roll": QT_TRANSLATE_NOOP("pickomino", "Roll on."),
        "take_wins": QT_TRANSLATE_NOOP("pickomino", "Take tile {tile}: you win the game with it."),
        "take_safe": translate(
            "pickomino", "Take tile {tile}: about %n of 10 further rolls would be (a bust|busts).", "", 0
        ),
        "take_now": QT_TRANSLATE_NOOP(
            "pickomino", "Take tile {tile}: a further roll would almost certainly be a bust."
        ),
        "take": translate(
            "pickomino", "Take tile {tile}: it has %n (worm|worms), and nothing can go wrong.", "", 0
        ),
        "no_dice": QT_TRANSLATE_NOOP("pickomino", "Take tile {tile}: no dice are left to roll."),
        "steal": translate(
            "pickomino", "Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).", "", 0
        ),
    },
    {
        "worm_missing": "count",
        "leaves": "left",
        "leaves_one": "left",
        "keep": "count",
        "only": "count",
        "roll_on": "cases",
        "take_safe": "cases",
        "take": "worms",
        "steal": "worms",
    },
    plain=frozenset({"keep", "roll"}),
)


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first, with their facts."""
    claim = reason(view, seat, options)
    return HintStep(WORDING.text(claim), _lit(options[0].move), claim=claim)


def _lit(move: SeatMove) -> tuple[str, ...]:
    """Return the names of what lights up for a move."""
    match move:
        case Keep(face=face):
            return (f"face:{face}",)
        case Take(tile=tile) | Steal(tile=tile):
            return (f"tile:{tile}", move.kind)
    return ("roll",)
