"""A data folder that version 0.1.0 has left, with a file of each kind, opens whole."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.ui.conftest import Open

pytestmark = pytest.mark.rest

HOUSE = Path(__file__).parents[1] / "saves" / "house_of_0.1.0"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


TOLD = {
    "Nasze partie": ("Teraz ruch: Zosia", "Zosia 114 · Marek 95 · komputer 54"),
    "Ćwiczenia": ("6", "8", "6 ruchów z twoich partii"),
    "Turnieje": ("Święta", "Eliminacje: do rozegrania została 1 partia."),
    "Księga rodzinna": ("1 partia, 1 wygrana", "1 rozwiązana zagadka", "114,0"),
}
"""What is told behind each button of the start page."""


def test_what_0_1_0_has_kept_is_there_and_its_game_goes_on(open_screen: Open, paths: Paths) -> None:
    shutil.copytree(HOUSE, paths.root)
    screen = open_screen()

    def tells(button: str) -> bool:
        return set(TOLD[button]) <= set(screen.lines())

    for button in TOLD:
        screen.click(button)
        screen.wait_until(partial(tells, button), f"{TOLD[button]} on {screen.lines()}")
        screen.press(Qt.Key.Key_Escape)
        screen.wait_for_page("home")
        screen.wait_until(lambda: screen.can_press("Turnieje"), "the start page")
    screen.close()
    assert files(paths.root) >= files(HOUSE)
    screen = open_screen()
    screen.click("Graj dalej")
    screen.wait_for_page("table")
    screen.click("Weź płytkę 26")
    screen.wait_for("Zosia – stos: 5 płytek, na wierzchu płytka 26")
