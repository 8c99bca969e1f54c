"""Sets up a position of Pickomino: the dice of the turn, and where the sixteen tiles lie."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from stolik.engine.coaching.position_editor import (
    TURN,
    Piece,
    PositionEditor,
    Setting,
    Tray,
    die,
    seats_changed,
    take_away,
    whose_turn,
    with_value,
    without,
)
from stolik.engine.dice import FACES
from stolik.engine.messages import N_, sentence, translated
from stolik.games.pickomino.rules.pieces import DICE, TILES, WORM
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import Phase, State
from stolik.games.pickomino.ui.messages import CONTEXT

KEPT: Final = "kept"
ROLLED: Final = "rolled"
CENTRE: Final = "centre"
DOWN: Final = "down"
_STACK: Final = "stack:"
_ROOM: Final = 6
"""How many dice lie side by side."""

_UNDER: Final = "-"
"""The prefix that marks the drawing of a face-down tile."""

TITLES: Final = {
    ROLLED: N_("pickomino", "Rolled"),
    KEPT: N_("pickomino", "Set aside"),
    CENTRE: N_("pickomino", "Centre"),
    DOWN: N_("pickomino", "Face down"),
}
STACK: Final = N_("pickomino", "{player}'s stack")
WORM_DIE: Final = N_("pickomino", "die with a worm")
TILE: Final = N_("pickomino", "tile {tile}")
TURN_DOWN: Final = N_("pickomino", "turn face down")
BACK: Final = N_("pickomino", "back to the centre")


class PickominoEditor(PositionEditor):
    """The editor; every tile always lies somewhere, so one that leaves a stack returns to the centre."""

    game = GAME

    def seated(self, state: State, seats: int) -> State:
        gone = [tile for stack in state.stacks[seats:] for tile in stack]
        stacks = seats_changed(state.stacks, seats, ())
        centre = tuple(sorted((*state.centre, *gone)))
        return replace(state, stacks=stacks, centre=centre, turn=min(state.turn, seats - 1))

    def plain(self, state: State) -> State:
        return _with_dice(state, (), state.kept) if state.phase == "rolling" else state

    def trays(self, state: State, names: Sequence[str]) -> Sequence[Tray]:
        away, back, turn = take_away(), translated(CONTEXT, BACK), translated(CONTEXT, TURN_DOWN)
        titles = {key: translated(CONTEXT, title) for key, title in TITLES.items()}
        turned = tuple([piece._replace(key=f"{_UNDER}{piece.key}") for piece in _tiles(state.face_down)])
        return [
            Tray(ROLLED, titles[ROLLED], _dice(_rolled(state)), away, room=_ROOM, look="dice"),
            Tray(KEPT, titles[KEPT], _dice(state.kept), away, room=_ROOM, look="dice"),
            Tray(CENTRE, titles[CENTRE], _tiles(TILES, state.centre), turn, room=len(TILES)),
            *[
                Tray(
                    f"{_STACK}{seat}",
                    sentence(CONTEXT, STACK, {"player": names[seat]}),
                    _tiles(stack),
                    back,
                    room=2,
                )
                for seat, stack in enumerate(state.stacks)
            ],
            Tray(DOWN, titles[DOWN], turned, back, room=2),
        ]

    def palette(self, state: State, tray: str) -> Sequence[Piece]:
        if tray in (ROLLED, KEPT):
            full = len(_rolled(state)) + len(state.kept) >= DICE
            return tuple([piece._replace(spent=full) for piece in _dice(FACES)])
        if tray == CENTRE:
            return _tiles(TILES, {*TILES}.difference(state.centre))
        return _tiles(TILES, (*state.centre, *(() if tray == DOWN else state.face_down)))

    def put(self, state: State, tray: str, piece: str, at: int = -1) -> State:
        number = int(piece.removeprefix(_UNDER))
        if tray == ROLLED:
            return _with_dice(state, (*_rolled(state), number), state.kept)
        if tray == KEPT:
            return _with_dice(state, _rolled(state), (*state.kept, number))
        state = _lifted(state, number)
        if tray == CENTRE:
            return _derived(replace(state, centre=tuple(sorted((*state.centre, number)))))
        if tray == DOWN:
            return _derived(replace(state, face_down=tuple(sorted((*state.face_down, number)))))
        seat = int(tray.removeprefix(_STACK))
        stacks = with_value(state.stacks, seat, (*state.stacks[seat], number))
        return _derived(replace(state, stacks=stacks))

    def take(self, state: State, tray: str, at: int) -> State:
        if tray == ROLLED:
            return _with_dice(state, without(_rolled(state), at), state.kept)
        if tray == KEPT:
            return _with_dice(state, _rolled(state), without(state.kept, at))
        if tray == CENTRE:
            return self.put(state, DOWN, f"{TILES[at]}")
        tiles = state.face_down if tray == DOWN else state.stacks[int(tray.removeprefix(_STACK))]
        return self.put(state, CENTRE, f"{tiles[at]}")

    def settings(self, state: State, names: Sequence[str]) -> Sequence[Setting]:
        return [whose_turn(state.turn, names)]

    def set(self, state: State, setting: str, value: int) -> State:
        assert setting == TURN, "there is no other setting"
        return replace(state, turn=value)


def _rolled(state: State) -> tuple[int, ...]:
    """Return the rolled dice, of which one face must be set aside; after that the rest don't matter."""
    return state.rolled if state.phase == "keep" else ()


def _with_dice(state: State, rolled: Sequence[int], kept: Sequence[int]) -> State:
    """Return a position with other dice; if any are rolled, one face of them must be set aside next.

    If none are, the rest of the last roll still lies there and shows some face that wasn't chosen.
    """
    if not rolled and kept:
        left = next(face for face in FACES if {*kept} != {face})
        rest = (left,) * (DICE - len(kept))
        return _derived(replace(state, phase="decide", rolled=rest, kept=tuple(sorted(kept))))
    phase: Phase = "keep" if rolled else "decide"
    dice = tuple(sorted(rolled)), tuple(sorted(kept))
    return _derived(replace(state, phase=phase, rolled=dice[0], kept=dice[1]))


def _derived(state: State) -> State:
    """Return the position, over if no tile lies face up in the centre, otherwise going on."""
    if not state.centre:
        return replace(state, phase="over", rolled=(), kept=())
    return replace(state, phase="decide") if state.phase == "over" else state


def _lifted(state: State, tile: int) -> State:
    """Return a position without a tile, which may have been anywhere."""

    def rest(tiles: Sequence[int]) -> tuple[int, ...]:
        return tuple([each for each in tiles if each != tile])

    stacks = tuple([rest(stack) for stack in state.stacks])
    return replace(state, stacks=stacks, centre=rest(state.centre), face_down=rest(state.face_down))


def _dice(faces: Sequence[int]) -> tuple[Piece, ...]:
    return tuple([die(face, translated(CONTEXT, WORM_DIE) if face == WORM else None) for face in faces])


def _tiles(tiles: Sequence[int], left: Collection[int] = TILES) -> tuple[Piece, ...]:
    """Return tiles in their places; those not in ``left`` are shown as spent."""

    def piece(tile: int) -> Piece:
        return Piece(f"{tile}", sentence(CONTEXT, TILE, {"tile": tile}), f"{tile}", tile not in left)

    return tuple(map(piece, tiles))


EDITOR: Final = PickominoEditor()
