"""The screen between two people with secrets, the clock on a seat card, and a scene waiting for a click."""

import gc
import os
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import PySide6.QtQuick  # noqa: F401 - gives the window its type
import pytest
import shiboken6
from PySide6.QtCore import SIGNAL, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers

from tests.table.peeking.installation import Peek, unpack
from tests.table.screen import BESIDE_THE_TABLE, new_engine, shown_by
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest

QML = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    property alias idleTime: page.idleTime
    property bool covered: false
    function comeBack(): void { root.covered = false; page.resume(); }
    width: 1024; height: 640; visible: true
    color: Theme.table
    TablePage { id: page; anchors.fill: parent; table: root.table; visible: !root.covered; enabled: visible }
    TextInput { id: elsewhere; visible: root.covered; onVisibleChanged: if (visible) forceActiveFocus() }
}
"""
Key = Qt.Key

NEVER = 10_000_000
"""Milliseconds longer than any test, with which a timer of the page never ends by itself."""


class HandOver(Screen):
    """A window with a table page of the tiny game."""

    table: Any = None

    def __init__(self, players: str, seconds: int | None, **side_state: Any) -> None:
        self.table = Peek(players, seconds, side_state=side_state)
        self.warnings = []
        self.engine = new_engine(self.warnings)
        self.theme = cast("Any", self.engine.singletonInstance("Stolik", "Theme"))
        self.pace("off")
        self.window: Any = shown_by(self.engine, QML, BESIDE_THE_TABLE, table=self.table.controller)
        self.window.requestActivate()
        self.wait_until(self.window.isActive)

    def close(self) -> None:
        self.table.controller.close()
        shiboken6.delete(self.engine)
        # Otherwise the next table may get this one's address, and lose its Python side with this one's
        # remains.
        gc.collect()
        shiboken6.delete(self.table.controller)
        assert self.warnings == []

    def pace(self, pace: str) -> None:
        self.theme.setProperty("pace", pace)

    def timers(self, interval: int) -> list[QObject]:
        """Return the page's timers with an interval of ``interval`` milliseconds."""
        found = self.window.findChildren(QObject)
        return [one for one in found if one.inherits("QQmlTimer") and one.property("interval") == interval]

    def stay_hasty(self) -> None:
        """Make every key count as struck too early, however slow the machine is."""
        hasty = self.timers(self.theme.property("haste"))
        assert any(timer.property("running") for timer in hasty)
        for timer in hasty:
            timer.setProperty("interval", NEVER)

    def settle(self) -> None:
        hasty = self.timers(NEVER) or self.timers(self.theme.property("haste"))
        assert hasty
        for timer in hasty:
            timer.setProperty("interval", 1)
        self.wait_until(lambda: not any(timer.property("running") for timer in hasty))

    def hold(self) -> QObject:
        """Return the animation that fills the ring while the button is held, and acts at its end."""
        (filling,) = (
            one
            for one in self.window.findChildren(QObject)
            if one.inherits("QQuickNumberAnimation") and one.property("property") == "filled"
        )
        return cast("QObject", filling)


Sit: TypeAlias = Callable[..., HandOver]

LOOK = "Press and hold to look"
SENTENCE = "Only Ala may look now. Everyone else, look away."


@pytest.fixture
def sit(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    unpack(monkeypatch)
    screens: list[HandOver] = []

    def build(players: str = "hh", seconds: int | None = 60, **side_state: Any) -> HandOver:
        screens.append(HandOver(players, seconds, **side_state))
        return screens[-1]

    yield build
    for screen in screens:
        screen.close()


def look(screen: HandOver) -> None:
    screen.table.privacy.reveal()
    assert screen.table.awaited == -1


@pytest.mark.quick
def test_it_covers_everything_from_the_start(sit: Sit) -> None:
    screen = sit()
    assert screen.sees(SENTENCE)
    assert screen.focused == LOOK
    for name in ("Say 7", "Hint", "Log", "Table bar", "Ala, 14 tiles"):
        assert not screen.sees(name)
    assert screen.sees("Menu and pause")
    assert not screen.sees("Undo")
    assert "0" not in screen.lines()
    screen.press(Key.Key_H, Key.Key_L, Key.Key_P)
    assert screen.table.runner.asked == []
    assert not screen.sees("Game log")


def test_one_tabs_only_to_what_the_cover_offers(sit: Sit) -> None:
    screen = sit()
    met = set()
    for _ in range(6):
        screen.press(Key.Key_Tab)
        met.add(screen.focused)
    assert met == {LOOK, "Menu and pause"}


@pytest.mark.quick
def test_holding_the_button_looks_and_the_table_has_the_keyboard(sit: Sit) -> None:
    screen = sit()
    place, hold = screen.find(LOOK).place.center().toPoint(), screen.hold()
    assert hold.property("duration") == screen.theme.property("hold")
    hold.setProperty("duration", NEVER)
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=place)
    assert hold.property("running")
    assert screen.table.awaited == 0
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, pos=place)
    hold.setProperty("duration", 1)
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=place)
    screen.wait_until(lambda: screen.table.viewer == 0)
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, pos=place)
    assert screen.focused == "Say 7"
    assert "0" in screen.lines()
    assert not screen.sees(SENTENCE)
    assert screen.table.session.length == 0


def test_a_short_press_doesn_t_look(sit: Sit) -> None:
    screen = sit()
    hold = screen.hold()
    hold.setProperty("duration", NEVER)
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=screen.find(LOOK).place.center().toPoint())
    assert "Hold a little longer" in screen.lines()
    assert not hold.property("running")
    assert screen.table.awaited == 0


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_looks_unless_it_is_struck_in_haste(sit: Sit, key: Qt.Key) -> None:
    screen = sit()
    screen.stay_hasty()
    screen.press(key)
    assert screen.table.awaited == 0
    screen.settle()
    assert screen.table.awaited == 0
    screen.press(key)
    screen.wait_until(lambda: screen.table.viewer == 0)


def test_a_key_that_repeats_itself_is_none(sit: Sit) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QKeyEvent

    screen = sit()
    screen.settle()
    repeated = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QCoreApplication.sendEvent(screen.window, repeated)
    assert not screen.hold().property("running")
    assert screen.table.awaited == 0


def test_a_screen_reader_presses_it(sit: Sit) -> None:
    screen = sit()
    told = QAccessible.queryAccessibleInterface(screen.find(LOOK).item)
    told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert screen.table.viewer == 0


def test_the_next_person_is_named(sit: Sit) -> None:
    screen = sit()
    look(screen)
    screen.press(Key.Key_Space)
    assert screen.table.session.length == 1
    assert screen.sees("Only Dziadek Jan may look now. Everyone else, look away.")
    assert screen.sees("Undo")
    assert "10" not in screen.lines()
    screen.press(Key.Key_U)
    assert screen.table.session.length == 0
    assert screen.sees(SENTENCE)


def test_a_pause_covers_what_was_seen(sit: Sit) -> None:
    screen = sit()
    look(screen)
    screen.press(Key.Key_Escape)
    assert screen.table.awaited == 0
    assert "0" not in screen.lines()
    screen.wait_until(lambda: screen.focused == "Keep playing")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == LOOK)


def test_a_press_beside_the_pause_leaves_it_there(sit: Sit) -> None:
    screen = sit("hb")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Keep playing")
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(8, 300))
    assert screen.focused == "Keep playing"
    assert screen.sees("Keep playing")
    assert not screen.table.runs
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Say 7")
    assert screen.table.runs


def test_a_pause_alone_covers_rack_and_table(sit: Sit) -> None:
    screen = sit("hb")
    assert screen.sees("Say 7")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Keep playing")
    assert not screen.table.runs
    assert any(name.startswith("The clock was stopped ") for name in screen.names())
    for name in ("Say 7", "Hint", "Table bar", "Ala, 14 tiles"):
        assert not screen.sees(name)
    assert not any("14 tiles" in name for name in screen.names())
    assert "0" not in screen.lines()
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Say 7")
    assert "0" in screen.lines()
    assert screen.table.runs


def test_another_page_and_another_window_cover_it_too(sit: Sit) -> None:
    screen = sit()
    look(screen)
    screen.window.setProperty("covered", True)
    assert screen.table.viewer == -1
    screen.window.comeBack()
    assert screen.focused == LOOK
    look(screen)
    other = QQuickWindow()
    other.show()
    other.requestActivate()
    screen.wait_until(lambda: screen.table.viewer == -1)
    other.close()
    other.deleteLater()


def test_after_a_while_without_anybody_it_is_covered(sit: Sit) -> None:
    screen = sit()
    screen.window.setProperty("idleTime", NEVER)
    look(screen)
    (idle,) = screen.timers(NEVER)
    assert idle.property("running")
    restarts: list[bool] = []
    QObject.connect(idle, SIGNAL("runningChanged()"), lambda: restarts.append(True))
    stirs: list[Callable[[], None]] = [
        lambda: screen.press(Key.Key_Z),
        lambda: QTest.mouseMove(screen.window, QPoint(300, 300)),
        lambda: QTest.mouseMove(screen.window, QPoint(301, 300)),
        lambda: QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(400, 320)),
    ]
    for stir in stirs:
        restarts.clear()
        stir()
        screen.wait_until(lambda: restarts)
    assert idle.property("running")
    assert screen.table.viewer == 0
    screen.window.setProperty("idleTime", 1)
    screen.wait_until(lambda: screen.table.viewer == -1)


def test_one_person_alone_is_never_covered(sit: Sit) -> None:
    screen = sit("hb")
    screen.window.setProperty("idleTime", NEVER)
    (idle,) = screen.timers(NEVER)
    assert not idle.property("running")
    assert screen.table.viewer == 0
    assert "0" in screen.lines()
    assert not any("looks now" in name for name in screen.names())


def test_a_scene_that_waits_says_so_and_any_click_ends_it(sit: Sit) -> None:
    screen = sit()
    look(screen)
    screen.table.controller.submit({"kind": "draw"})
    assert screen.sees("Click to continue")
    QTest.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(500, 400))
    assert not screen.sees("Click to continue")
    assert screen.table.awaited == 1


def test_a_key_ends_it_as_well_and_doesn_t_look(sit: Sit) -> None:
    screen = sit()
    look(screen)
    screen.table.controller.submit({"kind": "draw"})
    screen.press(Key.Key_Space)
    assert screen.table.awaited == 1
    screen.stay_hasty()
    screen.press(Key.Key_Space, Key.Key_Space)
    assert screen.table.awaited == 1


def clocks(screen: HandOver) -> list[str]:
    return [name for name in screen.names() if "left" in name]


def test_the_clock_is_at_the_card_of_whoever_sees(sit: Sit) -> None:
    screen = sit(seconds=90)
    assert clocks(screen) == []
    assert "The clock is stopped until then." in screen.lines()
    look(screen)
    assert clocks(screen) == ["90 second(s) left"]
    assert "1:30" in screen.lines()
    assert screen.sees("Ala, 14 tiles, looking now, to move")
    screen.table.controller.lookAt(0)
    assert clocks(screen) == ["90 second(s) left"]
    screen.press(Key.Key_Escape, Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Keep playing")
    assert clocks(screen) == []


def test_a_computer_has_no_clock_and_a_game_without_one_shows_none(sit: Sit) -> None:
    screen = sit("hb")
    assert len(clocks(screen)) == 1
    screen.press(Key.Key_Space)
    assert clocks(screen) == []
    assert clocks(sit("hh", None)) == []


def test_seat_cards_stay_where_they_are_when_the_clock_comes(sit: Sit) -> None:
    screen = sit("hb")

    def cards() -> list[tuple[float, float, float, float]]:
        items = [thing.item for thing in screen.things() if "14 tiles" in thing.name]
        return [(i.x(), i.y(), i.width(), i.height()) for i in items]

    screen.window.grabWindow()
    with_clock = cards()
    screen.press(Key.Key_Space)
    screen.window.grabWindow()
    assert [place[:1] + place[2:3] for place in cards()] == [place[:1] + place[2:3] for place in with_clock]


def test_the_last_seconds_are_large_and_beat(sit: Sit) -> None:
    screen = sit("hb", clock={"turn": 0, "left": 11.2})
    screen.pace("normal")

    def badge() -> QObject:
        ring = screen.find(clocks(screen)[0]).item
        return next(item for item in ring.childItems() if item.inherits("QQuickRectangle"))

    usual, beaten = badge(), list[float]()
    height = usual.property("height")
    # The beat is short: on a busy machine it may be over before the check.
    QObject.connect(usual, SIGNAL("scaleChanged()"), lambda: beaten.append(usual.property("scale")))
    screen.table.let(1.3)
    assert badge().property("height") > height
    screen.wait_until(lambda: any(scale > 1.05 for scale in beaten))
    assert screen.table.sounds == ["tick"]
