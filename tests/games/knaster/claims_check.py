"""Checks of Knaster's claims in hints by the words of the rules, on a sheet counted independently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from itertools import combinations, product
from typing import Any, Final

from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Write

from tests.coach.told import Figures, Given, Nulls, Told

SIDE: Final = range(5)
CELLS: Final = {
    **{f"r{row}": [(row, column) for column in SIDE] for row in SIDE},
    **{f"c{column}": [(row, column) for row in SIDE] for column in SIDE},
    "d0": [(at, at) for at in SIDE],
    "d1": [(at, 4 - at) for at in SIDE],
}
BONUSES: Final = {line: 10 if line[0] == "d" else 9 - int(line[1]) for line in CELLS}
SHAPES: Final = {
    (3, 1, 1): ("three", 1),
    (4, 1): ("four", 2),
    (5,): ("five", 3),
    (2, 2, 1): ("two_pairs", 1),
    (3, 2): ("full_house", 2),
}


class Paper:
    """A seat's sheet by rows and columns."""

    def __init__(self, told: Told | Given) -> None:
        sheet = told.view.sheets[told.seat]
        places = list(product(SIDE, SIDE))
        self.numbers = dict(zip(places, sheet.numbers, strict=True))
        self.circles = dict(zip(places, sheet.circles, strict=True))

    def with_circles(self, cells: Sequence[tuple[int, int]]) -> Paper:
        found = copy(self)
        found.circles = self.circles | dict.fromkeys(cells, True)
        return found

    def in_line(self, line: str) -> list[int]:
        return [self.numbers[cell] for cell in CELLS[line] if self.numbers[cell]]

    def given(self, line: str) -> tuple[str, int]:
        found = self.in_line(line)
        if len(found) < len(SIDE):
            return "", 0
        combination, circles = SHAPES.get(tuple(sorted(Counter(found).values(), reverse=True)), ("", 0))
        if len({*found}) == len(SIDE) and max(found) - min(found) == 4:
            combination, circles = "straight", 3
        return combination, min(circles, [self.circles[cell] for cell in CELLS[line]].count(False))


def entered(told: Told, kind: type[Write] | type[Circle]) -> tuple[Any, list[str]] | None:
    """Return an entry's cell and the lines through it, if the entry is of this kind and its sum is named."""
    move, number = told.options[0].move, sum(told.view.dice)
    if not isinstance(move, kind) or not told.view.waiting[told.seat]:
        return None
    cell = move.row, move.column
    wanted = 0 if kind is Write else number
    if Paper(told).numbers[cell] != wanted or told.facts["number"] != number:
        return None
    return cell, [line for line, cells in CELLS.items() if cell in cells]


def written(told: Told) -> tuple[Paper, list[str]] | None:
    found = entered(told, Write)
    if found is None:
        return None
    paper = Paper(told)
    paper.numbers[found[0]] = told.facts["number"]
    return paper, found[1]


def may_grow(told: Told, paper: Paper, line: str) -> bool:
    """Return whether a line can still be filled: it has empty cells, and enough rolls are left."""
    empty = len(SIDE) - len(paper.in_line(line))
    full = any(0 not in sheet.numbers for sheet in told.view.sheets)
    return empty > 0 and not told.view.last_roll and (empty == 1 or not full)


def fills(told: Told) -> bool:
    if (found := written(told)) is None:
        return False
    paper, lines = found
    given = {line: paper.given(line) for line in lines}
    line, told_so = told.facts["line"], (told.facts["combination"], told.facts["circles"])
    most = max([circles for _, circles in given.values()])
    return line in lines and given[line] == told_so and told.facts["circles"] == most > 0


def points(paper: Paper) -> int:
    full = [line for line, cells in CELLS.items() if all(paper.circles[cell] for cell in cells)]
    return [*paper.circles.values()].count(True) + sum([BONUSES[line] for line in full])


def at_once(given: Told | Given, move: Any) -> int:
    """Return the most points that an entry can bring before the next roll, trying all ways to circle."""
    paper, cell = Paper(given), (move.row, move.column)
    before, papers = points(paper), [paper]
    if isinstance(move, Circle):
        paper.circles[cell] = True
    else:
        paper.numbers[cell] = sum(given.view.dice)
        due = {line: paper.given(line)[1] for line, cells in CELLS.items() if cell in cells}
        for line, circles in due.items():
            for each in (*papers,):
                free = [at for at in CELLS[line] if not paper.circles[at]]
                papers += [each.with_circles(drawn) for drawn in combinations(free, circles) if circles]
    return max(map(points, papers)) - before


def earns(told: Told) -> bool:
    if written(told) is None:
        return False
    circles = circles_at_once(told, told.options[0])
    return bool(told.facts["count"] == at_once(told, told.options[0].move) > circles)


def spoilt(given: Told | Given, move: Any) -> int:
    """Return how many lines could become a straight before an entry, and can't with it."""
    paper, cell, number = Paper(given), (move.row, move.column), sum(given.view.dice)
    full = any(all(sheet.numbers) for sheet in given.view.sheets)
    to_come = 0 if given.view.last_roll else 1 if full else len(SIDE)
    lines = [paper.in_line(line) for line, cells in CELLS.items() if cell in cells]
    ways = [{*range(low, low + 5)} for low in range(2, 9)]

    def may(line: list[int]) -> bool:
        return len({*line}) == len(line) and any({*line} <= way for way in ways)

    found = [line for line in lines if len(line) > 1 and len(SIDE) - len(line) <= to_come and may(line)]
    return sum([not may([*line, number]) for line in found])


def spares(told: Told) -> bool:
    return written(told) is not None and spoilt(told, told.options[0].move) == 0


def joins(told: Told) -> bool:
    if (found := written(told)) is None:
        return False
    paper, lines = found
    line = told.facts["line"]
    like = paper.in_line(line).count(told.facts["number"]) - 1
    return line in lines and told.facts["count"] == like > 0 and may_grow(told, paper, line)


def neighbours(told: Told) -> bool:
    if (found := written(told)) is None:
        return False
    paper, lines = found
    line = told.facts["line"]
    there = paper.in_line(line)
    starts = [low for low in range(2, 9) if {*there} <= {*range(low, low + 5)}]
    others = [number for number in there if number != told.facts["number"]]
    fits = bool(starts) and len({*there}) == len(there) and told.facts["other"] in others
    return line in lines and fits and may_grow(told, paper, line)


def write(told: Told) -> bool:
    return written(told) is not None


def circled(told: Told) -> tuple[Paper, Sequence[str]] | None:
    found = entered(told, Circle)
    if found is None or Paper(told).circles[found[0]]:
        return None
    paper = Paper(told)
    paper.circles[found[0]] = True
    return paper, found[1]


def completes(told: Told) -> bool:
    if (found := circled(told)) is None:
        return False
    paper, lines = found
    line = told.facts["line"]
    # The circle of the other option may complete no line.
    dearest = max(
        (BONUSES[each] for each in lines if all(paper.circles[cell] for cell in CELLS[each])), default=0
    )
    full = all(paper.circles[cell] for cell in CELLS[line])
    return line in lines and full and told.facts["bonus"] == BONUSES[line] == dearest


def circle(told: Told) -> bool:
    found = circled(told)
    return found is not None and told.facts["count"] == len(found[1])


def ring(told: Told) -> bool:
    move, paper = told.options[0].move, Paper(told)
    if not isinstance(move, Ring) or move.line not in told.view.due[told.seat]:
        return False
    inside = all(cell in CELLS[move.line] and not paper.circles[cell] for cell in move.cells)
    return inside and told.facts["count"] == len({*move.cells}) == paper.given(move.line)[1]


def roll(told: Told) -> bool:
    move, view = told.options[0].move, told.view
    return isinstance(move, Roll) and (view.phase, view.roller) == ("roll", told.seat)


def passes(told: Told) -> bool:
    return told.options[0].move == Pass() and bool(told.view.last_roll)


def no_use(told: Told) -> bool:
    paper, number = Paper(told), sum(told.view.dice)
    if any(there == number and not paper.circles[cell] for cell, there in paper.numbers.items()):
        return False
    for cell in [cell for cell, there in paper.numbers.items() if not there]:
        paper.numbers[cell] = number
        if any(paper.given(line)[1] for line, cells in CELLS.items() if cell in cells):
            return False
        paper.numbers[cell] = 0
    return passes(told)


CHECKS: Final = {
    "earns": earns,
    "fills": fills,
    "joins": joins,
    "spares": spares,
    "neighbours": neighbours,
    "write": write,
    "completes": completes,
    "circle": circle,
    "circle_only": lambda told: circled(told) is not None,
    "ring": ring,
    "roll": roll,
    "pass": no_use,
    "pass_only": passes,
}


def lacking(given: Given, option: Any) -> int:
    paper, cells = Paper(given), CELLS[given.claim.facts["line"]]
    if isinstance(option.move, Circle):
        paper.circles[option.move.row, option.move.column] = True
    elif isinstance(option.move, Ring):
        paper.circles |= dict.fromkeys(option.move.cells, True)
    else:
        assert circles_at_once(given, option) == 0
    return [paper.circles[cell] for cell in cells].count(False)


def circles_at_once(given: Told | Given, option: Any) -> int:
    paper, cell = Paper(given), (option.move.row, option.move.column)
    if isinstance(option.move, Circle):
        return 1
    paper.numbers[cell] = sum(given.view.dice)
    return sum([paper.given(line)[1] for line, cells in CELLS.items() if cell in cells])


def open_lines(given: Given, option: Any) -> list[list[int]]:
    paper, cell = Paper(given), (option.move.row, option.move.column)
    paper.numbers[cell] = sum(given.view.dice)
    full = any(all(sheet.numbers) for sheet in given.view.sheets)
    to_come = 0 if given.view.last_roll else 1 if full else len(SIDE)
    lines = [line for line, cells in CELLS.items() if cell in cells]
    paper_lines = [line for line in lines if 0 < len(SIDE) - len(paper.in_line(line)) <= to_come]
    paper.numbers[cell] = 0
    return [paper.in_line(line) for line in paper_lines]


def equal_numbers(given: Given, option: Any) -> int:
    return max([line.count(sum(given.view.dice)) for line in open_lines(given, option)], default=0)


def in_a_straight(given: Given, option: Any) -> int:
    number = sum(given.view.dice)
    found = [[*line, number] for line in open_lines(given, option) if line]
    return int(any(len({*line}) == len(line) and max(line) - min(line) < len(SIDE) for line in found))


FIGURES: Final[Figures] = {
    "completes": lacking,
    "nears": lacking,
    "earns_less": lambda given, option: at_once(given, option.move),
    "no_circles": circles_at_once,
    "fewer_circles": circles_at_once,
    "joins_none": equal_numbers,
    "joins_fewer": equal_numbers,
    "spoils": lambda given, option: spoilt(given, option.move),
    "no_straight": in_a_straight,
}

NULLS: Final[Nulls] = {
    "even row": lambda view, move: _cell_of(move)[0] % 2 == 0,
    "even column": lambda view, move: _cell_of(move)[1] % 2 == 0,
}


def _cell_of(move: Any) -> tuple[int, int]:
    return move.cells[0] if isinstance(move, Ring) else (getattr(move, "row", 0), getattr(move, "column", 0))
