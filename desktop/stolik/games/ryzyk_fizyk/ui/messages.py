"""Every sentence of Ryzyk-Fizyk: refusals, the log, moves, options and levels.

The sources are English. Several dice of a face go into a sentence as "4s", which each language translates in
its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.messages import (
    N_,
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
from stolik.games.ryzyk_fizyk.rules.state import State

CONTEXT: Final = "ryzyk_fizyk"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.7", N_("ryzyk_fizyk", "The game is over: the last turn has been played.")),
    "move_of_another": Refusal("3.1", N_(
        "ryzyk_fizyk", "Players can't choose what the dice show, and the table can't choose for them."
    )),
    "not_your_turn": Refusal("2.3", N_(
        "ryzyk_fizyk",
        "It isn't your turn: wait for another player or for the roll.",
    )),
    "no_such_face": Refusal("1.1", N_("ryzyk_fizyk", "A die can only show 1, 2, 3, 4, 5 or 6.")),
    "wrong_number_of_dice": Refusal("3.6", N_(
        "ryzyk_fizyk", "Roll all the dice that aren't set aside: {dice}, not {given}."
    )),
    "roll_first": Refusal("3.3", N_("ryzyk_fizyk", "Roll first: you set dice aside once after each roll.")),
    "nothing_chosen": Refusal("3.3", N_(
        "ryzyk_fizyk", "Choose two equal dice, or one or more that fit a group you have."
    )),
    "dice_not_rolled": Refusal("3.2", N_(
        "ryzyk_fizyk", "You can't set aside {given} × {face}: this roll has {dice}."
    )),
    "lone_die": Refusal("3.2", N_(
        "ryzyk_fizyk", "One {face} isn't a group: you need two, or {faces} already set aside."
    )),
    "keep_first": Refusal("3.3", N_("ryzyk_fizyk", "First set aside some of the dice you rolled.")),
    "nothing_to_bank": Refusal("5.2", N_("ryzyk_fizyk", "You have no points this turn yet: roll first.")),
    "tries_not_over": Refusal("7.12", translate(
        "ryzyk_fizyk", "You can't stop between tries: %n more (try|tries) to match the five.", "", 0
    )),
    "must_roll_on": Refusal("7.15", N_(
        "ryzyk_fizyk", "All six dice are set aside: here you must roll them all again."
    )),
    "one_left": Refusal("7.9", N_("ryzyk_fizyk", "With one player left, the game would already be over.")),
    "out_on_turn": Refusal("7.7", N_("ryzyk_fizyk", "Player {place} is out of the game and can't roll.")),
    "last_turns_missing": Refusal("6.1", N_(
        "ryzyk_fizyk", "An account is over {line}, so someone has started the last round."
    )),
    "no_such_points": Refusal("4.1", N_(
        "ryzyk_fizyk", "The dice set aside show {given}: that can't make {points} points."
    )),
    "not_six_dice": Refusal("1.1", N_("ryzyk_fizyk", "Dice on the table: {given} of {dice}.")),
    "six_equal": Refusal("7.3", N_("ryzyk_fizyk", "Six of a kind in one roll won the game.")),
    "nothing_to_keep": Refusal("4.2", N_(
        "ryzyk_fizyk", "None of the rolled dice can be set aside."
    )),
    "no_tries": Refusal("7.10", N_(
        "ryzyk_fizyk", "Tries for the sixth die come only after five equal dice, if this table allows them."
    )),
}  # fmt: skip
"""The reasons why a move is refused, or why play can't go on from a position."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": translate("ryzyk_fizyk", "{player} rolls %n (die|dice).", "", 0),
    "dice_rolled": translate("ryzyk_fizyk", "{player} rolled {dice}.", "", 0),
    "dice_kept": N_("ryzyk_fizyk", "{player} sets {dice} aside: +{points}, now {total}."),
    "try_missed": translate(
        "ryzyk_fizyk", "The die doesn't match {player}'s five: %n (try|tries) left.", "", 0
    ),
    "points_banked": translate(
        "ryzyk_fizyk", "{player} banks %n (point|points): the account is now {account}.", "", 0
    ),
    "points_lost": translate("ryzyk_fizyk", "{player} loses %n (point|points): {reason}.", "", 0),
    "account_zeroed": N_("ryzyk_fizyk", "{player}'s account drops from {account} to 0."),
    "player_out": N_("ryzyk_fizyk", "{player} is out of the game."),
    "six_of_a_kind": N_("ryzyk_fizyk", "Six {faces} at once: {player} wins the game."),
    "last_turns_began": N_("ryzyk_fizyk", "{player} has passed 100: everyone else gets one last turn."),
    "turn_began": N_("ryzyk_fizyk", "It's {player}'s turn."),
    "game_ended": N_("ryzyk_fizyk", "The game is over."),
}

END_REASONS: Final[Mapping[str, str]] = {
    "six_equal": N_("ryzyk_fizyk", "The game is over: six equal dice in one roll won it."),
    "one_left": N_("ryzyk_fizyk", "The game is over: only one player is left."),
    "last_turns": N_(
        "ryzyk_fizyk",
        "The game is over: someone passed 100, and everyone has had a last turn.",
    ),
}
"""The reasons why a game has ended (§6.5, §7.3, §7.9)."""

MOVES: Final[Mapping[str, str]] = {
    "roll": N_("ryzyk_fizyk", "Roll"),
    "keep": N_("ryzyk_fizyk", "Set {dice} aside"),
    "bank": N_("ryzyk_fizyk", "Bank the points"),
    "rolled": N_("ryzyk_fizyk", "The dice show {dice}"),
}

ONE: Final[Mapping[int, str]] = {
    1: N_("ryzyk_fizyk", "a 1"),
    2: N_("ryzyk_fizyk", "a 2"),
    3: N_("ryzyk_fizyk", "a 3"),
    4: N_("ryzyk_fizyk", "a 4"),
    5: N_("ryzyk_fizyk", "a 5"),
    6: N_("ryzyk_fizyk", "a 6"),
}
"""What a single die that is set aside is called, by its face."""

VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    "faces": {
        1: N_("ryzyk_fizyk", "1s"),
        2: N_("ryzyk_fizyk", "2s"),
        3: N_("ryzyk_fizyk", "3s"),
        4: N_("ryzyk_fizyk", "4s"),
        5: N_("ryzyk_fizyk", "5s"),
        6: N_("ryzyk_fizyk", "6s"),
    },
    "reason": {
        "nothing_to_keep": N_("ryzyk_fizyk", "no pair, and nothing to fit a group"),
        "six_different": N_("ryzyk_fizyk", "six different dice"),
        "no_match": N_("ryzyk_fizyk", "the sixth die didn't match in three tries"),
    },
}

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        N_("ryzyk_fizyk", "Who starts"),
        N_("ryzyk_fizyk", "The youngest player, a random one, or the one you choose."),
    ),
    "six_of_a_kind_wins": (
        N_("ryzyk_fizyk", "Six of a kind wins"),
        N_("ryzyk_fizyk", "Six of a kind in one roll wins the game at once."),
    ),
    "six_different": (
        N_("ryzyk_fizyk", "Six different dice"),
        N_("ryzyk_fizyk", "What a roll of 1 2 3 4 5 6 costs: the turn, the game, or all your points."),
    ),
    "five_of_a_kind_bonus": (
        N_("ryzyk_fizyk", "Three tries for the sixth die"),
        N_("ryzyk_fizyk", "After five equal dice in one roll, you get three tries for the sixth."),
    ),
    "must_roll_on": (
        N_("ryzyk_fizyk", "Six set aside: roll on"),
        N_("ryzyk_fizyk", "With all six dice set aside you must roll them all again."),
    ),
}
"""The title of each option and one line about it."""

OPTION_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "six_different": {
        "off": N_("ryzyk_fizyk", "Turn lost"),
        "lose_game": N_("ryzyk_fizyk", "Game lost"),
        "zero_account": N_("ryzyk_fizyk", "All points lost"),
    }
}
"""The values of options that aren't switches."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_("ryzyk_fizyk", "Sets aside the most points, and banks as soon as it has 10."),
    "fair": N_(
        "ryzyk_fizyk",
        "Sets aside the most points; banks at 20 or with one die left. On a last turn it goes for the lead.",
    ),
    "sharp": N_(
        "ryzyk_fizyk",
        "Rolls while it has more to gain than to lose, ignoring the score. On a last turn it goes for"
        " the lead.",
    ),
    "master": N_(
        "ryzyk_fizyk",
        "Plays to win: weighs all the accounts, who is next, and what the last turns may bring.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 67, "sharp": 66, "master": 58}
"""How many of 100 two-player games a level wins against the one below it, as measured in ``rulings.md``."""

POINTS: Final = translate("ryzyk_fizyk", "%n (point|points)", "", 0)
CHANCE: Final = N_("ryzyk_fizyk", "{number}% to win")
CHANCE_WITH_RISK: Final = N_("ryzyk_fizyk", "{number}% to win, {percent}% risk of losing the turn")
BEST_TURN: Final = N_("ryzyk_fizyk", "Best turn of the game: {points} points, by {player}.")
BIGGEST_LOSS: Final = N_("ryzyk_fizyk", "Boldest roll: {player} risked {points} points and lost them all.")

_BOLD: Final = 30
"""How many points must be lost at once to be worth a mention."""


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence for an event, given as plain values; ``names`` are the players' by seat."""
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
    """Return what a move, given as plain values, does: in the imperative and without a full stop."""
    facts = dict(plain)
    if facts["kind"] == "keep":
        facts["dice"] = _kept(facts["dice"])
    return sentence(CONTEXT, MOVES[facts["kind"]], facts, values=VALUES)


def _kept(dice: Sequence[int]) -> str:
    """Return the words for the dice that are set aside; a single die has a wording of its own."""
    if len(dice) == 1:
        return translated(CONTEXT, ONE[dice[0]])
    return enumeration([str(face) for face in dice])


def points_text(count: int) -> str:
    return sentence(CONTEXT, POINTS, {}, count=count)


def advice(
    plain: Mapping[str, Any], worth: float, facts: Mapping[str, float], among: Sequence[Advice] = ()
) -> OptionWorth:
    """Return an option, its chance to win and the risk to the points, in plain words.

    ``among`` are the options listed with it. If two decimal places can't tell them apart, no chance is given.
    """
    places = places_apart([100 * each.facts.get("win", each.value) for each in among] or [100 * worth], 1)
    if places is None:
        return OptionWorth(move(plain))
    lost = round(100 * facts.get("lost", 0))
    known = {"number": decimal(100 * facts.get("win", worth), places), "percent": str(lost)}
    source = CHANCE_WITH_RISK if facts.get("lost") else CHANCE
    return OptionWorth(move(plain), sentence(CONTEXT, source, known))


def end_reason(state: State) -> str:
    """Return one sentence about why the game has ended; empty before its end."""
    if state.phase != "over":
        return ""
    if state.winner is not None:
        return translated(CONTEXT, END_REASONS["six_equal"])
    one_left = len(state.out) == len(state.accounts) - 1
    return translated(CONTEXT, END_REASONS["one_left" if one_left else "last_turns"])


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a friendly sentence about a whole game: its best turn, or an even greater loss; or nothing."""
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
    "bust": N_("ryzyk_fizyk", "How likely is the next roll to lose this turn's points?"),
    "keep": N_(
        "ryzyk_fizyk",
        "Say you set {dice} aside and roll on. How likely are you to lose this turn's points?",
    ),
    "tries": N_("ryzyk_fizyk", "How likely are all the tries left to fail?"),
}
"""The questions that can be guessed at, by kind."""


MOMENTS: Final = {
    "turn": MomentWords(
        N_("ryzyk_fizyk", "The best turn"),
        translate("ryzyk_fizyk", "%n (point|points) at once", "", 0),
        moves=True,
    ),
    "six": MomentWords(N_("ryzyk_fizyk", "Six of a kind!"), sound="six"),
    "past": MomentWords(
        N_("ryzyk_fizyk", "Past 100!"), translate("ryzyk_fizyk", "%n in the account", "", 0), sound="past"
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
    reason=partial(refused, CONTEXT, REFUSALS, values=VALUES, counted={"tries_not_over": "left"}),
    event=event,
    move=move,
    option_values=OPTION_VALUES,
    moments=MOMENTS,
)
