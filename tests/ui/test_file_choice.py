"""A file is chosen by hand, by ear and by four keys, also where it lies in another folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Open
from tests.ui.files import CONTROL, files_of
from tests.ui.test_keys_everywhere import SAVE

pytestmark = pytest.mark.rest

Key = Qt.Key


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("keys", ["off", "function"])
def test_a_file_in_a_folder_is_chosen(open_screen: Open, tmp_path: Path, language: str, keys: str) -> None:
    (tmp_path / "stick-7").mkdir()
    shutil.copy(SAVE, tmp_path / "stick-7" / "grandma.stolik")
    (tmp_path / "stick-7" / "note.txt").touch()
    screen = open_screen(language=language, switch_keys=keys, switch_once_ms=0)
    accept = "Open" if language == "en" else "Otwórz"

    def take(name: str) -> None:
        screen.wait_for(name)
        if keys == "off":
            screen.click(name)
            return
        for _ in range(30):
            if screen.focused == name:
                break
            screen.press(Key.Key_F5)
        screen.press(Key.Key_F7)

    with files_of(screen, tmp_path):
        screen.press(Key.Key_O, modifier=CONTROL)
        take("stick-7")
        take(accept)
        screen.wait_for("grandma.stolik")
        assert "note.txt" not in screen.names()
        take("grandma.stolik")
        take(accept)
    screen.wait_until(lambda: screen.table and screen.table.gameId == "pickomino", "the record")
    assert screen.app.shell.folder == tmp_path / "stick-7"
