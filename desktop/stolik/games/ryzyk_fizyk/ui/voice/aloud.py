"""What is told of Ryzyk-Fizyk aloud: things, answers to questions, and a turn in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, enumeration, sentence, translate, translated
from stolik.engine.spoken_text import choices_text, turn_sentence
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer
from stolik.games.ryzyk_fizyk.ai.valuation import roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui import messages
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT, VALUES
from stolik.games.ryzyk_fizyk.ui.voice.shown import Moment
from stolik.models.dice_voice import exact_percent

ACCOUNT_OF: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}'s account: {account}")
ACCOUNT_WITH_TURN: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "{player}'s account: {account}, with this turn {reach}"
)
OUT_OF_GAME: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player} is out of the game, account {account}")
MARK_OUT: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "out")
MARK_LAST: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "last turn")


def account_words(moment: Moment, seat: Seat) -> str:
    """Return what a seat's marker on the track is called aloud."""
    state = moment.state
    reach = state.accounts[seat] + (moment.prospect.points if seat == state.turn else 0)
    facts = {"player": moment.names[seat], "account": state.accounts[seat], "reach": reach}
    if seat in state.out:
        return sentence(CONTEXT, OUT_OF_GAME, facts)
    return sentence(CONTEXT, ACCOUNT_WITH_TURN if reach > state.accounts[seat] else ACCOUNT_OF, facts)


def seat_mark(state: State, seat: Seat) -> str:
    """Return what stands on a seat's card: that it is out, or that its last turn is to come; or nothing."""
    if seat in state.out:
        return translated(CONTEXT, MARK_OUT)
    return translated(CONTEXT, MARK_LAST) if seat in state.last_turns else ""


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "What is this turn worth, and what is the chance of losing it?"
    ),
    OPTIONS_KEY: QT_TRANSLATE_NOOP("ryzyk_fizyk", "What can I do?"),
    "Ctrl+1": QT_TRANSLATE_NOOP("ryzyk_fizyk", "How are the accounts?"),
}

TURN: Final = translate("ryzyk_fizyk", "This turn: %n (point|points).", "", 0)
BANKED: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Banked, the account is {account}.")
ROLLED: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Rolled: {dice}.")
TO_ROLL: Final = translate("ryzyk_fizyk", "%n (die|dice) to roll; {percent} to lose the points.", "", 0)
ACCOUNT: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}: {account}")
OUT: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}: out of the game")
LAST_TURNS: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "These are the last turns.")
CHOSEN: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Chosen: {dice}; this turn {points}.")
NONE_CHOSEN: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "No die is chosen; this turn {points}.")

_MOST_CHOICES: Final = 6
"""The ways to set dice aside that are told at most, those of most dice."""

ROLLS: Final = translate("ryzyk_fizyk", "%n (roll|rolls)", "", 0)
DEEDS: Final[Mapping[str, str]] = {
    "points_banked": QT_TRANSLATE_NOOP("ryzyk_fizyk", "banks {points}, account {account}"),
    "points_lost": QT_TRANSLATE_NOOP("ryzyk_fizyk", "loses {points}: {reason}"),
    "account_zeroed": QT_TRANSLATE_NOOP("ryzyk_fizyk", "the account goes from {account} back to 0"),
    "player_out": QT_TRANSLATE_NOOP("ryzyk_fizyk", "out of the game"),
    "six_of_a_kind": QT_TRANSLATE_NOOP("ryzyk_fizyk", "six {faces} at once, and the game is won"),
    "last_turns_began": QT_TRANSLATE_NOOP("ryzyk_fizyk", "past 100, so everybody else has one last turn"),
}
"""What is done in a turn, as it stands after the player's name."""


def answers(state: State, prospect: State, names: Sequence[str]) -> Sequence[Answer]:
    """Return the answers to all questions of the game.

    ``prospect`` is the position that setting the dice chosen aside would make; ``names`` go by seat.
    """
    texts = {
        SUM_KEY: sum_text(state, prospect),
        OPTIONS_KEY: options_text(state, names),
        "Ctrl+1": _accounts(state, names),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def sum_text(state: State, prospect: State) -> str:
    """Return what the turn is worth with the dice chosen, and the chance that the next roll loses it."""
    told = [sentence(CONTEXT, TURN, {}, count=prospect.points)]
    if state.phase == "keep":
        told.append(sentence(CONTEXT, ROLLED, {"dice": _dice(state.rolled)}))
    if prospect.phase == "decide":
        moves = list(GAME.legal_moves(prospect, prospect.turn))
        if Bank() in moves:
            account = prospect.accounts[prospect.turn] + prospect.points
            told.append(sentence(CONTEXT, BANKED, {"account": account}))
        if Roll() in moves:
            facts = {"percent": exact_percent(roll_bust_chance(prospect))}
            told.append(sentence(CONTEXT, TO_ROLL, facts, count=prospect.dice_to_roll))
    return " ".join(told)


def options_text(state: State, names: Sequence[str]) -> str:
    """Return what the player on turn can choose from."""
    moves = list(GAME.legal_moves(state, state.turn))[:_MOST_CHOICES]
    return choices_text(names[state.turn], [messages.move(to_plain(move)) for move in moves])


def chosen_text(dice: Sequence[int], points: int) -> str:
    """Return which dice are chosen, and what the turn is worth with them."""
    facts = {"dice": _dice(dice), "points": messages.points_text(points)}
    return sentence(CONTEXT, CHOSEN if dice else NONE_CHOSEN, facts)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a turn in one sentence; its events are given as plain values."""
    deeds, rolls, seat = list[str](), 0, 0
    for plain in events:
        seat, kind = plain.get("seat", seat), plain["kind"]
        rolls += kind == "dice_rolled"
        if kind in DEEDS:
            facts = {**plain, "faces": plain.get("face", "")}
            deeds.append(sentence(CONTEXT, DEEDS[kind], facts, values=VALUES))
    if rolls:
        deeds.insert(0, sentence(CONTEXT, ROLLS, {}, count=rolls))
    return turn_sentence(names[seat], deeds)


def _accounts(state: State, names: Sequence[str]) -> str:
    """Return everybody's account, and whether the last turns are played."""
    told = [
        sentence(
            CONTEXT,
            OUT if seat in state.out else ACCOUNT,
            {"player": names[seat], "account": account},
        )
        for seat, account in enumerate(state.accounts)
    ]
    text = "; ".join(told) + "."
    return f"{text} {translated(CONTEXT, LAST_TURNS)}" if state.last_turns else text


def _dice(dice: Sequence[int]) -> str:
    return enumeration([str(face) for face in dice])
