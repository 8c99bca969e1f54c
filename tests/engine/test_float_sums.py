"""Sums of floats are the same on every Python version."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import reduce
from operator import add
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.float_sums import IN_ORDER

PROGRAM = Path(__file__).parents[2] / "desktop" / "stolik"
STARTS = {"sum": ("IN_ORDER", "0", "Fraction()"), "map": ("repeat(IN_ORDER)",)}


def test_what_rounding_loses_stays_lost_and_nothing_is_the_float_zero() -> None:
    assert sum([1.0, 1e100, 1.0, -1e100], IN_ORDER) == 0.0
    assert sum([0.1] * 10, IN_ORDER) == 0.9999999999999999
    assert repr(sum([], IN_ORDER)) == "0.0"


@given(st.lists(st.floats(-1e300, 1e300)))
def test_floats_are_added_one_after_the_other(values: list[float]) -> None:
    assert sum(values, IN_ORDER) == reduce(add, values, 0.0)


def is_float(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Div)
        or isinstance(getattr(node, "value", None), float)
        or getattr(node, "id", "") == "float"
    )


def without_start(tree: ast.AST) -> Iterator[str]:
    """Yield the calls of `sum`, or with it, without a start value in functions that compute with floats."""
    for part in ast.walk(tree):
        if isinstance(part, ast.FunctionDef) and any(map(is_float, ast.walk(part))):
            for call in ast.walk(part):
                names = list(map(ast.unparse, (call.func, *call.args))) if isinstance(call, ast.Call) else []
                if "sum" in names and names[-1] not in STARTS.get(names[0], ()):
                    yield " ".join(names)


def test_a_sum_among_floats_names_its_start() -> None:
    """Sums of whole numbers start at 0; each call has to show which of the two it is."""
    wrong = ast.parse("def f(x: float): return sum(x), map(sum, x), sum(x, 0.0), sum(x, 0), max(x)")
    assert list(without_start(wrong)) == ["sum x", "map sum x", "sum x 0.0"]
    texts = [path.read_text(encoding="utf-8") for path in PROGRAM.rglob("*.py") if "train" not in path.parts]
    assert [
        call for text in texts if "sum(" in text or "(sum" in text for call in without_start(ast.parse(text))
    ] == []
