"""All that is written and said aloud at a moment of Ryzyk-Fizyk: status line, acts, answers, hints, praise.

The functions depend only on what is seen and on the chosen dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Wording
from stolik.engine.dice import FACES
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, enumeration, sentence, translate, translated
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer, HintStep, choices_text, turn_sentence
from stolik.games.ryzyk_fizyk.ai.claims import best_other, reason
from stolik.games.ryzyk_fizyk.ai.valuation import roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP, Dice
from stolik.games.ryzyk_fizyk.rules.events import Event, PointsLost
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
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


def _said(source: str) -> str:
    return translated(CONTEXT, source)


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment as it is seen, and by whom.

    ``prospect`` is the position with the chosen dice set aside, and ``chosen`` are their faces. ``mine`` says
    that a person may act on the screen, ``live`` that the game is being played here now, ``open`` that the
    effect of banking may be told: for a position to be solved it is the answer.
    """

    state: State
    prospect: State
    names: Sequence[str]
    mine: bool = True
    live: bool = True
    chosen: Sequence[int] = ()
    open: bool = True

    @property
    def player(self) -> str:
        return self.names[self.state.turn]

    @property
    def may_roll(self) -> bool:
        return self._allows(Roll())

    @property
    def may_bank(self) -> bool:
        return self._allows(Bank())

    @property
    def chooses(self) -> bool:
        return self.mine and self.state.phase == "keep"

    @property
    def try_number(self) -> int:
        """The number of the next try of the sixth die, 0 if there is none."""
        state = self.prospect
        return state.tried + 1 if state.trying and state.tried < TRIES else 0

    def _allows(self, move: Move) -> bool:
        state = self.prospect
        return self.live and state.phase == "decide" and GAME.check(state, state.turn, move) is None


def counts(state: State, face: int) -> range:
    """Return the numbers of rolled dice of a face that can be set aside."""
    least = 1 if face in state.kept else GROUP
    return range(least, state.rolled.count(face) + 1)


# ------------------------------------------------------------------------------------ the status line

BEFORE_TRIES: Final = N_(
    "ryzyk_fizyk", "Five of a kind: roll on, with three tries to match, or bank {points}."
)
TRY: Final = N_("ryzyk_fizyk", "Try {number} of 3: the sixth die must match the five.")
# What to do once all six are set aside, or would be with the chosen dice; the key is ``must_roll_on``.
ALL_SIX_ASIDE: Final[Mapping[bool, str]] = {
    False: N_("ryzyk_fizyk", "This turn: {points}. All six are set aside: bank, or roll all six again."),
    True: N_("ryzyk_fizyk", "This turn: {points}. All six are set aside: you must roll them again."),
}
ALL_SIX_WITH_CHOSEN: Final[Mapping[bool, str]] = {
    False: N_("ryzyk_fizyk", "This turn: {points}. That makes all six: bank, or roll all six again."),
    True: N_("ryzyk_fizyk", "This turn: {points}. That makes all six: you must roll them again."),
}
CHOOSE: Final = N_("ryzyk_fizyk", "{player}, choose the dice to set aside: {offers}")
OFFER: Final = N_("ryzyk_fizyk", "{dice}: +{points}")
LAST_TURN: Final = translate("ryzyk_fizyk", "{player}, your last turn: you need %n (point|points).", "", 0)
LAST_CHOICE: Final = N_("ryzyk_fizyk", "You need {needed}, you have {points}. Choose dice: {offers}")
LAST_POINTS: Final = N_("ryzyk_fizyk", "You need {needed}, you have {points}.")
# The effects of banking in the last turn.
LAST_BANK: Final[Mapping[str, str]] = {
    "loses": N_("ryzyk_fizyk", "You need {needed}, you have {points}: banking loses."),
    "levels": N_("ryzyk_fizyk", "You need {needed}, you have {points}: banking only ties."),
    "leads": N_("ryzyk_fizyk", "You need {needed}, you have {points}: banking takes the lead."),
    "wins": N_("ryzyk_fizyk", "You need {needed}, you have {points}: banking wins."),
}


def line(moment: Moment) -> str:
    """Return the status line: the turn's points, and what the player on turn can do."""
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
    """Return the dice of each face that can be set aside, in a row, with the points that they would add."""
    told = [
        sentence(CONTEXT, OFFER, {"dice": " ".join([str(face)] * count), "points": face * count})
        for face in FACES
        for count in counts(state, face)[-1:]
    ]
    return "   ".join(told)


def last_bank(state: State) -> str:
    """Return the effect of banking in the last turn, a key of ``LAST_BANK``; empty if it isn't certain.

    Banking certainly loses to a higher account that has no turn left, and wins if no other seat has a turn
    left.
    """
    total, best = state.accounts[state.turn] + state.points, best_other(state)
    if total > best:
        return "leads" if state.last_turns[1:] else "wins"
    if total == best:
        return "levels"
    return "loses" if total < best_other(state, state.last_turns) else ""


def _in_the_last_turn(moment: Moment) -> str:
    """Return how many points the turn needs and has; empty if something else has to be said."""
    state, prospect = moment.state, moment.prospect
    needed = best_other(state) - state.accounts[state.turn] + 1
    facts = {"player": moment.player, "needed": needed, "points": prospect.points}
    if state.phase == "keep" and not moment.chosen:
        return sentence(CONTEXT, LAST_CHOICE, {**facts, "offers": offers(state)})
    if not prospect.points:
        return sentence(CONTEXT, LAST_TURN, facts, count=needed)
    if not moment.open:
        return sentence(CONTEXT, LAST_POINTS, facts)
    bank = "" if prospect.must_roll else last_bank(prospect)
    return sentence(CONTEXT, LAST_BANK[bank], facts) if bank else ""


# ------------------------------------------------------------------------------------ acts and chances

TRIES_RISK: Final = N_("ryzyk_fizyk", "that no try matches")
TRIES_RISK_SPOKEN: Final = N_("ryzyk_fizyk", "Risk that no try matches and you lose it all: {chance}")


def acts(moment: Moment) -> Sequence[ActRow]:
    bank = bank_act(moment.prospect.points if moment.live else 0, possible=moment.may_bank)
    return turn_acts(moment.prospect.dice_to_roll, bank, rolls=moment.may_roll)


def chance(moment: Moment) -> Chance | None:
    """Return the chance that the next roll, or the tries, lose it all; ``None`` if no roll can follow."""
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
    "account_zeroed": N_("ryzyk_fizyk", "The account is lost!"),
    "player_out": N_("ryzyk_fizyk", "Out of the game!"),
    "six_of_a_kind": N_("ryzyk_fizyk", "Six of a kind!"),
    "last_turns_began": N_("ryzyk_fizyk", "Last turns!"),
}
_LOSSES: Final = ("account_zeroed", "player_out")


def banner(event: Event | None, names: Sequence[str]) -> Banner | None:
    """Return the banner for an event, ``None`` if it is nothing out of the ordinary."""
    if isinstance(event, PointsLost):
        return Banner(loss_title(event.points), as_sentence(_said(VALUES["reason"][event.reason])))
    if event is None or event.kind not in TITLES:
        return None
    told = messages.event(to_plain(event), names)
    return Banner(_said(TITLES[event.kind]), told, loss=event.kind in _LOSSES)


ACCOUNT_OF: Final = N_("ryzyk_fizyk", "{player}'s account: {account}")
ACCOUNT_WITH_TURN: Final = N_("ryzyk_fizyk", "{player}'s account: {account}, with this turn {reach}")
OUT_OF_GAME: Final = N_("ryzyk_fizyk", "{player} is out of the game, account {account}")
MARK_OUT: Final = N_("ryzyk_fizyk", "out")
MARK_LAST: Final = N_("ryzyk_fizyk", "last turn")


def account_words(moment: Moment, seat: Seat) -> str:
    """Return the spoken name of a seat's marker on the track."""
    state = moment.state
    reach = state.accounts[seat] + (moment.prospect.points if seat == state.turn else 0)
    facts = {"player": moment.names[seat], "account": state.accounts[seat], "reach": reach}
    if seat in state.out:
        return sentence(CONTEXT, OUT_OF_GAME, facts)
    return sentence(CONTEXT, ACCOUNT_WITH_TURN if reach > state.accounts[seat] else ACCOUNT_OF, facts)


def seat_mark(state: State, seat: Seat) -> str:
    """Return the mark on a seat's card: that it is out, or that its last turn is to come; or nothing."""
    if seat in state.out:
        return translated(CONTEXT, MARK_OUT)
    return translated(CONTEXT, MARK_LAST) if seat in state.last_turns else ""


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: N_("ryzyk_fizyk", "What's this turn worth, and what's the risk of losing it?"),
    OPTIONS_KEY: N_("ryzyk_fizyk", "What can I do?"),
    "Ctrl+1": N_("ryzyk_fizyk", "How do the accounts stand?"),
}

TURN: Final = translate("ryzyk_fizyk", "This turn: %n (point|points).", "", 0)
BANKED: Final = N_("ryzyk_fizyk", "If banked, the account is {account}.")
ROLLED: Final = N_("ryzyk_fizyk", "Rolled: {dice}.")
TO_ROLL: Final = translate(
    "ryzyk_fizyk", "%n (die|dice) to roll; {percent} risk of losing the points.", "", 0
)
ACCOUNT: Final = N_("ryzyk_fizyk", "{player}: {account}")
OUT: Final = N_("ryzyk_fizyk", "{player}: out of the game")
LAST_TURNS: Final = N_("ryzyk_fizyk", "These are the last turns.")
CHOSEN: Final = N_("ryzyk_fizyk", "Chosen: {dice}; this turn {points}.")
NONE_CHOSEN: Final = N_("ryzyk_fizyk", "No die is chosen; this turn {points}.")

_MOST_CHOICES: Final = 6
"""The greatest number of ways to set dice aside that are told; those with the most dice come first."""

ROLLS: Final = translate("ryzyk_fizyk", "%n (roll|rolls)", "", 0)
DEEDS: Final[Mapping[str, str]] = {
    "points_banked": N_("ryzyk_fizyk", "banks {points}, account {account}"),
    "points_lost": N_("ryzyk_fizyk", "loses {points}: {reason}"),
    "account_zeroed": N_("ryzyk_fizyk", "the account drops from {account} to 0"),
    "player_out": N_("ryzyk_fizyk", "out of the game"),
    "six_of_a_kind": N_("ryzyk_fizyk", "six {faces} at once, and the game is won"),
    "last_turns_began": N_("ryzyk_fizyk", "past 100, so everyone else gets one last turn"),
}
"""The deeds of a turn, worded to follow the player's name."""


def answers(state: State, prospect: State, names: Sequence[str]) -> Sequence[Answer]:
    """Return the answers to all questions of the game.

    ``prospect`` is the position with the chosen dice set aside; ``names`` go by seat.
    """
    texts = {
        SUM_KEY: sum_text(state, prospect),
        OPTIONS_KEY: options_text(state, names),
        "Ctrl+1": _accounts(state, names),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def sum_text(state: State, prospect: State) -> str:
    """Return the turn's points with the chosen dice, and the chance that the next roll loses them."""
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
    moves = list(GAME.legal_moves(state, state.turn))[:_MOST_CHOICES]
    return choices_text(names[state.turn], [messages.move(to_plain(move)) for move in moves])


def chosen_text(dice: Sequence[int], points: int) -> str:
    """Return which dice are chosen, and the turn's points with them."""
    facts = {"dice": _dice(dice), "points": messages.points_text(points)}
    return sentence(CONTEXT, CHOSEN if dice else NONE_CHOSEN, facts)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one sentence about a turn, whose events are given as plain values."""
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
    """Return everyone's account, and whether the last turns have begun."""
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


WORDING: Final = Wording(
    CONTEXT,
    {
        "all_six": N_("ryzyk_fizyk", "Keep these: +{points}, then roll all six again."),
        "all_six_must": N_("ryzyk_fizyk", "Keep these: +{points}, then you must roll all six again."),
        "then_try": N_(
            "ryzyk_fizyk", "Keep these: +{points}, then roll on: you get three tries for the sixth die."
        ),
        "then_bank": N_("ryzyk_fizyk", "Keep these: +{points}, then bank."),
        "then_bank_some": N_("ryzyk_fizyk", "Keep only these: +{points}, then bank."),
        "safer": N_("ryzyk_fizyk", "Keep only these: that lowers the risk of losing the points to {risk}%."),
        "more": translate(
            "ryzyk_fizyk", "Keep these: that's %n more (point|points) than the next best choice.", "", 0
        ),
        "more_some": translate(
            "ryzyk_fizyk", "Keep only these: that's %n more (point|points) than the next best choice.", "", 0
        ),
        "brings": N_("ryzyk_fizyk", "Keep these: the turn is then worth {mean} points on average."),
        "brings_some": N_("ryzyk_fizyk", "Keep only these: the turn is then worth {mean} points on average."),
        "take": N_("ryzyk_fizyk", "Keep these: the odds favour it."),
        "take_some": N_("ryzyk_fizyk", "Keep only these: the odds favour it."),
        "nothing_yet": N_("ryzyk_fizyk", "Roll: there are no points to bank yet."),
        "must_roll": N_("ryzyk_fizyk", "Roll: now you must."),
        "roll_behind": translate(
            "ryzyk_fizyk", "Roll on: banking leaves you %n (point|points) short.", "", 0
        ),
        "roll_safe": N_("ryzyk_fizyk", "Roll on: that loses your points only {risk} times in 100."),
        "roll_brings": N_(
            "ryzyk_fizyk", "Roll on: it's worth {mean} points on average, lost turns included."
        ),
        "roll": N_("ryzyk_fizyk", "Roll on: the odds favour it."),
        "bank_wins": N_("ryzyk_fizyk", "Bank the {points}: that wins you the game."),
        "bank_safe": N_("ryzyk_fizyk", "Bank now: rolling on would lose the points {risk} times in 100."),
        "bank_brings": N_("ryzyk_fizyk", "Bank now: rolling on is worth only {mean} points on average."),
        "bank_only": N_("ryzyk_fizyk", "Bank the {points}: the odds favour it."),
    },
    {"roll_behind": "points", "more": "more", "more_some": "more"},
    plain=frozenset({"must_roll", "then_bank", "then_bank_some", "take", "take_some", "roll", "bank_only"}),
)


def hint_step(
    view: State, free: Callable[[int], Sequence[int]], options: Sequence[Advice], chosen: Sequence[int] = ()
) -> HintStep:
    """Return the reason for the best option; ``options`` are the seat's, best first, with their facts.

    ``free`` returns the numbers of the rolled dice that show a face; ``chosen`` are the faces of the chosen
    dice, ascending. Once they are the right ones, the button that sets them aside lights up as well.
    """
    claim, move = reason(view, options), options[0].move
    lit = _lying(free, move.dice) if isinstance(move, Keep) else (move.kind,)
    if isinstance(move, Keep) and move.dice == tuple(chosen):
        lit += (claim.facts["then"],)
    return HintStep(WORDING.text(claim), lit, claim=claim)


def _lying(free: Callable[[int], Sequence[int]], dice: Dice) -> tuple[str, ...]:
    """Return the names of as many rolled dice of each face as ``dice`` has."""
    found: list[str] = []
    for face in sorted(set(dice)):
        found += [f"die:{die}" for die in free(face)[: dice.count(face)]]
    return tuple(found)


MORE: Final = translate("ryzyk_fizyk", "That's %n more (point|points) than the next best choice.", "", 0)
BRINGS: Final = N_("ryzyk_fizyk", "With these the turn is worth {mean} points on average.")
ALL_SIX: Final = N_("ryzyk_fizyk", "All six are set aside, so you have six dice again.")

PRAISE: Final = Wording(
    CONTEXT,
    {
        "all_six": ALL_SIX,
        "all_six_must": ALL_SIX,
        "then_try": N_("ryzyk_fizyk", "You get three tries for the sixth die now."),
        "safer": N_("ryzyk_fizyk", "That lowers the risk of losing the points to {risk}%."),
        "more": MORE,
        "more_some": MORE,
        "brings": BRINGS,
        "brings_some": BRINGS,
        "roll_behind": translate("ryzyk_fizyk", "Banking leaves you %n (point|points) short.", "", 0),
        "roll_safe": N_("ryzyk_fizyk", "Rolling on loses the points only {risk} times in 100."),
        "roll_brings": N_(
            "ryzyk_fizyk", "Rolling on is worth {mean} points on average, lost turns included."
        ),
        "bank_wins": N_("ryzyk_fizyk", "These points win the game."),
        "bank_safe": N_("ryzyk_fizyk", "Rolling on would have lost the points {risk} times in 100."),
        "bank_brings": N_("ryzyk_fizyk", "Rolling on would have been worth only {mean} on average."),
    },
    WORDING.counted,
)


DIFFERENCES: Final = Wording(
    CONTEXT,
    {
        "left_the_win": N_(
            "ryzyk_fizyk", "Banking would have won; after your roll you win {yours} games in 100."
        ),
        "risked": N_("ryzyk_fizyk", "Rolling on loses the points {yours} times in 100."),
        "rolled_for_fewer": translate(
            "ryzyk_fizyk",
            "Rolling on is worth %n (point|points) less on average, lost turns included.",
            "",
            0,
        ),
        "banked_behind": translate(
            "ryzyk_fizyk", "It's your last turn, and banking leaves you %n (point|points) short.", "", 0
        ),
        "riskier": translate(
            "ryzyk_fizyk", "After your choice %n more (roll|rolls) in 100 (loses|lose) the points.", "", 0
        ),
        "fewer_now": translate("ryzyk_fizyk", "The best choice keeps %n more (point|points).", "", 0),
        "banked_early": N_("ryzyk_fizyk", "Rolling on loses the points only {best} times in 100."),
        "fewer_points": translate(
            "ryzyk_fizyk", "The best choice is worth %n more (point|points) on average.", "", 0
        ),
        "banked_fewer": translate(
            "ryzyk_fizyk",
            "Rolling on is worth %n more (point|points) on average, lost turns included.",
            "",
            0,
        ),
    },
    {
        "banked_behind": "yours",
        "rolled_for_fewer": "gap",
        "riskier": "gap",
        "fewer_now": "gap",
        "fewer_points": "gap",
        "banked_fewer": "gap",
    },
)
