"""A position on paper."""

from __future__ import annotations

from typing import Final

from stolik.engine.drawing import Drawing, die, stacked, tile_drawings
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

ASIDE: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Set aside")
ROLLED: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Rolled")

_SIDE: Final = 10.0


def paper_position(view: State, seat: Seat) -> Drawing:
    """Return the dice set aside, and those that lie rolled."""
    parts = [(ASIDE, view.kept), (ROLLED, view.rolled)]
    dice = tile_drawings(
        [faces for _, faces in parts], DICE, (_SIDE, _SIDE), 1.5, lambda face, x, y: die(face, x, y, _SIDE)
    )
    told = [(translated(CONTEXT, text), drawing) for (text, _), drawing in zip(parts, dice, strict=True)]
    return stacked(told if view.phase == "keep" else told[:1], 4.5, "#5A544B")
