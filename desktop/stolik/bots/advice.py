"""What a valuation says about one option.

By convention every game has ``stolik.games.<id>.valuation.advise(view, seat) -> tuple[Advice, ...]``: every
legal option of the seat, best first. Hints, ``stolik advise``, the analysis and the bots all read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal option and what it is worth.

    ``worth`` is in the game's own unit (expected worms, points, or a chance to win), the same for all options
    of one answer; higher is better. ``facts`` are further figures by name, for the sentences of a hint.
    """

    move: Any
    worth: float
    facts: Mapping[str, float] = field(default_factory=dict)
