"""A position of Knaster: whose roll it is, the sheets, and what each seat still owes to the roll."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, final

from stolik.engine.game import Seat, Step
from stolik.games.knaster.rules.events import Event
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import SIZE, Sheet

DICE: Final = 2

Phase: TypeAlias = Literal["roll", "rolling", "enter", "over"]
"""``roll`` is before the dice are thrown, ``enter`` while seats owe an entry or circles."""


@final
@dataclass(frozen=True, slots=True)
class State:
    """A position: the dice, the sheets, and what each seat still owes to this roll.

    ``dice`` are ascending and empty before they fall; ``waiting`` tells of each seat whether it owes an
    entry, ``due`` holds the filled lines whose circles it still has to draw.
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
        """The sum called out, 0 before the dice fall."""
        return sum(self.dice)

    def owes(self, seat: Seat) -> bool:
        """Return whether the seat owes an entry or circles."""
        return self.waiting[seat] or bool(self.due[seat])


StepT: TypeAlias = Step[Event, State]


def described(state: State) -> dict[str, Any]:
    """Return the state as plain JSON values, with the record format's names; an empty cell is ``None``."""
    return {
        "roller": state.roller,
        "phase": state.phase,
        "last_roll": state.last_roll,
        "dice": list(state.dice),
        "sum": state.sum,
        "sheets": [
            {
                "numbers": _grid([number or None for number in sheet.numbers]),
                "circles": _grid(sheet.circles),
            }
            for sheet in state.sheets
        ],
        "waiting": [seat for seat, waits in enumerate(state.waiting) if waits],
        "due": [
            {line: state.sheets[seat].due(line) for line in lines} for seat, lines in enumerate(state.due)
        ],
    }


def _grid(cells: Iterable[Any]) -> list[list[Any]]:
    """Return the cells as five rows."""
    listed = list(cells)
    return [listed[SIZE * row : SIZE * row + SIZE] for row in range(SIZE)]
