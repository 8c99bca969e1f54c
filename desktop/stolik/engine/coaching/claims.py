"""Claims: what is said about a position, as values apart from its wording.

A hint, the tutor, practice and the report of a position say the same: each asks the game's one maker of
claims, and puts the claim into words. So what is said can be checked claim by claim, without reading words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from stolik.engine.messages import decimal, sentence


@dataclass(frozen=True, slots=True)
class Claim:
    """What is said about a position: the kind of claim, and the facts in its sentence."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)


CASES: Final = 10
"""The number of cases in a chance as it is told: seven in ten."""


def hundred(chance: float) -> int:
    return round(100 * chance)


def runner_up(options: Sequence[Any]) -> Any:
    """Return the first option whose worth differs from that of the first one, or ``None``."""
    return next((each for each in options if abs(each.value - options[0].value) > 1e-6), None)


def telling(claims: Iterable[Claim], others: Collection[Claim]) -> Claim:
    """Return the first claim of an option that isn't also true of another, or else the last one."""
    found = list(claims)
    return next((claim for claim in found if claim not in others), found[-1])


@dataclass(frozen=True, slots=True)
class Wording:
    """The sentences of a game's claims: English sources in ``context`` by the kind of claim.

    ``counted`` names the fact that a kind's sentence counts; ``values`` are as in `messages.sentence`.
    ``plain`` are the kinds that only name a move: nothing is said of why it is good. ``ways`` tell how it is
    made, which may hold of others; what any other kind says of the best move doesn't hold of the next one.
    ``tenths`` are the kinds whose ``yours`` and ``best`` are tenths, and told with a decimal. Where a claim
    compares these two, a sentence may name what lies between them as ``gap``.
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
            KeyError: There is no such kind, or the fact that its sentence counts isn't known.
        """
        facts = dict(claim.facts)
        if "yours" in facts and "best" in facts:
            facts["gap"] = abs(facts["yours"] - facts["best"])
        counted = self.counted.get(claim.kind)
        count = None if counted is None else facts[counted]
        if claim.kind in self.tenths:
            facts |= {name: decimal(facts[name] / 10) for name in ("yours", "best", "gap")}
        return sentence(self.context, self.sources[claim.kind], facts, count=count, values=self.values)
