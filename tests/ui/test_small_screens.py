"""Screens smaller than the least window: all of it shrinks alike, and everything can be reached and read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem
from stolik.storage.paths import Paths

from tests.pictures.acts import ended, on_the_table
from tests.pictures.gallery import scenes
from tests.pictures.scene import ALONE, CROWD, PAIR, left, left_laid, shown
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen, can_be_read, seen_through
from tests.ui.positions import FAMILY, Seats
from tests.ui.test_everybody import PRESSED
from tests.ui.test_small_windows import LEAST, opened, place, resize, scale_of

LOW = (800, 450, 1.0)
"""As many points as an old laptop has at 175 %."""
FULL_HD = (960, 540, 1.0)
"""Full HD at 200 %."""
SIZES = [LOW, LEAST, (*LOW[:2], 2.0)]
"""The last one in the largest type that people can choose. Full HD at 200 % is `LOW`, less shrunken."""

SEATS: dict[str, tuple[Seats, Seats]] = {
    "pickomino": (PAIR, FAMILY),
    "rummikub": (PAIR, ALONE),
    "knaster": (FAMILY[:1], CROWD),
    "ryzyk_fizyk": (PAIR, CROWD[:8]),
}
"""The fewest and the most people at each table."""

PAGES = """
    home-first home waiting players-rummikub-full players-knaster-full players-options person-help-rummikub
    computer comfort comfort-table help table-more rummikub-covered rummikub-card rummikub-log rummikub-pause
    rummikub-hint rummikub-tools referee-clock-set-up tournament-setup-three desk-table desk-card
    lesson-rummikub
""".split()
"""Scenes of the gallery that every check looks at."""
MORE_PAGES = """
    saved-files players-pickomino person person-delete comfort-ear about rummikub-asked pickomino-hint
    practise-many luck-many book-people book-evening referee-clock referee-rack-opens referee-search
    tournament-settings desk-begun desk-print
""".split()


def lost(screen: Screen) -> list[str]:
    """Return what can be pressed and lies outside the window or of what scrolls it, and what is cut."""
    seen = {id(item): item for item in seen_items(screen)}
    controls = {at: item for at, item in seen.items() if any(item.inherits(kind) for kind in PRESSED)}
    controls |= {id(thing.item): thing.item for thing in screen.things() if thing.presses and thing.usable}
    texts = [item for item in seen.values() if can_be_read(item)]
    enabled = [item for item in controls.values() if item.isEnabled()]
    return [
        *(f"outside: {named(item)}" for item in enabled if is_out(screen, item)),
        *(f"cut: {text.property('text')}" for text in texts if is_cut(text) or is_out(screen, text)),
    ]


def seen_items(screen: Screen) -> Iterator[QQuickItem]:
    """Return all items; where a sheet lies over the page, those of the sheet."""
    sheets = [item for item in screen.items() if item.inherits("QQuickPopupItem")]
    return screen.items(sheets[-1] if sheets else None)


def named(item: QQuickItem) -> str:
    return str(item.property("text") or item.property("name") or item)


def is_out(screen: Screen, item: QQuickItem) -> bool:
    """Return whether part of an item is neither in the window nor to be scrolled to."""
    if seen_through(item) == 0:
        return False
    inside = place(item)
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.inherits("QQuickFlickable"):
            first, last = reach(above)
            if inside.top() < first - 1 or inside.bottom() > last + 1:
                return True
            view = place(above)
            inside.setTop(view.top())
            inside.setBottom(view.bottom())
        above = above.parentItem()
    return not QRectF(-1, -1, screen.window.width() + 2, screen.window.height() + 2).contains(inside)


def reach(scroller: QQuickItem) -> tuple[float, float]:
    """Return the heights in the window between which everything lies that can be scrolled to."""
    content: Any = scroller.property("contentItem")
    top = content.mapToScene(QPointF(0, scroller.property("originY") or 0)).y()
    return top, top + max(scroller.height(), scroller.property("contentHeight"))


def is_cut(text: QQuickItem) -> bool:
    return bool(text.property("truncated") or text.property("contentWidth") > text.width() + 1)


def lost_at_all_sizes(screen: Screen) -> list[str]:
    """Return what is lost at any size in any language."""
    found = []
    # Each language begins where the one before has ended, at a size that the window has already.
    for language, sizes in (("en", SIZES), ("pl", SIZES[::-1])):
        screen.set_comfort(language=language)
        for size in sizes:
            resize(screen, size)
            found += [f"{size} {language} {each}" for each in lost(screen)]
    return found


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("most", mostly_soak([False, True], usual=[True]), ids=["fewest", "most"])
def test_a_table_and_its_result_fit_on_the_smallest_screen(
    open_screen: Open, paths: Paths, game: str, most: bool
) -> None:
    seats = SEATS[game][most]
    begun = (
        left_laid(60, seats, games_per_match=1) if game == "rummikub" else left(game, 12 * len(seats), seats)
    )
    begun(paths)
    screen = opened(open_screen, LOW)
    on_the_table(screen)
    assert lost_at_all_sizes(screen) == []
    if game != "rummikub":
        screen.close()
        left(game, -6, seats)(paths)
        screen = opened(open_screen, LOW)
        on_the_table(screen)
    ended(screen)
    assert lost_at_all_sizes(screen) == []


@pytest.mark.parametrize("name", mostly_soak((*PAGES, *MORE_PAGES), usual=PAGES))
def test_a_page_fits_on_the_smallest_screen(qapp: object, name: str) -> None:
    scene = next(scene for scene in scenes() if scene.name == name)
    with shown(scene, "en", LOW, "day") as screen:
        assert lost_at_all_sizes(screen) == []


def test_below_the_least_window_the_same_is_seen_smaller(open_screen: Open, paths: Paths) -> None:
    left("pickomino", 60)(paths)
    screen = opened(open_screen, (1024, 576, 1.0))
    usual = screen.lines(), screen.find("Play Worms").place
    resize(screen, LOW)
    assert scale_of(screen) == 800 / 1024
    assert screen.lines() == usual[0], "nothing folds away"
    button, of_usual = screen.find("Play Worms").place, usual[1]
    for now, before in ((button.center(), of_usual.center()), (button.bottomRight(), of_usual.bottomRight())):
        assert (now.x(), now.y()) == pytest.approx((before.x() * 800 / 1024, before.y() * 800 / 1024), abs=8)
    screen.click("Continue")
    screen.wait_for_page("table")


def test_a_size_is_said_not_to_fit_by_what_fits_on_this_screen(open_screen: Open) -> None:
    screen = opened(open_screen, FULL_HD, language="en")
    screen.click("Comfort")
    screen.click("All settings")
    screen.picture()
    assert not any(line.startswith("This window has room") for line in screen.lines())
    screen.set_comfort(scale=2.0)
    screen.picture()
    assert screen.sees("This window has room for 150%. Make it larger, or press F11.")
