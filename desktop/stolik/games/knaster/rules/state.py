"""A position of Knaster: whose roll it is, the sheets, and what each seat still owes to the roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

from stolik.engine.game import Seat, Step
from stolik.games.knaster.rules.events import Event
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import Sheet

DICE: Final = 2

Phase: TypeAlias = Literal["roll", "rolling", "enter", "over"]
"""``roll`` comes before the dice are thrown; ``enter`` lasts while seats owe an entry or circles."""


@final
@dataclass(frozen=True, slots=True)
class State:
    """A position: the dice, the sheets, and what each seat still owes to this roll.

    ``dice`` are ascending, and empty before they fall. For each seat, ``waiting`` says whether it owes an
    entry, and ``due`` holds the filled lines whose circles it still has to draw.
    """

    options: Options
    roller: Seat
    phase: Phase
    last_roll: bool
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    waiting: tuple[bool, ...]
    due: tuple[tuple[str, ...], ...]

    @property
    def sum(self) -> int:
        """The sum of the dice, 0 before they fall."""
        return sum(self.dice)

    def owes(self, seat: Seat) -> bool:
        return self.waiting[seat] or bool(self.due[seat])


StepT: TypeAlias = Step[Event, State]
