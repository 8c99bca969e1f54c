"""Scrolling areas show nothing outside, indicate that more follows, and can be scrolled by keyboard."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import pytest
from PySide6.QtCore import QMetaObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickItem
from stolik.table import controller

from tests.pictures.acts import opened_for, pressed
from tests.pictures.gallery import scenes
from tests.pictures.scene import Scene, later, left, settled, shown
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest

Key = Qt.Key

LEAST = (1024, 560, 2.0)
LEAST_PLAIN = (1024, 560, 1.0)
WIDE = (1366, 768, 1.0)


@later
def changed(screen: Screen, seat: int) -> None:
    screen.picture()
    cards = [item for item in screen.items() if class_name(item).startswith("PlayerCard")]
    QMetaObject.invokeMethod(cards[seat], "click")
    screen.breathe()


def many_known(screen: Screen) -> None:
    """Add eight people who have played here, three of them known to the gallery."""
    line_up = screen.app.shell.tables.line_up
    for name in ("Ala", "Jan", "Ola", "Konstanty Jan", "Babcia Krysia"):
        line_up.rename(0, name)
        line_up.remember()
    line_up.rename(0, "")


OTHERS: Final = {
    "all-games-wait": Scene(
        "all-games-wait",
        (pressed("Our games"),),
        tuple(left(game, 20) for game in ("knaster", "ryzyk_fizyk", "pickomino", "rummikub")),
    ),
    "computer-changed": Scene("computer-changed", (opened_for("rummikub"), changed(1))),
    "person-of-many": Scene("person-of-many", (opened_for("rummikub"), many_known, changed(0))),
}
LEAST_SHADE = 10
LISTS: Final = """players-options comfort-single about licences help all-games-wait
    rummikub-card knaster-log report-twelve-moment practise-many""".split()


ONE_OF_EACH_KIND = {"players-options", "comfort-single", "help", "rummikub-card", "knaster-log"}
"""Pages with controls, text and rows, and each sort of sheet and side list; a report takes long."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)


def scene(name: str) -> Scene:
    return OTHERS.get(name) or next(found for found in scenes() if found.name == name)


def laid_out(screen: Screen) -> QImage:
    for _ in range(2):
        screen.picture()
        screen.breathe()
    return screen.picture()


def at_rest(screen: Screen) -> QImage:
    """Return the picture once it is stable; the table under a sheet may still be being painted."""
    picture = settled(screen)
    while picture != (again := settled(screen)):
        picture = again
    return picture


def lists(screen: Screen) -> list[QQuickItem]:
    laid_out(screen)
    return [
        item
        for item in screen.items()
        if item.inherits("QQuickFlickable") and item.property("contentHeight") > item.height() + 1
    ]


def scene_rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def beside(picture: QImage, areas: list[QQuickItem]) -> QImage:
    rest = picture.copy()
    with QPainter(rest) as painter:
        for area in areas:
            place = scene_rect(area).toAlignedRect()
            painter.fillRect(place.adjusted(-1, -1, 1, 1), Qt.GlobalColor.magenta)
    return rest


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in ONE_OF_EACH_KIND else LONG_SOAK) for name in LISTS]
)
def test_without_a_graphics_card_a_list_paints_nothing_beside_itself(name: str) -> None:
    stopped: list[float] = []
    how = {"now": lambda: stopped[0] if stopped else monotonic()}
    with shown(scene(name), "pl", LEAST, "day", **how) as screen:
        # All clocks are stopped while the pictures are compared.
        stopped.append(monotonic())
        found = lists(screen)
        assert found
        for area in found:
            content: Any = area.property("contentItem")
            content.setOpacity(0)
            ground = beside(at_rest(screen), found)
            content.setOpacity(1)
            longest = area.property("contentHeight") - area.height()
            for part in (0, 0.15, 0.4, 0.7, 1):
                area.setProperty("contentY", longest * part)
                assert beside(laid_out(screen), found) == ground, part


@pytest.mark.parametrize(
    "name", mostly_soak(("players-options", "comfort-single"), usual=("comfort-single",))
)
def test_a_shaded_edge_and_a_bar_tell_where_more_follows(name: str) -> None:
    with shown(scene(name), "pl", LEAST, "day") as screen:
        for theme in ("day", "evening", "contrast"):
            screen.set_comfort(scheme=theme)
            edge_and_bar_tell_where_more_follows(screen)


def edge_and_bar_tell_where_more_follows(screen: Screen) -> None:
    (area,) = lists(screen)
    (bar,) = (item for item in screen.items(area) if class_name(item).startswith("ScrollPos"))
    assert bar.isVisible()
    content: Any = area.property("contentItem")
    content.setOpacity(0)
    longest = area.property("contentHeight") - area.height()
    for at, above, below in ((0, False, True), (longest / 2, True, True), (longest, True, False)):
        area.setProperty("contentY", at)
        assert shaded(laid_out(screen), area) == (above, below)


def shaded(picture: QImage, area: QQuickItem) -> tuple[bool, bool]:
    """Return whether the upper and the lower edge of an empty area differ in colour from its middle."""
    place = scene_rect(area).toAlignedRect()
    x = place.center().x()
    ground = picture.pixelColor(x, place.center().y()).lightness()
    upper, lower = (
        max(abs(picture.pixelColor(x, y).lightness() - ground) for y in rows)
        for rows in (range(place.top(), place.top() + 3), range(place.bottom() - 2, place.bottom() + 1))
    )
    return upper > LEAST_SHADE, lower > LEAST_SHADE


@pytest.mark.quick
def test_what_gets_the_keyboard_comes_into_sight() -> None:
    with shown(scene("players-options"), "en", LEAST, "day") as screen:
        (area,) = lists(screen)
        view = scene_rect(area).adjusted(0, -1, 0, 1)
        inside = set()
        for _ in range(16):
            screen.press(Key.Key_Tab)
            item = screen.window.activeFocusItem()
            if item in list(screen.items(area)):
                inside.add(screen.focused)
                assert view.contains(scene_rect(item)), screen.focused
        assert len(inside) > 3


@pytest.mark.parametrize("height", [600, 617, 634])
def test_the_first_line_in_sight_of_the_log_is_not_cut(height: int) -> None:
    with shown(scene("rummikub-log"), "en", (1024, height, 1.0), "day") as screen:
        (log,) = lists(screen)
        view = scene_rect(log).adjusted(0, -1, 0, 1)
        children = log.property("contentItem").childItems()
        lines = [scene_rect(item) for item in children if "Button" in class_name(item) and item.isVisible()]
        seen = [line for line in lines if line.intersects(view)]
        assert len(seen) > 5
        assert all(view.contains(line) for line in seen)


def test_the_chapter_that_is_read_stays_in_sight_among_the_chapters() -> None:
    with shown(scene("help"), "en", (1024, 560, 1.0), "day") as screen:
        chapters = min(lists(screen), key=QQuickItem.width)
        entries = [item for item in screen.items(chapters) if item.property("here") is not None]
        view = scene_rect(chapters).adjusted(0, -1, 0, 1)
        assert not view.contains(scene_rect(entries[-1])), "else this shows nothing"
        screen.press(Key.Key_End)
        screen.wait_until(lambda: entries[-1].property("here"), "the last chapter")
        screen.breathe()
        assert view.contains(scene_rect(entries[-1]))
        screen.press(Key.Key_Home)
        screen.wait_until(lambda: view.contains(scene_rect(entries[0])), "the first chapter")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("person", marks=LONG_SOAK),
        "computer",
        pytest.param("computer-changed", marks=LONG_SOAK),
        "person-of-many",
    ],
)
def test_the_sheets_of_who_is_playing_need_no_scrolling_in_large_type(name: str) -> None:
    with shown(scene(name), "en", (1366, 768, 2.0), "day") as screen:
        for language in ("en", "pl"):
            screen.set_comfort(language=language)
            assert lists(screen) == []
            assert [text.property("text") for text in screen.texts() if text.property("truncated")] == []


@pytest.mark.parametrize(
    "name, size", [("desk-many", LEAST_PLAIN), ("tournament-setup-full", (1920, 1080, 1.0))]
)
def test_the_names_of_a_large_tournament_are_read_whole(name: str, size: tuple[int, int, float]) -> None:
    with shown(scene(name), "pl", size, "day") as screen:
        cut = [str(item.property("text")) for item in screen.items() if item.property("truncated")]
        # At the smallest desk a double name may be cut.
        assert [text for text in cut if name != "desk-many" or "-" not in text] == []
