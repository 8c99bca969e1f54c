"""Whatever a signal calls on an object of Qt is declared as a slot.

PySide gives an object a metaobject of its own for each method that it learns of by a connection. QML knows
what an object has by the address of its metaobject, and those of objects that are gone make room for others:
now and then a table would seem to have the properties of something else, or none.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[1] / "desktop" / "stolik"


def named(node: ast.expr) -> str:
    """Return the last name of a name, an attribute, a call or a subscript."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def undeclared(trees: list[ast.Module]) -> tuple[dict[str, set[str]], set[str]]:
    """Return the classes that descend from Qt's by their methods without a slot's mark, and other methods."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    of_qt: set[str] = set()
    while True:
        found = {
            each.name
            for each in classes
            if any(named(base) in of_qt or named(base)[:1] == "Q" for base in each.bases)
        }
        if found == of_qt:
            break
        of_qt = found
    methods: dict[str, set[str]] = {}
    others: set[str] = set()
    for each in classes:
        for node in each.body:
            if not isinstance(node, ast.FunctionDef):
                continue
            if each.name not in of_qt:
                others.add(node.name)
            elif not any(named(mark) in ("Slot", "staticmethod") for mark in node.decorator_list):
                methods.setdefault(node.name, set()).add(each.name)
    return methods, others


def called_by_signals(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield what a signal or a timer calls: the class around it where it is of ``self``, and its name."""
    for around in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]:
        for node in ast.walk(around):
            if (
                isinstance(node, ast.Call)
                and named(node.func) in ("connect", "singleShot")
                and isinstance(node.func, ast.Attribute)
                and isinstance(called := node.args[0 if node.func.attr == "connect" else -1], ast.Attribute)
            ):
                own = isinstance(called.value, ast.Name) and called.value.id == "self"
                if isinstance(around, ast.ClassDef) == own:
                    yield around.name if isinstance(around, ast.ClassDef) else "", called.attr


def test_what_signals_call_is_declared_as_a_slot() -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
    methods, others = undeclared(list(trees.values()))
    faults = [
        f"{path.relative_to(SOURCES)}: {owner or '/'.join(sorted(methods[name]))}.{name}"
        for path, tree in trees.items()
        for owner, name in called_by_signals(tree)
        if name in methods and (owner in methods[name] if owner else name not in others)
    ]
    assert faults == []
