"""What is read on the table of Ryzyk-Fizyk: the status line, the labels of the acts, and what must be seen.

All of it is told by functions of what is seen and of the dice chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.dice import FACES
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.games.ryzyk_fizyk.ai.valuation import roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP
from stolik.games.ryzyk_fizyk.rules.events import Event, PointsLost
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import TRIES, State
from stolik.games.ryzyk_fizyk.ui import messages
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT, VALUES
from stolik.models.dice_voice import (
    BANK_OR_DARE,
    ROLL_NOW,
    ActRow,
    Banner,
    Chance,
    as_sentence,
    bank_act,
    chosen_line,
    exact_percent,
    loss_chance,
    loss_title,
    say,
    turn_acts,
)


def _said(source: str, count: int | None = None) -> str:
    return translated(CONTEXT, source, count)


@dataclass(frozen=True, slots=True)
class Moment:
    """What is seen at a moment, and who sees it.

    ``prospect`` is the position that setting the dice chosen aside would make, and ``chosen`` are their
    faces. ``mine`` tells that a person may act on the screen, ``live`` that the game is played here now.
    """

    state: State
    prospect: State
    names: Sequence[str]
    mine: bool = True
    live: bool = True
    chosen: Sequence[int] = ()

    @property
    def player(self) -> str:
        """The name of who is on turn."""
        return self.names[self.state.turn]

    @property
    def may_roll(self) -> bool:
        """Whether the seat on turn may roll, the dice chosen set aside."""
        return self._allows(Roll())

    @property
    def may_bank(self) -> bool:
        """Whether the seat on turn may bank, the dice chosen set aside."""
        return self._allows(Bank())

    @property
    def chooses(self) -> bool:
        """Whether dice are chosen now, by a person."""
        return self.mine and self.state.phase == "keep"

    @property
    def try_number(self) -> int:
        """The number of the try of the sixth die that comes next, 0 where there is none."""
        state = self.prospect
        return state.tried + 1 if state.trying and state.tried < TRIES else 0

    def _allows(self, move: Move) -> bool:
        state = self.prospect
        return self.live and state.phase == "decide" and GAME.check(state, state.turn, move) is None


def counts(state: State, face: int) -> range:
    """Return how many of the rolled dice of a face can be set aside."""
    least = 1 if face in state.kept else GROUP
    return range(least, state.rolled.count(face) + 1)


# ------------------------------------------------------------------------------------ the status line

BEFORE_TRIES: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "Five of a kind: roll on, with three tries to match them, or bank {points}."
)
TRY: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Try {number} of 3: the sixth die has to match the five.")
# All six once they lie aside, and with dice that are only chosen: by whether they have to be rolled again.
ALL_SIX_ASIDE: Final[Mapping[bool, str]] = {
    False: QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "This turn: {points}. All six are set aside: bank, or roll all six again."
    ),
    True: QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "This turn: {points}. All six are set aside: they have to be rolled again."
    ),
}
ALL_SIX_WITH_CHOSEN: Final[Mapping[bool, str]] = {
    False: QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "This turn: {points}. That makes all six: bank, or roll all six again."
    ),
    True: QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "This turn: {points}. That makes all six: they have to be rolled again."
    ),
}
CHOOSE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}, choose the dice to set aside: {offers}")
OFFER: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{dice}: +{points}")
LAST_TURN: Final = translate("ryzyk_fizyk", "{player}, your last turn: you need %n (point|points).", "", 0)
LAST_CHOICE: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "You need {needed}, you have {points}. Choose dice: {offers}"
)
# What banking does in the last turn.
LAST_BANK: Final[Mapping[str, str]] = {
    "loses": QT_TRANSLATE_NOOP("ryzyk_fizyk", "You need {needed}, you have {points}: banking loses."),
    "levels": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "You need {needed}, you have {points}: banking only draws level."
    ),
    "leads": QT_TRANSLATE_NOOP(
        "ryzyk_fizyk", "You need {needed}, you have {points}: banking takes the lead."
    ),
    "wins": QT_TRANSLATE_NOOP("ryzyk_fizyk", "You need {needed}, you have {points}: banking wins."),
}


def line(moment: Moment) -> str:
    """Return the status line: what the turn is worth, and what the player on turn can do."""
    if not moment.mine:
        return ""
    state, prospect = moment.state, moment.prospect
    facts = {
        "player": moment.player,
        "points": prospect.points,
        "number": moment.try_number,
    }
    if state.last_turns and (told := _in_the_last_turn(moment)):
        return told
    if moment.try_number:
        return sentence(CONTEXT, BEFORE_TRIES if moment.chosen else TRY, facts)
    if len(prospect.kept) == DICE:
        all_six = ALL_SIX_WITH_CHOSEN if moment.chosen else ALL_SIX_ASIDE
        return sentence(CONTEXT, all_six[prospect.options.must_roll_on], facts)
    if moment.chosen:
        return chosen_line(prospect.points, sum(moment.chosen))
    if state.phase == "keep":
        return sentence(CONTEXT, CHOOSE, {**facts, "offers": offers(state)})
    if state.points:
        return say(BANK_OR_DARE, points=prospect.points)
    return say(ROLL_NOW, player=moment.player)


def offers(state: State) -> str:
    """Return what each face that can be set aside would add: its dice in a row, and their sum."""
    told = [
        sentence(CONTEXT, OFFER, {"dice": " ".join([str(face)] * count), "points": face * count})
        for face in FACES
        for count in counts(state, face)[-1:]
    ]
    return "   ".join(told)


def best_other(state: State, passing: Sequence[Seat] = ()) -> int:
    """Return the best account of the others that are still in the game, but for those of ``passing``."""
    aside = {state.turn, *state.out, *passing}
    return max([account for seat, account in enumerate(state.accounts) if seat not in aside], default=0)


def last_bank(state: State) -> str:
    """Return what banking does in the last turn, a key of ``LAST_BANK``; empty where that isn't sure.

    It loses to the account of one who has no turn left, and wins where nobody else has one.
    """
    total, best = state.accounts[state.turn] + state.points, best_other(state)
    if total > best:
        return "leads" if state.last_turns[1:] else "wins"
    if total == best:
        return "levels"
    return "loses" if total < best_other(state, state.last_turns) else ""


def _in_the_last_turn(moment: Moment) -> str:
    """Return what the turn must bring and what it has; empty where something else has to be told."""
    state, prospect = moment.state, moment.prospect
    needed = best_other(state) - state.accounts[state.turn] + 1
    facts = {"player": moment.player, "needed": needed, "points": prospect.points}
    if state.phase == "keep" and not moment.chosen:
        return sentence(CONTEXT, LAST_CHOICE, {**facts, "offers": offers(state)})
    if not prospect.points:
        return sentence(CONTEXT, LAST_TURN, facts, count=needed)
    bank = "" if prospect.must_roll else last_bank(prospect)
    return sentence(CONTEXT, LAST_BANK[bank], facts) if bank else ""


# ------------------------------------------------------------------------------------ acts and chances

TRIES_RISK: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "that no try matches")
TRIES_RISK_SPOKEN: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "Chance that no try matches and all is lost: {chance}"
)


def acts(moment: Moment) -> Sequence[ActRow]:
    """Return rolling and banking."""
    bank = bank_act(moment.prospect.points if moment.live else 0, possible=moment.may_bank)
    return turn_acts(moment.prospect.dice_to_roll, bank, rolls=moment.may_roll)


def chance(moment: Moment) -> Chance | None:
    """Return the chance that the next roll or the tries lose it all, ``None`` where no roll can follow."""
    if not moment.may_roll:
        return None
    risk = roll_bust_chance(moment.prospect)
    figure = exact_percent(risk)
    if not moment.try_number:
        return loss_chance(risk, figure)
    spoken = sentence(CONTEXT, TRIES_RISK_SPOKEN, {"chance": figure})
    return Chance(figure, _said(TRIES_RISK), spoken, risk >= 0.5)


# ------------------------------------------------------------------------------------ what must be seen

TITLES: Final[Mapping[str, str]] = {
    "account_zeroed": QT_TRANSLATE_NOOP("ryzyk_fizyk", "The account is lost!"),
    "player_out": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Out of the game!"),
    "six_of_a_kind": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Six of a kind!"),
    "last_turns_began": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Last turns!"),
}
_LOSSES: Final = ("account_zeroed", "player_out")


def banner(event: Event | None, names: Sequence[str]) -> Banner | None:
    """Return what must be seen of an event, ``None`` where it is nothing out of the ordinary."""
    if isinstance(event, PointsLost):
        return Banner(loss_title(event.points), as_sentence(_said(VALUES["reason"][event.reason])))
    if event is None or event.kind not in TITLES:
        return None
    told = messages.event(to_plain(event), names)
    return Banner(_said(TITLES[event.kind]), told, loss=event.kind in _LOSSES)
