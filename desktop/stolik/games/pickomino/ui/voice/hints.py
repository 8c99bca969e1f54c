"""Why a move of Pickomino is a good one, in one line true of the position, and what lights up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.view_model import HintStep
from stolik.games.pickomino.rules.dice import DICE, WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import worms
from stolik.games.pickomino.ui.messages import CONTEXT

WORM_MISSING: Final = translate("pickomino", "Take the (worm|worms): without a worm there is no tile.", "", 0)
MOST: Final = QT_TRANSLATE_NOOP("pickomino", "Take the {face}s: they bring the most points ({points}).")
MOST_ONE: Final = QT_TRANSLATE_NOOP("pickomino", "Take the {face}: it brings the most points ({points}).")
LEAVES: Final = translate(
    "pickomino", "Take the dice that light up: that leaves %n (die|dice) to roll.", "", 0
)
LEAVES_ONE: Final = translate(
    "pickomino", "Take the die that lights up: that leaves %n (die|dice) to roll.", "", 0
)
ONLY: Final = translate(
    "pickomino", "Take the (die that lights|dice that light) up: nothing else can be set aside.", "", 0
)
NO_TILE_YET: Final = QT_TRANSLATE_NOOP("pickomino", "Roll: there is no tile to take yet.")
FIRST_ROLL: Final = QT_TRANSLATE_NOOP("pickomino", "Roll the dice: that is how every turn begins.")
ROLL_ON: Final = translate("pickomino", "Roll on: about %n of 10 such rolls (goes|go) well.", "", 0)
ROLL_OR_LOSE: Final = QT_TRANSLATE_NOOP("pickomino", "Roll on: if you stop now, the game is lost.")
ROLL_SAFE: Final = QT_TRANSLATE_NOOP("pickomino", "Roll on: such a roll nearly always goes well.")
TAKE_WINS: Final = QT_TRANSLATE_NOOP("pickomino", "Take tile {tile}: you win the game with it.")
TAKE_SAFE: Final = translate(
    "pickomino", "Take tile {tile}: about %n of 10 further rolls would be (a bust|busts).", "", 0
)
TAKE_NOW: Final = QT_TRANSLATE_NOOP(
    "pickomino", "Take tile {tile}: a further roll would almost certainly be a bust."
)
TAKE: Final = translate(
    "pickomino", "Take tile {tile}: it has %n (worm|worms), and nothing can go wrong.", "", 0
)
STEAL_WINS: Final = QT_TRANSLATE_NOOP("pickomino", "Steal tile {tile}: you win the game with it.")
NO_DICE: Final = QT_TRANSLATE_NOOP("pickomino", "Take tile {tile}: no dice are left to roll.")
STEAL: Final = translate(
    "pickomino", "Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).", "", 0
)

_CASES: Final = 10
"""The cases of which a chance is told: seven of ten."""


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first, with their facts."""
    best = options[0]
    match best.move:
        case Keep(face=face):
            return HintStep(_of_dice(view, face), (f"face:{face}",))
        case Take(tile=tile):
            return HintStep(_of_tile(tile, options), (f"tile:{tile}", "take"))
        case Steal(tile=tile) if best.facts["win"] == 1:
            text = sentence(CONTEXT, STEAL_WINS, {"tile": tile})
            return HintStep(text, (f"tile:{tile}", "steal"))
        case Steal(tile=tile):
            text = sentence(CONTEXT, STEAL, {"tile": tile}, count=worms(tile))
            return HintStep(text, (f"tile:{tile}", "steal"))
    if not view.kept:
        return HintStep(translated(CONTEXT, FIRST_ROLL), ("roll",))
    ends = [option.facts["win"] for option in options if isinstance(option.move, Take | Steal)]
    if not ends:
        return HintStep(translated(CONTEXT, NO_TILE_YET), ("roll",))
    if not any(ends) and best.facts["win"]:
        return HintStep(translated(CONTEXT, ROLL_OR_LOSE), ("roll",))
    good = round(_CASES * (1 - best.facts["roll_bust"]))
    if good == _CASES:
        return HintStep(translated(CONTEXT, ROLL_SAFE), ("roll",))
    return HintStep(sentence(CONTEXT, ROLL_ON, {}, count=good), ("roll",))


def _of_dice(view: State, face: int) -> str:
    """Return why the dice of a face are to be set aside."""
    count = view.rolled.count(face)
    if face == WORM and WORM not in view.kept:
        return sentence(CONTEXT, WORM_MISSING, {}, count=count)
    gains = {each: view.rolled.count(each) * points(each) for each in {*view.rolled} - {*view.kept}}
    known: dict[str, Any] = {"face": face, "points": gains[face]}
    if len(gains) == 1:
        return sentence(CONTEXT, ONLY, known, count=count)
    if all(gains[face] > gain for each, gain in gains.items() if each != face):
        source = MOST if count > 1 else MOST_ONE
        return sentence(CONTEXT, source, known)
    left = DICE - len(view.kept) - count
    return sentence(CONTEXT, LEAVES if count > 1 else LEAVES_ONE, known, count=left)


def _of_tile(tile: int, options: Sequence[Advice]) -> str:
    """Return why a tile is to be taken rather than to roll on."""
    known = {"tile": tile}
    if options[0].facts["win"] == 1:
        return sentence(CONTEXT, TAKE_WINS, known)
    rolls = [option.facts["roll_bust"] for option in options if isinstance(option.move, Roll)]
    if not rolls:
        return sentence(CONTEXT, NO_DICE, known)
    bad = round(_CASES * rolls[0])
    if not bad:
        return sentence(CONTEXT, TAKE, known, count=worms(tile))
    if bad == _CASES:
        return sentence(CONTEXT, TAKE_NOW, known)
    return sentence(CONTEXT, TAKE_SAFE, known, count=bad)
