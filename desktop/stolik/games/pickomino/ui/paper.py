"""A position on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.engine.drawing import Drawing, Shape, die, stacked, tile_drawings
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.games.pickomino.ai.turn_solver import exposed_tiles
from stolik.games.pickomino.rules.dice import DICE, WORM
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui.messages import CONTEXT
from stolik.games.pickomino.ui.score_card import tile_drawing, worm_drawing

ASIDE: Final = QT_TRANSLATE_NOOP("pickomino", "Set aside")
ROLLED: Final = QT_TRANSLATE_NOOP("pickomino", "Rolled")
CENTRE: Final = QT_TRANSLATE_NOOP("pickomino", "In the centre")
TO_STEAL: Final = QT_TRANSLATE_NOOP("pickomino", "On top of the others' stacks")

_SIDE: Final = 10.0
_TILE: Final = (10.0, 14.4)


def paper_position(view: State, seat: Seat) -> Drawing:
    """Return the dice set aside and rolled, and the tiles that the turn can bring."""
    dice = tile_drawings([view.kept, view.rolled], DICE, (_SIDE, _SIDE), 1.2, _die)
    to_steal = sorted(exposed_tiles(view, seat))
    (centre,) = tile_drawings([view.centre], DICE, _TILE, 1.2, tile_drawing)
    parts = [(ASIDE, dice[0]), (ROLLED, dice[1])][: 2 if view.phase == "keep" else 1]
    parts.append((CENTRE, centre))
    if to_steal:
        parts += [(TO_STEAL, each) for each in tile_drawings([to_steal], DICE, _TILE, 1.2, tile_drawing)]
    return stacked([(translated(CONTEXT, text), drawing) for text, drawing in parts], 4.5, "#5A544B")


def _die(face: int, x: float, y: float) -> Iterator[Shape]:
    yield from die(0 if face == WORM else face, x, y, _SIDE)
    if face == WORM:
        yield from worm_drawing(x + 0.14 * _SIDE, y + 0.14 * _SIDE, 0.0112 * _SIDE)
