"""Option values added later are in codes and IDs, and those of 1.0 keep their meaning."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine.coaching.position_id import PlacedState, id_of, read_id
from stolik.engine.game_code import GameCode, code_of, mark_of, read_code
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.games.rummikub.rules.options import Options

OLD = json.loads((Path(__file__).parent / "codes_of_1.0.json").read_text(encoding="utf-8"))
"""Codes of 1.0 with seats and options; IDs of a seat's knowledge with these, its tiles and the phase."""

INFO, GAME = load_package("rummikub").info, load_game("rummikub")
LATER = (40, 45, 180, 300)


def values(options: Any) -> list[Any]:
    return [getattr(options, field.name) for field in fields(options)][:5]


@pytest.mark.parametrize("text, seats, options", OLD["codes"], ids=[text for text, *_ in OLD["codes"]])
def test_a_code_of_1_0_is_read_as_what_it_was(text: str, seats: int, options: list[Any]) -> None:
    read = read_code(text)
    assert isinstance(read, GameCode)
    assert (read.seats, values(read.options)) == (seats, options)
    assert code_of(INFO, GAME, seats, None, read.options, read.seed) == text


@pytest.mark.parametrize("text, seats, options, known", OLD["ids"], ids=[text[:9] for text, *_ in OLD["ids"]])
def test_an_id_of_1_0_is_read_as_what_it_was(
    text: str, seats: int, options: list[Any], known: list[Any]
) -> None:
    placed = read_id(text)
    assert isinstance(placed, PlacedState)
    assert (placed.seats, values(placed.options)) == (seats, options)
    assert [len(placed.state.racks[placed.viewer or 0]), placed.state.phase] == known
    assert id_of(placed) == text


@pytest.mark.parametrize("seconds", LATER)
def test_later_seconds_have_codes_and_ids_of_their_own(seconds: Any) -> None:
    for seats, restores, right in ((2, True, True), (3, False, True), (4, True, False)):
        options = Options(seconds, timeout_restores=restores, reshuffle_right=right)
        code = code_of(INFO, GAME, seats, None, options, Random(seconds).getrandbits(80))
        assert code is not None
        assert code not in [text for text, *_ in OLD["codes"]]
        read = read_code(code)
        assert isinstance(read, GameCode)
        assert read.options == options
        placed = PlacedState(INFO, seats, options, GAME.start(seats, options, 1))
        assert read_id(id_of(placed)) == placed
        # 1.0 knows no such beginning, and takes it for no other position.
        assert id_of(placed)[:2] not in [mark_of(info) for info in find_games()]
        usual = placed._replace(options=Options(), state=replace(placed.state, options=Options()))
        assert id_of(usual)[:2] == mark_of(INFO)


def test_marks_of_all_games_with_and_without_later_values_are_told_apart() -> None:
    marks = {mark_of(info, later=later) for info in find_games() for later in (False, True)}
    assert len(marks) == 2 * len(find_games())
