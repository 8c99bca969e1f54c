"""The sentences that all dice games share, and the types in which a game's voice says the rest.

The translation context of the sentences is ``dice``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from stolik.engine.messages import N_, decimal, sentence, translate, translated

CONTEXT: Final = "dice"

ROLL_DICE: Final = translate("dice", "Roll %n (die|dice)", "", 0)
ROLL_THE_DICE: Final = N_("dice", "Roll the dice")
BANK_POINTS: Final = translate("dice", "Bank %n (point|points)", "", 0)
BANK: Final = N_("dice", "Bank the points")
CHOOSE_ALL: Final = N_("dice", "Choose all")
CHOOSE_NONE: Final = N_("dice", "Choose none")
ROLL_NOW: Final = N_("dice", "{player}, roll the dice.")
CHOOSE: Final = N_("dice", "{player}, choose the dice to set aside.")
BANK_OR_DARE: Final = N_("dice", "This turn: {points}. Bank them, or dare one more roll.")
WITH_CHOSEN: Final = N_("dice", "This turn: {points} (+{added} for the dice chosen)")
ONLY_CHOSEN: Final = N_("dice", "This turn: {points} for the dice chosen")
RISK: Final = N_("dice", "risk this roll")
RISK_SPOKEN: Final = N_("dice", "Chance of losing everything next roll: {chance}")
LOST: Final = translate("dice", "%n (point|points) lost!", "", 0)
LOST_NOTHING: Final = N_("dice", "Nothing this turn!")
TRAY: Final = N_("dice", "This turn {points}")
TRAY_WITH_CHOSEN: Final = N_("dice", "This turn {points}, including {added} for the dice chosen")
TRAY_ONLY_CHOSEN: Final = N_("dice", "This turn {points} for the dice chosen")
IN_CUP: Final = translate("dice", "Cup with %n (die|dice), waiting to be rolled", "", 0)
# Words for a die on the table, by its state.
DIE: Final[Mapping[str, str]] = {
    "kept": N_("dice", "Die, {face}, set aside"),
    "chosen": N_("dice", "Die, {face}, chosen"),
    "choosable": N_("dice", "Die, {face}, can be set aside"),
    "used": N_("dice", "Die, {face}, can't be set aside: face already used"),
    "": N_("dice", "Die, {face}"),
}
PERCENT: Final = N_("dice", "{number}%")
HARDLY: Final = N_("dice", "<1%")
NEARLY_ALWAYS: Final = N_("dice", ">99%")


class ActRow(NamedTuple):
    """An act of a turn, such as rolling, always in the same place.

    Hints and `DiceViewModel.act` use its ``name``; ``shortcut`` is its key. An act that isn't ``possible``
    still answers, with the reason. One that ``leads`` is highlighted.
    """

    name: str
    label: str
    shortcut: str
    possible: bool
    leads: bool = False


class Chance(NamedTuple):
    """A chance shown beside an act: as a figure, with its meaning, and as a spoken sentence.

    ``high`` means that the roll is at least as likely to fail as not.
    """

    figure: str
    words: str
    spoken: str
    high: bool


class Banner(NamedTuple):
    """A banner for what must be noticed: what happened, why, and what follows.

    ``loss`` means that something was lost; ``goes_on`` that more is to come, named in ``after``.
    """

    title: str
    reason: str
    after: str = ""
    loss: bool = True
    goes_on: bool = False


def as_sentence(clause: str) -> str:
    """Return a clause as a sentence of its own.

    >>> as_sentence("six different dice")
    'Six different dice.'
    """
    return clause[:1].upper() + clause[1:] + "."


def say(source: str, count: int | None = None, **facts: object) -> str:
    return sentence(CONTEXT, source, facts, count=count)


def percent(chance: float) -> str:
    """Return a chance from 0 to 1 in whole percent, 0% or 100% only for certainty.

    A sum that should be 1 counts as 1 even if its last digits differ.

    >>> [percent(chance) for chance in (0, 0.004, 0.28, 0.996, 1)]
    ['0%', '<1%', '28%', '>99%', '100%']
    >>> percent(sum([1 / 6] * 6)), percent(1 - sum([1 / 6] * 6))
    ('100%', '0%')
    """
    chance = round(chance, 12)
    rounded = round(100 * chance)
    if chance > 0 and rounded < 1:
        return translated(CONTEXT, HARDLY)
    if chance < 1 and rounded > 99:
        return translated(CONTEXT, NEARLY_ALWAYS)
    return say(PERCENT, number=rounded)


def exact_percent(chance: float) -> str:
    """Return a chance from 0 to 1 in percent, with tenths below 10%, where they matter.

    >>> [exact_percent(chance) for chance in (0, 0.0278, 0.28, 1)]
    ['0%', '2.8%', '28%', '100%']
    """
    small = 0 < round(1000 * chance) < 100
    return say(PERCENT, number=decimal(100 * chance) if small else round(100 * chance))


def turn_acts(dice: int, *others: ActRow, rolls: bool) -> tuple[ActRow, ...]:
    """Return the acts of a turn, the first of which rolls ``dice`` dice.

    An act is highlighted only if no other is possible; which one is better is a matter for hints.
    """
    possible = [act for act in others if act.possible]
    label = say(ROLL_DICE, dice) if rolls else say(ROLL_THE_DICE)
    roll = ActRow("roll", label, "R", rolls, leads=not possible)
    if not rolls and len(possible) == 1:
        others = tuple([act._replace(leads=act.possible) for act in others])
    return roll, *others


def bank_act(points: int, *, possible: bool) -> ActRow:
    return ActRow("bank", say(BANK_POINTS, points) if points else say(BANK), "B", possible)


def loss_chance(chance: float, figure: str) -> Chance:
    """Return the chance that the next roll loses the turn's points."""
    return Chance(figure, say(RISK), say(RISK_SPOKEN, chance=figure), chance >= 0.5)


def loss_title(points: int) -> str:
    return say(LOST, points) if points else say(LOST_NOTHING)


def choose_label(*, all_chosen: bool) -> str:
    return say(CHOOSE_NONE if all_chosen else CHOOSE_ALL)


def chosen_line(points: int, added: int) -> str:
    """Return the line with the turn's worth including the dice chosen, and with what these add.

    >>> chosen_line(33, 5), chosen_line(14, 14)
    ('This turn: 33 (+5 for the dice chosen)', 'This turn: 14 for the dice chosen')
    """
    return say(WITH_CHOSEN if added < points else ONLY_CHOSEN, points=points, added=added)


def tray_words(points: int, added: int) -> str:
    """Return the spoken text for the tray: what the dice set aside and those chosen are worth."""
    with_chosen = TRAY_WITH_CHOSEN if added < points else TRAY_ONLY_CHOSEN
    return say(with_chosen if added else TRAY, points=points, added=added)


def cup_words(count: int) -> str:
    """Return the spoken text for the cup with ``count`` dice, empty without any."""
    return say(IN_CUP, count) if count else ""


def die_words(zone: str, face: str, *, choosable: bool, chosen: bool = False, used: bool = False) -> str:
    """Return the spoken text for a die, empty in the cup; ``face`` holds the words for what it shows."""
    if zone == "hand":
        return ""
    state = "chosen" if chosen else "choosable" if choosable else "used" if used else ""
    return say(DIE["kept" if zone == "kept" else state], face=face)
