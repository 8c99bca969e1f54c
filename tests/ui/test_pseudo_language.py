"""Every page has room for a language that is a third longer than English, and whose letters have marks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtQuick import QQuickItem
from stolik import app
from stolik.flow import scenes as paces
from stolik.services import settings
from stolik.table import controller
from stolik.table.end import ending

from tests.pictures.gallery import scenes
from tests.pictures.scene import Scene, shown
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.pseudo_language import CODE, compiled, is_pseudo, pseudo

SCENES = {scene.name: scene for scene in scenes()}
USUAL = (
    "home",
    "players-rummikub-full",
    "comfort",
    "knaster-alone",
    "rummikub-hint",
    "tournament-setup-full",
)
LEAST, USUAL_SIZE = (1024, 560, 1.0), (1366, 768, 1.0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("pseudo"))


@pytest.fixture(autouse=True)
def third_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program find the language, and play as quickly as a test can look."""
    for module in (app, settings):
        monkeypatch.setattr(module, "translations", lambda: folder)
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    monkeypatch.setattr(ending, "GUARD_SECONDS", 0.0)
    monkeypatch.setattr(paces, "HASTE_SECONDS", 0.0)
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def above(item: QQuickItem, kind: str) -> QQuickItem | None:
    """Return the nearest item of a kind that another one is in."""
    found: QQuickItem | None = item.parentItem()
    while found is not None and not found.inherits(kind):
        found = found.parentItem()
    return found


def cut(screen: Screen) -> list[str]:
    """Return the sentences that aren't wholly seen: cut, too large for their place, over a button's edge."""
    for _ in range(2):
        screen.picture()
        screen.breathe()
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    texts = [text for text in screen.texts() if is_pseudo(str(text.property("text")))]
    return [str(text.property("text")) for text in texts if not is_whole(text, window)]


def is_inside(item: QQuickItem, window: QRectF) -> bool:
    """Return whether an item lies in its button, and in the window; what is scrolled may lie below that."""
    own, button = place(item), above(item, "QQuickAbstractButton")
    seen = window if above(item, "QQuickFlickable") is None else own
    return all(room.adjusted(-1, -1, 1, 1).contains(own) for room in (seen, place(button or item)))


def is_whole(text: QQuickItem, window: QRectF) -> bool:
    return (
        not text.property("truncated")
        and text.property("contentWidth") <= text.width() + 1
        and text.property("contentHeight") <= text.height() + 1
        and is_inside(text, window)
    )


@pytest.mark.parametrize("name", mostly_soak(SCENES, usual=USUAL))
def test_nothing_is_cut_on_any_page(name: str) -> None:
    scene: Scene = SCENES[name]
    with shown(scene, CODE, USUAL_SIZE, "day") as screen:
        assert any(map(is_pseudo, screen.lines())), "the language is shown"
        assert cut(screen) == []
        if not scene.brief:
            screen.resize(*LEAST[:2])
            assert cut(screen) == [], "in the smallest window"


def test_where_there_are_more_than_two_languages_a_list_offers_them(open_screen: Open) -> None:
    screen = open_screen(language="en", welcomed=False)
    for page in ("home", "comfort"):
        screen.click("Language: English")
        assert [name for name in screen.names() if name in ("English", "Polski", pseudo("English"))] == [
            "English", pseudo("English"), "Polski",
        ]  # fmt: skip
        screen.click(pseudo("English"))
        screen.wait_for(f"Language: {pseudo('English')}")
        assert QCoreApplication.translate("GameCard", "Play") == pseudo("Play")
        screen.click(f"Language: {pseudo('English')}")
        screen.click("English")
        screen.wait_for("Language: English")
        if page == "home":
            screen.click("Comfort")


def test_a_cut_sentence_is_found(open_screen: Open) -> None:
    screen = open_screen(language=CODE)
    assert cut(screen) == []
    text = next(text for text in screen.texts() if text.property("text") == pseudo("Rummikub"))
    text.setProperty("elide", 1)
    text.setWidth(40)
    assert str(text.property("text")) in cut(screen)
