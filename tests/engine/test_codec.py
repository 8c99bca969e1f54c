"""What a person may write in a file for a move or an option, and what is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.codec import read_value
from stolik.engine.game import Rejection, Value
from stolik.engine.game_library import find_games, load_codec, load_game
from stolik.engine.game_points import GamePoints
from stolik.engine.json_values import to_plain
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.state import State

CODEC = load_codec("pickomino")


@pytest.mark.parametrize("move", [Roll(), Keep(4), Take(27), Steal(36), Rolled((1, 6, 6, 2))])
def test_a_move_comes_back_as_it_was(move: Value) -> None:
    plain = to_plain(move)
    assert next(iter(plain)) == "kind"
    assert CODEC.move(plain) == move


@given(st.lists(st.integers()).map(tuple))
def test_any_numbers_come_back_as_they_were(dice: tuple[int, ...]) -> None:
    assert CODEC.move(to_plain(Rolled(dice))) == Rolled(dice)


@pytest.mark.parametrize(
    "plain, code, name",
    [
        ({}, "missing_key", "kind"),
        ({"kind": "fly"}, "unknown_move", "fly"),
        ({"kind": 5}, "unknown_move", "5"),
        ({"kind": None}, "unknown_move", "None"),
        ({"kind": "keep"}, "missing_key", "face"),
        ({"kind": "keep", "face": "4"}, "bad_value", "face"),
        ({"kind": "keep", "face": True}, "bad_value", "face"),
        ({"kind": "keep", "face": 4.0}, "bad_value", "face"),
        ({"kind": "keep", "face": 4, "hand": 1}, "unknown_key", "hand"),
        ({"kind": "roll", "dice": []}, "unknown_key", "dice"),
        ({"kind": "rolled", "dice": 4}, "bad_value", "dice"),
        ({"kind": "rolled", "dice": [1, "x"]}, "bad_value", "dice"),
    ],
)
def test_a_faulty_move_is_refused_with_the_name_of_the_place(
    plain: dict[str, Any], code: str, name: str
) -> None:
    assert CODEC.move(plain) == Rejection(code, {"name": name})


def test_options_left_out_take_the_defaults() -> None:
    assert CODEC.options({}) == Options()
    assert CODEC.options({"starter": 3}) == Options(starter=3)
    assert CODEC.options({"bust_without_tile_flips": True}) == Options(bust_without_tile_flips=True)


@pytest.mark.parametrize(
    "plain, code, name",
    [
        ({"house_rule": 1}, "unknown_option", "house_rule"),
        ({"house.rule": 1}, "unknown_option", "house.rule"),
        ({"starter": "oldest"}, "bad_option", "starter"),
        ({"starter": True}, "bad_option", "starter"),
        ({"starter": None}, "bad_option", "starter"),
        ({"bust_without_tile_flips": 1}, "bad_option", "bust_without_tile_flips"),
    ],
)
def test_a_faulty_option_is_refused_with_its_name(plain: dict[str, Any], code: str, name: str) -> None:
    assert CODEC.options(plain) == Rejection(code, {"name": name})


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_an_option_keeps_its_json_type(game_id: str) -> None:
    codec = load_codec(game_id)
    options = load_game(game_id).options_type
    # What equals another value in Python, or reads like it, is another value in a file.
    alike: list[Any] = [value for one in (0, 1, 2, 3, 60) for value in (one, float(one), str(one))]
    for name, default in to_plain(options()).items():
        for value in [*alike, True, False, "true", None, [default], {}]:
            read = codec.options({name: value})
            if isinstance(read, Rejection):
                assert read == Rejection("bad_option", {"name": name})
            else:
                assert json.dumps(getattr(read, name)) == json.dumps(value)


@pytest.mark.parametrize("given", [0, "0", True, None, {}, [True], [0.0], ["0"], [[0]], [None], [0, "1"]])
def test_an_option_that_names_seats_keeps_its_json_type(given: Any) -> None:
    codec = load_codec("rummikub")
    assert codec.options({"easier_opening": given}) == Rejection("bad_option", {"name": "easier_opening"})


def test_a_field_is_left_out_at_its_default_where_it_says_so() -> None:
    codec = load_codec("rummikub")
    nobody: list[dict[str, Any]] = [{}, {"easier_opening": []}]
    for plain in nobody:
        options = codec.options(plain)
        assert options == load_game("rummikub").options_type()
        assert "easier_opening" not in to_plain(options)
    options = codec.options({"easier_opening": [1]})
    assert isinstance(options, Value)
    assert to_plain(options)["easier_opening"] == [1]
    assert codec.options(to_plain(options)) == options


def test_values_become_plain_json_values_and_a_type_is_none() -> None:
    state = State(Options(), 0, "decide", (), (6,), ((21,), ()), (22,), ())
    plain = to_plain(state)
    assert plain["options"] == {"starter": "youngest", "bust_without_tile_flips": False}
    assert plain["stacks"] == [[21], []]
    assert to_plain({"tiles": ((1, 2), None)}) == {"tiles": [[1, 2], None]}
    assert to_plain([(1,), [(2,)]]) == [[1], [[2]]]

    @dataclass(frozen=True)
    class Empty:
        pass

    assert to_plain(Empty()) == {}
    assert to_plain(Empty) is Empty


def test_a_value_is_read_exactly_and_no_endless_one() -> None:
    assert read_value(GamePoints, {"small_points": [5, -5], "places": [1, 2]}) == GamePoints((5, -5), (1, 2))
    assert read_value(GamePoints, {"small_points": [5, -5]}) == Rejection("missing_key", {"name": "places"})
    heavy = {"small_points": [5] * 2000, "places": [1]}
    facts = {"name": "small_points", "because": "too_many_values", "most": 1000}
    assert read_value(GamePoints, heavy) == Rejection("bad_value", facts)
