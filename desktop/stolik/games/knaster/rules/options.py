"""The option of Knaster (§8)."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.game import Value
from stolik.engine.turns import Starter


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options: who rolls first (§8)."""

    starter: Starter = "youngest"
