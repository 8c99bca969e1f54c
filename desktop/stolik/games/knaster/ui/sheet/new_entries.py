"""What is new on the sheets: the entries of the round, and the circles that were drawn last."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from stolik.engine.game import Seat, Value
from stolik.games.knaster.rules.events import (
    DiceRolled,
    LineCompleted,
    LineFilled,
    LineRinged,
    NumberCircled,
    NumberWritten,
)
from stolik.games.knaster.rules.sheet import LINES, index_of


class NewEntries:
    """Remembers by seat which cells are marked as new, until the dice fall for the next round."""

    def __init__(self) -> None:
        self._entered: dict[Seat, Collection[int]] = {}
        self._drawn: dict[Seat, Collection[int]] = {}

    def note(self, event: Value | None) -> None:
        """Remember where an event has entered something; what was drawn before it is drawn no more."""
        self._drawn = {}
        match event:
            case NumberWritten(seat, row, column):
                self._entered[seat] = {index_of(row, column)}
            case NumberCircled(seat, row, column):
                self._entered[seat] = {index_of(row, column)}
                self._drawn = {seat: {index_of(row, column)}}
            case LineRinged(seat, _, cells):
                drawn = {index_of(*each) for each in cells}
                self._drawn = {seat: drawn}
                self._entered[seat] = {*self.entered(seat), *drawn}
            case DiceRolled():
                self._entered = {}

    def mark(self, seat: Seat, cells: Collection[int]) -> None:
        """Mark cells of a seat's sheet as its entries."""
        self._entered[seat] = cells

    def forget(self, seats: Iterable[Seat]) -> None:
        """Mark nothing on the sheets of seats that have entered nothing in this round."""
        for seat in seats:
            self._entered.pop(seat, None)
            self._drawn.pop(seat, None)

    def entered(self, seat: Seat) -> Collection[int]:
        """Return the cells in which a seat has entered something in this round."""
        return self._entered.get(seat, ())

    def drawn(self, seat: Seat) -> Collection[int]:
        """Return the cells in which the last event drew a circle."""
        return self._drawn.get(seat, ())


def changed_cells(event: Value | None) -> Sequence[int]:
    """Return the cells of its seat's sheet that an event has changed, or whose line it has."""
    match event:
        case NumberWritten(row=row, column=column) | NumberCircled(row=row, column=column):
            return (index_of(row, column),)
        case LineRinged(cells=cells):
            return [index_of(*each) for each in cells]
        case LineFilled(line=line) | LineCompleted(line=line):
            return LINES[line]
    return ()
