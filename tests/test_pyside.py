"""The program's use of PySide works on every machine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.rest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "desktop" / "stolik"


def read(folder: Path, holding: str = "") -> dict[Path, ast.Module]:
    """Return the syntax trees of the files in a folder that contain this text."""
    texts = {path: path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))}
    return {path: ast.parse(text) for path, text in texts.items() if re.search(holding, text)}


@pytest.fixture(scope="module")
def sources() -> dict[Path, ast.Module]:
    """Return the syntax trees of the program, which are large and only needed here."""
    return read(SOURCES)


def named(node: ast.expr) -> str:
    """Return the last name of a name, an attribute, a call or a subscript."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def classes_of(trees: Iterable[ast.Module]) -> tuple[list[ast.ClassDef], set[str]]:
    """Return all classes, and the names of those that descend from Qt's."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    of_qt: set[str] = set()
    while True:
        found = {
            each.name
            for each in classes
            if any(named(base) in of_qt or named(base)[:1] == "Q" for base in each.bases)
        }
        if found == of_qt:
            return classes, of_qt
        of_qt = found


# ------------------------------------------------------------------ slots
#
# PySide gives an object a separate metaobject for each method that it learns of through a connection. QML
# identifies an object's members by the address of its metaobject, and addresses of deleted objects are
# reused: now and then a table would seem to have another object's properties, or none.


def undeclared(trees: Iterable[ast.Module]) -> tuple[dict[str, set[str]], set[str]]:
    """Return the methods without a slot's mark of each descendant of Qt's classes, and all other methods."""
    classes, of_qt = classes_of(trees)
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
    """Yield the methods that signals or timers call: the class for those of ``self``, and the name."""
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


def test_what_signals_call_is_declared_as_a_slot(sources: dict[Path, ast.Module]) -> None:
    methods, others = undeclared(sources.values())
    faults = [
        f"{path.relative_to(SOURCES)}: {owner or '/'.join(sorted(methods[name]))}.{name}"
        for path, tree in sources.items()
        for owner, name in called_by_signals(tree)
        if name in methods and (owner in methods[name] if owner else name not in others)
    ]
    assert faults == []


# ------------------------------------------------------------------ keywords
#
# PySide forms the name of a keyword property's setter with the locale's capital letter: where a capital
# i keeps its dot, as in Turkish, `QTimer(interval=9)` finds no `setInterval`.


def spelt_by_locale(trees: Iterable[ast.Module]) -> Iterator[tuple[ast.Call, str]]:
    """Yield each call that makes a Qt object with a keyword starting with i, and that keyword."""
    trees = list(trees)
    classes, of_qt = classes_of(trees)
    # Keywords of classes with their own constructor, and of their descendants, are Python's.
    made_by_python: set[str] = set()
    for _ in classes:
        found = {
            each.name
            for each in classes
            if any(named(base) in made_by_python for base in each.bases)
            or any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in each.body)
        }
        if found == made_by_python:
            break
        made_by_python = found
    for around in [*trees, *(each for each in classes if each.name in of_qt)]:
        for node in ast.walk(around):
            keywords = [each.arg or "" for each in node.keywords] if isinstance(node, ast.Call) else []
            if not isinstance(node, ast.Call) or not any(keyword[:1] == "i" for keyword in keywords):
                continue
            if isinstance(around, ast.ClassDef):
                above = {named(base) for base in around.bases}
                makes = ast.unparse(node.func) == "super().__init__" and not above & made_by_python
            else:
                # `partial(QTimer, ...)` makes one too.
                names = {named(each) for each in (node.func, *node.args[:1])} - made_by_python
                makes = any(name in of_qt or re.match(r"Q[A-Z]\w*[a-z]", name) for name in names)
            if makes:
                yield node, next(keyword for keyword in keywords if keyword[:1] == "i")


def test_no_object_of_qt_is_made_with_a_keyword_whose_setter_is_another_in_turkish(
    sources: dict[Path, ast.Module],
) -> None:
    others = [read(ROOT / name, r"\bi\w*=[^=]") for name in ("tests", "packaging")]
    trees = [tree for each in (sources, *others) for tree in each.values()]
    assert [(call.lineno, ast.unparse(call)) for call, _ in spelt_by_locale(trees)] == []


@pytest.mark.parametrize(
    "source, found",
    [
        ("QTimer(self, singleShot=True, interval=9)", ["interval"]),
        ("QtCore.QTimer(interval=9)", ["interval"]),
        ("partial(QTimer, interval=9)", ["interval"]),
        ("class Ticks(QTimer):\n    pass\nTicks(interval=9)", ["interval"]),
        ("class Ticks(QTimer):\n    def __init__(self):\n        super().__init__(interval=9)", ["interval"]),
        ("class Ticks(QTimer):\n    def __init__(self, interval):\n        pass\nTicks(interval=9)", []),
        ("QTimer(self, singleShot=True).start(9)", []),
        ("TemporaryDirectory(ignore_cleanup_errors=True)", []),
    ],
)
def test_a_keyword_that_turkish_spells_otherwise_is_found(source: str, found: list[str]) -> None:
    assert [name for _, name in spelt_by_locale([ast.parse(source)])] == found


# ------------------------------------------------------------------ signals
#
# QML crashes on a class that declares a signal of its base class again.


def signals_of(node: ast.ClassDef) -> set[str]:
    """Return the names of the signals that a class declares."""
    declared = [each for each in node.body if isinstance(each, ast.Assign) and named(each.value) == "Signal"]
    return {named(target) for each in declared for target in each.targets}


def declared_again(trees: Iterable[ast.Module]) -> list[str]:
    """Return the signals that a class declares although one of its bases has them."""
    classes = {node.name: node for node in classes_of(trees)[0]}

    def inherited(node: ast.ClassDef) -> set[str]:
        bases = [classes[name] for each in node.bases if (name := named(each)) in classes]
        return {name for base in bases for name in signals_of(base) | inherited(base)}

    return [
        f"{node.name}.{name}"
        for node in classes.values()
        for name in sorted(signals_of(node) & inherited(node))
    ]


def test_no_signal_is_declared_again_in_a_subclass(sources: dict[Path, ast.Module]) -> None:
    assert declared_again(sources.values()) == []


def test_a_signal_that_is_declared_again_would_be_found() -> None:
    source = """
class A(QObject):
    changed = Signal()
class B(A):
    told = Signal(str)
class C(B):
    changed = Signal()
    heard = Signal()
"""
    assert declared_again([ast.parse(source)]) == ["C.changed"]


# ------------------------------------------------------------------ metaobjects
#
# See `tests.qml_classes`.


def test_a_metaobject_is_asked_where_its_wrapper_is_forgotten() -> None:
    asking = {path.relative_to(ROOT).as_posix() for path in read(ROOT / "tests", r"\.metaObject\(\)")}
    assert asking == {"tests/qml_classes.py"}
