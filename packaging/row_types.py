"""The types of rows that Python declares, and its properties that hand them to QML."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

IMPORT_NAME = re.compile(r"^QML_IMPORT_NAME\b[^=\n]*=\s*[\"']([\w.]+)[\"']", re.MULTILINE)
"""A line `QML_IMPORT_NAME = "Stolik.Table"` makes a file's classes part of that QML module."""


@dataclass(slots=True, eq=False)
class PythonClass:
    """A class: a row with its fields, or an object with the properties and slots that QML sees."""

    name: str
    module: str
    bases: list[ast.expr]
    annotations: dict[str, ast.expr] = field(default_factory=dict)
    seen: dict[str, ast.expr | None] = field(default_factory=dict)
    is_row: bool = False


class Rows(NamedTuple):
    """A model of rows."""

    row: PythonClass


class Fields(NamedTuple):
    """One row as a map."""

    row: PythonClass


class Role(NamedTuple):
    """One row as a delegate has it in its property `model`."""

    row: PythonClass


class Listed(NamedTuple):
    """A list, of values of which something is known or None."""

    of: Type | None


class Object(NamedTuple):
    """An object of a class that is written in Python."""

    of: PythonClass


class Value(NamedTuple):
    """A number, a text or another value without fields."""

    name: str


Type = Rows | Fields | Role | Listed | Object | Value

_VALUES = {"int", "float", "bool", "str", "QColor", "QUrl"}
_LISTS = {"list", "tuple", "List", "Sequence"}


@dataclass(slots=True)
class _Module:
    classes: dict[str, PythonClass] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)


class Program:
    """The classes of a program's Python files."""

    def __init__(self, folder: Path) -> None:
        self._modules: dict[str, _Module] = {}
        self.of_qml: dict[str, dict[str, PythonClass]] = {}
        """The classes of each QML module by their names."""
        for path in sorted(folder.rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            # What names none of these holds neither a row nor anything that QML sees.
            if "QML_IMPORT_NAME" in text or "NamedTuple" in text or "RowsModel" in text:
                self._read(path.relative_to(folder), text)

    def _read(self, path: Path, text: str) -> None:
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        module = self._modules[name] = _Module()
        found = IMPORT_NAME.search(text)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module:
                module.imported.update(
                    {each.asname or each.name: (node.module, each.name) for each in node.names}
                )
            elif isinstance(node, ast.ClassDef):
                made = module.classes[node.name] = _class(node, name)
                if found:
                    self.of_qml.setdefault(found[1], {})[_name_in_qml(node)] = made

    def named(self, module: str, name: str, steps: int = 8) -> PythonClass | None:
        """Returns the class that a name means in a module."""
        known = self._modules.get(module)
        if known is None or steps == 0:
            return None
        if name in known.classes:
            return known.classes[name]
        return self.named(*known.imported[name], steps - 1) if name in known.imported else None

    def bases(self, of: PythonClass) -> Iterator[PythonClass]:
        """Yields a class and those from which it is derived."""
        yield of
        for base in of.bases:
            if isinstance(base, ast.Name) and (found := self.named(of.module, base.id)) is not None:
                yield from self.bases(found)

    def member(self, of: PythonClass, name: str) -> Type | None:
        """Returns what a property, or a slot when it is called, gives QML."""
        for each in self.bases(of):
            if name in each.seen:
                return self.type(each.seen[name], each.module)
        return None

    def fields(self, row: PythonClass) -> dict[str, ast.expr]:
        """Returns the fields of a row."""
        return {name: hint for each in self.bases(row) for name, hint in each.annotations.items()}

    def field(self, row: PythonClass, name: str, in_map: bool) -> Type | None:
        """Returns what a field holds: a tuple of rows is a model, unless the row itself is a map."""
        hint = self.fields(row)[name]
        found = self.type(hint, row.module)
        is_list = ast.unparse(hint).startswith("list[")
        if isinstance(found, Listed) and isinstance(found.of, Fields) and not is_list and not in_map:
            return Rows(found.of.row)
        return found

    def type(self, hint: ast.expr | None, module: str) -> Type | None:
        """Returns what an annotation means, or None where no rows can come of it."""
        if isinstance(hint, ast.Constant) and isinstance(hint.value, str):
            return self.type(ast.parse(hint.value, mode="eval").body, module)
        if isinstance(hint, ast.BinOp):
            return self.type(hint.left, module) or self.type(hint.right, module)
        if isinstance(hint, ast.Name):
            if hint.id in _VALUES:
                return Value(hint.id)
            found = self.named(module, hint.id)
            return None if found is None else self._of_class(found)
        if isinstance(hint, ast.Subscript) and isinstance(hint.value, ast.Name):
            inner = hint.slice.elts[0] if isinstance(hint.slice, ast.Tuple) else hint.slice
            within = self.type(inner, module)
            if hint.value.id in _LISTS:
                return Listed(within)
            if isinstance(within, Fields):
                return Rows(within.row) if hint.value.id == "RowsModel" else within
        return None

    def _of_class(self, found: PythonClass) -> Type:
        for each in self.bases(found):
            if each.is_row:
                return Fields(found)
            for base in each.bases:
                if isinstance(base, ast.Subscript) and isinstance(rows := self.type(base, each.module), Rows):
                    return rows
        return Object(found)


def _name_in_qml(node: ast.ClassDef) -> str:
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "QmlNamedElement":
            return str(ast.literal_eval(each.args[0]))
    return node.name


def _class(node: ast.ClassDef, module: str) -> PythonClass:
    made = PythonClass(node.name, module, node.bases)
    made.is_row = any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases)
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            made.annotations[each.target.id] = each.annotation
        elif isinstance(each, ast.FunctionDef) and each.decorator_list:
            made.seen[each.name] = each.returns
        elif isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            made.seen[each.targets[0].id] = None
    return made
