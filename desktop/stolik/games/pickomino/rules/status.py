"""All that is wrong with a position of Pickomino that somebody laid.

A position is judged by what lies there alone: that the tiles could have come where they are, in this order
and by these turns, isn't proved. The paragraphs named in the docstrings are those of ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.engine.dice import FACES
from stolik.engine.game import Rejection, Seat
from stolik.games.pickomino.rules.dice import DICE
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.state import State, centre_tile, steal_victim
from stolik.games.pickomino.rules.tiles import TILES


def status(seats: int, options: Options, state: State, viewer: Seat | None = None) -> tuple[Rejection, ...]:
    """Return all that is wrong with a state, nothing where it can come about between two moves.

    The state may hold anything of its types; nothing is secret, so ``viewer`` makes no difference.
    """
    faults = [*_table_faults(seats, options, state), *_tile_faults(state), *_dice_faults(state)]
    return (*faults, *_end_faults(state))


def _table_faults(seats: int, options: Options, state: State) -> Iterator[Rejection]:
    if state.options != options:
        yield Rejection("other_options")
    if len(state.stacks) != seats:
        yield Rejection("wrong_number_of_stacks", {"stacks": seats, "given": len(state.stacks)})
    if not 0 <= state.turn < seats:
        yield Rejection("no_such_player", {"seat": state.turn})
    if state.phase == "busted":
        yield Rejection("bust_not_finished")


def _tile_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the tiles: each in one place, the centre's in order (§1.1, §2.1)."""
    lying = [*state.centre, *state.face_down, *(tile for stack in state.stacks for tile in stack)]
    for tile in sorted(set(lying).difference(TILES)):
        yield Rejection("no_such_tile", {"tile": tile})
    for tile in TILES:
        if lying.count(tile) > 1:
            yield Rejection("tile_twice", {"tile": tile})
    for tile in TILES:
        if tile not in lying:
            yield Rejection("tile_missing", {"tile": tile})
    if any(list(tiles) != sorted(tiles) for tiles in (state.centre, state.face_down)):
        yield Rejection("tiles_not_ascending")


def _dice_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the dice for what is to be done (§3, §5)."""
    rolled, kept = state.rolled, state.kept
    wrong_face = any(face not in FACES for face in (*rolled, *kept))
    if wrong_face:
        yield Rejection("no_such_face")
    if any(list(dice) != sorted(dice) for dice in (rolled, kept)):
        yield Rejection("dice_not_ascending")
    given = len(rolled) + len(kept)
    if state.phase == "rolling":
        if rolled:
            yield Rejection("dice_in_the_air")
        if len(kept) > DICE:
            yield Rejection("not_eight_dice", {"dice": DICE, "given": given})
        elif len(kept) == DICE:
            yield Rejection("no_dice_left")
    elif state.phase == "over" or (state.phase == "decide" and not kept):
        if given:
            yield Rejection("dice_not_cleared", {"given": given})
    elif given != DICE:
        yield Rejection("not_eight_dice", {"dice": DICE, "given": given})
    elif not wrong_face and state.phase != "busted":
        yield from _bust_faults(state)


def _bust_faults(state: State) -> Iterator[Rejection]:
    """Yield why eight dice would have ended the turn, or couldn't be set aside so (§3.2, §5.1 to §5.3)."""
    if state.phase == "keep":
        if set(state.rolled) <= set(state.kept):
            yield Rejection("bust_by_roll")
    elif set(state.kept) <= set(state.rolled):
        yield Rejection("face_left_lying")
    elif not state.dice_left and not state.has_worm:
        yield Rejection("bust_without_worm")
    elif not state.dice_left and centre_tile(state) is None and steal_victim(state) is None:
        yield Rejection("bust_without_tile", {"sum": state.sum})


def _end_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the end of the game, or where it should have come (§5.5, §6.1, §6.2)."""
    over = state.phase == "over"
    if not over and not state.centre:
        yield Rejection("centre_empty")
    if over and state.centre:
        yield Rejection("centre_not_empty", {"tile": max(state.centre)})
    flips, lowest = state.options.bust_without_tile_flips, TILES[0]
    owns = bool(state.stacks[state.turn]) if 0 <= state.turn < len(state.stacks) else None
    if over and owns is False and not (flips and state.face_down):
        yield Rejection("last_tile_not_taken", {"seat": state.turn})
    # Something higher than the tile that came back is turned down, or else the last of all.
    if lowest in state.face_down and not (flips and over and owns is False):
        yield Rejection("lowest_turned_down", {"tile": lowest})


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first thing that is wrong with a state, or ``None``."""
    return next(iter(status(seats, options, state, viewer)), None)
