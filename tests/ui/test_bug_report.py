"""About writes down what happened at the last table, for a bug report."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.cli.running import stolik
from tests.pictures.acts import about_opened
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import PEOPLE, leave_a_game
from tests.ui.test_everybody import misfits, unheard

SAVE = {"en": "Save what happened at the last table", "pl": "Zapisz, co się działo przy ostatnim stole"}


def played(open_screen: Open, paths: Paths, language: str = "en", **how: object) -> Screen:
    """Return the program after a move at a table that was left."""
    leave_a_game(paths, PEOPLE, turns=3)
    screen = open_screen(language=language, pace="off", **how)
    screen.app.shell.resume("pickomino")
    screen.wait_for_page("table")
    screen.table.submit({"kind": "roll"})
    screen.app.shell.leave()
    screen.wait_for_page("home")
    return screen


def saved_into(screen: Screen, folder: Path, language: str = "en") -> None:
    """Open About and save the file into a folder, by the keyboard alone."""
    about_opened(screen)
    screen.page_model("about").document.folder = folder
    screen.wait_until(lambda: SAVE[language] in screen.names(), "the button")
    for _ in range(9):
        if screen.focused != SAVE[language]:
            screen.press(Qt.Key.Key_Tab)
    screen.press(Qt.Key.Key_Space)


def test_before_any_table_nothing_is_offered(open_screen: Open) -> None:
    screen = open_screen()
    about_opened(screen)
    screen.wait_for("Read all licences")
    assert not screen.sees(SAVE["en"])
    assert not screen.sees("If something went wrong")


@pytest.mark.rest
@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_the_last_table_is_saved_by_one_button_and_its_folder_is_named(
    open_screen: Open, paths: Paths, tmp_path_factory: pytest.TempPathFactory, language: str
) -> None:
    screen = played(open_screen, paths, language, size=(1024, 600))
    folder = tmp_path_factory.mktemp("documents")
    saved_into(screen, folder, language)
    (file,) = folder.iterdir()
    assert any(str(folder) in name and file.name in name for name in screen.names())
    assert screen.can_press("Show the folder" if language == "en" else "Pokaż folder")
    assert (misfits(screen), unheard(screen)) == ([], [])


@pytest.mark.rest
def test_the_file_leads_to_where_the_game_stands_and_names_nobody(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    screen = played(open_screen, paths)
    saved_into(screen, tmp_path / "documents")
    (file,) = (tmp_path / "documents").iterdir()
    assert file.name.startswith("Stolik – what happened – ")
    assert file.suffix == ".stolik-happened"
    assert not any(name in file.read_text("utf-8") for name, _, _ in PEOPLE)
    again = stolik("happened", file)
    assert again.code == 0
    assert "the table was left" in again.out


@pytest.mark.rest
def test_a_full_disk_is_told_in_one_sentence(
    open_screen: Open, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = played(open_screen, paths)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        saved_into(screen, tmp_path / "documents")
    assert screen.sees("The disk is full, so the file is not saved.")
    assert list((tmp_path / "documents").iterdir()) == []
    assert not screen.sees("Show the folder")
    screen.press(Qt.Key.Key_Space)
    assert screen.sees("Show the folder"), "there is room again"
