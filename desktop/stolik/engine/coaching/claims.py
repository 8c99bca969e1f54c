"""Claims: statements about a position, as values separate from their wording.

Hints, the coach, practice and reports say the same about a position: each asks the game's single maker of
claims and puts a claim into words. So statements can be checked claim by claim, without reading the words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from stolik.engine.messages import decimal, sentence


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement about a position: the kind of claim, and the facts in its sentence."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)


CASES: Final = 10
"""The number of cases by which a chance is put into words, as in "seven in ten"."""


def hundred(chance: float) -> int:
    return round(100 * chance)


def runner_up(options: Sequence[Any]) -> Any:
    """Return the first option whose worth differs from that of the first option, or ``None``."""
    return next((each for each in options if abs(each.value - options[0].value) > 1e-6), None)


def telling(claims: Iterable[Claim], others: Collection[Claim]) -> Claim:
    """Return the first claim about an option that isn't also true of another option, or else the last."""
    found = list(claims)
    return next((claim for claim in found if claim not in others), found[-1])


@dataclass(frozen=True, slots=True)
class Wording:
    """The sentences of a game's claims: English sources in ``context`` by the kind of claim.

    ``counted`` names the fact that a kind's sentence counts; ``values`` are as in `messages.sentence`.
    ``plain`` kinds only name a move, without saying why it is good. ``ways`` say how a move is made, which
    may be true of other moves too; a claim of any other kind about the best move isn't true of the next best.
    ``tenths`` are the kinds whose ``yours`` and ``best`` are in tenths and shown with a decimal. A sentence
    that compares these two may contain their difference as ``gap``.
    """

    context: str
    sources: Mapping[str, str]
    counted: Mapping[str, str] = field(default_factory=dict, hash=False)
    values: Mapping[str, Mapping[Any, str]] = field(default_factory=dict, hash=False)
    plain: frozenset[str] = frozenset()
    ways: frozenset[str] = frozenset()
    tenths: frozenset[str] = frozenset()

    def text(self, claim: Claim) -> str:
        """Return the sentence of a claim.

        >>> Wording("game", {"adds": "This brings %n (worm|worms)."}, {"adds": "worms"}).text(
        ...     Claim("adds", {"worms": 2})
        ... )
        'This brings 2 worms.'
        >>> Wording("game", {"less": "It brings {yours}, {gap} less."}, tenths=frozenset({"less"})).text(
        ...     Claim("less", {"yours": 14, "best": 20})
        ... )
        'It brings 1.4, 0.6 less.'

        Raises:
            KeyError: There is no such kind, or the fact that its sentence counts is missing.
        """
        facts = dict(claim.facts)
        if "yours" in facts and "best" in facts:
            facts["gap"] = abs(facts["yours"] - facts["best"])
        counted = self.counted.get(claim.kind)
        count = None if counted is None else facts[counted]
        if claim.kind in self.tenths:
            facts |= {name: decimal(facts[name] / 10) for name in ("yours", "best", "gap")}
        return sentence(self.context, self.sources[claim.kind], facts, count=count, values=self.values)
