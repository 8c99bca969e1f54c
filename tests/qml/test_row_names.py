"""What QML reads of a row is a field of some row.

That a delegate's `required property` is a field of its row, the running program says. Neither it nor
`qmllint` knows more of a row that is held as `var`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

STOLIK = Path(__file__).parents[2] / "desktop" / "stolik"
HOLDER = re.compile(r"property var (\w+)|const (\w+) = [\w.]+\.at\(")
NO_ROWS = {"dialog", "position", "place", "spot", "room", "goal", "shown", "help", "swing"}
"""What is held as `var` too: the position that a picture draws, an object, a rectangle."""

OF_OTHERS = set("at cells filter find includes indexOf length map push reduce slice some".split())
"""Names of lists, and of a move."""


def reads(text: str) -> set[str]:
    """Return the names that a QML file reads of rows; three properties of Python are one row each."""
    holders = {name for found in HOLDER.findall(text) for name in found if name} - NO_ROWS
    held = [r"\.(?:hint|solo|told)", *[rf"(?<![\w.])(?:\w+\.)?{name}" for name in holders]]
    names = re.findall(rf"(?:{'|'.join(held)})(?:\[[^]]*\])?\??\.(\w+)", text)
    return {*names, *re.findall(r'\.field\([^"]*, "(\w+)"\)', text)} - OF_OTHERS


def fields(tree: ast.AST) -> set[str]:
    """Return the fields of the rows in a file of Python."""
    classes = [each for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]
    rows = [each for each in classes if "NamedTuple" in map(ast.unparse, each.bases)]
    return {ast.unparse(each.target) for row in rows for each in row.body if isinstance(each, ast.AnnAssign)}


def test_every_name_that_qml_reads_of_a_row_is_a_field_of_one() -> None:
    texts = [path.read_text(encoding="utf-8") for path in STOLIK.rglob("*.py")]
    known = set().union(*[fields(ast.parse(text)) for text in texts if "(NamedTuple)" in text])
    for path in STOLIK.rglob("*.qml"):
        text = path.read_text(encoding="utf-8")
        assert reads(text) <= known, path.name
        # A wrong name in `rows.field(row, "name")` is an error when it runs, too.
        assert not re.search(r"\.at\([^()]*\)\??\.\w", text), path.name


def test_a_name_that_no_row_has_is_found() -> None:
    rows = "property var card: rows.at(1)\n card.one + p.card?.two + p.rows.field(1, 'x') + p.card[0].four"
    assert reads(rows.replace("'x'", '"three"')) == {"one", "two", "three", "four"}
