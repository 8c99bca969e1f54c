"""Floats add up to the same on every Python."""

from __future__ import annotations

from functools import reduce
from operator import add

from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.float_sums import IN_ORDER


def test_what_rounding_loses_stays_lost_and_nothing_is_the_float_zero() -> None:
    assert sum([1.0, 1e100, 1.0, -1e100], IN_ORDER) == 0.0
    assert sum([0.1] * 10, IN_ORDER) == 0.9999999999999999
    assert repr(sum([], IN_ORDER)) == "0.0"


@given(st.lists(st.floats(-1e300, 1e300)))
def test_floats_are_added_one_after_the_other(values: list[float]) -> None:
    assert sum(values, IN_ORDER) == reduce(add, values, 0.0)
