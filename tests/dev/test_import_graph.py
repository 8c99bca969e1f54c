"""The rooms of the program: no module imports itself by way of others, and no folder of a game is crowded.

grimp is what import-linter builds its graph with, and comes along with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import grimp

PROGRAM = Path(__file__).resolve().parents[2] / "desktop" / "stolik"
MOST_FILES = 16
"""Python files of a folder, and as many of QML."""


def circles(graph: grimp.ImportGraph) -> Iterator[str]:
    """The modules that reach themselves by imports."""
    for module in sorted(graph.modules):
        for imported in graph.find_modules_directly_imported_by(module):
            if graph.chain_exists(imported, module):
                yield f"{module} -> {imported}"


def test_no_module_imports_itself_by_way_of_others_and_a_circle_would_be_found() -> None:
    graph = grimp.build_graph("stolik", cache_dir=None)
    assert "stolik.engine.game" in graph.modules
    assert list(circles(graph)) == []
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")):
        graph.add_import(importer=importer, imported=imported)
    assert list(circles(graph)) == ["a -> b", "b -> c", "c -> a"]


def test_no_folder_of_a_game_or_of_the_table_is_crowded() -> None:
    roots = [*(path for path in (PROGRAM / "games").iterdir() if path.is_dir()), PROGRAM / "table"]
    folders = [folder for root in roots for folder in (root, *root.rglob("*")) if folder.is_dir()]
    assert len(folders) > len(roots)
    crowded = {
        f"{folder.relative_to(PROGRAM).as_posix()}/*{suffix}": len(files)
        for folder in folders
        for suffix in (".py", ".qml")
        if len(files := [path for path in folder.glob(f"*{suffix}") if path.stem != "__init__"]) > MOST_FILES
    }
    assert crowded == {}
