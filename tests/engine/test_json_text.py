"""How deeply values may be nested is the same on every Python, for every reader."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.json_values import DEEPEST, TooDeep, load_json, read_json

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
