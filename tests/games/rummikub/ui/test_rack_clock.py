"""The time at the rack: of whoever is on turn there, in its last ten seconds told by more than a colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem
from stolik.games.rummikub.rules.options import Options

from tests.games.rummikub.deals import ALMOST, CALM, deck
from tests.games.rummikub.screen_driver import RummikubPage, renewed, shared

TIMED = Options(turn_seconds=60, reshuffle_right=False, games_per_match=1)


class ClockedPage(RummikubPage):
    """The smallest page, with a clock that is set by hand."""

    def __init__(self, options: Options) -> None:
        self.time = 0.0
        super().__init__(options, now=lambda: self.time)

    def after(self, seconds: float) -> None:
        """Let so much of the turn be over."""
        self.time = seconds
        clock: Any = self.table.clock
        clock.refresh()
        self.draw()

    @property
    def at_the_rack(self) -> QQuickItem:
        (clock,) = (item for item in self.items() if item.property("counts") is not None)
        return clock

    @property
    def digits(self) -> QQuickItem:
        """What tells the time beside the rack."""
        (buttons,) = (item for item in self.items() if item.property("hurried") is not None)
        (digits,) = (
            item
            for pill in buttons.childItems()[0].childItems()
            for item in pill.childItems()
            if item.property("text") == buttons.property("time")
        )
        return digits


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[ClockedPage]:
    yield from shared(lambda: ClockedPage(TIMED), deck(ALMOST, then=["o13a"]), (1024, 600))


@pytest.fixture
def page(table: ClockedPage) -> Iterator[ClockedPage]:
    table.time = 0
    yield from renewed(table)


@pytest.mark.parametrize(
    "gone, told, last", [(0, "1:00", False), (49, "0:11", False), (50, "0:10", True), (57.5, "0:03", True)]
)
def test_the_time_beside_the_rack_is_unmistakable_in_the_last_ten_seconds(
    page: ClockedPage, gone: float, told: str, last: bool
) -> None:
    page.after(0)
    size, wide = page.digits.property("font").pixelSize(), page.digits.parentItem().width()
    page.after(gone)
    frame, bar = page.at_the_rack.childItems()
    assert bar.isVisible()
    assert frame.isVisible() is last, "a shape, not only a colour"
    assert page.digits.property("text") == told
    assert (page.digits.property("font").pixelSize() > size) is last
    assert (page.digits.parentItem().width() > 2 * wide) is last


def test_it_stays_while_somebody_who_has_drawn_hesitates(page: ClockedPage) -> None:
    page.table.submit({"kind": "draw"})
    page.come_to_rest()
    assert page.state.phase == "drawn"
    page.after(52)
    assert page.digits.property("text") == "0:08"
    assert page.at_the_rack.childItems()[0].isVisible()


def test_it_counts_for_nobody_else_and_not_without_a_clock(page: ClockedPage) -> None:
    for kind in ("draw", "end_turn"):
        page.table.submit({"kind": kind})
        page.come_to_rest()
    page.after(1)
    assert page.state.turn == 1
    assert not page.at_the_rack.isVisible()
    for calm in shared(lambda: ClockedPage(CALM)):
        assert not calm.at_the_rack.isVisible()
