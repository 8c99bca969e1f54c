"""A page is added only by its own files: a copy of the program gets one and takes care of it.

``wishes/`` has the author's files, each at its place below the project's root.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from stolik.pages import find_pages

from tests.copy_with import Run, copy_with
from tests.shell.program import smoke_test_of

pytestmark = pytest.mark.rest

ADDED: Final = Path(__file__).parent / "wishes"
WALK: Final = """
import json, tempfile
from pathlib import Path
from PySide6.QtCore import Qt
from stolik.app import application
from stolik.storage.paths import Paths
from tests.ui.driver import Screen
qt = application()
paths = Paths(Path(tempfile.mkdtemp()))
kept = paths.root / "wishes.json"
seen = {}

def walk(screen):
    screen.click("Życzenia")
    screen.wait_until(lambda: screen.pages.property("over") == "wishes", "the page")

kept.write_text(json.dumps({"version": 1, "games": {"Ala": "pickomino", "Bo": "rummikub"}}), "utf-8")
screen = Screen(paths, language="pl")
walk(screen)
seen["polish"] = [line for line in screen.lines() if "chce" in line]
screen.set_comfort(language="en")
seen["english"] = [line for line in screen.lines() if "would like" in line]
screen.press(Qt.Key.Key_F1)
screen.wait_until(lambda: screen.pages.property("over") == "help", "the help")
screen.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
screen.wait_until(lambda: screen.pages.property("over") == "", "the start page")
seen["button"] = screen.can_press("Wishes")
screen.close()

# Nobody has opened the page since the start.
screen = Screen(paths, language="pl")
screen.app.services.tables.line_up.forgotten.emit("ALA")
seen["people"] = list(json.loads(kept.read_text("utf-8"))["games"])
screen.close()

kept.write_text("{", "utf-8")
screen = Screen(paths, language="pl")
walk(screen)
seen["told"] = screen.app.services.notices.property("text").replace(str(paths.root), "")
seen["aside"] = [path.read_text("utf-8") for path in paths.root.glob("wishes*") if path != kept]
screen.close()
print(json.dumps(seen))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Make the copy; return a function that runs a Python command in it."""
    with copy_with(ADDED, tmp_path_factory.mktemp("copy") / "stolik") as run:
        yield run


@pytest.fixture(scope="module")
def seen(run: Run) -> dict[str, Any]:
    """Return the findings of a walk through the page."""
    found: dict[str, Any] = json.loads(run("-c", WALK).splitlines()[-1])
    return found


def test_the_start_page_opens_it_and_a_change_of_language_tells_it_anew(seen: dict[str, Any]) -> None:
    assert seen["polish"] == ["Ala chce zagrać w Robale.", "Bo chce zagrać w Rummikub."]
    assert seen["english"] == ["Ala would like to play Worms.", "Bo would like to play Rummikub."]


def test_it_closes_by_the_key_of_every_page(seen: dict[str, Any]) -> None:
    assert seen["button"]


def test_who_is_deleted_is_forgotten_in_its_file_though_nobody_opened_it(seen: dict[str, Any]) -> None:
    assert seen["people"] == ["Bo"]


def test_its_damaged_file_is_set_aside_with_a_sentence(seen: dict[str, Any]) -> None:
    assert seen["told"] == (
        "Nie udało się odczytać życzeń. Stary plik jest zachowany jako /wishes.damaged-1.json."
    )
    assert seen["aside"] == ["{"]


def test_style_imports_and_qml_are_as_they_should_be(run: Run) -> None:
    folder = "desktop/stolik/pages/wishes"
    run("-m", "ruff", "check", "--no-cache", folder)
    run("-m", "ruff", "format", "--check", "--no-cache", folder)
    contracts = run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
    assert "0 broken" in contracts
    run("packaging/checks.py", "translations")


@pytest.mark.soak
def test_the_check_of_parts_opens_it(run: Run) -> None:
    without = run("-c", smoke_test_of("knaster")).split(" pages,")[0].split()[-1]
    assert int(without) > len(find_pages())
