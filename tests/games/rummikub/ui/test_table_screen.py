"""The table of Rummikub on the screen: clicks, drags, keys and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.tiles import TILES

from tests.games.rummikub.deals import ALMOST, GROUP, RACK, REST, RUN, deck
from tests.games.rummikub.screen_driver import KEYS, LEFT, RummikubPage, RummikubScreen, renewed, shared
from tests.table.entries import noted
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
    assert screen.sets == {GROUP}
    assert screen.rack == set(RACK) - set(GROUP)
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
    assert screen.sets == set()
    assert screen.rack == set(RACK)
    assert screen.at("k1a") == slot


@pytest.mark.rest
# What the test does on purpose.
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
    picked = {row.tile for row in screen.face.tiles.rows if row.picked}
    assert picked >= {"b3a", "b4a", "b5a"}


def test_a_new_set_lies_where_it_was_dropped(later: RummikubScreen) -> None:
    row = [row for row in later.face.tiles.rows if row.zone == "cloth"]
    last = max(row, key=lambda row: float(row.place[0])).tile
    at = later.at(last)
    later.drag(later.at("k1a"), QPoint(at.x() + 200, at.y()))
    assert later.at("k1a").y() == at.y()
    assert later.at("k1a").x() > later.at(last).x()


def test_a_run_splits_where_a_tile_is_dropped_between(later: RummikubScreen) -> None:
    later.drag(later.at("b5b"), later.at("b5a", 0.9))
    assert later.sets == {("b3a", "b4a", "b5b"), ("b5a", "b6a", "b7a"), GROUP} or later.sets == {
        ("b3a", "b4a", "b5a"),
        ("b5b", "b6a", "b7a"),
        GROUP,
    }
    assert later.face.canPlay


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


def test_a_set_grows_at_its_end(later: RummikubScreen) -> None:
    later.lay("o9a")
    later.drag(later.at("o9a"), later.at("ja", 1.1))
    assert (*GROUP, "o9a") in later.sets


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
    later.click(later.button("Go on laying"))
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
        screen.click(screen.button("“I'll lay out in the next round”"))
        screen.come_to_rest()
        assert screen.state.announced[0]
        assert screen.state.turn == 1


def test_before_the_opening_nothing_of_others_can_be_taken(later: RummikubScreen) -> None:
    later.press(KEYS.Key_D)
    while later.state.turn == 0:
        later.look()
        later.table.submit({"kind": "end_turn"})
    later.look()
    assert later.face.owner == 1
    later.tap("b4a")
    assert "opening" in later.refusals[-1]


def test_everything_is_done_by_keys(later: RummikubScreen) -> None:
    board = later.tile("b5b")
    board.forceActiveFocus()
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

    assert said("k1a") == "black 1, on your rack"
    assert said("ja") == "joker for a 9, third of three in set 2"
    later.lay("k1a")
    assert said("k1a") == "black 1, first of one in set 3, laid in this turn"
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
