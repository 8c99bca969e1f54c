"""Checks that QML asks rows only for fields that they have.

A row is a `NamedTuple` in Python. It comes to QML by a property or a slot whose return type is
`RowsModel[DieRow]`, or `Fields[DieRow]` for one row as a map; from there it is followed through the
properties, bindings, assignments and calls of QML to the delegates and expressions that read it.
"""

from __future__ import annotations

from pathlib import Path

from qml_source import Declared, Span, Thing, is_name
from qml_types import GIVEN, Asked, Screen, Types
from row_types import Fields, Listed, PythonClass, Role, Rows, Type, Value

_FIT = {
    "int": {"int", "real", "double"},
    "float": {"real", "double"},
    "str": {"string"},
    "bool": {"bool"},
    "QUrl": {"url"},
}
"""The types of QML that hold a value of Python unchanged; Qt would turn it into another without a word."""


class _Judge:
    """Collects what is wrong in one program."""

    def __init__(self, folder: Path) -> None:
        self._screen = Screen(folder)
        self._python = self._screen.python
        self._found: set[tuple[str, int, str]] = set()
        self._folder = folder

    def complaints(self) -> list[str]:
        for view, delegates in self._screen.delegates.items():
            models = self._screen.model_types(view)
            for delegate in delegates:
                for name, (thing, declared) in self._screen.asked(delegate).items():
                    self._judge_asked(view, models, name, thing, declared)
        for thing in self._screen.things:
            for span in thing.spans():
                self._judge_chains(span)
        return [f"{path}:{line}: {said}" for path, line, said in sorted(self._found)]

    def _complain(self, path: Path, line: int, said: str) -> None:
        self._found.add((path.relative_to(self._folder.parent).as_posix(), line, said))

    def _judge_asked(self, view: Thing, models: Types, name: str, thing: Thing, declared: Declared) -> None:
        """Judges a required property of a delegate."""
        if name == "index":
            return
        rows = [each.row for each in models if isinstance(each, Rows)]
        for row in rows:
            if name == "modelData":
                self._complain(thing.path, declared.line, f"{row.name} comes by its fields, not by modelData")
            elif name != "model":
                self._judge_field(row, name, thing, declared)
        if rows or any(isinstance(each, Value) or (isinstance(each, Listed) and each.of) for each in models):
            return
        if declared.type == "var" or name not in GIVEN:
            where = f"{view.path.name}:{view.line}"
            self._complain(thing.path, declared.line, f"{name}: no type is known of the rows of {where}")

    def _judge_field(self, row: PythonClass, name: str, thing: Thing, declared: Declared) -> None:
        if name not in self._python.fields(row):
            self._complain(thing.path, declared.line, f"{row.name} has no field {name}")
        elif not _fits(self._python.field(row, name, in_map=False), declared.type):
            self._complain(thing.path, declared.line, f"{row.name}.{name} is no {declared.type}")

    def _judge_chains(self, span: Span) -> None:
        asked: Asked = []
        for at, token in enumerate(span.tokens):
            if is_name(token.text) and (at == 0 or span.tokens[at - 1].text not in (".", "?.")):
                self._screen.follow(span, at, len(span.tokens), asked)
        for token, types in asked:
            for each in types:
                if (
                    isinstance(each, Fields | Role)
                    and token.text not in self._python.fields(each.row)
                    and not (isinstance(each, Role) and token.text == "index")
                ):
                    self._complain(span.of.path, token.line, f"{each.row.name} has no field {token.text}")


def _fits(held: Type | None, declared: str) -> bool:
    """Tells whether a property of QML holds what comes from Python; of what isn't known it may."""
    match held:
        case Value(name):
            return declared == "var" or declared in _FIT.get(name, {declared})
        case Rows():
            return declared in ("var", "RowsModel")
        case Listed():
            return declared == "var" or declared.startswith("list<")
        case Fields():
            return declared == "var"
    return True


def complaints(folder: Path) -> list[str]:
    """Returns where QML reads rows wrongly, by file and line; the folder holds the package."""
    return _Judge(folder).complaints()
