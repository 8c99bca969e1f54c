"""True claims about a sheet's best option, and about the loss from choosing another option.

A difference is true of one option and not of the other: ``yours`` and ``best`` are the two figures of a
claim, as displayed; they always differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim, runner_up
from stolik.engine.game import Seat, Value
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.sheet import BONUSES, LINES, LINES_OF, SIZE, Cell, Sheet, circlable, index_of
from stolik.games.knaster.rules.state import State

_STRAIGHT: Final = 4
"""The distance between the first and the last number of a straight."""


def reason(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first."""
    other = runner_up(options)
    found = [*_claims(view, seat, options[0].move, other and other.move)]
    others = [*_claims(view, seat, other.move)] if other else []
    return next((claim for claim in found if all(_exceeds(claim, each) for each in others)), found[-1])


def _exceeds(claim: Claim, other: Claim) -> bool:
    """Return whether a claim says more than another move's: its kind differs, or its figure is greater."""
    figures = [each.facts.get("circles", each.facts.get("count", 0)) for each in (claim, other)]
    return claim.kind != other.kind or figures[0] > figures[1]


def _claims(view: State, seat: Seat, move: Move, other: Move | None = None) -> Iterator[Claim]:
    """Yield the claims that are true of a move, the most telling one first."""
    match move:
        case Write():
            yield from _of_number(view, seat, move, other)
        case Circle():
            yield from _of_circle(view, seat, move)
        case Ring(cells=cells):
            yield Claim("ring", {"count": len(cells)})
        case Pass():
            yield Claim("pass_only" if _brings_points(view, seat) else "pass")
        case Roll():
            yield Claim("roll")


def _of_circle(view: State, seat: Seat, move: Circle) -> Iterator[Claim]:
    known = {"number": view.sum}
    if completed := preview(view, seat, move.row, move.column).completed:
        dearest = max(completed, key=BONUSES.__getitem__)
        yield Claim("completes", {**known, "line": dearest, "bonus": BONUSES[dearest]})
    yield Claim("circle", {**known, "count": len(LINES_OF[index_of(move.row, move.column)])})
    yield Claim("circle_only", known)


def _of_number(view: State, seat: Seat, move: Write, other: Move | None) -> Iterator[Claim]:
    """Yield the reasons to write the sum in a cell."""
    known = {"number": view.sum}
    filled = [each for each in preview(view, seat, move.row, move.column).filled if each.circles]
    circles, points = at_once(view, seat, move)
    if circles < points:
        yield Claim("earns", {**known, "count": points})
    if filled:
        most = max(filled, key=lambda each: each.circles)
        facts = {"line": most.line, "combination": most.combination, "circles": most.circles}
        yield Claim("fills", {**known, **facts})
    index = index_of(move.row, move.column)
    after = view.sheets[seat].written(index, view.sum)
    growing = growing_lines(view, seat, move)
    equal = {line: sum([after.numbers[at] == view.sum for at in LINES[line]]) - 1 for line in growing}
    for line in sorted(growing, key=equal.__getitem__, reverse=True):
        if equal[line]:
            yield Claim("joins", {**known, "line": line, "count": equal[line]})
    if isinstance(other, Write) and spoilt(view, seat, other) and not spoilt(view, seat, move):
        yield Claim("spares", known)
    for line in growing:
        if (near := straight_with(after, line, view.sum)) is not None:
            yield Claim("neighbours", {**known, "line": line, "other": near})
    yield Claim("write", known)


def growing_lines(view: State, seat: Seat, move: Write) -> list[str]:
    """Return the lines of a cell that can still become a combination once it contains the sum.

    A line counts only if it has empty cells left and something more to gain.
    """
    index, to_come = index_of(move.row, move.column), _rolls_to_come(view)
    after = view.sheets[seat].written(index, view.sum)
    empty = {line: sum([not after.numbers[at] for at in LINES[line]]) for line in LINES_OF[index]}
    return [line for line, cells in empty.items() if 0 < cells <= to_come]


def spoilt(view: State, seat: Seat, move: Write) -> list[str]:
    """Return the lines of a cell that could still become a straight, but not with the sum in it."""
    sheet, found = view.sheets[seat], []
    for line in LINES_OF[index_of(move.row, move.column)]:
        numbers = [sheet.numbers[at] for at in LINES[line] if sheet.numbers[at]]
        may = len(numbers) > 1 and _in_a_straight(numbers) and SIZE - len(numbers) <= _rolls_to_come(view)
        if may and not _in_a_straight([*numbers, view.sum]):
            found.append(line)
    return found


def _in_a_straight(numbers: Sequence[int]) -> bool:
    return len({*numbers}) == len(numbers) and max(numbers) - min(numbers) <= _STRAIGHT


def straight_with(sheet: Sheet, line: str, number: int) -> int | None:
    """Return the nearest other number in an open line, or ``None`` if the line can't become a straight."""
    numbers = [sheet.numbers[at] for at in LINES[line] if sheet.numbers[at]]
    others = [other for other in numbers if other != number]
    fits = others and _in_a_straight(numbers)
    return min(others, key=lambda other: abs(other - number)) if fits else None


def _rolls_to_come(view: State) -> float:
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


NEAR: Final = 2
"""The most circles that a line worth mentioning may still lack."""

Entry = Write | Circle


def difference(view: State, seat: Seat, options: Sequence[Advice], played: Value) -> Claim | None:
    """Return what a move gives up against the seat's best option, or ``None`` if no figure shows it."""
    best = options[0].move
    if isinstance(best, Ring) and isinstance(played, Ring):
        return next(_nearer(view, seat, best.cells, played.cells), None)
    if not isinstance(best, Entry) or not isinstance(played, Entry):
        return None
    return next(_differences(view, seat, best, played), None)


def _nearer(view: State, seat: Seat, best: Sequence[Cell], mine: Sequence[Cell]) -> Iterator[Claim]:
    """Yield the lines that ``best`` completes, or nearly, and ``mine`` doesn't; the nearest one first."""
    drawn = [[index_of(*cell) for cell in cells] for cells in (best, mine)]
    lacks = {
        line: [_lacking(view, seat, line) - len({*cells} & {*LINES[line]}) for cells in drawn]
        for line in LINES
    }
    nearer = [line for line, (other, yours) in lacks.items() if other < yours and other <= NEAR]
    for line in sorted(nearer, key=lambda line: (lacks[line][0], -BONUSES[line])):
        other, yours = lacks[line]
        facts = {"number": view.sum, "line": line, "bonus": BONUSES[line], "yours": yours, "best": other}
        yield Claim("nears" if other else "completes", facts)


def _differences(view: State, seat: Seat, best: Entry, mine: Entry) -> Iterator[Claim]:
    """Yield the advantages of the best entry over the other one, the most important one first."""
    known = {"number": view.sum}
    (yours, mine_now), (other, best_now) = at_once(view, seat, mine), at_once(view, seat, best)
    # The player chooses later which circles a filled line draws.
    if isinstance(best, Circle) and not (isinstance(mine, Write) and yours):
        drawn = [(mine.row, mine.column)] if isinstance(mine, Circle) else []
        yield from _nearer(view, seat, [(best.row, best.column)], drawn)
    if other < best_now and mine_now < best_now:
        yield Claim("earns_less", {**known, "yours": mine_now, "best": best_now})
    if yours < other:
        yield Claim("fewer_circles" if yours else "no_circles", {**known, "yours": yours, "best": other})
    if isinstance(best, Write) and isinstance(mine, Write):
        yield from _of_cells(view, seat, best, mine)


def _of_cells(view: State, seat: Seat, best: Write, mine: Write) -> Iterator[Claim]:
    """Yield the advantages of one cell over another for a number."""
    known = {"number": view.sum}
    sheet = view.sheets[seat]
    after, growing = sheet.written(index_of(best.row, best.column), view.sum), growing_lines(view, seat, best)
    after_mine = sheet.written(index_of(mine.row, mine.column), view.sum)
    growing_mine = growing_lines(view, seat, mine)
    yours, other = _most_equal(after_mine, growing_mine, view.sum), _most_equal(after, growing, view.sum)
    if yours < other:
        yield Claim("joins_fewer" if yours else "joins_none", {**known, "yours": yours, "best": other})
    if (lines := spoilt(view, seat, mine)) and not spoilt(view, seat, best):
        yield Claim("spoils", {**known, "line": lines[0], "yours": len(lines), "best": 0})
    if not any(straight_with(after_mine, line, view.sum) for line in growing_mine):
        for line in growing:
            if (number := straight_with(after, line, view.sum)) is not None:
                facts = {**known, "line": line, "other": number, "yours": 0, "best": 1}
                yield Claim("no_straight", facts)


def at_once(view: State, seat: Seat, move: Entry) -> tuple[int, int]:
    """Return how many circles an entry brings at once, and the most points with the bonuses of full lines."""
    sheet, index = view.sheets[seat], index_of(move.row, move.column)
    if isinstance(move, Circle):
        return 1, sheet.circled([index]).score - sheet.score
    after = sheet.written(index, view.sum)
    due = [line for line in LINES_OF[index] if after.is_filled(line) and after.due(line)]
    ways = product(*[combinations(after.free_cells(line), after.due(line)) for line in due])
    points = max([after.circled(chain(*cells)).score for cells in ways], default=sheet.score) - sheet.score
    return sum([after.due(line) for line in due]), points


def _lacking(view: State, seat: Seat, line: str) -> int:
    sheet = view.sheets[seat]
    return SIZE - sum([sheet.circles[at] for at in LINES[line]])


def _most_equal(sheet: Sheet, lines: Iterable[str], number: int) -> int:
    return max([sum([sheet.numbers[at] == number for at in LINES[line]]) - 1 for line in lines], default=0)
