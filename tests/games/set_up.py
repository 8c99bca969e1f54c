"""Sets positions up by hand, piece by piece, as a person does on the page."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stolik.engine.coaching.position_editor import TURN, PositionEditor, named
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_game, load_game


def decisions(game_id: str, seats: int, options: Any, seed: int, many: int) -> Iterator[Any]:
    info, game, rng = find_game(game_id), load_game(game_id), Random(seed)
    assert info is not None
    found = 0
    while found < many:
        state = game.start(seats, options, None if info.draws_for_start else rng.randrange(seats))
        while (actors := game.to_act(state)) and found < many:
            if actors[0] != TABLE and rng.random() < 0.15:
                found += 1
                yield state
            seat = rng.choice(actors)
            move = (
                game.chance(state, rng) if seat == TABLE else rng.choice(list(game.legal_moves(state, seat)))
            )
            state = game.apply(state, seat, move)[-1].state


def names_of(seats: int) -> list[str]:
    return "Ala Bolek Cyryl Dorota Emil Fela Gucio Hela Iga Jan Ksawery Lech".split()[:seats]


def built(editor: PositionEditor, wanted: Any, seats: int) -> Any:
    names = names_of(seats)
    state = editor.empty(seats, wanted.options)
    for setting in editor.settings(wanted, names):
        if setting.key == TURN:
            state = editor.set(state, TURN, setting.value)
    for tray in editor.trays(wanted, names):
        for at, piece in enumerate(tray.pieces):
            there = None if piece.spent else named(editor.palette(state, tray.key), piece.typed)
            if there is not None:
                state = editor.put(state, tray.key, there.key, at if tray.columns else -1)
    # One setting may only be visible once another is made.
    for _ in range(2):
        for setting in editor.settings(wanted, names):
            if setting.kind != "told":
                state = editor.set(state, setting.key, setting.value)
    return state


def emptied(editor: PositionEditor, state: Any, tray: str, seats: int) -> Any:
    def lying() -> list[int]:
        [pieces] = [each.pieces for each in editor.trays(state, names_of(seats)) if each.key == tray]
        return [at for at, piece in enumerate(pieces) if not piece.spent]

    while places := lying():
        state = editor.take(state, tray, places[-1])
    return state


def left(editor: PositionEditor, state: Any, tray: str) -> list[str]:
    """Return the keys of the pieces in the box that fit into a tray."""
    return [piece.key for piece in editor.palette(state, tray) if not piece.spent]
