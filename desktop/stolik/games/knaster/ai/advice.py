"""The worth of an entry as people see it: the chance to win, or the points of a seat that plays alone.

Bots choose by ``valuation``, which looks ahead on the seat's own sheet alone; its chances don't add up to 1
over all seats.
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

    The worth is the chance to win or, for a single seat, the points that its sheet is expected to end with.
    ``facts`` always hold ``points``, and ``win`` if there are other seats. Empty if it isn't the seat's turn.
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
    """Return the outlook of every cell in which the seat can enter the sum; empty if it owes no entry."""
    return {
        (option.move.row, option.move.column): CellOutlook(
            preview(view, seat, option.move.row, option.move.column), option.value, option.facts["points"]
        )
        for option in advise(view, seat)
        if isinstance(option.move, Write | Circle)
    }
