"""Every sentence of Pickomino: refusals, the log, moves, options and levels.

The sources are English. Faces go into a sentence as "4s" and "worms", so that a language can name them
in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.bot import Advice
from stolik.engine.messages import (
    NEXT,
    QT_TRANSLATE_NOOP,
    Refusal,
    decimal,
    enumeration,
    sentence,
    translate,
    translated,
)
from stolik.engine.package import Messages
from stolik.engine.view_model import OptionWorth, places_apart
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import worms

CONTEXT: Final = "pickomino"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.3", QT_TRANSLATE_NOOP(
        "pickomino", "The game is over: no tile lies face up in the centre any more."
    )),
    "move_of_another": Refusal("3.1", QT_TRANSLATE_NOOP(
        "pickomino", "A player can't say how the dice fall, and the table makes no choices."
    )),
    "not_your_turn": Refusal("2.3", QT_TRANSLATE_NOOP(
        "pickomino", "It isn't your turn now: somebody else has to move first, or the dice have to be rolled."
    )),
    "no_such_face": Refusal("1.3", QT_TRANSLATE_NOOP(
        "pickomino", "A die shows 1, 2, 3, 4, 5 or a worm (6), nothing else."
    )),
    "wrong_number_of_dice": Refusal("3.1", QT_TRANSLATE_NOOP(
        "pickomino", "Every roll takes all the dice that aren't set aside: {dice}, not {given}."
    )),
    "roll_first": Refusal("3.3", QT_TRANSLATE_NOOP(
        "pickomino", "Roll first: one face is set aside after each roll."
    )),
    "face_already_kept": Refusal("3.2", QT_TRANSLATE_NOOP(
        "pickomino", "You have already set {face} aside in this turn."
    )),
    "face_not_rolled": Refusal("3.2", QT_TRANSLATE_NOOP(
        "pickomino", "This roll shows no {face}: set aside a face that the dice show."
    )),
    "keep_first": Refusal("3.3", QT_TRANSLATE_NOOP(
        "pickomino", "First set aside one of the faces you have rolled."
    )),
    "no_dice_left": Refusal("3.7", QT_TRANSLATE_NOOP(
        "pickomino", "All eight dice are set aside: now you have to take or steal a tile."
    )),
    "no_worm_kept": Refusal("4.1", QT_TRANSLATE_NOOP(
        "pickomino", "You need at least one worm among the dice set aside to get a tile."
    )),
    "not_on_top": Refusal("4.7", QT_TRANSLATE_NOOP(
        "pickomino", "Only the top tile of another player's stack can be stolen, and tile {tile} isn't one."
    )),
    "own_tile": Refusal("4.7", QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} is your own: you can't steal from yourself."
    )),
    "sum_not_exact": Refusal("4.6", QT_TRANSLATE_NOOP(
        "pickomino", "To steal tile {tile} you need exactly {tile}; your sum is {sum}."
    )),
    "not_in_centre": Refusal("4.3", QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} doesn't lie face up in the centre."
    )),
    "sum_too_low": Refusal("4.3", QT_TRANSLATE_NOOP(
        "pickomino", "Your sum is {sum}, too low for tile {tile}."
    )),
    "higher_tile_lies_there": Refusal("4.2", QT_TRANSLATE_NOOP(
        "pickomino", "With {sum} you take the highest tile you can get: {best}, not {tile}."
    )),
    "not_eight_dice": Refusal("1.3", QT_TRANSLATE_NOOP(
        "pickomino", "There are {dice} dice, and here {given} lie."
    )),
    "bust_by_roll": Refusal("5.1", QT_TRANSLATE_NOOP(
        "pickomino", "The roll shows only faces that are already set aside, so the turn is bust."
    )),
    "bust_without_worm": Refusal("5.2", QT_TRANSLATE_NOOP(
        "pickomino", "All eight dice are set aside without a worm, so the turn is bust."
    )),
    "bust_without_tile": Refusal("5.3", QT_TRANSLATE_NOOP(
        "pickomino", "All eight dice are set aside, and {sum} gets no tile, so the turn is bust."
    )),
}  # fmt: skip
"""Why a move is refused, and why a position can't be played on from."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": translate("pickomino", "{player} rolls %n (die|dice).", "", 0),
    "dice_rolled": translate("pickomino", "{player} has rolled {dice}.", "", 0),
    "dice_kept": QT_TRANSLATE_NOOP(
        "pickomino", "{player} sets {face} aside: {count} × {points}, sum {total}."
    ),
    "tile_taken": QT_TRANSLATE_NOOP("pickomino", "{player} takes tile {tile} ({worms})."),
    "tile_stolen": QT_TRANSLATE_NOOP("pickomino", "{player} steals tile {tile} ({worms}) from {victim}."),
    "busted": QT_TRANSLATE_NOOP("pickomino", "{player} goes bust: {reason}."),
    "tile_returned": QT_TRANSLATE_NOOP("pickomino", "{player} puts tile {tile} back into the centre."),
    "tile_turned_down": QT_TRANSLATE_NOOP("pickomino", "Tile {tile} is turned face down."),
    "turn_began": QT_TRANSLATE_NOOP("pickomino", "It is {player}'s turn."),
    "game_ended": QT_TRANSLATE_NOOP("pickomino", "The game is over."),
}

MOVES: Final[Mapping[str, str]] = {
    "roll": QT_TRANSLATE_NOOP("pickomino", "Roll"),
    "keep": QT_TRANSLATE_NOOP("pickomino", "Set {face} aside"),
    "take": QT_TRANSLATE_NOOP("pickomino", "Take tile {tile}"),
    "steal": QT_TRANSLATE_NOOP("pickomino", "Steal tile {tile}"),
    "rolled": QT_TRANSLATE_NOOP("pickomino", "The dice fall: {dice}"),
}

FACES: Final[Mapping[str, Mapping[Any, str]]] = {
    "face": {
        1: QT_TRANSLATE_NOOP("pickomino", "1s"),
        2: QT_TRANSLATE_NOOP("pickomino", "2s"),
        3: QT_TRANSLATE_NOOP("pickomino", "3s"),
        4: QT_TRANSLATE_NOOP("pickomino", "4s"),
        5: QT_TRANSLATE_NOOP("pickomino", "5s"),
        WORM: QT_TRANSLATE_NOOP("pickomino", "worms"),
    }
}

ONE: Final[Mapping[int, str]] = {
    1: QT_TRANSLATE_NOOP("pickomino", "a 1"),
    2: QT_TRANSLATE_NOOP("pickomino", "a 2"),
    3: QT_TRANSLATE_NOOP("pickomino", "a 3"),
    4: QT_TRANSLATE_NOOP("pickomino", "a 4"),
    5: QT_TRANSLATE_NOOP("pickomino", "a 5"),
    WORM: QT_TRANSLATE_NOOP("pickomino", "a worm"),
}
"""A single die by its face, as it is set aside."""

VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    **FACES,
    "dice": {WORM: QT_TRANSLATE_NOOP("pickomino", "worm")},
    "reason": {
        "nothing_new": QT_TRANSLATE_NOOP("pickomino", "the roll shows no new face"),
        "no_worm": QT_TRANSLATE_NOOP("pickomino", "all dice are set aside, and there is no worm among them"),
        "nothing_to_take": QT_TRANSLATE_NOOP(
            "pickomino", "all dice are set aside, and there is no tile for the sum"
        ),
    },
}

ROLLED_WORMS: Final = (
    QT_TRANSLATE_NOOP("pickomino", "one worm"),
    QT_TRANSLATE_NOOP("pickomino", "two worms"),
    QT_TRANSLATE_NOOP("pickomino", "three worms"),
    QT_TRANSLATE_NOOP("pickomino", "four worms"),
    QT_TRANSLATE_NOOP("pickomino", "five worms"),
    QT_TRANSLATE_NOOP("pickomino", "six worms"),
    QT_TRANSLATE_NOOP("pickomino", "seven worms"),
    QT_TRANSLATE_NOOP("pickomino", "eight worms"),
)
"""Worms among the dice of a roll, one to eight of them: in words, since the other dice are numbers."""

ROLLED_BOTH: Final = QT_TRANSLATE_NOOP("pickomino", "{numbers} and {worms}")

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        QT_TRANSLATE_NOOP("pickomino", "Who starts"),
        QT_TRANSLATE_NOOP("pickomino", "The youngest player, one drawn by chance, or the one you choose."),
    ),
    "bust_without_tile_flips": (
        QT_TRANSLATE_NOOP("pickomino", "Stricter bust"),
        QT_TRANSLATE_NOOP(
            "pickomino", "The highest tile is turned face down even when a player without a tile goes bust."
        ),
    ),
}
"""The title of an option and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": QT_TRANSLATE_NOOP(
        "pickomino", "Sets worms aside at once, takes the first tile it can, and never thinks of stealing."
    ),
    "fair": QT_TRANSLATE_NOOP(
        "pickomino", "Sets the most points aside, steals where it can, and rolls on with three dice or more."
    ),
    "sharp": QT_TRANSLATE_NOOP(
        "pickomino", "Works out the most worms a turn can bring; bold, and blind to the score."
    ),
    "master": QT_TRANSLATE_NOOP(
        "pickomino",
        "Plays for the win: weighs where each tile would lie, who leads, and how near the end is.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 81, "sharp": 67, "master": 57}
"""How many of 100 two-player games a level wins against the one below, as measured (``rulings.md``)."""

WORMS: Final = translate("pickomino", "%n (worm|worms)", "", 0)
GAIN: Final = QT_TRANSLATE_NOOP("pickomino", "worth {number} worms")
GAIN_WITH_RISK: Final = QT_TRANSLATE_NOOP(
    "pickomino", "worth {number} worms, bust risk of the whole turn {percent}%"
)
TO_WIN: Final = QT_TRANSLATE_NOOP("pickomino", "chance to win {number}%")
THIEF: Final = translate("pickomino", "The boldest thief: {player}, with %n (tile|tiles) stolen.", "", 0)
BEST_SUM: Final = QT_TRANSLATE_NOOP("pickomino", "The best sum of the game: {total}, by {player}.")

_BOLD: Final = 2
"""The tiles that make a thief worth naming."""


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a refusal, by these rules or by the engine."""
    if code not in REFUSALS:
        return engine_messages.reason(code, facts)
    return sentence(CONTEXT, REFUSALS[code].sentence, facts, values=FACES)


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence of an event, given as plain values and with the players' names by seat."""
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
    """Return what a move does, given as plain values, in the imperative and without a full stop.

    ``dice`` is how many it sets aside, ``None`` where that isn't known: a single one has a word of its own.
    """
    facts = dict(plain)
    if facts["kind"] == "keep" and dice == 1:
        facts["face"] = translated(CONTEXT, ONE[facts["face"]])
    if facts["kind"] == "rolled":
        facts["dice"] = rolled_text(facts["dice"])
    return sentence(CONTEXT, MOVES[facts["kind"]], facts, values=VALUES)


def move_in_position(state: Any, plain: Mapping[str, Any]) -> str:
    """Return what a move does in the position before it, where it is known how many dice it sets aside."""
    dice = state.rolled.count(plain["face"]) if plain["kind"] == "keep" else None
    return move(plain, dice=dice)


def rolled_text(dice: Sequence[int]) -> str:
    """Return what a roll shows: its numbers one by one, then how many worms."""
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
    """Return an option and its worth in plain words, with the chance of a bust where there is any.

    ``among`` are the options that are told with it. Where their worms aren't in their order, their chances to
    win have ordered them. ``dice`` is how many it sets aside, as in `move`.
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
    """Return why a game has ended, in one sentence; empty before its end."""
    return translated(CONTEXT, REFUSALS["game_over"].sentence) if state.phase == "over" else ""


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one friendly sentence about a whole game: its boldest thief, else its best sum; or nothing."""
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
    "bust": QT_TRANSLATE_NOOP("pickomino", "How likely is it that the next roll is a bust?"),
    "tile": QT_TRANSLATE_NOOP(
        "pickomino", "Say you go for tile {tile} alone: how likely is it that you get it in this turn?"
    ),
}
"""What can be guessed."""


MESSAGES: Final = Messages(
    refusals=REFUSALS,
    events=EVENTS,
    moves=MOVES,
    options=OPTIONS,
    levels=LEVELS,
    strengths=STRENGTHS,
    questions=QUESTIONS,
    reason=reason,
    event=event,
    move=move,
    move_in_position=move_in_position,
)
