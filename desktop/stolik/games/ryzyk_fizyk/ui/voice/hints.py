"""What a hint says of a move of Ryzyk-Fizyk, in one line made of a claim, and what lights up for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.engine.view_model import HintStep
from stolik.games.ryzyk_fizyk.ai.claims import reason
from stolik.games.ryzyk_fizyk.rules.dice import Dice
from stolik.games.ryzyk_fizyk.rules.moves import Keep
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

WORDING: Final = Wording(
    CONTEXT,
    {
        "all_six": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Take these: +{points}, then roll all six again."),
        "all_six_must": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Take these: +{points}, then you have to roll all six again."
        ),
        "then_try": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Take these: +{points}, then roll on: there are three tries for the sixth die."
        ),
        "then_bank": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Take these: +{points}, then bank."),
        "then_bank_some": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Take only these: +{points}, then bank."),
        "then_roll": translate(
            "ryzyk_fizyk", "Take these: +{points}, then roll the other (die|%n dice).", "", 0
        ),
        "then_roll_some": translate(
            "ryzyk_fizyk", "Take only these: +{points}, then roll the other (die|%n dice).", "", 0
        ),
        "nothing_yet": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll: there are no points to bank yet."),
        "must_roll": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll: now you have to."),
        "roll_on": translate("ryzyk_fizyk", "Roll on: about %n of 10 such rolls (goes|go) well.", "", 0),
        "roll_safe": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll on: such a roll nearly always goes well."),
        "try_on": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Roll on: in about {cases} of 10 cases one of the three tries matches."
        ),
        "bank": translate(
            "ryzyk_fizyk", "Bank the {points}: about %n of 10 further rolls would lose them.", "", 0
        ),
        "bank_before_tries": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Bank the {points}: in about {cases} of 10 cases none of the three tries matches."
        ),
        "bank_safe": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "Bank the {points}: then nobody can take them from you."
        ),
        "bank_only": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Bank the {points}."),
    },
    {"then_roll": "left", "then_roll_some": "left", "roll_on": "cases", "bank": "cases"},
    plain=frozenset({"must_roll", "bank_only"}),
)


def hint_step(
    view: State, free: Callable[[int], Sequence[int]], options: Sequence[Advice], chosen: Sequence[int] = ()
) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first, with their facts.

    ``free`` gives the numbers of the rolled dice that show a face, ``chosen`` are the faces of those chosen,
    ascending. Once these are the right ones, the button that sets them aside lights up as well.
    """
    claim, move = reason(view, options), options[0].move
    lit = _lying(free, move.dice) if isinstance(move, Keep) else (move.kind,)
    if isinstance(move, Keep) and move.dice == tuple(chosen):
        lit += (claim.facts["then"],)
    return HintStep(WORDING.text(claim), lit, claim=claim)


def _lying(free: Callable[[int], Sequence[int]], dice: Dice) -> tuple[str, ...]:
    """Return the names of as many rolled dice of each face."""
    found: list[str] = []
    for face in sorted(set(dice)):
        found += [f"die:{die}" for die in free(face)[: dice.count(face)]]
    return tuple(found)
