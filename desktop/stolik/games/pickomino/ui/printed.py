"""Pickomino's part of the score card: every stack of tiles with its worms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from stolik.engine.drawing import Box, Curve, Drawing, Oval, Shape, Words, die, stacked, tile_drawings
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, translated
from stolik.engine.package import ScoreCardArt
from stolik.engine.score_card import Column, Remarks, ScoreTable
from stolik.engine.session import History
from stolik.games.pickomino.ai.turn_solver import exposed_tiles
from stolik.games.pickomino.rules.pieces import DICE, WORM, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui import messages
from stolik.games.pickomino.ui.messages import CONTEXT

TILES_OWNED: Final = N_("pickomino", "Tiles")
WORMS_OWNED: Final = N_("pickomino", "Worms")
HIGHER_TILE: Final = N_("pickomino", "{first} and {second} tie on worms: the higher tile decides.")
ASIDE: Final = N_("pickomino", "Set aside")
ROLLED: Final = N_("pickomino", "Rolled")
CENTRE: Final = N_("pickomino", "In the centre")
TO_STEAL: Final = N_("pickomino", "On top of the others' stacks")
STACKS: Final = N_("pickomino", "The stacks, with the first tile on the left")

_WIDE: Final = 10.0
_TALL: Final = 14.4
_GAP: Final = 1.2
_A_ROW: Final = 6
"""How many tiles lie side by side."""

_INK: Final = "#1E1E1E"
_EDGE: Final = "#A79A7C"
_IVORY: Final = "#FFFBEF"
_OUTLINE: Final = "#7A3F12"
_SKIN: Final = "#E39455"


def score_table_of(view: State, names: Sequence[str]) -> ScoreTable:
    """Return everyone's tiles and worms, and why players with equal worms have different places."""
    tiles = tuple(", ".join(map(str, stack)) or "–" for stack in view.stacks)
    amounts = tuple(str(sum(map(worms, stack))) for stack in view.stacks)
    return ScoreTable(
        (
            Column(translated(messages.CONTEXT, TILES_OWNED), tiles, prose=True),
            Column(translated(messages.CONTEXT, WORMS_OWNED), amounts, strong=True),
        ),
        remarks=(Remarks("", reasons),) if (reasons := tuple(_place_reasons(view, names))) else (),
    )


def _place_reasons(view: State, names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each two neighbouring places that only the highest tile decided (§7)."""
    sentence = translated(messages.CONTEXT, HIGHER_TILE)
    for one, other in pairwise(GAME.standings(view)):
        if one.score == other.score and one.rank != other.rank:
            yield sentence.format(first=names[one.seat], second=names[other.seat])


def drawings_of(view: State) -> list[Drawing]:
    """Return the stacks by seat, each with as many rows as the highest stack needs."""
    columns = min(_A_ROW, max(1, *map(len, view.stacks)))
    return tile_drawings(view.stacks, columns, (_WIDE, _TALL), _GAP, tile_drawing)


def tile_drawing(tile: int, x: float, y: float) -> Iterator[Shape]:
    """Yield a tile with its upper left corner at x and y."""
    yield Box(
        x + 0.2, y + 0.2, _WIDE - 0.4, _TALL - 0.4, radius=1.4, fill=_IVORY, line=_EDGE, line_width=0.35
    )
    yield Words(x, y + 0.6, _WIDE, 6.6, str(tile), 5.6, _INK, strong=True)
    count = worms(tile)
    for worm in range(count):
        row, side = divmod(worm, 2)
        alone = count == 1 or (count == 3 and worm == 2)
        middle = x + _WIDE * (0.5 if alone else 0.28 if side == 0 else 0.72)
        size = 0.088 if count == 1 else 0.062
        height = y + 10.2 + (0.0 if count < 3 else (row - 0.5) * 3.5)
        yield from worm_drawing(middle - 32 * size, height - 29 * size, size)


def worm_drawing(x: float, y: float, size: float) -> Iterator[Shape]:
    """Yield the worm of ``art/worm.svg``, which is drawn in a square of 64 by 64."""

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * size, y + down * size

    pieces = (
        (at(14, 47.5), at(20, 45), at(23, 36.5)),
        (at(26.5, 25.5), at(35.5, 26), at(38.5, 35)),
        (at(41, 42.5), at(49, 42), at(49.5, 31)),
        (at(49.5, 28), at(49.5, 25), at(49.5, 22)),
    )
    for colour, thick, head in ((_OUTLINE, 14.5, 12.3), (_SKIN, 10.5, 10.3)):
        yield Curve(at(8.5, 43), pieces, colour, thick * size)
        yield Oval(*at(49.5, 18.5), head * size, head * size, fill=colour)
    for eye in (45.0, 54.2):
        yield Oval(*at(eye, 15.6), 4.1 * size, 4.1 * size, fill="#FFFFFF")
        yield Oval(*at(eye, 16.2), 2.3 * size, 2.3 * size, fill=_INK)
    smile = ((at(47.6, 25.2), at(51.6, 25.2), at(53.6, 22.6)),)
    yield Curve(at(45.6, 22.6), smile, "#6B3410", 1.8 * size)


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


def still(session: History) -> dict[str, Any]:
    """Return what an onlooker sees of a game, with the dice in the places where they were set aside."""
    from stolik.models.dice_view_model import DiceRows  # other printing needs no rows of a window

    dice = DiceRows(DICE)
    dice.trace(session.states_before(session.length))
    dice.show(session.state)
    return {**to_plain(session.game.view(session.state, None)), "kept": dice.aside}


ART: Final = ScoreCardArt(drawings_of, STACKS)
