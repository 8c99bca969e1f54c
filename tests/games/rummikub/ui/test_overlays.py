"""Hints and refusals hide neither tiles nor the clock, in the smallest window too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob
from stolik.games.rummikub.rules.moves import Play, Shuffled
from stolik.games.rummikub.rules.rules import Rummikub

from tests.games.rummikub.deals import DECK, GROUP
from tests.games.rummikub.screen_driver import KEYS, RummikubPage
from tests.table.screen import NoBots, opened


class Adviser(NoBots):
    """Advises one long move, three times over."""

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        rack = job.view.racks[job.seat]
        if job.task == "advise":
            QTimer.singleShot(0, lambda: receiver([Advice(Play((rack[:5], rack[5:9])), 0.5)] * 3))
        return 1


@pytest.fixture(params=[(1366, 768), (1024, 560)], ids=["usual", "smallest"])
def page(
    qapp: Any, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[RummikubPage]:
    monkeypatch.setattr(Rummikub, "chance", lambda self, state, rng: Shuffled(DECK))
    for page in opened(RummikubPage(runner=Adviser())):
        assert isinstance(page, RummikubPage)
        page.window.resize(*request.param)
        page.look()
        page.window.grabWindow()
        yield page


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def with_property(page: RummikubPage, name: str) -> list[QQuickItem]:
    return [item for item in page.items() if item.property(name) is not None and item.isVisible()]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hint_leaves_the_asker_s_card_and_the_rack_in_sight(page: RummikubPage, seat: int) -> None:
    while page.state.turn != seat:
        page.table.submit({"kind": "draw"})
        while page.director.busy:
            page.director.finish()
        page.look()
    page.press(KEYS.Key_H)
    QTest.qWait(20)
    page.window.grabWindow()
    hint = next(item for item in with_property(page, "hints") if item.property("room") is not None)
    card = with_property(page, "timeLeft")[seat]
    assert not area(hint).intersects(area(card))
    assert area(hint).right() <= page.window.width()
    assert area(hint).left() >= 0
    for item in with_property(page, "heldWide"):
        assert not area(hint).intersects(area(item))


def test_a_long_hint_is_turned_by_page_keys(page: RummikubPage) -> None:
    page.press(KEYS.Key_H)
    QTest.qWait(20)
    page.window.grabWindow()
    hint = next(item for item in with_property(page, "hints") if item.property("room") is not None)
    text = next(item for item in hint.childItems() if item.inherits("QQuickFlickable"))
    tall = text.property("contentHeight") > text.height()
    page.press(KEYS.Key_PageDown)
    assert (text.property("contentY") > 0) == tall
    page.press(KEYS.Key_PageUp)
    assert text.property("contentY") == 0


def test_a_refusal_leaves_cards_and_tiles_in_sight(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.press(KEYS.Key_Return)
    QTest.qWait(20)
    page.window.grabWindow()
    assert page.refusals
    toast = next(item for item in with_property(page, "linkText") if item.property("shown"))
    for item in [*with_property(page, "timeLeft"), *with_property(page, "heldWide")]:
        assert not area(toast).intersects(area(item))


def test_the_mark_of_a_set_in_disorder_is_whole_at_the_edge_of_the_table(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.face.pick(DECK[0], False)
    # In the middle of the set, which lies at the left edge.
    page.drag(page.at(DECK[0]), page.at(GROUP[0], 0.95))
    page.window.grabWindow()
    (badge,) = (
        item for item in with_property(page, "atEdge") if item.isVisible() and item.parentItem().isVisible()
    )
    assert badge.property("atEdge"), "else this shows nothing"
    assert area(badge).left() >= 0
    tiles = [
        area(item) for item in page.items() if item.property("heldWide") is not None and item.isVisible()
    ]
    assert not any(tile.intersects(area(badge)) for tile in tiles)
