"""What people are told an entry is worth, as in the analysis: the chance to win, or alone the points.

Bots choose by ``valuation``, which looks at one sheet at a time and no roll ahead; its chances of all seats
don't add up to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.analysis.puzzles import DecisionPuzzles
from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.knaster.ai import seat_values, valuation
from stolik.games.knaster.ai.valuation import CellOutlook, preview
from stolik.games.knaster.rules.moves import Circle, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import Cell
from stolik.games.knaster.rules.state import State

PUZZLES: Final = DecisionPuzzles("knaster", seat_values, seats=1, asked=[{"write"}])


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its worth, best first.

    Alone, the worth is the points the sheet is expected to end with, otherwise the chance to win; ``facts``
    always hold ``points``, and ``win`` if there are others. Empty if it isn't the seat's turn.
    """
    if seat not in GAME.to_act(view):
        return ()
    found = seat_values.options(view, seat)
    if len(view.sheets) == 1:
        return tuple([Advice(move, points, {"points": points}) for move, (points,) in found])
    points = {option.move: option.facts["points"] for option in valuation.advise(view, seat)}
    return tuple(
        [Advice(move, values[seat], {"points": points[move], "win": values[seat]}) for move, values in found]
    )


def odds(view: State, seat: Seat) -> Mapping[Cell, CellOutlook]:
    """Return the outlook of every cell where the seat can enter the sum; empty if it owes no entry."""
    return {
        (option.move.row, option.move.column): CellOutlook(
            preview(view, seat, option.move.row, option.move.column), option.value, option.facts["points"]
        )
        for option in advise(view, seat)
        if isinstance(option.move, Write | Circle)
    }
