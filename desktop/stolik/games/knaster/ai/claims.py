"""What is true of the best option on a sheet, and worth saying of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim, runner_up, telling
from stolik.engine.game import Seat
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.sheet import BONUSES, LINES, LINES_OF, Sheet, circlable, index_of
from stolik.games.knaster.rules.state import State

_DIAGONALS: Final = ("d0", "d1")
_STRAIGHT: Final = 4
"""The distance between the first and the last number of a straight."""


def reason(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first."""
    other = runner_up(options)
    return telling(_claims(view, seat, options[0].move), [*_claims(view, seat, other.move)] if other else ())


def _claims(view: State, seat: Seat, move: Move) -> Iterator[Claim]:
    """Yield what holds of a move, what says most first."""
    match move:
        case Write():
            yield from _of_number(view, seat, move)
        case Circle():
            yield from _of_circle(view, seat, move)
        case Ring(cells=cells):
            yield Claim("ring", {"count": len(cells)})
        case Pass():
            yield Claim("pass_only" if _brings_points(view, seat) else "pass")
        case Roll():
            yield Claim("roll")


def _of_circle(view: State, seat: Seat, move: Circle) -> Iterator[Claim]:
    """Yield why a number is to be circled."""
    known = {"number": view.sum}
    if completed := preview(view, seat, move.row, move.column).completed:
        dearest = max(completed, key=BONUSES.__getitem__)
        yield Claim("completes", {**known, "line": dearest, "bonus": BONUSES[dearest]})
    yield Claim("circle", {**known, "count": len(LINES_OF[index_of(move.row, move.column)])})
    yield Claim("circle_only", known)


def _of_number(view: State, seat: Seat, move: Write) -> Iterator[Claim]:
    """Yield why the sum is to be written in a cell."""
    known = {"number": view.sum}
    filled = [each for each in preview(view, seat, move.row, move.column).filled if each.circles]
    if filled:
        most = max(filled, key=lambda each: each.circles)
        facts = {"line": most.line, "combination": most.combination, "circles": most.circles}
        yield Claim("fills", {**known, **facts})
    index = index_of(move.row, move.column)
    after = view.sheets[seat].written(index, view.sum)
    to_come = _rolls_to_come(view)
    growing = growing_lines(view, seat, move)
    equal = {line: sum([after.numbers[at] == view.sum for at in LINES[line]]) - 1 for line in growing}
    for line in sorted(growing, key=equal.__getitem__, reverse=True):
        if equal[line]:
            yield Claim("joins", {**known, "line": line, "count": equal[line]})
    for line in growing:
        if (other := straight_with(after, line, view.sum)) is not None:
            yield Claim("neighbours", {**known, "line": line, "other": other})
    lines = LINES_OF[index]
    # Every cell counts in a row and a column: that alone is no reason.
    if to_come and any(line in _DIAGONALS for line in lines):
        yield Claim("crosses", {**known, "count": len(lines)})
    elif to_come and any(not after.numbers[at] for line in _DIAGONALS for at in LINES[line]):
        yield Claim("spares", known)
    yield Claim("write", known)


def growing_lines(view: State, seat: Seat, move: Write) -> list[str]:
    """Return the lines of a cell that may become something once the sum stands in it.

    What a line may become is no reason where it has no cell left, or nothing is to come for it.
    """
    index, to_come = index_of(move.row, move.column), _rolls_to_come(view)
    after = view.sheets[seat].written(index, view.sum)
    empty = {line: sum([not after.numbers[at] for at in LINES[line]]) for line in LINES_OF[index]}
    return [line for line, cells in empty.items() if 0 < cells <= to_come]


def straight_with(sheet: Sheet, line: str, number: int) -> int | None:
    """Return the other number of an open line that is nearest to one in it, if they may make a straight."""
    numbers = [sheet.numbers[at] for at in LINES[line] if sheet.numbers[at]]
    fits = len({*numbers}) == len(numbers) and max(numbers) - min(numbers) <= _STRAIGHT
    others = [other for other in numbers if other != number]
    return min(others, key=lambda other: abs(other - number)) if fits and others else None


def _rolls_to_come(view: State) -> float:
    """Return how many rolls may come after the present one."""
    if view.last_roll:
        return 0
    return 1 if any(sheet.is_full for sheet in view.sheets) else float("inf")


def _brings_points(view: State, seat: Seat) -> bool:
    """Return whether an entry of the sum brings circles at once."""
    sheet = view.sheets[seat]
    if next(circlable(sheet, view.sum), None) is not None:
        return True
    written = [(at, sheet.written(at, view.sum)) for at, number in enumerate(sheet.numbers) if not number]
    return any(after.due(line) for at, after in written for line in LINES_OF[at])
