"""What the voice of a dice game tells the table: the acts of a turn, a chance, and what must be seen."""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.messages import sentence


class ActRow(NamedTuple):
    """One of the acts of a turn, always in its place.

    ``name`` is what hints and `DiceViewModel.act` call it; ``shortcut`` is its key. What isn't ``possible``
    still answers with the reason. One that ``leads`` stands out.
    """

    name: str
    label: str
    shortcut: str
    possible: bool
    leads: bool


class Chance(NamedTuple):
    """A chance beside the act that it belongs to: as a figure, with what it means, and in one sentence.

    ``high`` tells that the roll rather goes wrong than well.
    """

    figure: str
    words: str
    spoken: str
    high: bool


class Banner(NamedTuple):
    """What must be seen: what has happened, why, and what follows.

    ``loss`` tells that something is lost; ``goes_on`` that there is more to come, in ``after``.
    """

    title: str
    reason: str
    after: str = ""
    loss: bool = True
    goes_on: bool = False


def as_sentence(clause: str) -> str:
    """Return a clause, as it stands within a sentence, as a sentence of its own.

    >>> as_sentence("six different dice")
    'Six different dice.'
    """
    return clause[:1].upper() + clause[1:] + "."


def to_tenths(context: str, source: str, value: float) -> str:
    """Return a number with one decimal, by a source with ``{whole}`` and ``{tenths}``."""
    tenths = round(value * 10)
    return sentence(context, source, {"whole": tenths // 10, "tenths": tenths % 10})
