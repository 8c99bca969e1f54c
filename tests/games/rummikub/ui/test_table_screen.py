"""The table of Rummikub on the screen: clicks, drags, fingers, keys and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import stolik.games.rummikub
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.games.rummikub.rules.tiles import TILES

from tests.games.rummikub.deals import ALMOST, GROUP, RACK, REST, RUN, deck, draw_on
from tests.games.rummikub.screen_driver import (
    KEYS,
    LEFT,
    RummikubPage,
    RummikubScreen,
    TouchPage,
    renewed,
    shared,
)
from tests.table.entries import noted, show_entries
from tests.tiers import mostly_rest


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[RummikubScreen]:
    for screen in shared(RummikubScreen):
        screen.open()
        screen.stands["opened"] = noted(screen.table)
        yield screen


@pytest.fixture
def screen(table: RummikubScreen) -> Iterator[RummikubScreen]:
    yield from renewed(table)


@pytest.fixture
def later(table: RummikubScreen) -> Iterator[RummikubScreen]:
    yield from renewed(table, "opened")


def test_tiles_are_clicked_one_by_one_and_laid_on_free_cloth(screen: RummikubScreen) -> None:
    for name in GROUP:
        screen.tap(name)
    screen.tap_at(screen.cloth)
    assert (screen.sets, screen.rack) == ({GROUP}, set(RACK) - set(GROUP))
    assert screen.face.line.openingText == "Opening: 27 / 30"
    assert screen.state.table == ()


def test_done_is_refused_with_the_reason_until_the_opening_is_enough(screen: RummikubScreen) -> None:
    screen.lay(*GROUP)
    screen.click(screen.button("Done: 3 tiles"))
    assert "27" in screen.refusals[-1]
    assert screen.state.turn == 0
    screen.lay(*RUN)
    screen.click(screen.button("Done: 8 tiles"))
    assert screen.state.opened[0]
    assert {frozenset(row) for row in screen.state.table} == {frozenset(RUN), frozenset(GROUP)}


def test_no_way_to_end_a_turn_is_filled_where_there_are_two(screen: RummikubScreen) -> None:
    screen.lay(*GROUP)
    screen.lay(*RUN)
    ways = [screen.button(text) for text in ("Draw a tile", "Done: 8 tiles")]
    assert [way.isEnabled() for way in ways] == [True, True]
    assert [way.property("primary") for way in ways] == [False, False]


def test_a_tile_is_dragged_from_the_rack_to_the_cloth_and_back(screen: RummikubScreen) -> None:
    screen.drag(screen.at("k1a"), screen.cloth)
    assert screen.sets == {("k1a",)}
    slot = screen.at("b3a")
    screen.drag(screen.at("k1a"), slot)
    assert (screen.sets, screen.rack, screen.at("k1a")) == (set(), set(RACK), slot)


@pytest.mark.rest
# The test does this on purpose.
@pytest.mark.qt_log_ignore("occurs outside target window")
def test_a_tile_let_go_outside_the_cloth_and_the_rack_goes_back(qapp: Any) -> None:
    for page in shared(RummikubPage):
        page.lay("r2a")
        wide, tall = page.window.width(), page.window.height()
        card = next(item for item in page.items() if item.property("clocked") is not None)
        button = page.button("Draw a tile")
        outside = {
            "right of the window": QPoint(wide + 40, 300),
            "left of the window": QPoint(-40, 300),
            "over the window": QPoint(700, -30),
            "under the window": QPoint(700, tall + 60),
            "the bar": QPoint(700, 15),
            "a seat's card": card.mapToScene(card.boundingRect().center()).toPoint(),
            "a button": button.mapToScene(button.boundingRect().center()).toPoint(),
        }
        before = page.sets, page.at("k1a"), page.at("r2a")
        for name, place in outside.items():
            for tile in ("k1a", "r2a"):
                page.drag(page.at(tile), place)
                assert (page.sets, page.at("k1a"), page.at("r2a")) == before, (name, tile)
                assert page.face.pickedCount == 0, (name, tile)
        assert page.face.canUndo
        page.press(KEYS.Key_Z)
        assert page.sets == set(), "no step of the turn was added"


def test_a_tile_let_go_a_little_beside_the_cloth_lies_on_it(screen: RummikubScreen) -> None:
    board = next(item for item in screen.items() if item.property("tableArea") is not None)
    area = board.mapRectToScene(board.property("tableArea")).toRect()
    for name, place in (
        ("k1a", QPoint(area.left() - 5, area.center().y())),
        ("r2a", QPoint(area.right() + 3, area.center().y())),
        ("o13b", QPoint(area.center().x(), area.top() - 5)),
        ("k12a", QPoint(area.center().x(), area.bottom() + 25)),
    ):
        screen.drag(screen.at(name), place)
        assert (name,) in screen.sets


def test_several_tiles_are_taken_with_a_rubber_band(screen: RummikubScreen) -> None:
    screen.face.sort(True)
    run = [screen.at(name) for name in ("b3a", "b4a", "b5a")]
    start = run[0] - QPoint(30, 60)
    while screen.face.tileAt(start.x(), start.y() - 140):
        start -= QPoint(0, 10)
    screen.drag(start, run[-1] + QPoint(5, 5))
    assert {row.tile for row in screen.face.tiles.rows if row.picked} >= {"b3a", "b4a", "b5a"}


def test_a_legend_explains_the_dots_as_long_as_there_are_any(later: RummikubScreen) -> None:
    def legends() -> bool:
        found = [item for item in later.items() if item.property("text") == "new since your last move"]
        return any(item.isVisible() for item in found)

    def dotted() -> set[str]:
        return {row.tile for row in later.face.tiles.rows if row.fresh or row.news}

    def hint_room() -> Any:
        found = [item.property("hintRoom") for item in later.items()]
        return next(room for room in found if room is not None)

    assert legends() == bool(dotted())
    before = hint_room()
    later.table.submit({"kind": "draw"})
    while not (later.state.turn == 0 and later.state.phase == "turn"):
        later.look()
        later.table.submit({"kind": "end_turn" if later.state.phase == "drawn" else "draw"})
    later.look()
    assert dotted()
    assert legends()
    assert hint_room() == before, "a hint keeps its place"
    for name in dotted():
        later.lay(name)
    assert not dotted()
    assert not legends()
    assert hint_room() == before


def test_the_opening_keeps_its_place_when_the_legend_comes(screen: RummikubScreen) -> None:
    (legend,) = [item for item in screen.items() if item.property("needed") is not None and item.width() > 60]
    opening = screen.button(screen.face.line.openingText)
    before = opening.mapToScene(QPointF())
    for needed in (True, False):
        legend.setProperty("needed", needed)
        screen.draw()
        assert legend.isVisible() == needed
        assert opening.mapToScene(QPointF()) == before
        assert not legend.mapRectToScene(legend.boundingRect()).intersects(
            opening.mapRectToScene(opening.boundingRect())
        )


def test_a_tile_that_the_joker_stands_for_takes_its_place(later: RummikubScreen) -> None:
    later.tap("o9a")
    later.tap("ja")
    assert ("k9a", "r9a", "o9a") in later.sets
    assert ("ja",) in later.sets
    assert not later.face.canPlay
    later.click(later.button("Done: 1 tile"))
    assert "joker" in later.refusals[-1].lower()
    later.drag(later.at("ja"), later.at("b7a", 1.2))
    assert later.face.canPlay
    later.press(KEYS.Key_Return)
    assert later.state.turn == 1
    assert (*RUN, "ja") in later.state.table


def test_a_whole_set_is_taken_by_a_double_click(later: RummikubScreen) -> None:
    QTest.mouseDClick(later.window, LEFT, pos=later.at("b4a"))
    assert {row.tile for row in later.face.tiles.rows if row.picked} == set(RUN)


def test_steps_are_taken_back_one_by_one_and_all_at_once(later: RummikubScreen) -> None:
    before = later.sets
    later.drag(later.at("b5b"), later.at("b5a", 0.9))
    later.lay("k1a")
    later.press(KEYS.Key_Z)
    assert "k1a" in later.rack
    assert later.sets != before
    later.lay("r2a")
    later.press(KEYS.Key_X)
    assert later.sets == before
    assert later.rack >= set(REST)


def test_the_table_before_the_turn_is_seen_while_a_key_is_held(later: RummikubScreen) -> None:
    before = later.sets
    later.lay("k1a")
    QTest.keyPress(later.window, KEYS.Key_B)
    assert later.sets == before
    assert "k1a" in later.rack
    QTest.keyRelease(later.window, KEYS.Key_B)
    assert ("k1a",) in later.sets


def test_draw_asks_only_where_tiles_were_laid(later: RummikubScreen) -> None:
    bank = len(later.state.bank)
    later.lay("k1a")
    later.press(KEYS.Key_D)
    assert len(later.state.bank) == bank
    later.click(later.button("Keep laying"))
    assert ("k1a",) in later.sets
    later.press(KEYS.Key_D)
    later.click(later.button("Put back and draw"))
    assert len(later.state.bank) == bank - 1
    assert "k1a" in later.state.racks[0]


def test_draw_does_not_ask_where_nothing_was_laid(screen: RummikubScreen) -> None:
    bank = len(screen.state.bank)
    screen.click(screen.button("Draw a tile"))
    assert len(screen.state.bank) == bank - 1


def test_an_announcement_ends_the_turn(qapp: Any) -> None:
    for screen in shared(RummikubScreen, deck(ALMOST, then=["o13a"])):
        screen.press(KEYS.Key_D)
        screen.come_to_rest()
        assert screen.state.phase == "drawn"
        screen.click(screen.button("“I'll open next round”"))
        screen.come_to_rest()
        assert screen.state.announced[0]
        assert screen.state.turn == 1


def test_everything_is_done_by_keys(later: RummikubScreen) -> None:
    later.tile("b5b").forceActiveFocus()
    later.press(KEYS.Key_Space)
    assert later.face.pickedCount == 1
    later.tile("b5a").forceActiveFocus()
    later.press(KEYS.Key_Space)
    assert len(later.sets) == 3
    later.press(KEYS.Key_Return)
    assert later.state.turn == 1


def test_enter_ends_the_turn_also_after_a_tool_was_clicked(later: RummikubScreen) -> None:
    later.lay("k1a")
    later.click(later.button("Undo tile"))
    later.drag(later.at("b5b"), later.at("b5a", 0.9))
    assert len(later.sets) == 3
    later.press(KEYS.Key_Return)
    assert later.state.turn == 1


def test_arrows_walk_over_cloth_and_rack(later: RummikubScreen) -> None:
    later.tile("b3a").forceActiveFocus()
    later.press(KEYS.Key_Right)
    assert later.focused().property("tile") == "b3a", "the first arrow shows where the keyboard is"
    later.press(KEYS.Key_Right)
    assert later.focused().property("tile") == "b4a"
    later.press(KEYS.Key_Down)
    assert later.focused().property("zone") == "rack"


def test_nothing_on_the_screen_shows_a_covered_rack(later: RummikubScreen) -> None:
    for name in ("k1a", "r2a"):
        later.lay(name)
    later.privacy.cover()
    hidden = set(REST)
    assert not hidden & later.tiles()
    later.privacy.reveal()
    assert hidden <= later.tiles()
    assert ("k1a",) in later.sets


def test_every_tile_says_what_it_is_and_where_it_lies(later: RummikubScreen) -> None:
    from PySide6.QtGui import QAccessible

    def said(name: str) -> str:
        node = next(
            item
            for item in later.items()
            if item.property("label") and item.property("live") is not None and item.property("tile") == name
        )
        return QAccessible.queryAccessibleInterface(node).text(QAccessible.Text.Name)

    assert (said("k1a"), said("ja")) == ("black 1, on your rack", "joker for a 9, third of three in set 2")
    later.lay("k1a")
    assert said("k1a") == "black 1, first of one in set 3, laid this turn"
    assert len(TILES) == 106


@pytest.mark.parametrize("hurry", mostly_rest([False, True], usual=[True]))
def test_after_every_animation_each_tile_lies_in_its_place(later: RummikubScreen, hurry: bool) -> None:
    later.window.pace("fast")
    later.drag(later.at("b5b"), later.at("b5a", 0.9))
    later.press(KEYS.Key_Return)
    assert later.state.turn == 1
    if hurry:
        later.come_to_rest()
    later.wait_for_rest()
    assert later.face.tiles.rows

    def lies_in_place(row: Any) -> bool:
        item = later.tile(row.tile)
        place = [round(each) for each in row.place[:3]]
        return item.isVisible() and [round(item.x()), round(item.y()), round(item.width())] == place

    later.wait_until(lambda: all(map(lies_in_place, later.face.tiles.rows)), "tiles in their places")


def test_the_hand_is_heard_softly_on_the_rack_and_on_wood_where_it_lays(later: RummikubScreen) -> None:
    heard: list[str] = []
    later.table.sounded.connect(heard.append)
    later.drag(later.at("k1a"), later.cloth)
    assert heard == ["tile_nudge", "tile_take"]
    heard.clear()
    later.drag(later.at("k1a"), later.at("r2a"))
    assert heard == ["tile_nudge", "tile_back"]
    heard.clear()
    later.drag(later.at("k1a"), later.at("o13b"))
    assert heard == ["tile_nudge", "tile_nudge"]
    heard.clear()
    later.drag(later.at("k1a"), later.at("b4a"))
    later.press(KEYS.Key_Z)
    assert heard == ["tile_nudge", "tile_take", "tile_back"]


def test_twenty_tiles_that_are_sorted_or_banded_make_one_sound(later: RummikubScreen) -> None:
    heard: list[str] = []
    later.table.sounded.connect(heard.append)
    later.press(KEYS.Key_8)
    assert heard == ["tile_back"]
    later.press(KEYS.Key_8)
    assert heard == ["tile_back"]
    for name in ("k1a", "r2a", "o13b", "k12a"):
        later.face.pick(name, True)
    heard.clear()
    later.face.putNew()
    later.press(KEYS.Key_X)
    assert heard == ["tile_take", "tile_back"]


def test_what_is_refused_makes_no_sound(later: RummikubScreen) -> None:
    heard: list[str] = []
    later.table.sounded.connect(heard.append)
    later.press(KEYS.Key_Z)
    assert later.refusals
    assert heard == []


FOLDER = Path(str(stolik.games.rummikub.__file__)).parent


@pytest.fixture(scope="module")
def keys_table(qapp: Any) -> Iterator[RummikubPage]:
    yield from shared(RummikubPage)


@pytest.fixture
def page(keys_table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(keys_table)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_last_chapter_of_the_help_names_every_key(language: str) -> None:
    chapter = (FOLDER / "ui" / "help" / f"{language}.md").read_text("utf-8").split("\n## ")[-1]
    keys = "N R M T 8 7 D Z U X B C H L P Esc F1 ? Shift Ctrl Enter".split()
    assert [key for key in keys if f"**{key}**" not in chapter] == []


def test_the_question_mark_leads_to_the_keys(page: RummikubPage) -> None:
    places: list[str] = []
    whole = next(item for item in page.items() if item.property("hintsOn") is not None)
    cast("Any", whole).helpWanted.connect(places.append)
    QTest.keyClick(page.window, KEYS.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert places == ["keys"]


def test_tiles_in_hand_are_laid_taken_back_and_moved_by_keys(page: RummikubPage) -> None:
    for name in GROUP:
        page.face.pick(name, True)
    page.press(KEYS.Key_N)
    assert page.sets == {GROUP}
    page.tile(GROUP[0]).forceActiveFocus()
    page.press(KEYS.Key_Space)
    page.press(KEYS.Key_R)
    assert GROUP[0] in page.rack
    page.press(KEYS.Key_X)
    assert page.sets == set()


def test_shift_and_space_put_a_tile_before_another(page: RummikubPage) -> None:
    page.lay(*RUN[1:])
    page.tile(RUN[0]).forceActiveFocus()
    page.press(KEYS.Key_Space)
    page.tile(RUN[1]).forceActiveFocus()
    QTest.keyClick(page.window, KEYS.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert page.sets == {RUN}


def test_a_button_reached_by_arrows_is_pressed_by_space(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.button("Runs").forceActiveFocus()
    before = page.at("o13b")
    page.press(KEYS.Key_Space)
    assert page.at("o13b") != before


@pytest.fixture(scope="module")
def touch_table(qapp: Any) -> Iterator[TouchPage]:
    yield from shared(TouchPage)


@pytest.fixture
def touch_page(touch_table: TouchPage) -> Iterator[TouchPage]:
    yield from renewed(touch_table)


def test_a_tile_is_pulled_from_the_rack_to_the_cloth_and_back(touch_page: TouchPage) -> None:
    touch_page.pull(touch_page.at("k1a"), touch_page.cloth)
    assert touch_page.sets == {("k1a",)}
    touch_page.pull(touch_page.at("k1a"), touch_page.at("b3a"))
    assert touch_page.sets == set()
    assert "k1a" in touch_page.rack


def test_a_button_is_touched(touch_page: TouchPage) -> None:
    touch_page.lay(*GROUP)
    button = touch_page.button("Groups")
    touch_page.touch(button.mapToScene(button.boundingRect().center()).toPoint())
    draw = touch_page.button("Draw a tile")
    touch_page.touch(draw.mapToScene(draw.boundingRect().center()).toPoint())
    assert touch_page.button("Put back and draw").isVisible()


def test_a_set_is_held_till_it_is_taken_whole(touch_page: TouchPage, qtbot: QtBot) -> None:
    touch_page.lay(*GROUP)
    place = touch_page.at(GROUP[1])
    touch_page.finger().press(0, place, touch_page.window).commit()
    qtbot.waitUntil(lambda: bool(touch_page.face.pickedCount == 3))
    touch_page.finger().release(0, place, touch_page.window).commit()
    assert touch_page.face.pickedCount == 3


def test_a_set_is_pulled_by_the_dots_before_it(touch_page: TouchPage) -> None:
    touch_page.lay(*GROUP)
    first = touch_page.at(GROUP[0], -0.15)
    before = touch_page.at(GROUP[0])
    touch_page.pull(first, first + QPoint(0, 150))
    assert touch_page.sets == {GROUP}
    assert touch_page.at(GROUP[0]).y() > before.y() + 60, "all of it has moved"


def test_two_touches_lay_a_tile_in_the_only_set_that_it_makes_longer(touch_page: TouchPage) -> None:
    touch_page.lay(*GROUP)
    fourth = "o9a"
    QTest.mouseDClick(touch_page.window, Qt.MouseButton.LeftButton, pos=touch_page.at(fourth))
    assert touch_page.sets == {(*GROUP, fourth)}


def test_the_sets_that_a_tile_fits_are_framed_until_the_next_press(touch_page: TouchPage) -> None:
    touch_page.lay(*RUN[:2])
    touch_page.lay(*RUN[3:])
    touch_page.tap(RUN[2])
    touch_page.press(KEYS.Key_F)
    framed = touch_page.face.framed.rows
    assert {row.set for row in framed} == {
        row.set for row in touch_page.face.tiles.rows if row.zone == "cloth"
    }
    assert {row.label for row in framed} == {"A set the tiles in hand fit"}
    touch_page.tap("k1a")
    assert touch_page.face.framed.rows == ()


OPENING = "You can't touch other players' sets until you open with 30 points."


@pytest.fixture(scope="module")
def refusals_table(qapp: Any) -> Iterator[RummikubPage]:
    for refused_page in shared(RummikubPage):
        refused_page.open()
        refused_page.stands["opened"] = noted(refused_page.table)
        draw_on(refused_page.table.session)
        draw_on(refused_page.table.session)
        show_entries(refused_page.table)
        refused_page.look()
        refused_page.stands["closed"] = noted(refused_page.table)
        yield refused_page


@pytest.fixture
def refused_page(refusals_table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(refusals_table, "opened")


@pytest.fixture
def closed(refusals_table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(refusals_table, "closed")


def told(refused_page: RummikubPage) -> QRectF | None:
    found = [
        item
        for item in refused_page.items()
        if item.property("tallest") is not None and item.property("shown")
    ]
    return found[0].mapRectToScene(found[0].boundingRect()) if found else None


def area_of(refused_page: RummikubPage, *names: str) -> QRectF:
    area = QRectF()
    for name in names:
        area = area.united(refused_page.tile(name).mapRectToScene(refused_page.tile(name).boundingRect()))
    return area


def status_line(refused_page: RummikubPage) -> QQuickItem:
    return next(item for item in refused_page.items() if item.property("explanation") is not None)


def seen_in_line(refused_page: RummikubPage) -> str:
    status = status_line(refused_page)
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
    assert max(bubble.top() - goal.bottom(), goal.top() - bubble.bottom()) < 30
    assert bubble.left() < goal.right()
    assert goal.left() < bubble.right()


def test_the_way_to_a_set_that_can_not_be_touched_is_marked_before_the_tile_is_let_go(
    closed: RummikubPage,
) -> None:
    own = next(iter(sorted(closed.rack)))
    QTest.mousePress(closed.window, LEFT, pos=closed.at(own))
    for step in range(1, 6):
        QTest.mouseMove(closed.window, closed.at(own) + (closed.at("b5a") - closed.at(own)) * step / 5)
    QTest.mouseMove(closed.window, closed.at("b5a"))
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
    refused_page: RummikubPage, name: str
) -> None:
    refused_page.drag(refused_page.at(name), refused_page.at("k1a"))
    assert refused_page.refusals[-1].endswith(
        "must stay on the table." if name == "ja" else "so it must stay there."
    )
    bubble = told(refused_page)
    assert bubble is not None
    shelf = next(item for item in refused_page.items() if item.property("slots") is not None)
    rack = shelf.mapRectToScene(shelf.boundingRect())
    assert not bubble.intersects(rack)
    assert rack.top() - bubble.bottom() < 30
    assert not status_line(refused_page).isVisible(), "it covers no line that is seen"
    refused_page.tap("k1a")
    assert told(refused_page) is None, "it goes with the next thing that is done"
    assert status_line(refused_page).isVisible()


def test_done_with_a_set_in_disorder_is_refused_at_that_set_and_told_once(refused_page: RummikubPage) -> None:
    refused_page.lay("k1a", "r2a", "o13b")
    wrong = refused_page.face.faulty.rows[0].reason
    assert seen_in_line(refused_page) == wrong
    refused_page.press(KEYS.Key_Return)
    assert refused_page.refusals == [wrong]
    bubble, goal = told(refused_page), area_of(refused_page, "k1a", "r2a", "o13b")
    assert bubble is not None
    assert max(bubble.top() - goal.bottom(), goal.top() - bubble.bottom()) < 30
    assert seen_in_line(refused_page) == ""
    refused_page.press(KEYS.Key_Z)
    assert told(refused_page) is None
    assert seen_in_line(refused_page) != ""


def test_what_has_no_place_is_refused_on_the_bar(refused_page: RummikubPage) -> None:
    refused_page.press(KEYS.Key_Return)
    bubble = told(refused_page)
    assert bubble is not None
    assert bubble.top() < 10
    refused_page.drag(refused_page.at("b7a"), refused_page.at("k1a"))
    assert (told(refused_page) or QRectF()).top() > 300
    refused_page.press(KEYS.Key_Z)
    assert (told(refused_page) or QRectF()).top() < 10, "the next one is told in its own place"


def test_a_refusal_leaves_no_edge_of_the_smallest_window(closed: RummikubPage) -> None:
    closed.resize(1024, 600)
    closed.drag(closed.at(next(iter(sorted(closed.rack)))), closed.at("b3a"))
    bubble = told(closed)
    assert bubble is not None
    assert QRectF(0, 0, 1024, 600).contains(bubble)
    cards = [item for item in closed.items() if item.property("clocked") is not None]
    assert not any(bubble.intersects(card.mapRectToScene(card.boundingRect())) for card in cards)


def outlines(refused_page: RummikubPage) -> dict[int, QQuickItem]:
    return {
        int(item.property("set")): item
        for item in refused_page.items()
        if item.property("tint") is not None and item.property("badge") and item.isVisible()
    }


def test_tiles_that_are_gathered_for_a_set_are_counted_and_a_broken_set_is_marked_wrong(
    refused_page: RummikubPage,
) -> None:
    refused_page.lay("k1a")
    (own,) = outlines(refused_page).values()
    assert own.property("badge") == "1/3"
    refused_page.drag(refused_page.at("k9a"), refused_page.cloth - QPoint(0, 40))
    marks = outlines(refused_page)
    assert len(marks) == 3
    wrong = {number: item for number, item in marks.items() if item.property("badge") == "!"}
    assert len(wrong) == 2, "both parts of what was a set of the table"
    for item in marks.values():
        assert item.property("reason")
    assert len({item.property("tint").name() for item in wrong.values()} | {own.property("tint").name()}) == 2
