"""All six dice set aside: they hop for joy, one after the other, before they are rolled anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.flow.seat_helps import SeatHelps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep

from tests.table.entries import play_entries
from tests.table.screen import PAGE, Screen, opened

SIX = ((1, 1, 1, 5, 5, 5), (5, 5, 1, 3, 4, 2))
FIVE = ((1, 1, 5, 5, 5, 2), (5,))


class Page(Screen):
    """The table with the sounds that are heard, and how far the hop of the dice ever was."""

    qml = PAGE

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        super().__init__("ryzyk_fizyk", rolls)
        self.sounds: list[str] = []
        self.table.sounded.connect(self.sounds.append)
        self.hops: list[float] = []
        field: Any = self.field
        field.cheeredChanged.connect(lambda: self.hops.append(field.property("cheered")))

    @property
    def total(self) -> int:
        """The turn's points as they stand beside the dice set aside."""
        tray = next(item for item in self.items() if item.property("wouldBe") is not None)
        return int(tray.property("total"))

    @property
    def field(self) -> QQuickItem:
        """The dice."""
        return next(item for item in self.items() if item.property("cheered") is not None)

    def set_aside(self, faces: tuple[int, ...]) -> None:
        """Set dice aside and see all that follows by itself."""
        self.table.submit({"kind": "roll"})
        self.window.pace("fast")
        self.table.submit({"kind": "keep", "dice": list(faces)})
        while self.director.busy:
            QTest.qWait(5)


@pytest.fixture
def six(qapp: Any) -> Iterator[Page]:
    yield from opened(Page(SIX))  # type: ignore[misc]  # what is opened is given back


@pytest.fixture
def five(qapp: Any) -> Iterator[Page]:
    yield from opened(Page(FIVE))  # type: ignore[misc]  # what is opened is given back


def test_all_six_dice_aside_hop_and_are_heard_as_they_come_down(six: Page) -> None:
    six.set_aside(SIX[0])
    assert six.table.session.state.kept == (1, 1, 1, 5, 5, 5)
    assert six.total == 18
    # A slow machine leaves frames out, in which more than one may come down.
    assert 2 < six.sounds.count("die_set") <= 1 + 6
    assert six.field.property("cheered") == max(six.hops)


def test_fewer_dice_aside_lie_still(five: Page) -> None:
    five.set_aside(FIVE[0][:5])
    assert five.total == 17
    assert five.sounds.count("die_set") == 1
    assert five.hops == []


def test_at_a_calm_table_they_lie_still(six: Page) -> None:
    six.table.change_helps([SeatHelps(calm=True)] * 3)
    six.set_aside(SIX[0])
    assert six.total == 18
    assert six.sounds.count("die_set") == 1
    assert six.hops == []


def test_without_motion_they_lie_still(six: Page) -> None:
    six.window.still(True)
    six.set_aside(SIX[0])
    assert six.total == 18
    assert six.sounds.count("die_set") == 1
    assert six.hops == []


@pytest.mark.parametrize("pace", ["fast", "normal"])
def test_what_is_banked_at_once_stands_beside_the_dice_until_the_turn_is_over(five: Page, pace: str) -> None:
    five.table.submit({"kind": "roll"})
    five.window.pace(pace)
    for move in (Keep((1, 1, 5, 5, 5)), Bank()):
        five.table.session.submit(0, move)
    play_entries(five.table)
    seen: dict[str, int] = {}
    while five.director.busy:
        seen[str(five.director.property("scene")["kind"])] = five.total
        QTest.qWait(5)
    assert seen["points_banked"] == 17
    assert five.total == 0
