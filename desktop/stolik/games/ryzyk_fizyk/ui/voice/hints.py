"""Why a move of Ryzyk-Fizyk is a good one, in one line true of the position, and what lights up for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.view_model import HintStep
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Roll
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

ALL_SIX: Final = QT_TRANSLATE_NOOP(
    "ryzyk_fizyk", "Take these: +{points}, and with all six set aside six dice are free again."
)
THEN_BANK: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Take these: +{points}, then bank all {total}.")
THEN_BANK_SOME: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Take only these: +{points}, then bank all {total}.")
LEAVES: Final = translate(
    "ryzyk_fizyk", "Take these: +{points}, and %n (die is|dice are) left for the next roll.", "", 0
)
LEAVES_SOME: Final = translate(
    "ryzyk_fizyk", "Take only these: +{points}, and %n (die is|dice are) left for the next roll.", "", 0
)
NOTHING_YET: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll: there are no points to bank yet.")
MUST: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll: now you have to.")
ROLL_ON: Final = translate("ryzyk_fizyk", "Roll on: about %n of 10 such rolls (goes|go) well.", "", 0)
ROLL_SAFE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Roll on: such a roll nearly always goes well.")
BANK: Final = translate(
    "ryzyk_fizyk", "Bank the {points}: about %n of 10 further rolls would lose them.", "", 0
)
BANK_SAFE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Bank the {points}: then nobody can take them from you.")

_CASES: Final = 10
"""The cases of which a chance is told: seven of ten."""


def hint_step(view: State, free: Callable[[int], Sequence[int]], options: Sequence[Advice]) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first, with their facts.

    ``free`` gives the numbers of the rolled dice that show a face.
    """
    best = options[0]
    if isinstance(best.move, Keep):
        return HintStep(_of_dice(view, best.move.dice, best.facts), _lying(free, best.move.dice))
    risks = [option.facts["roll_lost"] for option in options if isinstance(option.move, Roll)]
    if isinstance(best.move, Roll):
        if view.must_roll:
            return HintStep(translated(CONTEXT, MUST if view.points else NOTHING_YET), ("roll",))
        good = round(_CASES * (1 - risks[0]))
        if good == _CASES:
            return HintStep(translated(CONTEXT, ROLL_SAFE), ("roll",))
        return HintStep(sentence(CONTEXT, ROLL_ON, {}, count=good), ("roll",))
    known = {"points": view.points}
    bad = round(_CASES * risks[0]) if risks else 0
    if not bad:
        return HintStep(sentence(CONTEXT, BANK_SAFE, known), ("bank",))
    return HintStep(sentence(CONTEXT, BANK, known, count=bad), ("bank",))


def _of_dice(view: State, dice: Dice, facts: Mapping[str, float]) -> str:
    """Return why dice are to be set aside, or what is to be done then."""
    left = DICE - len(view.kept) % DICE - len(dice)
    known = {"points": sum(dice), "total": round(facts["points"])}
    # The table chooses beforehand all that can be set aside.
    all_taken = len(dice) == len(keeps(view.rolled, view.kept)[0])
    # Nothing is ever lost only where the turn ends at once.
    if not facts["lost"]:
        return sentence(CONTEXT, THEN_BANK if all_taken else THEN_BANK_SOME, known)
    if not left:
        return sentence(CONTEXT, ALL_SIX, known)
    return sentence(CONTEXT, LEAVES if all_taken else LEAVES_SOME, known, count=left)


def _lying(free: Callable[[int], Sequence[int]], dice: Dice) -> tuple[str, ...]:
    """Return the names of as many rolled dice of each face."""
    found: list[str] = []
    for face in sorted(set(dice)):
        found += [f"die:{die}" for die in free(face)[: dice.count(face)]]
    return tuple(found)
