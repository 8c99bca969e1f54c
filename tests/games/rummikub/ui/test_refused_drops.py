"""What the rules refuse is told where it happens, and a set that isn't one is plain to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.games.rummikub.deals import GROUP, RUN, draw_on
from tests.games.rummikub.screen_driver import KEYS, LEFT, RummikubPage, renewed, shared
from tests.table.entries import noted, show_entries

OPENING = "You can't touch what others have laid before your own opening of 30 points."


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[RummikubPage]:
    for page in shared(RummikubPage):
        page.open()
        page.stands["opened"] = noted(page.table)
        draw_on(page.table.session)
        draw_on(page.table.session)
        show_entries(page.table)
        page.look()
        page.stands["closed"] = noted(page.table)
        yield page


@pytest.fixture
def page(table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(table, "opened")


@pytest.fixture
def closed(table: RummikubPage) -> Iterator[RummikubPage]:
    """The turn of somebody who hasn't opened, on a table with the sets of another."""
    yield from renewed(table, "closed")


def told(page: RummikubPage) -> QRectF | None:
    """Return where the refusal that is seen lies, if one is."""
    found = [item for item in page.items() if item.property("tallest") is not None and item.property("shown")]
    return found[0].mapRectToScene(found[0].boundingRect()) if found else None


def area_of(page: RummikubPage, *names: str) -> QRectF:
    area = QRectF()
    for name in names:
        area = area.united(page.tile(name).mapRectToScene(page.tile(name).boundingRect()))
    return area


def status_line(page: RummikubPage) -> QQuickItem:
    return next(item for item in page.items() if item.property("explanation") is not None)


def seen_in_line(page: RummikubPage) -> str:
    status = status_line(page)
    return str(status.property("seen")) if status.isVisible() else ""


def test_a_tile_on_the_set_of_another_before_the_opening_is_refused_at_that_set(closed: RummikubPage) -> None:
    own = next(iter(sorted(closed.rack)))
    closed.drag(closed.at(own), closed.at("b5a"))
    assert closed.refusals == [OPENING]
    assert own in closed.rack
    assert closed.face.pickedCount == 0
    bubble, goal = told(closed), area_of(closed, *RUN)
    assert bubble is not None, "it stays to be read after the tile was let go"
    assert not bubble.intersects(goal)
    near = max(bubble.top() - goal.bottom(), goal.top() - bubble.bottom())
    assert near < 30
    assert bubble.left() < goal.right()
    assert goal.left() < bubble.right()


def test_the_way_to_a_set_that_can_not_be_touched_is_marked_before_the_tile_is_let_go(
    closed: RummikubPage,
) -> None:
    own = next(iter(sorted(closed.rack)))
    QTest.mousePress(closed.window, LEFT, pos=closed.at(own))
    for step in range(1, 6):
        QTest.mouseMove(closed.window, closed.at(own) + (closed.at("b5a") - closed.at(own)) * step / 5)
    goal = closed.at("b5a")
    QTest.mouseMove(closed.window, goal)
    mark = next(item for item in closed.items() if item.property("goal") is not None)
    assert mark.property("kind") == "refused"
    assert mark.isVisible()
    assert mark.mapRectToScene(mark.boundingRect()).contains(area_of(closed, *RUN).adjusted(2, 2, -2, -2))
    QTest.mouseMove(closed.window, closed.cloth)
    assert mark.property("kind") == "new"
    QTest.mouseRelease(closed.window, LEFT, pos=closed.cloth)
    assert told(closed) is None


def test_a_click_on_the_set_of_another_before_the_opening_is_refused_there(closed: RummikubPage) -> None:
    closed.tap("k9a")
    bubble = told(closed)
    assert closed.refusals == [OPENING]
    assert bubble is not None
    assert abs(bubble.center().x() - area_of(closed, *GROUP).center().x()) < 320
    assert abs(bubble.center().y() - area_of(closed, *GROUP).center().y()) < 130


@pytest.mark.parametrize("name", ["b7a", "ja"])
def test_a_tile_of_the_table_does_not_go_to_the_rack_and_the_rule_is_read_over_it(
    page: RummikubPage, name: str
) -> None:
    place = page.at("k1a")
    page.drag(page.at(name), place)
    assert page.refusals[-1].endswith("must stay on the table." if name == "ja" else "so it must stay there.")
    bubble = told(page)
    assert bubble is not None
    shelf = next(item for item in page.items() if item.property("slots") is not None)
    rack = shelf.mapRectToScene(shelf.boundingRect())
    assert not bubble.intersects(rack)
    assert rack.top() - bubble.bottom() < 30
    assert not status_line(page).isVisible(), "it covers no line that is seen"
    page.tap("k1a")
    assert told(page) is None, "it goes with the next thing that is done"
    assert status_line(page).isVisible()


def test_done_with_a_set_in_disorder_is_refused_at_that_set_and_told_once(page: RummikubPage) -> None:
    page.lay("k1a", "r2a", "o13b")
    wrong = page.face.faulty.rows[0].reason
    assert seen_in_line(page) == wrong
    page.press(KEYS.Key_Return)
    assert page.refusals == [wrong]
    bubble, goal = told(page), area_of(page, "k1a", "r2a", "o13b")
    assert bubble is not None
    assert max(bubble.top() - goal.bottom(), goal.top() - bubble.bottom()) < 30
    assert seen_in_line(page) == ""
    page.press(KEYS.Key_Z)
    assert told(page) is None
    assert seen_in_line(page) != ""


def test_what_has_no_place_is_refused_on_the_bar(page: RummikubPage) -> None:
    page.press(KEYS.Key_Return)
    bubble = told(page)
    assert bubble is not None
    assert bubble.top() < 10
    page.drag(page.at("b7a"), page.at("k1a"))
    assert (told(page) or QRectF()).top() > 300
    page.press(KEYS.Key_Z)
    assert (told(page) or QRectF()).top() < 10, "the next one is told in its own place"


def test_a_refusal_leaves_no_edge_of_the_smallest_window(closed: RummikubPage) -> None:
    closed.resize(1024, 600)
    own = next(iter(sorted(closed.rack)))
    closed.drag(closed.at(own), closed.at("b3a"))
    bubble = told(closed)
    assert bubble is not None
    assert QRectF(0, 0, 1024, 600).contains(bubble)
    cards = [item for item in closed.items() if item.property("clocked") is not None]
    assert not any(bubble.intersects(card.mapRectToScene(card.boundingRect())) for card in cards)


def outlines(page: RummikubPage) -> dict[int, QQuickItem]:
    return {
        int(item.property("set")): item
        for item in page.items()
        if item.property("badge") is not None and item.isVisible()
    }


def test_tiles_that_are_gathered_for_a_set_are_counted_and_a_broken_set_is_marked_wrong(
    page: RummikubPage,
) -> None:
    page.lay("k1a")
    (own,) = outlines(page).values()
    assert own.property("badge") == "1/3"
    page.drag(page.at("k9a"), page.cloth - QPoint(0, 40))
    marks = outlines(page)
    assert len(marks) == 3
    wrong = {number: item for number, item in marks.items() if item.property("badge") == "!"}
    assert len(wrong) == 2, "both parts of what was a set of the table"
    for item in marks.values():
        assert item.property("reason")
    assert len({item.property("tint").name() for item in wrong.values()} | {own.property("tint").name()}) == 2
