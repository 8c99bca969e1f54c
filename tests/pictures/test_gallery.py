"""The gallery paints what its words choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from stolik.table import controller

from tests.pictures import papers
from tests.pictures.gallery import paint, scenes


@pytest.mark.soak
def test_words_choose_scenes_languages_themes_and_sizes(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    paint(tmp_path, ["waiting", "rummikub-tools", "1024x600", "en", "day", "contrast"])
    painted = {path.name: QImage(str(path)) for path in tmp_path.iterdir()}
    assert set(painted) == {
        f"{scene}.1024x600.en.{theme}.png"
        for scene in ("waiting", "waiting-deleted", "rummikub-tools")
        for theme in ("day", "contrast")
    }
    for image in painted.values():
        assert (image.width(), image.height()) == (1024, 600)
        middle = image.pixelColor(image.rect().center())
        assert any(image.pixelColor(x, 300) != middle for x in range(0, 1024, 8)), "an empty picture"


def test_score_cards_are_painted_on_both_papers(qapp: object, tmp_path: Path) -> None:
    paint(tmp_path, ["paper-pickomino-2", "pl"])
    sizes = {path.name: QImage(str(path)).size().toTuple() for path in tmp_path.iterdir()}
    dots = papers.DOTS
    assert sizes == {
        "paper-pickomino-2.a4.pl.1.png": (210 * dots, 297 * dots),
        "paper-pickomino-2.a5.pl.1.png": (148 * dots, 210 * dots),
    }


def test_every_scene_has_a_name_of_its_own() -> None:
    names = [scene.name for scene in scenes()]
    assert len(set(names)) == len(names)
