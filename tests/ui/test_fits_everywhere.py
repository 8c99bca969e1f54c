"""One matrix for all pages and tables: every scene is completely visible at every size in every language.

Nothing is cut, too small or covered by something else; nothing is outside the window and the scrolling areas;
and everything can be heard. Scenes with accepted pictures are checked in the same way when they are painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtQuick import QQuickItem
from stolik import app
from stolik.flow import flow as paces
from stolik.services import settings
from stolik.table import controller, end_stage

from tests.pictures.gallery import scenes
from tests.pictures.scene import shown
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import cut, lost, misfits, resize, scale_of, unfit, unheard
from tests.ui.pseudo_language import CODE, compiled, is_pseudo, pseudo

pytestmark = pytest.mark.rest

Size = tuple[int, int, float]
SCENES: Final = {scene.name: scene for scene in scenes() if not scene.moments}

LEAST, LARGE = (1024, 560, 1.0), (1366, 768, 2.0)
LOW, LOW_LARGE = (800, 450, 1.0), (800, 450, 2.0)
"""The size in points of an old laptop at 175 %, also in the largest type that people can choose."""
FULL_HD = (960, 540, 1.0)
"""Full HD at 200 %."""
WIDE, TALL = (1900, 700, 1.0), (1100, 1000, 1.0)
SIZES: Final[dict[str, tuple[Size, ...]]] = {
    "pl": (LEAST, TALL, LOW, LOW_LARGE, LARGE),
    "en": (LOW_LARGE,),
    CODE: (LEAST,),
}
"""In an order with as little change as possible from one to the next, since each one is laid out anew."""
ALL_SIZES: Final[dict[str, tuple[Size, ...]]] = dict.fromkeys(
    ("pl", "en", CODE),
    (
        LEAST,
        LARGE,
        LOW_LARGE,
        LOW,
        (1024, 600, 1.0),
        (1366, 768, 1.0),
        (1366, 768, 1.5),
        (3840, 2160, 2.0),
        WIDE,
        TALL,
    ),
)

USUAL: Final = """
    home-first home waiting
    players-rummikub-full players-knaster-full players-options person-help-rummikub computer computers-more
    comfort comfort-single help about licences
    pickomino-seven pickomino-end-full table-more knaster-twelve knaster-end-full
    ryzyk_fizyk-eight ryzyk_fizyk-end-full
    rummikub-covered rummikub-card rummikub-full rummikub-log rummikub-pause rummikub-hint rummikub-tools
    rummikub-end
    try-again-recorded-wrong practise-many lesson-rummikub
    explorer-options explorer-closer editor-pickomino editor-knaster-wrong editor-start editor-more
    strength fits-players luck-many luck-home book-people book-evening book-season book-dice
    referee-clock-set-up tournaments tournament-setup-twice
    desk-named desk-table desk-card desk-print
""".split()
"""Full scenes of each page and table; the soak also tries all others, and at more sizes."""
CHARTS: Final = {name for name in SCENES if name.startswith("report-") or name == "try-again-report"}
LONG_WORDS: Final = ("home", "players-rummikub-full", "comfort", "rummikub-hint", "tournament-setup-twice")
"""Scenes that every check shows in the third language."""
SMALL_PARTS: Final = ("rummikub", "lesson-rummikub", "knaster", "table-more", "desk-card")
"""Scenes with tiles, numbers of a sheet or boxes of fixed size."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("pseudo"))


@pytest.fixture(autouse=True)
def third_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the third language available, and play as fast as a test can check."""
    for module in (app, settings):
        monkeypatch.setattr(module, "translations", lambda: folder)
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    monkeypatch.setattr(end_stage, "GUARD_SECONDS", 0.0)
    monkeypatch.setattr(paces, "HASTE_SECONDS", 0.0)
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def wrong(screen: Screen, name: str, language: str, size: Size) -> list[str]:
    """Return what doesn't fit or isn't heard; close-ups in one language are valid for the others."""
    if language == CODE:
        return cut(screen, is_pseudo)
    if language == "en" or size not in (LEAST, LARGE):
        return lost(screen)
    found = unfit(screen)
    if not name.startswith(SMALL_PARTS):
        found += misfits(screen)
        found += unheard(screen) if size == LEAST else []
    return found


def wrong_anywhere(screen: Screen, name: str, sizes: dict[str, tuple[Size, ...]]) -> list[str]:
    """Return the faults at any size in any language; brief scenes are only seen in the first ones."""
    found = []
    for language, each in sizes.items():
        screen.set_comfort(language=language)
        assert language != CODE or any(map(is_pseudo, screen.lines())), "the language is shown"
        for size in each:
            resize(screen, size)
            found += [f"{size} {language} {said}" for said in wrong(screen, name, language, size)]
            if SCENES[name].brief:
                return found
    return found


@pytest.mark.parametrize("name", USUAL)
def test_a_scene_fits_at_its_sizes_in_every_language(name: str) -> None:
    sizes = {language: each for language, each in SIZES.items() if language != CODE or name in LONG_WORDS}
    with shown(SCENES[name], "pl", LEAST, "day") as screen:
        assert wrong_anywhere(screen, name, sizes) == []


# A list of 64 names only estimates its length, and there isn't room for all double names, or for the numbers
# in a report's chart in the largest type. A sheet keeps the type size it was opened with.
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=LONG_SOAK)
        for name in SCENES
        if name not in ("tournament-setup-full", "desk-many", "desk-way", "luck-more", *CHARTS)
    ],
)
def test_a_scene_fits_at_more_sizes(name: str) -> None:
    with shown(SCENES[name], "pl", LEAST, "day") as screen:
        assert wrong_anywhere(screen, name, ALL_SIZES) == []


def test_what_is_cut_outside_or_under_something_is_found(open_screen: Open) -> None:
    screen = open_screen(language=CODE)
    assert (unfit(screen), cut(screen, is_pseudo)) == ([], [])
    text = next(text for text in screen.texts() if text.property("text") == pseudo("Rummikub"))
    text.setProperty("elide", 1)
    text.setWidth(40)
    said = str(text.property("text"))
    assert said in cut(screen, is_pseudo)
    assert f"cut: {said}" in unfit(screen)
    one, other = (screen.find(name).item for name in ("Settings", "Family book"))
    other.setPosition(other.position() + one.mapToScene(one.boundingRect().topLeft()) - (
        other.mapToScene(other.boundingRect().topLeft())
    ))  # fmt: skip
    assert [found for found in unfit(screen) if found.startswith("over another: ")]


def is_on_a_card(item: QQuickItem | None) -> bool:
    while item is not None and (item.property("tagline") is None or item.property("playsAs") is None):
        item = item.parentItem()
    return item is not None


@pytest.mark.parametrize("scene, most", [("home-first", 5), ("home-unplayed", 8), ("home", 8)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_beside_the_cards_the_start_page_has_few_things_to_press(
    scene: str, most: int, language: str
) -> None:
    with shown(SCENES[scene], language, (1366, 768, 1.0), "day") as screen:
        screen.picture()
        pressed = [thing for thing in screen.things() if thing.presses and thing.usable]
        on_cards = [thing for thing in pressed if is_on_a_card(thing.item)]
        assert len(on_cards) == 8, "to play each game, and how it is played"
        assert len(pressed) - len(on_cards) <= most


def test_where_there_are_more_than_two_languages_a_list_offers_them(open_screen: Open) -> None:
    screen = open_screen(language="en", welcomed=False)
    for page in ("home", "comfort"):
        screen.click("Language: English")
        assert [name for name in screen.names() if name in ("English", "Polski", pseudo("English"))] == [
            "English", pseudo("English"), "Polski",
        ]  # fmt: skip
        screen.click(pseudo("English"))
        screen.wait_for(f"Language: {pseudo('English')}")
        assert QCoreApplication.translate("HomePage", "Play") == pseudo("Play")
        screen.click(f"Language: {pseudo('English')}", "English")
        screen.wait_for("Language: English")
        if page == "home":
            screen.click("Settings")


def test_below_the_least_window_the_same_is_seen_smaller() -> None:
    with shown(SCENES["home"], "en", (1024, 576, 1.0), "day") as screen:
        screen.picture()
        lines, usual = screen.lines(), screen.find("Play Worms").place
        resize(screen, LOW)
        assert scale_of(screen) == 800 / 1024
        assert screen.lines() == lines, "nothing folds away"
        button = screen.find("Play Worms").place
        for now, before in ((button.center(), usual.center()), (button.bottomRight(), usual.bottomRight())):
            there = before.x() * 800 / 1024, before.y() * 800 / 1024
            assert (now.x(), now.y()) == pytest.approx(there, abs=8)
        screen.click("Continue", page="table")


def test_a_size_is_said_not_to_fit_by_what_fits_on_this_screen(open_screen: Open) -> None:
    screen = open_screen(size=FULL_HD[:2], language="en")
    screen.click("Settings", "All settings")
    screen.picture()
    assert not any(line.startswith("This window has room") for line in screen.lines())
    screen.set_comfort(scale=2.0)
    screen.picture()
    assert screen.sees("This window has room for 150%. Enlarge it or press F11.")
