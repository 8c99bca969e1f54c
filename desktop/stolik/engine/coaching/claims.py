"""Claims: what is said of a position, as values apart from the words for it.

A hint, the tutor, practice and the report of a position say the same: each asks the game's one maker of
claims, and puts the claim into words. So what is said can be checked claim by claim, without reading words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.messages import sentence


@dataclass(frozen=True, slots=True)
class Claim:
    """What is said of a position: the kind of claim, and the facts that its sentence names."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)


def runner_up(options: Sequence[Any]) -> Any:
    """Return the first option that is worth something else than the first one, ``None`` where none is."""
    return next((each for each in options if abs(each.value - options[0].value) > 1e-6), None)


def telling(claims: Iterable[Claim], others: Collection[Claim]) -> Claim:
    """Return the first claim of an option that doesn't hold of another as well, or else the last one."""
    found = list(claims)
    return next((claim for claim in found if claim not in others), found[-1])


@dataclass(frozen=True, slots=True)
class Wording:
    """The sentences of the claims of a game: English sources in ``context`` by the kind of claim.

    ``counted`` names the fact that a kind's sentence counts; ``values`` are as in `messages.sentence`.
    ``plain`` are the kinds that only name a move: nothing is said of why it is good. ``ways`` tell how it is
    made, which may hold of others; what any other kind says of the best move doesn't hold of the next one.
    """

    context: str
    sources: Mapping[str, str]
    counted: Mapping[str, str] = field(default_factory=dict, hash=False)
    values: Mapping[str, Mapping[Any, str]] = field(default_factory=dict, hash=False)
    plain: frozenset[str] = frozenset()
    ways: frozenset[str] = frozenset()

    def text(self, claim: Claim) -> str:
        """Return the sentence of a claim.

        >>> Wording("game", {"adds": "This brings %n (worm|worms)."}, {"adds": "worms"}).text(
        ...     Claim("adds", {"worms": 2})
        ... )
        'This brings 2 worms.'

        Raises:
            KeyError: There is no such kind, or the fact that its sentence counts isn't known.
        """
        counted = self.counted.get(claim.kind)
        count = None if counted is None else claim.facts[counted]
        return sentence(self.context, self.sources[claim.kind], claim.facts, count=count, values=self.values)
