"""A bust as a scene: what clashes glows, the reason stands beside it, each step stays until understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.event_scenes import READING_MS
from stolik.engine.game import TABLE
from stolik.flow.flow import HASTE_SECONDS
from stolik.flow.playing import scenes_from
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled

from tests.games.dice_on_screen import filled
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.table.entries import show_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, Screen, opened
from tests.table.tables import BOT, HUMAN, Table

EASY = ((5, 5, 5, 5, WORM, WORM, WORM, WORM), (WORM,) * 4)
"""Rolls that make 40 points."""
FAIR = ((5, 5, 5, 5, WORM, WORM, 1, 1), (WORM, WORM, 1, 2))
"""Rolls that make 30 points."""
LOST = ((5, 5, 5, 1, 2, WORM, 3, 3), (WORM, WORM, 4, 4, 2), (5, 5, WORM))
"""Rolls of which the last shows only what is set aside."""
SIZES = ((1366, 768), (1024, 600))
PACES = ("relaxed", "normal", "fast", "off")


class Page(Screen):
    """The page of the table with a clock that only goes on when it is told to."""

    qml = PAGE

    def __init__(self) -> None:
        self.time = 0.0
        rolls = (*FAIR, *EASY, *EASY, *LOST)
        super().__init__("pickomino", rolls, now=lambda: self.time, scene_time=SceneTime())

    @property
    def kind(self) -> str:
        return str(self.director.property("scene").get("kind", ""))

    def go_on(self) -> None:
        """Click when the scene has been seen."""
        self.time += 2 * HASTE_SECONDS
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=QPoint(500, 420))

    def lose(self, pace: str = "normal") -> None:
        """Let everybody have a tile, and the first one lose a turn at a pace."""
        for tile in (30, 36, 35):
            for move in (
                {"kind": "roll"},
                {"kind": "keep", "face": 5},
                {"kind": "roll"},
                {"kind": "keep", "face": WORM},
                {"kind": "take", "tile": tile},
            ):
                self.table.submit(move)
        for chosen in (5, WORM):
            self.table.submit({"kind": "roll"})
            self.table.submit({"kind": "keep", "face": chosen})
        self.window.pace(pace)
        self.table.submit({"kind": "roll"})
        for _ in range(10):
            if self.kind == "busted":
                break
            self.go_on()
        assert self.kind == "busted"
        # The dice lie still now.
        self.window.grabWindow()


@pytest.fixture
def page(qapp: Any) -> Iterator[Page]:
    yield from opened(Page())  # type: ignore[misc]  # what is opened is given back


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def glowing(page: Page) -> list[tuple[str, int]]:
    """Return the zones and faces of the dice that glow."""
    dice = [die for die in page.dice() if die.property("clashing")]
    return sorted((die.property("zone"), die.property("face")) for die in dice)


def reason(page: Page) -> QQuickItem:
    """Return the strip with the reason, once its fading in has begun."""
    (strip,) = [item for item in page.items() if item.property("reason") and item.property("shown")]
    page.wait_until(strip.isVisible, "the reason")
    return strip


def marked(page: Page) -> int:
    return next(int(item.property("marked")) for item in page.items() if item.property("marked") is not None)


def test_the_dice_that_clash_glow_and_the_sum_that_is_lost_is_struck_out(page: Page) -> None:
    tray = next(item for item in page.items() if item.property("struck") is not None)
    page.lose()
    assert glowing(page) == [
        ("free", 5),
        ("free", 5),
        ("free", WORM),
        *[("kept", 5)] * 3,
        *[("kept", WORM)] * 2,
    ]
    assert not any(die.property("dimmed") for die in page.dice())
    assert (tray.property("struck"), tray.property("lost"), tray.property("total")) == (True, True, 25)
    assert not [item for item in page.items(tray) if item.property("name") == "check" and item.isVisible()]
    page.window.pace("off")
    while page.director.busy:
        page.go_on()
    assert not tray.property("struck")
    assert glowing(page) == []


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=LONG_SOAK), SIZES[1]], ids=str)
def test_the_reason_stands_beside_dice_tiles_and_cards_and_covers_none(
    page: Page, size: tuple[int, int]
) -> None:
    page.window.resize(*size)
    page.window.grabWindow()
    page.lose()
    told = place(reason(page))
    things = [item for item in page.items() if item.property("lies") is not None]
    things += [item for item in page.items() if item.property("scoreText") is not None]
    assert things
    for item in (*page.dice(), *things):
        assert not place(item).intersects(told)
    assert QRectF(0, 0, *size).contains(told)
    assert reason(page).property("reason") == "The roll shows no new face."


def test_the_tile_goes_back_and_another_is_turned_each_in_sight(page: Page) -> None:
    page.lose()
    for kind, tile in (("tile_returned", 30), ("tile_turned_down", 34)):
        page.go_on()
        assert (page.kind, page.director.property("scene")["tile"]) == (kind, tile)
        assert marked(page) == tile
        assert reason(page).property("after") == page.director.property("scene")["text"]
    page.go_on()
    assert page.kind == "turn_began"
    assert marked(page) == 0


@pytest.mark.parametrize("pace", mostly_soak(PACES, usual=(PACES[0], PACES[-1])))
def test_a_person_s_bust_stays_two_and_a_half_seconds_at_every_pace(page: Page, pace: str) -> None:
    assert READING_MS == 2500
    page.lose(pace)
    assert page.table._stage.least_ms == 2500
    page.go_on()
    assert page.table._stage.least_ms == 1000
    page.go_on()
    assert page.table._stage.least_ms == 800


@pytest.mark.parametrize("pace", ["normal", "off"])
def test_at_no_moment_of_a_bust_a_click_or_key_does_more_than_go_on(page: Page, pace: str) -> None:
    page.lose(pace)
    state, length = page.table.session.state, page.table.session.length
    for kind in ("busted", "tile_returned", "tile_turned_down"):
        assert page.kind == kind
        for point in (
            QPoint(200, 725),
            QPoint(590, 725),
            QPoint(900, 725),
            QPoint(1300, 220),
            QPoint(640, 420),
        ):
            QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=point)
        for key in (Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_5, Qt.Key.Key_Space, Qt.Key.Key_Return):
            page.press(key)
        assert page.kind == kind, "all that came too soon to be an answer"
        page.go_on()
    assert (page.table.session.state, page.table.session.length) == (state, length)
    assert page.refusals == []


def test_a_click_that_comes_as_the_reason_goes_rolls_nobody_s_dice(page: Page) -> None:
    page.lose()
    strip = reason(page)
    while page.director.busy:
        page.go_on()
    length = page.table.session.length
    middle = place(page.button("Roll 8 dice")).center().toPoint()
    QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=middle)
    page.press(Qt.Key.Key_R)
    assert page.table.session.length == length
    page.wait_until(lambda: not strip.property("lingers"))
    QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=middle)
    assert page.table.session.length > length


def test_a_key_goes_on_as_a_click_does(page: Page) -> None:
    page.lose()
    page.time += 2 * HASTE_SECONDS
    page.press(Qt.Key.Key_R)
    assert page.kind == "tile_returned"
    assert page.table.session.state.turn == 1


@pytest.mark.parametrize("player, stays", [(HUMAN, 2500), (BOT, 1000)])
def test_a_computer_s_bust_stays_a_second(qapp: Any, player: str, stays: int) -> None:
    table = Table((player, HUMAN, HUMAN)).controller
    session = table.session
    for rolled, chosen in zip(LOST, (5, WORM), strict=False):
        for seat, move in ((0, Roll()), (TABLE, Rolled(rolled)), (0, Keep(chosen))):
            session.submit(seat, move)
    session.submit(0, Roll())
    first = session.length
    session.submit(TABLE, Rolled(LOST[-1]))
    show_entries(table)
    assert max(scene.least_ms for scene in scenes_from(table._run.flow, first)) == stays


# ------------------------------------------------------------------------------------------- what stands out


Rolls = tuple[tuple[int, ...], ...]


@pytest.fixture
def at_table(qapp: Any) -> Iterator[Callable[[Rolls], Screen]]:
    screens: list[Iterator[Screen]] = []

    def sit(rolls: Rolls) -> Screen:
        screens.append(opened(Screen("pickomino", rolls)))
        return next(screens[-1])

    yield sit
    for screen in screens:
        next(screen, None)


def keep(screen: Screen, *faces: int) -> None:
    for chosen in faces:
        screen.table.submit({"kind": "roll"})
        screen.table.submit({"kind": "keep", "face": chosen})


def test_with_all_dice_set_aside_the_one_action_is_filled_and_the_sentence_says_must(
    at_table: Callable[[Rolls], Screen],
) -> None:
    screen = at_table(EASY)
    keep(screen, 5, WORM)
    assert filled(screen) == ["Take tile 36"]
    assert screen.button("All dice are set aside: tile 36 must be taken.").isVisible()


def test_rolling_is_filled_where_nothing_can_be_taken_and_nothing_is_where_it_can(
    at_table: Callable[[Rolls], Screen],
) -> None:
    screen = at_table(((5, 5, 5, WORM, WORM, 1, 2, 3), (WORM, WORM, 1, 2, 3), (4, 4, 1), (3, 1)))
    assert filled(screen) == ["Roll 8 dice"]
    keep(screen, 5, WORM)
    assert not screen.face.chanceHigh
    assert filled(screen) == []
    keep(screen, 4)
    assert screen.face.chanceHigh
    assert filled(screen) == []
