"""Every sentence of Ryzyk-Fizyk: refusals, the log, moves, options and levels.

The sources are English. Faces go into a sentence as "4s" where many are meant, so that a language can name
them in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.bot import Advice
from stolik.engine.messages import (
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
from stolik.games.ryzyk_fizyk.rules.state import State

CONTEXT: Final = "ryzyk_fizyk"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.7", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The game is over: the last turn has been played."
    )),
    "move_of_another": Refusal("3.1", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "A player can't say how the dice fall, and the table makes no choices."
    )),
    "not_your_turn": Refusal("2.3", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "It isn't your turn now: somebody else has to move first, or the dice have to be rolled.",
    )),
    "no_such_face": Refusal("1.1", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "A die shows 1, 2, 3, 4, 5 or 6, nothing else."
    )),
    "wrong_number_of_dice": Refusal("3.6", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "This roll takes all the dice that aren't set aside: {dice}, not {given}."
    )),
    "roll_first": Refusal("3.3", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Roll first: dice are set aside once after each roll."
    )),
    "nothing_chosen": Refusal("3.3", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Choose at least one die that fits a group you have, or two equal dice."
    )),
    "dice_not_rolled": Refusal("3.2", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "You can't set aside {given} × {face}: this roll shows {dice}."
    )),
    "lone_die": Refusal("3.2", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "A single {face} makes no group: you need two of them, or {faces} set aside before."
    )),
    "keep_first": Refusal("3.3", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "First set aside some of the dice you have rolled."
    )),
    "nothing_to_bank": Refusal("5.2", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "You have no points in this turn yet: roll first."
    )),
    "tries_not_over": Refusal("7.12", translate(
        "ryzyk_fizyk", "You can't stop between the tries: %n more (try|tries) to match the five.", "", 0
    )),
    "must_roll_on": Refusal("7.15", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "With all six dice set aside you have to roll them all again at this table."
    )),
    "one_left": Refusal("7.9", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "With one player left the game would have ended before."
    )),
    "out_on_turn": Refusal("7.7", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Player {place} is out of the game and has no turn."
    )),
    "last_turns_missing": Refusal("6.1", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "An account has passed {line}, so these are the last turns."
    )),
    "no_such_points": Refusal("4.1", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "With dice for {given} set aside, the turn can't have {points} points."
    )),
    "not_six_dice": Refusal("1.1", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "There are {dice} dice, and here {given} lie."
    )),
    "six_equal": Refusal("7.3", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Six equal dice in one roll have won the game."
    )),
    "nothing_to_keep": Refusal("4.2", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "Nothing of this roll can be set aside, so the turn is lost."
    )),
    "no_tries": Refusal("7.10", QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The tries of the sixth die come only after five equal dice, where the table plays so."
    )),
}  # fmt: skip
"""Why a move is refused, and why a position can't be played on from."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": translate("ryzyk_fizyk", "{player} rolls %n (die|dice).", "", 0),
    "dice_rolled": translate("ryzyk_fizyk", "{player} has rolled {dice}.", "", 0),
    "dice_kept": QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player} sets {dice} aside: +{points}, now {total}."),
    "try_missed": translate(
        "ryzyk_fizyk", "The die doesn't match {player}'s five: %n (try|tries) left.", "", 0
    ),
    "points_banked": translate(
        "ryzyk_fizyk", "{player} banks %n (point|points): the account is {account}.", "", 0
    ),
    "points_lost": translate("ryzyk_fizyk", "{player} loses %n (point|points): {reason}.", "", 0),
    "account_zeroed": QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}'s account goes from {account} back to 0."),
    "player_out": QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player} is out of the game."),
    "six_of_a_kind": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six {faces} at once: {player} wins the game."),
    "last_turns_began": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "{player} has passed 100: everybody else has one last turn."
    ),
    "turn_began": QT_TRANSLATE_NOOP("ryzyk_fizyk", "It is {player}'s turn."),
    "game_ended": QT_TRANSLATE_NOOP("ryzyk_fizyk", "The game is over."),
}

END_REASONS: Final[Mapping[str, str]] = {
    "six_equal": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "The game is over: six equal dice in one roll have won it."
    ),
    "one_left": QT_TRANSLATE_NOOP("ryzyk_fizyk", "The game is over: only one player is still in it."),
    "last_turns": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "The game is over: an account has passed 100, and the last turns are done.",
    ),
}
"""Why a game has ended (§6.5, §7.3, §7.9)."""

MOVES: Final[Mapping[str, str]] = {
    "roll": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll"),
    "keep": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Set {dice} aside"),
    "bank": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Bank the points"),
    "rolled": QT_TRANSLATE_NOOP("ryzyk_fizyk", "The dice fall: {dice}"),
}

ONE: Final[Mapping[int, str]] = {
    1: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 1"),
    2: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 2"),
    3: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 3"),
    4: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 4"),
    5: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 5"),
    6: QT_TRANSLATE_NOOP("ryzyk_fizyk", "a 6"),
}
"""A single die by its face, as it is set aside."""

VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    "faces": {
        1: QT_TRANSLATE_NOOP("ryzyk_fizyk", "1s"),
        2: QT_TRANSLATE_NOOP("ryzyk_fizyk", "2s"),
        3: QT_TRANSLATE_NOOP("ryzyk_fizyk", "3s"),
        4: QT_TRANSLATE_NOOP("ryzyk_fizyk", "4s"),
        5: QT_TRANSLATE_NOOP("ryzyk_fizyk", "5s"),
        6: QT_TRANSLATE_NOOP("ryzyk_fizyk", "6s"),
    },
    "reason": {
        "nothing_to_keep": QT_TRANSLATE_NOOP("ryzyk_fizyk", "no pair, and nothing that fits a group"),
        "six_different": QT_TRANSLATE_NOOP("ryzyk_fizyk", "six different dice"),
        "no_match": QT_TRANSLATE_NOOP("ryzyk_fizyk", "the sixth die didn't match in three tries"),
    },
}

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Who starts"),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "The youngest player, one drawn by chance, or the one you choose."),
    ),
    "six_of_a_kind_wins": (
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six equal dice win"),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six equal dice in one roll win the whole game at once."),
    ),
    "six_different": (
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six different dice"),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "What 1 2 3 4 5 6 in one roll costs: the turn, the game, or the whole account."
        ),
    ),
    "five_of_a_kind_bonus": (
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Three tries for the sixth die"),
        QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "With five equal dice out of one roll the sixth may be thrown up to three times."
        ),
    ),
    "must_roll_on": (
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six set aside: roll on"),
        QT_TRANSLATE_NOOP("ryzyk_fizyk", "With all six dice set aside you have to roll them all again."),
    ),
}
"""The title of an option and one line about it."""

OPTION_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "six_different": {
        "off": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Turn lost"),
        "lose_game": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Game lost"),
        "zero_account": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Account lost"),
    }
}
"""The choices of an option that is no switch."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Sets the most points aside, and banks as soon as it has 10."),
    "fair": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Sets the most points aside, banks with 20 or with one die left; in a last turn goes for the lead.",
    ),
    "sharp": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Rolls while a roll wins more than it risks, blind to the score; in a last turn goes for the lead.",
    ),
    "master": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Plays for the win: weighs all the accounts, who is next, and what last turns will bring.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 67, "sharp": 66, "master": 58}
"""How many of 100 two-player games a level wins against the one below, as measured (``rulings.md``)."""

POINTS: Final = translate("ryzyk_fizyk", "%n (point|points)", "", 0)
CHANCE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "chance to win {number}%")
CHANCE_WITH_RISK: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "chance to win {number}%, the turn's risk {percent}%"
)
BEST_TURN: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "The best turn of the game: {points} points, by {player}."
)
BIGGEST_LOSS: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "The boldest roll: {player} risked {points} points and lost them all."
)

_BOLD: Final = 30
"""The points lost at once that are worth naming."""


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a refusal, by these rules or by the engine."""
    if code not in REFUSALS:
        return engine_messages.reason(code, facts)
    if "seat" in facts:
        facts = {**facts, "place": facts["seat"] + 1}
    count = facts["left"] if code == "tries_not_over" else None
    return sentence(CONTEXT, REFUSALS[code].sentence, facts, count=count, values=VALUES)


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence of an event, given as plain values and with the players' names by seat."""
    facts = dict(plain)
    kind = facts.pop("kind")
    if "seat" in facts:
        facts["player"] = names[facts["seat"]]
    if "face" in facts:
        facts["faces"] = facts["face"]
    counted = {"roll_began": "dice", "try_missed": "left", "points_banked": "points", "points_lost": "points"}
    count = facts[counted[kind]] if kind in counted else None
    if kind == "dice_rolled":
        count = len(facts["dice"])
        facts["dice"] = enumeration([str(face) for face in facts["dice"]])
    elif kind == "dice_kept":
        facts["dice"] = _kept(facts["dice"])
    return sentence(CONTEXT, EVENTS[kind], facts, count=count, values=VALUES)


def move(plain: Mapping[str, Any]) -> str:
    """Return what a move does, given as plain values, in the imperative and without a full stop."""
    facts = dict(plain)
    if facts["kind"] == "keep":
        facts["dice"] = _kept(facts["dice"])
    return sentence(CONTEXT, MOVES[facts["kind"]], facts, values=VALUES)


def _kept(dice: Sequence[int]) -> str:
    """Return the dice that are set aside; a single one has a word of its own."""
    if len(dice) == 1:
        return translated(CONTEXT, ONE[dice[0]])
    return enumeration([str(face) for face in dice])


def points_text(count: int) -> str:
    return sentence(CONTEXT, POINTS, {}, count=count)


def advice(
    plain: Mapping[str, Any], worth: float, facts: Mapping[str, float], among: Sequence[Advice] = ()
) -> OptionWorth:
    """Return an option, its chance to win and the risk for the points, in plain words.

    ``among`` are the options that are told with it; where no two places tell them apart, no chance is told.
    """
    places = places_apart([100 * each.facts.get("win", each.value) for each in among] or [100 * worth], 1)
    if places is None:
        return OptionWorth(move(plain))
    lost = round(100 * facts.get("lost", 0))
    known = {"number": decimal(100 * facts.get("win", worth), places), "percent": str(lost)}
    source = CHANCE_WITH_RISK if facts.get("lost") else CHANCE
    return OptionWorth(move(plain), sentence(CONTEXT, source, known))


def end_reason(state: State) -> str:
    """Return why a game has ended, in one sentence; empty before its end."""
    if state.phase != "over":
        return ""
    if state.winner is not None:
        return translated(CONTEXT, END_REASONS["six_equal"])
    one_left = len(state.out) == len(state.accounts) - 1
    return translated(CONTEXT, END_REASONS["one_left" if one_left else "last_turns"])


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one friendly sentence about a whole game: its best turn, or a still greater loss; or nothing."""
    best = {"points_banked": (0, 0), "points_lost": (_BOLD - 1, 0)}
    for plain in events:
        kind = plain["kind"]
        if kind in best and plain["points"] > best[kind][0]:
            best[kind] = (plain["points"], plain["seat"])
    (banked, banker), (lost, loser) = best["points_banked"], best["points_lost"]
    if lost >= _BOLD and lost > banked:
        return sentence(CONTEXT, BIGGEST_LOSS, {"points": lost, "player": names[loser]})
    if not banked:
        return ""
    return sentence(CONTEXT, BEST_TURN, {"points": banked, "player": names[banker]})


QUESTIONS: Final[Mapping[str, str]] = {
    "bust": QT_TRANSLATE_NOOP("ryzyk_fizyk", "How likely is it that the next roll loses the turn's points?"),
    "keep": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk",
        "Say you set {dice} aside and roll on: how likely is it that this roll loses the turn's points?",
    ),
    "tries": QT_TRANSLATE_NOOP("ryzyk_fizyk", "How likely is it that none of the tries left matches?"),
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
    option_values=OPTION_VALUES,
)
