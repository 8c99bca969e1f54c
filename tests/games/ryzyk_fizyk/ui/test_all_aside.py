"""All six dice set aside: they hop for joy, one after the other, before they are rolled anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem
from stolik.engine.sitting import SeatHelps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep

from tests.table.entries import play_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, Screen, opened

SIX = ((1, 1, 1, 5, 5, 5), (5, 5, 1, 3, 4, 2))
FIVE = ((1, 1, 5, 5, 5, 2), (5,))


class Page(Screen):
    """The table with the sounds that are heard, and how far the hop of the dice ever was."""

    qml = PAGE

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        super().__init__("ryzyk_fizyk", rolls, scene_time=SceneTime())
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
        """Set dice aside, up to where they have arrived and hop if they do."""
        self.table.submit({"kind": "roll"})
        self.window.pace("fast")
        self.table.submit({"kind": "keep", "dice": list(faces)})
        while self.total == 0:
            self.scene_time.go_on()
        # What hops does so in the same frames.
        self.wait_until(self.dice_lie, "dice at rest")

    def dice_lie(self) -> bool:
        return all((die.x(), die.y()) == die.property("goal").toTuple() for die in self.dice())


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
    landing = [1 + 0.45 * nth for nth in range(6)]
    six.wait_until(lambda: six.field.property("cheered") == landing[-1], "dice that have hopped")
    # A slow machine leaves frames out, in which more than one may come down.
    assert 2 <= six.sounds.count("die_set") <= 1 + 6
    six.field.setProperty("cheered", 0)
    six.sounds.clear()
    for hops in landing:
        six.field.setProperty("cheered", hops)
    assert six.sounds == ["die_set"] * 6, "each by itself"
    six.scene_time.go_on()
    assert not six.director.busy


def test_a_press_while_they_hop_puts_them_down(six: Page) -> None:
    six.set_aside(SIX[0])
    six.director.finish()
    assert six.field.property("cheered") == 1 + 0.45 * 5
    assert six.total == 18
    assert six.dice_lie()


def test_fewer_dice_aside_lie_still(five: Page) -> None:
    five.set_aside(FIVE[0][:5])
    assert five.total == 17
    assert five.sounds.count("die_set") == 1
    assert five.hops == []


@pytest.mark.parametrize("why", ["calm", "still"])
def test_at_a_calm_table_or_without_motion_they_lie_still(six: Page, why: str) -> None:
    if why == "calm":
        six.table.change_helps([SeatHelps(calm=True)] * 3)
    six.window.still(why == "still")
    six.set_aside(SIX[0])
    assert six.total == 18
    assert six.sounds.count("die_set") == 1
    assert six.hops == []


def test_what_is_banked_at_once_stands_beside_the_dice_until_the_turn_is_over(five: Page) -> None:
    five.table.submit({"kind": "roll"})
    five.window.pace("normal")
    for move in (Keep((1, 1, 5, 5, 5)), Bank()):
        five.table.session.submit(0, move)
    play_entries(five.table)
    seen: dict[str, list[int]] = {}
    while five.director.busy:
        seen.setdefault(five.director.scene["kind"], []).append(five.total)
        five.scene_time.go_on()
    assert seen == {"dice_kept": [0, 17], "points_banked": [17], "turn_began": [0]}
    assert five.total == 0
