"""The contents that people may write in a file: JSON of limited depth, moves and options; and refusals."""

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
from stolik.engine.json_values import DEEPEST, TooDeep, load_json, read_json, to_plain
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


def test_options_left_out_take_the_defaults() -> None:
    assert CODEC.options({}) == Options()
    assert CODEC.options({"starter": 3}) == Options(starter=3)
    assert CODEC.options({"bust_without_tile_flips": True}) == Options(bust_without_tile_flips=True)


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_an_option_keeps_its_json_type(game_id: str) -> None:
    codec = load_codec(game_id)
    options = load_game(game_id).options_type
    # Values that are equal in Python, or look alike, are different in a file.
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


READERS = pytest.mark.parametrize("read", [read_json, load_json])
PLAIN = st.recursive(
    st.none() | st.integers(-(10**9), 10**9) | st.text('["\\]{x'),
    lambda inner: st.lists(inner) | st.dictionaries(st.text('["\\]}x'), inner),
)


def nested(depth: int, closed: bool = True) -> str:
    return '[{"a": ' * (depth // 2) + "[" * (depth % 2) + ("]" * (depth % 2) + "}]" * (depth // 2)) * closed


@READERS
def test_values_may_be_nested_a_hundred_deep_and_beside_each_other_but_not_cut_off(read: Any) -> None:
    assert read(nested(DEEPEST).replace('"a": }', '"a": 1}')) is not None
    for depth in (DEEPEST + 1, 990, 1_000, 5_000, 100_000):
        for closed in (True, False):
            with pytest.raises(TooDeep):
                read(nested(depth, closed))
    with pytest.raises(json.JSONDecodeError):
        read(nested(DEEPEST, closed=False))
    assert read(json.dumps([[[]]] * 1_000)) == [[[]]] * 1_000


@pytest.mark.rest
@READERS
@given(PLAIN)
def test_signs_in_texts_nest_nothing(read: Any, plain: Any) -> None:
    many = "[{" * DEEPEST
    found = read(json.dumps([plain, many, {many: '"' + many, "\\": many}]))
    assert found == [plain, many, {many: '"' + many, "\\": many}]
