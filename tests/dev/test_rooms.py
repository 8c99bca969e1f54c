"""The rooms: `desktop/ARCHITECTURE.md` lists them with their imports; none is crowded or circular.

grimp, with which import-linter builds its graph, is installed with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "desktop" / "stolik"
IMPORT = re.compile(r"^\s*(?:from|import) stolik\.(\w+)", re.MULTILINE)
NOT_CODE = {"qml"}


def told() -> dict[str, set[str]]:
    """Return the documented imports of each room, by room."""
    text = (ROOT / "desktop" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = text.split("| room | holds | may use |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    found = {}
    for row in rows:
        rooms, _, uses = row.strip("| ").split(" | ")
        for room in re.findall(r"`(\w+)(?:/|\.py)", rooms):
            found[room] = set(re.findall(r"\w+", uses))
    return found


def rooms() -> list[str]:
    folders = [path.name for path in PROGRAM.iterdir() if any(path.glob("*.py"))]
    return sorted(set(folders) - NOT_CODE)


@pytest.mark.parametrize("room", rooms())
def test_a_room_stands_in_the_table_with_all_that_it_imports(room: str) -> None:
    uses = told()[room]
    files = (PROGRAM / room).rglob("*.py")
    imported = {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}
    modules = {path.stem for path in PROGRAM.glob("*.py")} - {"__init__"}
    assert "everything" in uses or imported - {room} - modules <= uses


def test_no_room_in_the_table_is_gone() -> None:
    assert {room for room in told() if not (PROGRAM / room).is_dir()} == {"app"}


MOST_FILES = 16
"""The most Python files in a folder, and the most QML files."""


def circles(graph: grimp.ImportGraph) -> Iterator[str]:
    """Yield the modules that import themselves indirectly."""
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


def test_the_click_that_is_followed_goes_through_names_that_are_there_and_no_cell_is_long() -> None:
    text = (ROOT / "desktop" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert [cell for row in rows for cell in row if len(cell.split()) > 25] == []
    followed = text.split("\n## One click\n")[1].split("\n## ")[0]
    for file, names in re.findall(r"^\| `(\S+)` \| (`.+?`) \|", followed, re.MULTILINE):
        there = (PROGRAM / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert re.search(rf"(?:def|function|signal|property|on\w*) {name}\b|\b{name}:", there), (
                file,
                name,
            )
