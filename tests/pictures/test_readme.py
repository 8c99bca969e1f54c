"""The pictures of the README, of AppStream and of the shops say what the program says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.pictures.__main__ import SCREENSHOTS
from tests.pictures.comparing import ROOT
from tests.pictures.readme import WORDS


@pytest.mark.rest
def test_the_words_in_the_pictures_are_those_of_today(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.pictures", "readme", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    painted, kept = tmp_path / WORDS, SCREENSHOTS / WORDS
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in SCREENSHOTS.iterdir()}
    assert painted.read_text("utf-8") == kept.read_text("utf-8"), "paint anew: python3 dev.py screenshots"
