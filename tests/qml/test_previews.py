"""The previews of the games' tables start: each paints one of its pictures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.soak.marks import mostly_soak

FOLDER = Path(__file__).parent


PICTURES = {"knaster": "enlarged", "pickomino": "hover", "rummikub": "proof-small", "ryzyk_fizyk": "pair"}
"""The word that chooses a picture of each game."""


def test_every_preview_is_tried() -> None:
    assert {path.stem for path in FOLDER.glob("preview_*.py")} == {f"preview_{game}" for game in PICTURES}


@pytest.mark.parametrize("game", mostly_soak(PICTURES, usual=("knaster",)))
def test_a_preview_paints(game: str, tmp_path: Path) -> None:
    script = FOLDER / f"preview_{game}.py"
    run = [sys.executable, str(script), str(tmp_path), PICTURES[game]]
    done = subprocess.run(run, capture_output=True, text=True, timeout=300, cwd=FOLDER.parents[1])
    assert done.returncode == 0, done.stderr
    painted = sorted(tmp_path.glob("*.png"))
    assert painted
    for file in painted:
        picture = QImage(str(file))
        colours = {picture.pixel(x, y) for x in range(0, picture.width(), 40) for y in range(0, 600, 40)}
        assert len(colours) > 10, f"{file.name} is blank"
