"""Why a move of Knaster is a good one, in one line true of the position, and what lights up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.view_model import HintStep
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Write
from stolik.games.knaster.rules.sheet import BONUSES, LINES, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import CONTEXT, NAMES

FILLS: Final = translate(
    "knaster", "Write the {number} here: {combination} in {line}, %n (circle|circles).", "", 0
)
JOINS: Final = translate(
    "knaster", "Write the {number} here: {line} has %n (number|numbers) like it already.", "", 0
)
NEIGHBOURS: Final = QT_TRANSLATE_NOOP(
    "knaster", "Write the {number} here: beside the {other} in {line} it may become a straight."
)
CROSSES: Final = translate("knaster", "Write the {number} here: the cell counts in %n (line|lines).", "", 0)
SPARES: Final = QT_TRANSLATE_NOOP(
    "knaster", "Write the {number} here: that keeps the diagonals free for numbers that match."
)
OTHERWISE: Final = QT_TRANSLATE_NOOP("knaster", "Write the {number} here: that leaves you the best chances.")
COMPLETES: Final = QT_TRANSLATE_NOOP(
    "knaster", "Circle this {number}: {line} gets its fifth circle, +{bonus}."
)
CIRCLE: Final = translate(
    "knaster", "Circle this {number}: that is a point, and it counts in %n (line|lines).", "", 0
)
RING: Final = translate("knaster", "Draw (this circle|these circles): each is a point.", "", 0)
ROLL: Final = QT_TRANSLATE_NOOP("knaster", "Roll both dice: everybody waits for their sum.")
PASS: Final = QT_TRANSLATE_NOOP("knaster", "Pass: this number is of no use to you.")

_DIAGONALS: Final = ("d0", "d1")
_STRAIGHT: Final = 4
"""The distance between the first and the last number of a straight."""


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first."""
    move = options[0].move
    match move:
        case Write() | Circle():
            text, line = _of_entry(view, seat, move)
            lit = (f"cell:{index_of(move.row, move.column)}",)
            return HintStep(text, (*lit, f"line:{line}") if line else lit)
        case Ring(cells=cells):
            text = sentence(CONTEXT, RING, {}, count=len(cells))
            return HintStep(text, tuple(f"cell:{index_of(*each)}" for each in cells))
        case Pass():
            return HintStep(translated(CONTEXT, PASS), ("pass",))
    return HintStep(translated(CONTEXT, ROLL), ("roll",))


def _of_entry(view: State, seat: Seat, move: Write | Circle) -> tuple[str, str]:
    """Return why the sum is to be written or circled in a cell, and the line that is told of, if any."""
    sheet, index = view.sheets[seat], index_of(move.row, move.column)
    found = preview(view, seat, move.row, move.column)
    lines = [line for line, cells in LINES.items() if index in cells]
    known: dict[str, object] = {"number": view.sum}

    def said(source: str, count: int | None = None) -> tuple[str, str]:
        text = sentence(CONTEXT, source, known, count=count, values=NAMES)
        return text, str(known.get("line", ""))

    if isinstance(move, Circle):
        if found.completed:
            known |= {"line": found.completed[0], "bonus": BONUSES[found.completed[0]]}
            return said(COMPLETES)
        return said(CIRCLE, len(lines))
    scoring = [each for each in found.filled if each.circles]
    if scoring:
        most = max(scoring, key=lambda each: each.circles)
        known |= {"line": most.line, "combination": most.combination}
        return said(FILLS, most.circles)
    equal = {line: sum(sheet.numbers[at] == view.sum for at in LINES[line]) for line in lines}
    best = max(lines, key=lambda line: equal[line])
    if equal[best]:
        known |= {"line": best}
        return said(JOINS, equal[best])
    for line in lines:
        others = [sheet.numbers[at] for at in LINES[line] if sheet.numbers[at]]
        together = [*others, view.sum]
        if others and len({*together}) == len(together) and max(together) - min(together) <= _STRAIGHT:
            known |= {"line": line, "other": min(others, key=lambda other: abs(other - view.sum))}
            return said(NEIGHBOURS)
    # Every cell counts in a row and a column: that alone is no reason.
    if any(line in _DIAGONALS for line in lines):
        return said(CROSSES, len(lines))
    free = any(not sheet.numbers[at] for line in _DIAGONALS for at in LINES[line])
    return said(SPARES if free else OTHERWISE)
