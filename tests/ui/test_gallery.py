"""The gallery paints what its words choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from stolik.table import controller

from tests.gallery import paint, scenes


def test_words_choose_scenes_languages_themes_and_sizes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    paint(tmp_path, ["waiting", "rummikub-tools", "1024x600", "en", "day", "contrast"])
    painted = {path.name: QImage(str(path)) for path in tmp_path.iterdir()}
    assert set(painted) == {
        f"{scene}.1024x600.en.{theme}.png"
        for scene in ("waiting", "rummikub-tools")
        for theme in ("day", "contrast")
    }
    for image in painted.values():
        assert (image.width(), image.height()) == (1024, 600)
        middle = image.pixelColor(image.rect().center())
        assert any(image.pixelColor(x, 300) != middle for x in range(0, 1024, 8)), "an empty picture"


def test_every_scene_has_a_name_of_its_own() -> None:
    names = [scene.name for scene in scenes()]
    assert len(set(names)) == len(names)
