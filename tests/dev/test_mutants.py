"""The faults that the mutants have, how they are shared among the rooms, and what is told of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

import pytest

from tests.marked import ROOT
from tests.mutants.__main__ import QML, ROOMS, Mutant, chosen, shares, survivors, table
from tests.mutants.equivalent import EQUIVALENT
from tests.mutants.mutations import Mutation, python_mutations, qml_mutations

UNTOUCHED = '''"""Not this: 1 < 2."""
from a import b
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    LIMIT = 1
Names: TypeAlias = A | B
__all__ = ["one", "two"]
FOUND = translate("room", "%n found", "", 0)
@dataclass(frozen=True)
class Thing(Base, total=False):
    number: Annotated[int, 1]
def act(one: A | B) -> C | D:
    """Not this either: 3 + 4."""
    assert one < 2
    match one:
        case 3:  # a comment with 4 + 4
            assert_never(one)
'''


def changed(make: Callable[[str], Iterable[Mutation]], text: str) -> set[str]:
    return {mutation.applied(text) for mutation in make(text)}


@pytest.mark.parametrize(
    "line, faulty",
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("(a) is not b", {"(a) is b"}),
        ("a < b < c", {"a <= b < c", "a >= b < c", "a < b <= c", "a < b >= c"}),
        ("a and b and c", {"a or b and c", "a and b or c"}),
        ("not (a or b)", {"(a or b)", "not (a and b)"}),
        ("'ż' + a - 1", {"'ż' + a + 1", "'ż' + a - 2"}),
        ("f'{a + 1}'", set()),
        ("True", {"False"}),
        ("a if b else c", {"a if True else c", "a if False else c"}),
        ("act(0.5)", {"act(1.5)", "pass"}),
        ("a.b = c", {"pass"}),
        ("a: int = 1", {"a: int = 2"}),
    ],
)
def test_python_gets_small_faults(line: str, faulty: set[str]) -> None:
    assert changed(python_mutations, line) == faulty


def test_a_result_is_turned_round_or_lost() -> None:
    for returns, result in (("bool", "not (a(\n  b))"), ("int", "None")):
        text = f"def f() -> {returns}:\n return a(\n  b)"
        assert changed(python_mutations, text) == {f"def f() -> {returns}:\n return {result}"}


def test_what_does_nothing_in_python_stays() -> None:
    assert not changed(python_mutations, UNTOUCHED)


def test_a_fault_is_reached_through_any_line_of_its_statement() -> None:
    text = "if (a\n    < 1):\n    b(\n        2)\n"
    assert {(each.new, each.lines) for each in python_mutations(text)} == {
        *((new, (1, 2)) for new in ("True", "False", "<=", ">=", "2")),
        *((new, (3, 4)) for new in ("pass", "3")),
    }


@pytest.mark.parametrize(
    "line, faulty",
    [
        ("    visible: true", {"    visible: false", "    "}),
        ("    width: 2 * gap", {"    width: 4 * gap", "    width: 2 / gap", "    "}),
        ("    property bool on: !a && b", {"    property bool on: a && b", "    property bool on: !a || b"}),
        ("    if (a === 'x < 1')", {f"    if ({new})" for new in ("a !== 'x < 1'", "true", "false")}),
        ("    x: a ? b : c", {"    x: true ? b : c", "    x: false ? b : c", "    "}),
        ("    list.clear();", {"    ;"}),
        ("    const held = list.held();", set()),
        ("    a: f(b,", set()),
        ("    id: one", set()),
        ("    // visible: true", set()),
        ("import QtQuick 2", set()),
    ],
)
def test_qml_gets_small_faults(line: str, faulty: set[str]) -> None:
    assert changed(qml_mutations, line) == faulty


def test_a_binding_that_goes_on_in_the_next_line_is_not_left_out() -> None:
    assert not changed(qml_mutations, "    text: a\n        .b\n")


def test_the_mutants_of_a_seed_are_spread_by_lines() -> None:
    assert shares({"a": 10, "b": 29, "c": 61}, 10) == {"a": 1, "b": 3, "c": 6}
    mutants = chosen(1, 60, [""])
    assert mutants == chosen(1, 60, [""]) != chosen(2, 60, [""])
    assert [sum((each.room == QML) is qml for each in mutants) for qml in (False, True)] == [40, 20]
    assert len({each.name for each in mutants}) == 60
    for each in mutants:
        text = (ROOT / each.path).read_text("utf-8")
        assert each.mutation.applied(text) != text
        if each.room != QML:
            ast.parse(each.mutation.applied(text))


def test_few_mutants_are_excused() -> None:
    assert all(EQUIVALENT.values())
    assert len(EQUIVALENT) <= 6


def test_what_was_found_is_told_by_room_and_beside_its_bars() -> None:
    mutation = Mutation(0, 1, "2", (1, 1))
    tiers = ("quick", "quick", "quick", "rest", "")
    mutants = [
        Mutant(room, "a", mutation, f"{place} -> 2", killed={"tier": tier, "by": "a test"} if tier else {})
        for room in ("rules", QML)
        for place, tier in enumerate(tiers)
    ]
    told = table(mutants, {"a: 4 -> 2": "It is the same."}).splitlines()
    assert "| rules | 4 | 3 | 4 |" in told
    assert "| together | 8 | 6 | 8 |" in told
    assert len(told) == 2 + len(ROOMS) + 1 + 1 + 5
    assert told[-5:-1] == [
        "- Of what all tests kill, `test` kills 6 of 8: 75 %, at least 90 %, *missed*.",
        "- All tests kill in Python 4 of 4: 100 %, at least 75 %.",
        "- All tests kill in QML 4 of 4: 100 %, at least 60 %.",
        "- Left out, since they change nothing: 2.",
    ]
    listed = survivors(mutants, {})
    assert listed.count("survived") == listed.count("a test") == 2
