"""Every sentence of Farkle; the sources are English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from stolik.engine.messages import N_, Refusal, refused, sentence, translate
from stolik.engine.package import Messages
from stolik.engine.view_model import OptionWorth

CONTEXT: Final = "farkle"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("5.1", N_("farkle", "The game is over.")),
    "move_of_another": Refusal("3.1", N_("farkle", "Players choose, and the table rolls the dice.")),
    "not_your_turn": Refusal("2.2", N_("farkle", "It isn't your turn.")),
    "no_such_roll": Refusal("3.1", N_("farkle", "This roll takes {dice} dice with the faces 1 to 6.")),
    "roll_first": Refusal("3.2", N_("farkle", "Roll first: you set dice aside once after each roll.")),
    "dice_not_rolled": Refusal("3.2", N_("farkle", "This roll doesn't show these dice.")),
    "no_score": Refusal("4.1", N_("farkle", "Choose only dice that score: 1s, 5s and three equal dice.")),
    "keep_first": Refusal("3.2", N_("farkle", "First set aside some of the dice you rolled.")),
    "nothing_to_bank": Refusal("3.3", N_("farkle", "You have no points this turn yet: roll first.")),
}  # fmt: skip

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": translate("farkle", "{player} rolls %n (die|dice).", "", 0),
    "dice_rolled": N_("farkle", "{player} rolled {dice}."),
    "dice_kept": N_("farkle", "{player} sets {dice} aside: +{points}, now {total}."),
    "points_banked": N_("farkle", "{player} banks {points}: the account is {account}."),
    "points_lost": translate("farkle", "No die scores: {player} loses %n (point|points).", "", 0),
    "last_turns_began": N_("farkle", "{player} has 150: the others have one last turn."),
    "turn_began": N_("farkle", "It's {player}'s turn."),
    "game_ended": N_("farkle", "The game is over."),
}

MOVES: Final[Mapping[str, str]] = {
    "roll": N_("farkle", "Roll"),
    "keep": N_("farkle", "Set {dice} aside"),
    "bank": N_("farkle", "Bank the points"),
    "rolled": N_("farkle", "The dice show {dice}"),
}

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "last_turns": (
        N_("farkle", "Last turns"),
        N_("farkle", "With 150 points the game goes on: everybody else has one more turn."),
    )
}

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_("farkle", "Sets the most points aside, and banks whatever the first roll brings."),
    "fair": N_("farkle", "Sets the most points aside, and banks as soon as it has 20."),
    "sharp": N_("farkle", "Rolls on while a roll is worth more points than it risks."),
    "master": N_(
        "farkle", "Weighs points as the sharp one does, banks what wins, and catches up in a last turn."
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 63, "sharp": 62, "master": 52}
"""The measured number of 100 two-player games that a level wins against the one below (``rulings.md``)."""

POINTS: Final = translate("farkle", "%n (point|points)", "", 0)
ADVICE: Final = N_("farkle", "{points} points on average")
BEST_TURN: Final = N_("farkle", "The best turn: {points} points, by {player}.")


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence of an event, given as plain values and with the players' names by seat."""
    facts = {**plain, "player": names[plain["seat"]]} if "seat" in plain else plain
    count = plain[{"roll_began": "dice", "points_lost": "points"}.get(plain["kind"], "kind")]
    return sentence(CONTEXT, EVENTS[plain["kind"]], facts, count=count if isinstance(count, int) else None)


def move(plain: Mapping[str, Any]) -> str:
    """Return the words for a move, given as plain values."""
    return sentence(CONTEXT, MOVES[plain["kind"]], plain)


def points_text(count: int) -> str:
    """Return a number of points with its noun."""
    return sentence(CONTEXT, POINTS, {}, count=count)


def advice(plain: Mapping[str, Any], worth: float) -> OptionWorth:
    """Return an option and its worth in plain words."""
    return OptionWorth(move(plain), sentence(CONTEXT, ADVICE, {"points": round(worth)}))


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a sentence about the best turn of a game, empty if nobody banked."""
    banked = [plain for plain in events if plain["kind"] == "points_banked"]
    if not banked:
        return ""
    best = max(banked, key=lambda plain: plain["points"])
    return sentence(CONTEXT, BEST_TURN, {"points": best["points"], "player": names[best["seat"]]})


MESSAGES: Final = Messages(
    refusals=REFUSALS,
    events=EVENTS,
    moves=MOVES,
    options=OPTIONS,
    levels=LEVELS,
    strengths=STRENGTHS,
    reason=partial(refused, CONTEXT, REFUSALS),
    event=event,
    move=move,
)
