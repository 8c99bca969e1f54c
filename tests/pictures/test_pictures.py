"""Scenes of the program match the accepted pictures, to the last pixel, and nothing in them is lost."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage
from stolik.engine.game_library import find_games
from stolik.pages import find_pages

from tests.pictures import papers
from tests.pictures.__main__ import SCREENSHOTS
from tests.pictures.comparing import (
    ACCEPT,
    ACCEPTED,
    COMPARED,
    DRAWN,
    RED,
    ROOT,
    SCENES,
    difference,
    elsewhere,
    painted,
)
from tests.pictures.gallery import paint, scenes
from tests.pictures.readme import WORDS
from tests.tiers import mostly_rest

CUT = {"desk-many", "desk-way", "referee-search-found"}
"""Scenes with 64 double names or with only the beginnings of paragraphs, which are cut on purpose."""
CHANGED = """
import sys
from pathlib import Path

from tests.pictures.painting import begin, paint_compared

def with_another_word(screen):
    text = next(text for text in screen.texts() if text.property("text") == "Stolik")
    text.setProperty("text", "Stolek")

def with_another_colour(screen):
    text = next(text for text in screen.texts() if text.property("text") == "Stolik")
    text.setProperty("color", text.property("color").darker(101))

qt = begin()
act = {"word": with_another_word, "colour": with_another_colour}[sys.argv[2]]
paint_compared(Path(sys.argv[1]), ["about"], act)
"""


@pytest.mark.parametrize("group", mostly_rest(SCENES, usual=SCENES.keys() - {"long"}))
def test_scenes_look_as_accepted_and_nothing_in_them_is_lost(group: str, tmp_path: Path) -> None:
    drawn = painted(tmp_path, SCENES[group])
    assert drawn["lost"].keys() <= CUT
    for name in SCENES[group]:
        with Image.open(tmp_path / f"{name}.png") as picture:
            assert not picture.getcolors(10), f"{name} is blank"
    if reason := elsewhere(drawn):
        pytest.skip(reason)
    if said := [sentence for name in SCENES[group] if (sentence := difference(name, tmp_path))]:
        pytest.fail("\n".join(said), pytrace=False)
    pages = json.loads(DRAWN.read_text("utf-8"))["pages"]
    assert drawn["pages"] == {name: pages[name] for name in SCENES[group]}


@pytest.mark.rest
@pytest.mark.parametrize("change", ["word", "colour"])
def test_another_word_or_colour_is_seen(change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = painted(tmp_path, [change], ["-c", CHANGED])
    if reason := elsewhere(drawn):
        pytest.skip(reason)
    said = difference("about", tmp_path, tmp_path / "kept")
    assert said.startswith("about looks different inside ")
    kept = {path.name: Image.open(path).convert("RGB") for path in (tmp_path / "kept").iterdir()}
    assert set(kept) == {f"about.{what}.png" for what in ("expected", "now", "difference")}
    colours = kept["about.difference.png"].getcolors(1 << 24) or ()
    assert 10 < next(count for count, colour in colours if colour == RED) < 20_000


def test_every_page_and_table_is_among_the_accepted_pictures() -> None:
    pages = json.loads(DRAWN.read_text("utf-8"))["pages"]
    assert set(pages) == set(COMPARED) == {path.stem for path in ACCEPTED.glob("*.webp")}
    tables = {f"table {info.id}" for info in find_games()}
    assert set(pages.values()) == {*tables, *(page.id for page in find_pages() if page.id != "table")}


def test_pictures_are_accepted_with_the_locked_qt_and_stay_small() -> None:
    lock = (ROOT / "packaging" / "lock-dev.txt").read_text("utf-8")
    (locked,) = re.findall(r"^pyside6-essentials==(\S+)", lock, re.MULTILINE)
    assert json.loads(DRAWN.read_text("utf-8"))["qt"] == locked, f"compare, look, then {ACCEPT}"
    assert sum(path.stat().st_size for path in ACCEPTED.iterdir()) < 3_000_000, "each stays in the history"


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


@pytest.mark.rest
def test_the_words_in_the_pictures_are_those_of_today(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.pictures", "readme", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    painted, kept = tmp_path / WORDS, SCREENSHOTS / WORDS
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in SCREENSHOTS.iterdir()}
    assert painted.read_text("utf-8") == kept.read_text("utf-8"), "paint anew: python3 dev.py screenshots"
