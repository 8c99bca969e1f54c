"""Figures of the house, or of another checkout in `FOLDER`: `python -m tests.dev.house_figures [FOLDER]`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MOST_PARAMETERS: Final = 7


def rooms(program: Path) -> list[str]:
    """Return the folders of the import package that hold Python."""
    return sorted(path.parent.name for path in program.glob("*/__init__.py"))


def arrows(program: Path) -> set[tuple[str, str]]:
    """Return which room imports which, also where it does so late or for a type alone."""
    inside = set(rooms(program))
    return {
        (room, name)
        for room in inside
        for file in (program / room).rglob("*.py")
        for module in _imported(ast.parse(file.read_text(encoding="utf-8")))
        for name in module.split(".")[1:2]
        if name in inside - {room}
    }


def large_constructors(program: Path) -> list[str]:
    """Return the constructors with more than `MOST_PARAMETERS` parameters beside ``self``."""
    return sorted(
        f"{file.relative_to(program)}:{line}"
        for file in program.rglob("*.py")
        for line, count in _constructors(ast.parse(file.read_text(encoding="utf-8")))
        if count > MOST_PARAMETERS
    )


def lines(folder: Path, *endings: str) -> int:
    """Return how many lines the files of these endings have together."""
    files = (path for ending in endings for path in folder.rglob(f"*{ending}"))
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stolik."):
            yield str(node.module)
        elif isinstance(node, ast.ImportFrom) and node.module == "stolik":
            yield from (f"stolik.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("stolik."))


def _constructors(tree: ast.Module) -> Iterator[tuple[int, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            given = node.args
            yield node.lineno, len(given.posonlyargs) + len(given.args) + len(given.kwonlyargs) - 1


def main() -> None:
    """Print the figures."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2]
    program = root / "desktop" / "stolik"
    print(f"rooms: {len(rooms(program))}: {' '.join(rooms(program))}")
    print(f"arrows between rooms: {len(arrows(program))}")
    print(f"files in shell/, not deeper: {len(list((program / 'shell').glob('*.py')))}")
    print(f"constructors with more than {MOST_PARAMETERS} parameters: {len(large_constructors(program))}")
    for name, folder in (("program", program), ("tests", root / "tests")):
        print(f"lines of the {name}, Python and QML: {lines(folder, '.py')} and {lines(folder, '.qml')}")


if __name__ == "__main__":
    main()
