"""The line over the rack tells everything since the viewer's last turn in two lines, and cuts nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.events import TileDrawn, TilesPlayed
from stolik.games.rummikub.ui.status import news_texts

from tests.games.rummikub.deals import DECK
from tests.games.rummikub.screen_driver import USUAL, RummikubPage, renewed, shared
from tests.soak.marks import mostly_soak
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
def table(qapp: Any, request: pytest.FixtureRequest) -> Iterator[RummikubPage]:
    yield from shared(RummikubPage, size=request.param)


@pytest.fixture
def page(table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(table)


def line(page: RummikubPage) -> QQuickItem:
    (status,) = (
        item for item in page.items() if item.property("explanation") is not None and item.property("line")
    )
    return status


def tell(page: RummikubPage, events: Any, names: tuple[str, ...]) -> QQuickItem:
    """Let this be told, and return the text that is seen."""
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
    assert "fit together neither in a run nor in a group" in wrong
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
    """Else the telling, once narrowed by the sign, would ask anew whether there is a sign."""
    status: Any = line(page)
    theme: Any = page.engine.singletonInstance("Stolik", "Theme")
    (told,) = (item for item in status.childItems() if item.property("minimumPixelSize") == theme.dp(13))
    status.setWidth(status.width() - told.width() + theme.dp(640) + beside)
    assert not status.property("narrow")
    page.lay("k9a", "b3a", "o13b")
    assert status.property("wrong")
    assert not status.property("narrow")
