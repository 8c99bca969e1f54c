"""The account of others' moves: above the rack, aloud, as scenes, and in points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from re import match
from typing import Any, Final, cast

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.driver import play as play_out
from stolik.engine.game import Value
from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import TileDrawn, TilesPlayed
from stolik.games.rummikub.rules.moves import Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME, Rummikub
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Table
from stolik.games.rummikub.ui.names import SetNumbers, described, rack_place
from stolik.games.rummikub.ui.spoken import carry_out, tile_actions
from stolik.games.rummikub.ui.status import news_texts
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.games.rummikub.ui.table_parts import numbered

from tests.games.rummikub.deals import DECK, GROUP, RACK, RUN, dealt, deck, draw_on, opened
from tests.games.rummikub.played_tables import table
from tests.games.rummikub.screen_driver import KEYS, USUAL, RummikubPage, renewed, shared
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.table.entries import noted, play_entries, show_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import NoBots
from tests.table.screen import opened as opened_window
from tests.tiers import mostly_rest

LONGEST = ("Wawrzyniec Maksymilianow", "Konstantynopolitańczyków", "Grzegorz Brzęczyszczykie", "Ala")
BEFORE = (
    ("k7a", "r7a", "b7a", "o7a"),
    ("r8a", "r9a", "r10a"),
    ("b3a", "b4a", "b5a", "b6a", "b7b"),
    ("k5a", "ja", "k7b"),
)
AFTER = (
    ("k7a", "b7a", "o7a"),
    ("r7a", "r8a", "r9a", "r10a"),
    ("b3a", "b4a", "b5a"),
    ("b5b", "b6a", "b7b"),
    ("k5a", "k6a", "k7b"),
    ("o1a", "o2a", "ja"),
)
MOVES = tuple(TilesPlayed(seat, BEFORE, AFTER, ("b5b", "k6a", "o1a", "o2a"), False, 0) for seat in range(3))


@pytest.fixture(
    scope="module", params=mostly_soak([USUAL, (1024, 600)], usual=[(1024, 600)]), ids=["usual", "smallest"]
)
def page_table(qapp: Any, request: pytest.FixtureRequest) -> Iterator[RummikubPage]:
    yield from shared(RummikubPage, size=request.param)


@pytest.fixture
def page(page_table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(page_table)


def line(page: RummikubPage) -> QQuickItem:
    (status,) = (
        item for item in page.items() if item.property("explanation") is not None and item.property("line")
    )
    return status


def tell(page: RummikubPage, events: Any, names: tuple[str, ...]) -> QQuickItem:
    page.face.news = news_texts(events, names)
    page.face.lookBefore(False)
    page.draw()
    status = line(page)
    (text,) = (
        item
        for item in status.childItems()
        if item.isVisible() and item.property("text") == status.property("line")
    )
    return text


@pytest.mark.parametrize("names", [("Ala", "Ola", "Jan"), LONGEST], ids=["short names", "longest names"])
@pytest.mark.parametrize("moves", mostly_rest([1, 2, 3], usual=[3]))
def test_what_others_did_fits_into_two_lines(page: RummikubPage, moves: int, names: tuple[str, ...]) -> None:
    text = tell(page, MOVES[:moves], names)
    said = str(text.property("text"))
    assert all(name in said for name in names[:moves]), "everybody's move is told"
    assert said.endswith(page.face.line.ask), "and what is to be done"
    assert text.property("lineCount") <= 2
    assert not text.property("truncated")
    assert text.property("contentHeight") <= text.height() + 0.5
    assert text.property("contentWidth") <= text.width() + 0.5


def test_a_telling_is_as_full_as_there_is_room_for(page: RummikubPage) -> None:
    assert "draws a tile" in tell(page, [TileDrawn(1, "?", False, 40)], ("Ala", "Ola")).property("text")
    one = tell(page, MOVES[:1], ("Ala",)).property("text")
    assert "moves the red 7 from 7-7-7-7 to red 8-9-10" in one or "Ala lays 4 tiles" in one
    assert "Ala lays 4 tiles and changes 4 sets." in tell(page, MOVES, ("Ala", "Ola", "Jan")).property("text")


def test_a_tile_just_drawn_covers_nothing_of_the_line(page: RummikubPage) -> None:
    text = tell(page, MOVES, ("Ala", "Ola", "Jan"))
    (overlay,) = (item for item in page.items() if item.property("drawnTile") is not None)
    overlay.setProperty("waits", True)
    overlay.setProperty("drawnTile", DECK[0])
    page.draw()
    (drawn,) = (item for item in overlay.childItems() if item.property("tile") == DECK[0])
    assert drawn.isVisible()
    assert text.mapToScene(QPointF(text.width(), 0)).x() <= drawn.mapToScene(QPointF(0, 0)).x()
    assert not text.property("truncated")
    assert text.property("lineCount") <= 2


def test_what_is_wrong_with_a_set_is_read_over_the_rack_and_heard(page: RummikubPage) -> None:
    heard: list[str] = []
    status: Any = line(page)
    status.heard.connect(heard.append)
    page.lay("k9a", "b3a", "o13b")
    wrong = page.face.faulty.rows[0].reason
    assert "don't fit together in a run or a group" in wrong
    page.window.grabWindow()
    assert wrong in [item.property("text") for item in status.childItems() if item.isVisible()]
    assert wrong in heard


def test_what_a_tool_does_is_told_in_the_line_while_it_is_pointed_at(page: RummikubPage) -> None:
    (tool,) = (item for item in page.items() if item.property("sign") == "7 8 9" and item.isVisible())
    status, before = line(page), line(page).property("line")
    middle = tool.mapToScene(QPointF(tool.width() / 2, tool.height() / 2)).toPoint()
    for place in (middle - QPoint(4, 4), middle):
        QTest.mouseMove(page.window, place)
    page.wait_until(lambda: tool.property("explained"), "an explanation")
    assert status.property("seen") == tool.property("shortcutHint") != ""
    assert status.property("line") == before, "what is heard stays"
    QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert status.property("seen") == status.property("line"), "what comes of it is read"
    assert not tool.property("pointed"), "whoever has used it knows what it does"
    QTest.mouseMove(page.window, QPoint(page.window.width() // 2, 40))
    assert not tool.property("used")
    tool.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert tool.property("pointed")
    QTest.keyClick(page.window, Qt.Key.Key_Return)
    assert tool.property("used"), "a key uses it as well"
    assert not tool.property("pointed")
    assert status.property("seen") == status.property("line")


@pytest.mark.parametrize("beside", mostly_rest([4, 14, 24], usual=[14]))
def test_the_sign_of_what_is_wrong_leaves_the_telling_as_it_is(page: RummikubPage, beside: int) -> None:
    """Otherwise the account, once narrowed by the sign, would check again whether there is one."""
    status: Any = line(page)
    theme: Any = page.engine.singletonInstance("Stolik", "Theme")
    (told,) = (item for item in status.childItems() if item.property("minimumPixelSize") == theme.dp(13))
    status.setWidth(status.width() - told.width() + theme.dp(640) + beside)
    assert not status.property("narrow")
    page.lay("k9a", "b3a", "o13b")
    assert status.property("wrong")
    assert not status.property("narrow")


def simplest(view: State, seat: int) -> Value:
    move: Value = next(iter(GAME.legal_moves(view, seat)))
    return move


@pytest.fixture(scope="module")
def end_page(qapp: Any) -> Iterator[RummikubPage]:
    timed = Options(turn_seconds=60, reshuffle_right=False, games_per_match=2)
    for end_page in opened_window(RummikubPage(timed)):
        assert isinstance(end_page, RummikubPage)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Rummikub, "chance", lambda self, state, rng: Shuffled(DECK))
            play_out(end_page.table.session, simplest, Random(3))
        show_entries(end_page.table)
        end_page.draw()
        yield end_page


def seen(end_page: RummikubPage, name: str) -> list[QQuickItem]:
    found = [item for item in end_page.items() if item.property(name) is not None and item.isVisible()]
    return sorted(
        found, key=lambda item: (item.mapToScene(QPointF(0, 0)).y(), item.mapToScene(QPointF(0, 0)).x())
    )


def edge(item: QQuickItem) -> float:
    return item.mapToScene(QPointF(item.width(), 0)).x()


def test_at_the_end_both_kinds_of_points_stand_in_columns_the_big_ones_large(end_page: RummikubPage) -> None:
    figures = [item for item in seen(end_page, "figure") if item.property("unit") is not None]
    assert len(figures) == 2 * len(end_page.table.players)
    big = [item for item in figures if item.property("unit") == "big points"]
    small = [item for item in figures if item.property("unit") == "small points"]
    assert len({round(edge(item)) for item in big}) == 1
    assert len({round(edge(item)) for item in small}) == 1
    assert edge(big[0]) < edge(small[0]), "what decides comes first"
    tall = [item.childItems()[0].property("font").pixelSize() for item in (big[0], small[0])]
    assert tall[0] > 1.3 * tall[1]
    places: Any = end_page.table.standings
    standings = [places.at(row) for row in range(places.count)]
    sums = [sum(int(line["picture"]) for line in place["lines"]) for place in standings]
    assert [int(item.property("figure")) for item in big] == sums == sorted(sums, reverse=True)


@pytest.mark.parametrize("room, named", [(400, True), (290, True), (289, False), (174, False)], ids=str)
def test_the_points_of_the_games_never_reach_beyond_their_room(
    end_page: RummikubPage, room: int, named: bool
) -> None:
    """Measured by hand: a game is 142 points wide with its name and 84 without it, with gaps of 6."""
    rows = [item for item in seen(end_page, "games") if item.property("room") is not None]
    assert len(rows) == len(end_page.table.players)
    row = rows[0]
    row.setProperty("room", room)
    end_page.draw()
    assert row.property("named") is named
    right = max(child.x() + child.width() for child in row.childItems() if child.width() > 0)
    assert right <= room, "the sums stand beside it"


def test_a_seat_card_names_its_figures_for_eyes_and_for_a_screen_reader(end_page: RummikubPage) -> None:
    small, big = end_page.state.points
    cards = [item for item in seen(end_page, "told") if "big points:" in str(item.property("told"))]
    told = [str(item.property("told")) for item in cards]
    assert len(told) == len(end_page.table.players)
    texts = [str(item.property("text")) for item in seen(end_page, "tabular")]
    for seat in range(len(end_page.table.players)):
        signed = f"+{small[seat]}" if small[seat] > 0 else f"−{-small[seat]}" if small[seat] else "0"
        assert any(f"big points: {big[seat]}, small points: {signed}" in words for words in told)
        assert f"small\n{signed}" in texts
    # The space is for the big points on the card: nothing repeats them or says who has opened.
    for status in cards:
        parts = [item for item in end_page.items() if item.isVisible() and status.isAncestorOf(item)]
        [figure] = [str(item.property("text")) for item in parts if item.property("tabular") is not None]
        assert figure.startswith("small\n")
        assert not any(item.property("opened") for item in parts)


@pytest.mark.parametrize(
    "wide, tall",
    [(1024, 600), *(pytest.param(*size, marks=LONG_SOAK) for size in ((1366, 768), (1920, 1080)))],
)
def test_at_the_end_no_seat_card_cuts_the_big_points_or_leaves_out_their_word(
    end_page: RummikubPage, wide: int, tall: int
) -> None:
    size = end_page.window.size()
    end_page.resize(wide, tall)
    scores = [
        item for item in seen(end_page, "truncated") if match(r"\d+ big point", str(item.property("text")))
    ]
    assert sorted(str(item.property("text")) for item in scores) == sorted(
        f"{points} big point" + "s" * (points != 1) for points in end_page.state.points[1]
    )
    assert not any(item.property("truncated") for item in scores)
    end_page.resize(size.width(), size.height())


def test_the_score_card_counts_the_pauses_and_shows_the_big_points_larger(end_page: RummikubPage) -> None:
    (view,) = seen(end_page, "cardShown")
    table: Any = end_page.table
    assert table.pausesText == "", "no pause is no line"
    table._run.flow = table._run.flow._replace(pauses=2)
    view.setProperty("cardShown", True)
    end_page.window.grabWindow()
    (card,) = seen(end_page, "pauses")
    assert card.property("pauses") == table.pausesText != ""
    assert any(item.property("text") == card.property("pauses") for item in seen(end_page, "text"))
    points = [item for item in seen(end_page, "big") if item.property("small") is not None]
    points = [item for item in points if item.property("lines") is None]
    # Both the last game and the two together.
    assert len(points) == 2 * len(end_page.table.players)
    for column in (0, 1):
        assert len({round(edge(item.childItems()[column])) for item in points}) == 1
    sizes = [item.property("font").pixelSize() for item in points[0].childItems()[:2]]
    assert sizes[0] > sizes[1]


@pytest.mark.rest
@pytest.mark.parametrize("played", [1, 2])
def test_the_score_card_of_four_is_seen_at_once_in_a_small_window(
    end_page: RummikubPage, played: int
) -> None:
    (view,) = seen(end_page, "cardShown")
    view.setProperty("cardShown", True)
    (card,) = seen(end_page, "pauses")
    size, lines = end_page.window.size(), card.property("games")
    end_page.resize(1024, 600)
    reason = "Ola has 128 points on the rack; compared with the winner: −102."
    one = lines[0]["lines"][0] | {"sets": [], "culprit": "", "reason": reason, "place": 2}
    # After a first game, long racks also have room, in separate rows.
    racks = [["k1a", "r1a", "b1a", "o5a"] * (rack if played == 1 else 1) for rack in (1, 2, 4, 4)]
    all_lines = [one | {"seat": seat, "rack": rack} for seat, rack in enumerate(racks)]
    card.setProperty("names", ["Ala", "Ola", "Jan", "Ewa"])
    card.setProperty("games", [{"game": game + 1, "lines": all_lines} for game in range(played)])
    end_page.draw()
    assert len([item for item in seen(end_page, "big") if item.property("lines") is None]) == 4 * played
    (list_of_all,) = [item for item in card.childItems() if item.property("interactive") is not None]
    broken = {
        item.property("lineCount") for item in seen(end_page, "lineCount") if item.property("text") == reason
    }
    assert broken == {1}, "a reason that has room for a line of its own isn't broken"
    assert list_of_all.property("contentHeight") <= list_of_all.height(), "nothing scrolls"
    tiles = [told.childItems()[1] for told in seen(end_page, "tileTall")]
    assert len({row.x() for row in tiles}) == 1, "the tiles of all begin in one line"
    end_page.window.resize(size)


FIRST = table("k7a r7a b7a o7a", "r4a r5a r6a", "o9a o10a o11a")


def played(before: Table, after: Table) -> TilesPlayed:
    old = {tile for row in before for tile in row}
    return TilesPlayed(1, before, after, tuple(t for row in after for t in row if t not in old), False, 0)


def test_a_set_keeps_its_lowest_number_and_of_its_parts_the_larger_one_does() -> None:
    numbers = SetNumbers()
    assert numbers.of(1, FIRST) == (1, 2, 3)
    # In another order, one set longer; one used up by others, and a new one.
    assert numbers.of(1, (*FIRST[:0:-1], ("k7a", "r7a", "b7a"))) == (3, 2, 1)
    after = table("r4a r5a r6a r7a", "o9a o10a o11a", "o1a o2a o3a")
    assert numbers.of(1, after) == (2, 3, 1)
    assert numbers.of(1, FIRST) == (1, 2, 3), "looked back at, it has the numbers it had"
    assert numbers.of(1, after) == (2, 3, 1)
    assert numbers.of(2, after) == (1, 2, 3), "another game begins anew"
    numbers.of(1, table("b1a b2a b3a b4a b5a", "r1a r2a r3a"))
    assert numbers.of(1, table("b1a b2a", "b3a b4a b5a", "r1a r2a r3a")) == (3, 1, 2)


TABLES_AFTER: Final = (
    (*FIRST[:2], ("o9a", "o10a", "o11a", "o12a")),
    (*FIRST, *table("b1a b2a b3a")),
    table("k7a b7a o7a", "r3a r4a r5a r6a r7a", "o9a o10a o11a"),
    table("k7a r7a b7a", "r4a r5a r6a", "o7a o8a o9a o10a o11a"),
)
"""The tables that a move makes from the first one."""


def test_rows_that_are_no_set_are_read_out_tile_by_tile() -> None:
    assert described(["r5a", "ja"]) == "unfinished: red 5, joker"
    assert described(["r5a", "b5a", "k6a"]) == "not a set: red 5, blue 5, black 6"
    assert rack_place("r5b", ["r5a", "k1a", "r5b"]) == "second of two"
    assert rack_place("k1a", ["r5a", "k1a", "r5b"]) == ""


def editor_of(session: Session) -> TableEditor:
    editor = TableEditor()
    editor.show(session.game.view(session.state, 0), None, 0)
    return editor


def offered(editor: TableEditor, numbers: SetNumbers) -> list[str]:
    return [action.text for action in tile_actions(editor, numbered(editor, numbers))]


def test_only_places_where_tiles_fit_are_offered() -> None:
    editor, numbers = editor_of(opened()), SetNumbers()
    assert offered(editor, numbers) == []
    editor.pick(["b5b"])
    assert offered(editor, numbers)[:2] == [
        "Lay the blue 5 in set 1, which splits in two",
        "New set: lay the blue 5",
    ]
    editor.pick(["o9a"])
    assert offered(editor, numbers)[:2] == [
        "Swap the joker of set 2 for the orange 9",
        "Lay the orange 9 after set 2",
    ]
    editor.pick(["b3a"])
    assert offered(editor, numbers) == [
        "New set: lay the blue 3",
        "Pick up all of set 1",
        "Pick up more tiles",
        "Put the blue 3 down",
    ]


def test_before_the_opening_nothing_of_others_is_offered_and_laid_tiles_go_back() -> None:
    editor, numbers = editor_of(dealt()), SetNumbers()
    editor.pick(GROUP)
    action = tile_actions(editor, numbered(editor, numbers))[0]
    assert action.text == "New set: lay the black 9, the red 9 and the joker"
    assert carry_out(editor, action) is None
    editor.pick([GROUP[0]])
    assert "Take the black 9 back to the rack" in offered(editor, numbers)
    editor.pick(RUN[:2])
    assert not any("set 1" in text for text in offered(editor, numbers))


@pytest.mark.parametrize("tile", ["b5a", "k9a", "ja", "o9a", "b5b"])
def test_everything_that_is_offered_is_done(tile: str) -> None:
    session = opened()
    probe = editor_of(session)
    probe.pick([tile])
    count = len(tile_actions(probe, numbered(probe, SetNumbers())))
    assert count >= 3
    for at in range(count):
        editor = editor_of(session)
        editor.pick([tile])
        action = tile_actions(editor, numbered(editor, SetNumbers()))[at]
        before = editor.sets
        assert carry_out(editor, action) is None, action
        assert (editor.sets != before) == (action.kind in ("put", "new", "joker", "split")), action


OTHERS = tuple("k1b k5b k8b k11b r1b r5b r8b r11b b1b b8b b11b o1b o5b o8b".split())


WINNER = tuple("k1a k2a k3a k4a k5a r1a r2a r3a r4a r5a b1a b2a b3a b4a".split())


def watching(rack: tuple[str, ...]) -> Iterator[RummikubPage]:
    """Yield a page for a person and two bots; the first bot has this rack and is on turn."""
    for watcher in shared(
        lambda: RummikubPage(bots=(1, 2), runner=NoBots(), scene_time=SceneTime()), deck(OTHERS, rack)
    ):
        draw_on(watcher.table.session)
        assert watcher.state.turn == 1
        show_entries(watcher.table)
        watcher.stands["dealt"] = noted(watcher.table)
        yield watcher


@pytest.fixture(scope="module")
def others_table(qapp: Any) -> Iterator[RummikubPage]:
    yield from watching(RACK)


@pytest.fixture
def watcher(others_table: RummikubPage) -> Iterator[RummikubPage]:
    for watcher in renewed(others_table):
        watcher.window.pace("normal")
        yield watcher


def play(watcher: RummikubPage) -> None:
    watcher.table.session.submit(1, Play((RUN, GROUP)))
    play_entries(watcher.table)


def cloth(watcher: RummikubPage) -> set[str]:
    return {tile for row in watcher.sets for tile in row}


def test_a_move_is_shown_set_by_set(watcher: RummikubPage) -> None:
    play(watcher)
    assert watcher.director.scene["kind"] == "tiles_played"
    assert cloth(watcher) == set(RUN)
    watcher.scene_time.go_on()
    assert watcher.director.scene["stage"] == 1
    assert cloth(watcher) == set(RUN + GROUP)


def test_a_click_or_a_key_ends_the_move_with_all_its_sets(watcher: RummikubPage) -> None:
    play(watcher)
    QTest.keyClick(watcher.window, KEYS.Key_F9)
    assert cloth(watcher) == set(RUN + GROUP)
    assert watcher.director.scene["kind"] != "tiles_played"


def test_without_animations_it_is_there_at_once(watcher: RummikubPage) -> None:
    watcher.window.pace("off")
    play(watcher)
    assert cloth(watcher) == set(RUN + GROUP)


def test_arrows_lead_from_where_tiles_are_taken_while_the_move_is_shown(watcher: RummikubPage) -> None:
    play(watcher)
    watcher.director.finish_all()
    session = watcher.table.session
    while session.state.turn != 1:
        draw_on(session)
    show_entries(watcher.table)
    assert watcher.face.trails == []
    # The 5 from the rack splits the run of five.
    session.submit(1, Play((RUN[:3], ("b5b", *RUN[3:]), GROUP)))
    play_entries(watcher.table)
    (trail,) = watcher.face.trails
    assert len([item for item in watcher.items() if item.property("far") is not None]) == 1
    assert trail["x"] != trail["toX"] or trail["y"] != trail["toY"]
    watcher.director.finish_all()
    assert watcher.face.trails == []
    assert {row.tile for row in watcher.face.tiles.rows if row.news} == {"b5b"}
    assert {row.tile for row in watcher.face.tiles.rows if row.shifted} == {"b6a", "b7a"}


def win(watcher: RummikubPage) -> None:
    watcher.table.session.submit(1, Play((WINNER[:5], WINNER[5:10], WINNER[10:])))
    play_entries(watcher.table)


def sees_end(watcher: RummikubPage) -> bool:
    return any(item.property("text") == "Again" and item.isVisible() for item in watcher.items())


@pytest.fixture
def winning(qapp: Any) -> Iterator[RummikubPage]:
    yield from watching(WINNER)


@pytest.mark.rest
def test_a_pause_during_the_winning_move_ends_at_the_card_and_at_the_end(winning: RummikubPage) -> None:
    watcher, others_table = winning, cast("Any", winning.table)
    watcher.window.pace("normal")
    win(watcher)
    watcher.press(KEYS.Key_Escape)
    watcher.wait_until(lambda: others_table.paused, "a pause")
    watcher.press(KEYS.Key_Escape)
    watcher.wait_until(lambda: not others_table.paused, "its end")
    for _ in range(10):
        if watcher.director.scene["kind"] != "game_scored":
            watcher.director.finish()
    assert any(item.property("cardShown") for item in watcher.items()), "the card is on the table"
    assert not others_table.over
    watcher.director.finish()
    watcher.wait_for_rest()
    watcher.wait_until(lambda: others_table.over and sees_end(watcher), "the end")


@pytest.mark.rest
def test_whoever_puts_the_card_of_the_last_game_away_comes_to_the_end(winning: RummikubPage) -> None:
    win(winning)
    assert winning.director.scene["kind"] == "game_scored"
    winning.press(KEYS.Key_Escape)
    winning.wait_until(lambda: sees_end(winning), "the end")
