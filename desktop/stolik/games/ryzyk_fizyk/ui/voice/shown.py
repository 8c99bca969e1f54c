"""What is read on the table of Ryzyk-Fizyk: the status line, the labels of the acts, and what must be seen.

All of it is told by functions of what is seen and of the dice chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.dice import FACES
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
from stolik.models.dice_voice import ActRow, Banner, Chance, as_sentence, to_tenths


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
    "ryzyk_fizyk", "Five of a kind: roll on for three tries to match them, or bank {points}."
)
TRY: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Try {number} of 3: the sixth die has to match the five.")
ALL_SIX_MUST: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "This turn: {points}. All six are set aside: they have to be rolled again."
)
ALL_SIX_ASIDE: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "This turn: {points}. All six are set aside: bank, or roll all six again."
)
WITH_CHOSEN: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "This turn: {points} (+{added} for the dice chosen)")
CHOOSE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}, choose the dice to set aside: {offers}")
OFFER: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{dice}: +{points}")
LAST_TURN: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "{player}, your last turn: the best account has {account}."
)
ROLL_NOW: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{player}, roll the dice.")
BANK_OR_DARE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "This turn: {points}. Bank it, or dare one more roll.")


def line(moment: Moment) -> str:
    """Return the status line: what the turn is worth, and what the player on turn can do."""
    if not moment.mine:
        return ""
    state, prospect = moment.state, moment.prospect
    facts = {
        "player": moment.player,
        "points": prospect.points,
        "added": sum(moment.chosen),
        "number": moment.try_number,
    }
    if moment.try_number:
        return sentence(CONTEXT, BEFORE_TRIES if moment.chosen else TRY, facts)
    if len(prospect.kept) == DICE:
        return sentence(CONTEXT, ALL_SIX_MUST if prospect.options.must_roll_on else ALL_SIX_ASIDE, facts)
    if moment.chosen:
        return sentence(CONTEXT, WITH_CHOSEN, facts)
    if state.phase == "keep":
        return sentence(CONTEXT, CHOOSE, {**facts, "offers": offers(state)})
    if state.points:
        return sentence(CONTEXT, BANK_OR_DARE, facts)
    if state.last_turns:
        return sentence(CONTEXT, LAST_TURN, {**facts, "account": best_other(state)})
    return sentence(CONTEXT, ROLL_NOW, facts)


def offers(state: State) -> str:
    """Return what each face that can be set aside would add: its dice in a row, and their sum."""
    told = [
        sentence(CONTEXT, OFFER, {"dice": " ".join([str(face)] * count), "points": face * count})
        for face in FACES
        for count in counts(state, face)[-1:]
    ]
    return "   ".join(told)


def best_other(state: State) -> int:
    """Return the best account of the others that are still in the game."""
    others = [
        account for seat, account in enumerate(state.accounts) if seat != state.turn and seat not in state.out
    ]
    return max(others, default=0)


# ------------------------------------------------------------------------------------ acts and chances

ROLL_DICE: Final = translate("ryzyk_fizyk", "Roll %n (die|dice)", "", 0)
ROLL_THE_DICE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll the dice")
BANK_POINTS: Final = translate("ryzyk_fizyk", "Bank %n (point|points)", "", 0)
CHOOSE_ALL: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Choose all")
CHOOSE_NONE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Choose none")
RISK: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "to lose it all")
RISK_SPOKEN: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Chance that this roll loses it all: {chance}")
TRIES_RISK: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "that no try matches")
TRIES_RISK_SPOKEN: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "Chance that no try matches and all is lost: {chance}"
)
PERCENT: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{number}%")
TENTHS: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "{whole}.{tenths}")


def percent(chance: float) -> str:
    """Return a chance from 0 to 1 in percent, with tenths where they matter: 2.8 % is not 3 %.

    >>> [percent(chance) for chance in (0, 0.0278, 0.28, 1)]
    ['0%', '2.8%', '28%', '100%']
    """
    small = 0 < round(1000 * chance) < 100
    number = to_tenths(CONTEXT, TENTHS, 100 * chance) if small else round(100 * chance)
    return sentence(CONTEXT, PERCENT, {"number": number})


def acts(moment: Moment) -> Sequence[ActRow]:
    """Return rolling and banking.

    Rolling stands out where it is all that can be done, or rather goes well than not; else banking.
    """
    state, rolls, banks = moment.prospect, moment.may_roll, moment.may_bank
    banks_first = banks and (not rolls or roll_bust_chance(state) >= 0.5)
    points = state.points if moment.live else 0
    return (
        ActRow(
            "roll",
            _said(ROLL_DICE, state.dice_to_roll) if rolls else _said(ROLL_THE_DICE),
            "R",
            rolls,
            not banks_first,
        ),
        ActRow(
            "bank",
            _said(BANK_POINTS, points) if points else messages.move({"kind": "bank"}),
            "B",
            banks,
            banks_first,
        ),
    )


def chance(moment: Moment) -> Chance | None:
    """Return the chance that the next roll or the tries lose it all, ``None`` where no roll can follow."""
    if not moment.may_roll:
        return None
    risk = roll_bust_chance(moment.prospect)
    words, spoken = (TRIES_RISK, TRIES_RISK_SPOKEN) if moment.try_number else (RISK, RISK_SPOKEN)
    figure = percent(risk)
    return Chance(figure, _said(words), sentence(CONTEXT, spoken, {"chance": figure}), risk >= 0.5)


def choose_label(*, all_chosen: bool) -> str:
    """Return the label of the button that chooses all dice, or none."""
    return _said(CHOOSE_NONE if all_chosen else CHOOSE_ALL)


# ------------------------------------------------------------------------------------ what must be seen

LOST: Final = translate("ryzyk_fizyk", "%n (point|points) lost!", "", 0)
LOST_NOTHING: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Nothing this turn!")
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
        title = _said(LOST, event.points) if event.points else _said(LOST_NOTHING)
        return Banner(title, as_sentence(_said(VALUES["reason"][event.reason])))
    if event is None or event.kind not in TITLES:
        return None
    told = messages.event(to_plain(event), names)
    return Banner(_said(TITLES[event.kind]), told, loss=event.kind in _LOSSES)
