"""The table in `desktop/ARCHITECTURE.md` names every room of the program, and all that it imports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "desktop" / "stolik"
IMPORT = re.compile(r"^\s*(?:from|import) stolik\.(\w+)", re.MULTILINE)
NOT_CODE = {"qml"}


def told() -> dict[str, set[str]]:
    """Return the words about what each room may use, by the room."""
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
