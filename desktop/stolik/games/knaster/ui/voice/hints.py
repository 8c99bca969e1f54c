"""What a hint says of a move of Knaster, in one line made of a claim, and what lights up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Wording
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.engine.view_model import HintStep
from stolik.games.knaster.ai.claims import reason
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.sheet import index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import CONTEXT, NAMES

WORDING: Final = Wording(
    CONTEXT,
    {
        "fills": translate(
            "knaster", "Write the {number} here: {combination} in {line}, %n (circle|circles).", "", 0
        ),
        "joins": translate(
            "knaster", "Write the {number} here: {line} has %n (number|numbers) like it already.", "", 0
        ),
        "neighbours": QT_TRANSLATE_NOOP(
            "knaster", "Write the {number} here: with the {other} in {line} it may become a straight."
        ),
        "crosses": translate(
            "knaster", "Write the {number} here: the cell counts in %n (line|lines).", "", 0
        ),
        "spares": QT_TRANSLATE_NOOP(
            "knaster", "Write the {number} here: that keeps the diagonals free for numbers that match."
        ),
        "write": QT_TRANSLATE_NOOP("knaster", "Write the {number} here."),
        "completes": QT_TRANSLATE_NOOP(
            "knaster", "Circle this {number}: {line} gets its fifth circle, +{bonus}."
        ),
        "circle": translate(
            "knaster", "Circle this {number}: that is a point, and it counts in %n (line|lines).", "", 0
        ),
        "circle_only": QT_TRANSLATE_NOOP("knaster", "Circle this {number}."),
        "ring": translate("knaster", "Draw (this circle|these circles): each is a point.", "", 0),
        "roll": QT_TRANSLATE_NOOP("knaster", "Roll both dice."),
        "pass": QT_TRANSLATE_NOOP("knaster", "Pass: this number is of no use to you."),
        "pass_only": QT_TRANSLATE_NOOP("knaster", "Pass."),
    },
    {"fills": "circles", "joins": "count", "crosses": "count", "circle": "count", "ring": "count"},
    NAMES,
    frozenset({"write", "circle_only", "ring", "pass_only"}),
)


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the best option's reason; ``options`` are the seat's, best first."""
    claim = reason(view, seat, options)
    line = claim.facts.get("line")
    lit = (*_lit(options[0].move), *([f"line:{line}"] if line else []))
    return HintStep(WORDING.text(claim), lit, claim=claim)


def _lit(move: Any) -> tuple[str, ...]:
    """Return the names of what lights up for a move: its cells, or its button."""
    match move:
        case Write(row=row, column=column) | Circle(row=row, column=column):
            return (f"cell:{index_of(row, column)}",)
        case Ring(cells=cells):
            return tuple(f"cell:{index_of(*each)}" for each in cells)
    kind: str = move.kind
    return (kind,)
