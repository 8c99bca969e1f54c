"""Every sentence of Pickomino: refusals, the log, moves, options and levels.

The sources are English. Faces go into a sentence as "4s" and "worms", which each language translates in its
own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.messages import (
    N_,
    NEXT,
    Refusal,
    decimal,
    enumeration,
    refused,
    sentence,
    translate,
    translated,
)
from stolik.engine.moments import MomentWords
from stolik.engine.package import Messages
from stolik.engine.view_model import OptionWorth, places_apart
from stolik.games.pickomino.rules.pieces import WORM, worms
from stolik.games.pickomino.rules.state import State

CONTEXT: Final = "pickomino"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.3", N_(
        "pickomino", "The game is over: there are no face-up tiles left in the centre."
    )),
    "move_of_another": Refusal("3.1", N_(
        "pickomino", "Players can't choose what the dice show, and the table can't choose for them."
    )),
    "not_your_turn": Refusal("2.3", N_(
        "pickomino", "It isn't your turn: wait for another player or for the roll."
    )),
    "no_such_face": Refusal("1.3", N_("pickomino", "A die can only show 1, 2, 3, 4, 5 or a worm (6).")),
    "wrong_number_of_dice": Refusal("3.1", N_(
        "pickomino", "Roll all the dice that aren't set aside: {dice}, not {given}."
    )),
    "roll_first": Refusal("3.3", N_("pickomino", "Roll first: you set one face aside after each roll.")),
    "face_already_kept": Refusal("3.2", N_("pickomino", "You've already set {face} aside this turn.")),
    "face_not_rolled": Refusal("3.2", N_(
        "pickomino", "You rolled no {face}: set aside a face that you did roll."
    )),
    "keep_first": Refusal("3.3", N_("pickomino", "First set aside one of the faces you rolled.")),
    "no_dice_left": Refusal("3.7", N_(
        "pickomino", "All eight dice are set aside: now you must take or steal a tile."
    )),
    "no_worm_kept": Refusal("4.1", N_(
        "pickomino", "To get a tile you need at least one worm set aside."
    )),
    "not_on_top": Refusal("4.7", N_(
        "pickomino", "Tile {tile} isn't the top of another player's stack: you can't steal it."
    )),
    "own_tile": Refusal("4.7", N_("pickomino", "Tile {tile} is your own: you can't steal from yourself.")),
    "sum_not_exact": Refusal("4.6", N_(
        "pickomino", "To steal tile {tile} you need exactly {tile}; your sum is {sum}."
    )),
    "not_in_centre": Refusal("4.3", N_("pickomino", "Tile {tile} isn't face up in the centre.")),
    "sum_too_low": Refusal("4.3", N_("pickomino", "Your sum is {sum}, too low for tile {tile}.")),
    "higher_tile_lies_there": Refusal("4.2", N_(
        "pickomino", "With {sum} you must take the highest tile you can: {best}, not {tile}."
    )),
    "not_eight_dice": Refusal("1.3", N_("pickomino", "Dice on the table: {given} of {dice}.")),
    "bust_by_roll": Refusal("5.1", N_(
        "pickomino", "Every face rolled is already set aside, so none can be chosen."
    )),
    "bust_without_worm": Refusal("5.2", N_(
        "pickomino", "All eight dice are set aside, with no worm among them."
    )),
    "bust_without_tile": Refusal("5.3", N_(
        "pickomino", "All eight dice are set aside, with no tile for {sum}."
    )),
}  # fmt: skip
"""The reasons why a move is refused, or why play can't go on from a position."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": translate("pickomino", "{player} rolls %n (die|dice).", "", 0),
    "dice_rolled": translate("pickomino", "{player} rolled {dice}.", "", 0),
    "dice_kept": N_("pickomino", "{player} sets {face} aside: {count} × {points}, sum {total}."),
    "tile_taken": N_("pickomino", "{player} takes tile {tile} ({worms})."),
    "tile_stolen": N_("pickomino", "{player} steals tile {tile} ({worms}) from {victim}."),
    "busted": N_("pickomino", "{player} goes bust: {reason}."),
    "tile_returned": N_("pickomino", "{player} puts tile {tile} back in the centre."),
    "tile_turned_down": N_("pickomino", "Tile {tile} is turned face down."),
    "turn_began": N_("pickomino", "It's {player}'s turn."),
    "game_ended": N_("pickomino", "The game is over."),
}

MOVES: Final[Mapping[str, str]] = {
    "roll": N_("pickomino", "Roll"),
    "keep": N_("pickomino", "Set {face} aside"),
    "take": N_("pickomino", "Take tile {tile}"),
    "steal": N_("pickomino", "Steal tile {tile}"),
    "rolled": N_("pickomino", "The dice show {dice}"),
}

FACES: Final[Mapping[str, Mapping[Any, str]]] = {
    "face": {
        1: N_("pickomino", "1s"),
        2: N_("pickomino", "2s"),
        3: N_("pickomino", "3s"),
        4: N_("pickomino", "4s"),
        5: N_("pickomino", "5s"),
        WORM: N_("pickomino", "worms"),
    }
}

ONE: Final[Mapping[int, str]] = {
    1: N_("pickomino", "a 1"),
    2: N_("pickomino", "a 2"),
    3: N_("pickomino", "a 3"),
    4: N_("pickomino", "a 4"),
    5: N_("pickomino", "a 5"),
    WORM: N_("pickomino", "a worm"),
}
"""What a single die that is set aside is called, by its face."""

VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    **FACES,
    "dice": {WORM: N_("pickomino", "worm")},
    "reason": {
        "nothing_new": N_("pickomino", "the roll has no new face"),
        "no_worm": N_("pickomino", "all dice are set aside, with no worm among them"),
        "nothing_to_take": N_("pickomino", "all dice are set aside, with no tile for the sum"),
    },
}

ROLLED_WORMS: Final = (
    N_("pickomino", "one worm"),
    N_("pickomino", "two worms"),
    N_("pickomino", "three worms"),
    N_("pickomino", "four worms"),
    N_("pickomino", "five worms"),
    N_("pickomino", "six worms"),
    N_("pickomino", "seven worms"),
    N_("pickomino", "eight worms"),
)
"""One to eight worms in a roll: counted in words, because the other dice are told as numbers."""

ROLLED_BOTH: Final = N_("pickomino", "{numbers} and {worms}")

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        N_("pickomino", "Who starts"),
        N_("pickomino", "The youngest player, a random one, or the one you choose."),
    ),
    "bust_without_tile_flips": (
        N_("pickomino", "Stricter bust"),
        N_("pickomino", "The highest tile is turned over even if a player without tiles goes bust."),
    ),
}
"""The title of each option and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_(
        "pickomino", "Sets worms aside at once, takes the first tile it can, and never tries to steal."
    ),
    "fair": N_(
        "pickomino", "Sets aside the most points, steals when it can, and rolls on with three dice or more."
    ),
    "sharp": N_("pickomino", "Goes boldly for the most worms a turn can bring, ignoring the score."),
    "master": N_(
        "pickomino",
        "Plays to win: weighs where each tile would go, who leads, and how near the end is.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 81, "sharp": 67, "master": 57}
"""How many of 100 two-player games a level wins against the one below it, as measured in ``rulings.md``."""

WORMS: Final = translate("pickomino", "%n (worm|worms)", "", 0)
GAIN: Final = N_("pickomino", "worth {number} worms")
GAIN_WITH_RISK: Final = N_("pickomino", "worth {number} worms, {percent}% risk of a bust this turn")
TO_WIN: Final = N_("pickomino", "{number}% to win")
THIEF: Final = translate("pickomino", "Boldest thief: {player}, %n (tile|tiles) stolen.", "", 0)
BEST_SUM: Final = N_("pickomino", "Best sum of the game: {total}, by {player}.")

_BOLD: Final = 2
"""The number of stolen tiles that makes a thief worth naming."""


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence for an event, given as plain values; ``names`` are the players' by seat."""
    facts = dict(plain)
    kind = facts.pop("kind")
    for fact, role in (("seat", "player"), ("victim", "victim")):
        if fact in facts:
            facts[role] = names[facts[fact]]
    if "tile" in facts:
        facts["worms"] = worms_text(worms(facts["tile"]))
    count = None
    match kind:
        case "roll_began":
            count = facts["dice"]
        case "dice_rolled":
            count = len(facts["dice"])
            facts["dice"] = rolled_text(facts["dice"])
        case "dice_kept":
            facts["points"] = min(facts["face"], WORM - 1)
            if facts["count"] == 1:
                facts["face"] = translated(CONTEXT, ONE[facts["face"]])
    return sentence(CONTEXT, EVENTS[kind], facts, count=count, values=VALUES)


def move(plain: Mapping[str, Any], *, dice: int | None = None) -> str:
    """Return what a move, given as plain values, does: in the imperative and without a full stop.

    ``dice`` is how many it sets aside, ``None`` if unknown; a single die has a wording of its own.
    """
    facts = dict(plain)
    if facts["kind"] == "keep" and dice == 1:
        facts["face"] = translated(CONTEXT, ONE[facts["face"]])
    if facts["kind"] == "rolled":
        facts["dice"] = rolled_text(facts["dice"])
    return sentence(CONTEXT, MOVES[facts["kind"]], facts, values=VALUES)


def move_in_position(state: Any, plain: Mapping[str, Any]) -> str:
    """Return what a move does, with the number of its dice taken from the position before it."""
    dice = state.rolled.count(plain["face"]) if plain["kind"] == "keep" else None
    return move(plain, dice=dice)


def rolled_text(dice: Sequence[int]) -> str:
    """Return the dice of a roll: the numbers one by one, then how many worms there are."""
    numbers = [str(face) for face in dice if face != WORM]
    if len(numbers) == len(dice):
        return enumeration(numbers)
    found = translated(CONTEXT, ROLLED_WORMS[len(dice) - len(numbers) - 1])
    if not numbers:
        return found
    return sentence(CONTEXT, ROLLED_BOTH, {"numbers": enumeration(numbers, last=NEXT), "worms": found})


def worms_text(count: int) -> str:
    return translated(CONTEXT, WORMS, count)


def advice(
    plain: Mapping[str, Any],
    worth: float,
    facts: Mapping[str, float],
    among: Sequence[Advice] = (),
    *,
    dice: int | None = None,
) -> OptionWorth:
    """Return an option and its worth in plain words, with the chance of a bust if there is one.

    ``among`` are the options listed with it. If they aren't in the order of their worms, they are sorted by
    their chances to win. ``dice`` is how many the option sets aside, as in `move`.
    """
    told = move(plain, dice=dice)
    places = places_apart([each.value for each in among] or [worth], 1)
    if places is not None:
        known = {"number": decimal(worth, places), "percent": str(round(100 * facts.get("bust", 0)))}
        return OptionWorth(told, sentence(CONTEXT, GAIN_WITH_RISK if facts.get("bust") else GAIN, known))
    places = places_apart([100 * each.facts["win"] for each in among], 0)
    if places is None:
        return OptionWorth(told)
    return OptionWorth(told, sentence(CONTEXT, TO_WIN, {"number": decimal(100 * facts["win"], places)}))


def end_reason(state: State) -> str:
    """Return one sentence about why the game has ended; empty before its end."""
    return translated(CONTEXT, REFUSALS["game_over"].sentence) if state.phase == "over" else ""


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a friendly sentence about a whole game: its boldest thief, or else its best sum; or nothing."""
    steals = [0] * len(names)
    best: tuple[int, int] | None = None
    total = 0
    for plain in events:
        match plain["kind"]:
            case "dice_kept":
                total = plain["total"]
            case "tile_taken" | "tile_stolen":
                steals[plain["seat"]] += plain["kind"] == "tile_stolen"
                if best is None or total > best[0]:
                    best = (total, plain["seat"])
    most = max(steals, default=0)
    if most >= _BOLD and steals.count(most) == 1:
        return sentence(CONTEXT, THIEF, {"player": names[steals.index(most)]}, count=most)
    if best is None:
        return ""
    return sentence(CONTEXT, BEST_SUM, {"total": best[0], "player": names[best[1]]})


QUESTIONS: Final[Mapping[str, str]] = {
    "bust": N_("pickomino", "How likely is the next roll to be a bust?"),
    "tile": N_("pickomino", "Say you go only for tile {tile}. How likely are you to get it this turn?"),
}
"""The questions that can be guessed at, by kind."""


MOMENTS: Final = {
    "steal": MomentWords(
        N_("pickomino", "The boldest steal"),
        translate("pickomino", "The last roll would have failed %n (time|times) in 100.", "", 0),
        moves=True,
    ),
}


MESSAGES: Final = Messages(
    refusals=REFUSALS,
    events=EVENTS,
    moves=MOVES,
    options=OPTIONS,
    levels=LEVELS,
    strengths=STRENGTHS,
    questions=QUESTIONS,
    reason=partial(refused, CONTEXT, REFUSALS, values=FACES),
    event=event,
    move=move,
    move_in_position=move_in_position,
    moments=MOMENTS,
)
