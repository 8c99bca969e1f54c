"""A data folder that version 0.1.0 has left, with a file of each kind, opens whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.ui.conftest import Open

HOUSE = Path(__file__).parents[1] / "saves" / "house_of_0.1.0"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "button, told",
    [
        ("Nasze partie", ("Teraz ruch: Zosia", "Zosia 114 · Marek 95")),
        ("Ćwiczenia", ("6", "8", "6 ruchów z twoich partii")),
        ("Turnieje", ("Święta", "Eliminacje: do rozegrania została 1 partia.")),
        ("Księga rodzinna", ("1 partia, 1 wygrana", "1 rozwiązana zagadka", "114,0")),
    ],
)
def test_what_0_1_0_has_kept_is_there(
    button: str, told: tuple[str, ...], open_screen: Open, paths: Paths
) -> None:
    shutil.copytree(HOUSE, paths.root)
    screen = open_screen()
    screen.click(button)
    screen.wait_until(lambda: set(told) <= set(screen.lines()), f"{told} on {screen.lines()}")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    screen.close()
    assert files(paths.root) >= files(HOUSE)


def test_a_game_of_0_1_0_goes_on(open_screen: Open, paths: Paths) -> None:
    shutil.copytree(HOUSE, paths.root)
    screen = open_screen()
    screen.click("Graj dalej")
    screen.wait_for_page("table")
    screen.click("Weź płytkę 26")
    screen.wait_for("Zosia – stos: 5 płytek, na wierzchu płytka 26")
