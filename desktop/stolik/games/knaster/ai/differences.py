"""What an entry gives up beside the best one: as a claim that is true of the one and not of the other.

``yours`` and ``best`` are the two figures of a claim, as they are told; they are never the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim
from stolik.engine.game import Seat, Value
from stolik.games.knaster.ai.claims import growing_lines, straight_with
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.moves import Circle, Write
from stolik.games.knaster.rules.sheet import BONUSES, LINES, LINES_OF, SIZE, Sheet, index_of
from stolik.games.knaster.rules.state import State

NEAR: Final = 2
"""How many circles a line may still lack to be told of."""

Entry = Write | Circle


def difference(view: State, seat: Seat, options: Sequence[Advice], played: Value) -> Claim | None:
    """Return what a move gives up beside the best of a seat's options, ``None`` where no figure tells it.

    ``options`` are the seat's, best first.
    """
    best = options[0].move
    if not isinstance(best, Entry) or not isinstance(played, Entry):
        return None
    return next(_differences(view, seat, best, played), None)


def _differences(view: State, seat: Seat, best: Entry, mine: Entry) -> Iterator[Claim]:
    """Yield what the best entry has and the other one has not, what counts most first."""
    known = {"number": view.sum}
    yours, other = _circles(view, seat, mine), _circles(view, seat, best)
    # Which circles a filled line draws is chosen later.
    if isinstance(best, Circle) and not (isinstance(mine, Write) and yours):
        drawn = _lines(mine) if isinstance(mine, Circle) else ()
        beside = [line for line in _lines(best) if line not in drawn]
        for line in sorted(beside, key=lambda line: (_lacking(view, seat, line), -BONUSES[line])):
            lacks = _lacking(view, seat, line)
            facts = {**known, "line": line, "bonus": BONUSES[line], "yours": lacks, "best": lacks - 1}
            if lacks == 1:
                yield Claim("completes", facts)
            elif lacks - 1 <= NEAR:
                yield Claim("nears", facts)
    if yours < other:
        yield Claim("fewer_circles" if yours else "no_circles", {**known, "yours": yours, "best": other})
    if isinstance(best, Write) and isinstance(mine, Write):
        yield from _of_cells(view, seat, best, mine)


def _of_cells(view: State, seat: Seat, best: Write, mine: Write) -> Iterator[Claim]:
    """Yield what one cell has for a number that another has not."""
    known = {"number": view.sum}
    sheet = view.sheets[seat]
    after, growing = sheet.written(index_of(best.row, best.column), view.sum), growing_lines(view, seat, best)
    after_mine = sheet.written(index_of(mine.row, mine.column), view.sum)
    growing_mine = growing_lines(view, seat, mine)
    yours, other = _most_equal(after_mine, growing_mine, view.sum), _most_equal(after, growing, view.sum)
    if yours < other:
        yield Claim("joins_fewer" if yours else "joins_none", {**known, "yours": yours, "best": other})
    if not any(straight_with(after_mine, line, view.sum) for line in growing_mine):
        for line in growing:
            if (number := straight_with(after, line, view.sum)) is not None:
                facts = {**known, "line": line, "other": number, "yours": 0, "best": 1}
                yield Claim("no_straight", facts)
    yours, other = len(growing_mine), len(growing)
    if yours < other:
        yield Claim("fewer_lines", {**known, "yours": yours, "best": other})


def _circles(view: State, seat: Seat, move: Entry) -> int:
    """Return how many circles an entry brings at once."""
    if isinstance(move, Circle):
        return 1
    return sum([filled.circles for filled in preview(view, seat, move.row, move.column).filled])


def _lines(move: Entry) -> Iterable[str]:
    return LINES_OF[index_of(move.row, move.column)]


def _lacking(view: State, seat: Seat, line: str) -> int:
    """Return how many circles a line lacks."""
    sheet = view.sheets[seat]
    return SIZE - sum([sheet.circles[at] for at in LINES[line]])


def _most_equal(sheet: Sheet, lines: Iterable[str], number: int) -> int:
    """Return how many other numbers like this one stand in that one of the lines that has most."""
    return max([sum([sheet.numbers[at] == number for at in LINES[line]]) - 1 for line in lines], default=0)
