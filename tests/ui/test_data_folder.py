"""The folder in which everything is kept, chosen in Comfort by hand, by keys and by ear."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place, gone

from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.files import files_of
from tests.ui.fitting import cut
from tests.ui.positions import leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key
AWAY = "/media/ala/STICK/Stolik"


def at_the_folder(open_screen: Open, paths: Paths) -> Screen:
    """Open Comfort where it tells of the folder."""
    screen = open_screen(size=(1024, 600), place=Place(paths, paths.root, Note()))
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Folder")
    screen.wait_for("Where everything is kept")
    return screen


def test_another_folder_is_chosen_and_cancelled(open_screen: Open, paths: Paths, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    screen = at_the_folder(open_screen, paths)
    assert screen.sees(str(paths.root))
    with files_of(screen, tmp_path):
        screen.click("Move everything to another folder…")
        screen.wait_for("stick")
        screen.click("stick")
        screen.click("Keep it here")
    screen.wait_for(f"At the next start Stolik moves to {tmp_path / 'stick' / 'Stolik'}.")
    screen.click("Cancel")
    screen.wait_until(lambda: not screen.sees("Cancel"), "nothing to cancel")
    assert not screen.app.services.place.note.wanted


def test_another_folder_is_chosen_by_keys(open_screen: Open, paths: Paths, tmp_path: Path) -> None:
    (tmp_path / "other" / "inner").mkdir(parents=True)
    screen = at_the_folder(open_screen, paths)
    with files_of(screen, tmp_path / "other"):
        for name in ("Move everything to another folder…", "inner", "Keep it here"):
            for _ in range(40):
                if screen.focused == name:
                    break
                screen.press(Key.Key_Tab)
            assert screen.focused == name
            screen.press(Key.Key_Space)
            screen.picture()
    screen.wait_for(f"At the next start Stolik moves to {tmp_path / 'other' / 'inner' / 'Stolik'}.")


@pytest.mark.parametrize(
    "fault, told",
    [
        (gone(AWAY), f"{AWAY} isn't there"),
        (Fault("move_left", {"folder": AWAY}), f"has stayed in {AWAY} as it is."),
    ],
)
def test_what_became_of_a_folder_is_told_at_the_start(
    open_screen: Open, paths: Paths, fault: Fault, told: str
) -> None:
    screen = open_screen(place=Place(paths, paths.root, Note(folder=AWAY), fault))
    (said,) = [thing.name for thing in screen.things() if thing.role == Role.AlertMessage]
    assert told in said


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_long_path_is_seen_whole(open_screen: Open, paths: Paths, language: str) -> None:
    long = Path("/home/ala") / "a-folder-of-a-long-name" / "and-another-one-inside-it" / ("x" * 120)
    place = Place(Paths(long), paths.root, Note(folder=str(long), wanted=str(long / "y")))
    screen = open_screen(size=(1024, 600), language=language, scale=2.0, place=place)
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Folder")
    screen.picture()
    for name in ("Move everything to another folder…", "Back to this computer", "Cancel"):
        assert screen.can_press(name)
    path = screen.find(str(long)).place
    assert path.left() > 0
    assert path.right() < 1024


@pytest.mark.parametrize(
    "game, scale", [("pickomino", 1.0), ("rummikub", 1.5), ("knaster", 2.0), ("ryzyk_fizyk", 2.0)]
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_a_table_it_covers_nothing_that_can_be_pressed(
    open_screen: Open, paths: Paths, game: str, language: str, scale: float
) -> None:
    leave_a_game_of(paths, game, (("Ala", "human", 0), ("Bolek", "gentle", 0)), entries=20)
    place = Place(paths, paths.root, Note(folder=AWAY), gone(AWAY))
    screen = open_screen(size=(1024, 600), language=language, scale=scale, place=place)
    screen.click("Continue")
    screen.wait_for_page("table")
    screen.picture()
    said = next(thing for thing in screen.things() if thing.role == Role.AlertMessage)
    inside = [thing.name for thing in screen.things() if thing.presses and said.place.contains(thing.place)]
    touched = [
        thing.name for thing in screen.things() if thing.presses and said.place.intersects(thing.place)
    ]
    assert touched == inside == ["All right" if language == "en" else "W porządku"]
    assert cut(screen, lambda name: " " in name) == []
    screen.click(inside[0])
    screen.picture()
    assert screen.can_press("Log")
