"""The common part of all games' position editors: typed pieces, and values by seat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from stolik.engine.coaching.position_editor import (
    Piece,
    PositionEditor,
    Typed,
    die,
    named,
    seats_changed,
    take_away,
    typed,
    whose_turn,
    with_value,
    without,
)

TILES = [Piece(key, key, key) for key in ("r1", "r11", "r2", "j")] + [Piece("", "empty")]


@pytest.mark.parametrize(
    "written, key, rest",
    [
        ("j", "j", ""), ("r", None, "r"), ("r2", "r2", ""), ("r1", None, "r1"), ("r11", "r11", ""),
        ("r1r", "r1", "r"), ("r1x", "r1", ""), ("rr", None, "r"), ("rx", None, ""), ("x", None, ""),
        ("", None, ""),
    ],
)  # fmt: skip
def test_a_piece_is_put_as_soon_as_it_is_clear(written: str, key: str | None, rest: str) -> None:
    copies = [Piece("j2", "j", "j"), Piece("r2", "r2", "r2", spent=True)]
    assert typed([*TILES, *copies], written) == Typed(None if key is None else named(TILES, key), rest)


def test_what_games_share() -> None:
    assert die(4) == Piece("4", "die 4", "4")
    assert die(6, "a worm").name == "a worm"
    assert whose_turn(1, ("Ala", "Jan")).choices == ("Ala", "Jan")
    assert take_away() == "remove"
    assert seats_changed((1, 2), 1, 0) == (1,)
    assert without((1, 2, 3), 0) == (2, 3)
    assert with_value((1, 2), 1, 9) == (1, 9)
    editor = SimpleNamespace(game=SimpleNamespace(start=lambda seats, options: (seats, options)))
    assert PositionEditor.empty(editor, 3, "short") == (3, "short")  # type: ignore[arg-type]  # any game
    assert PositionEditor.settled(None, 3) == 3  # type: ignore[arg-type]  # it asks nothing
    assert PositionEditor.where(None, None, {"set": 1}) == ""  # type: ignore[arg-type]  # it asks nothing
    assert PositionEditor.viewer(None, None) is None  # type: ignore[arg-type]  # it asks nothing
