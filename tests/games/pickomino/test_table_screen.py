"""The table of Pickomino on the screen: clicks, keys and hurries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import PySide6.QtQuick  # noqa: F401 - gives the window its type
import pytest
import shiboken6
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from desktop.engine.jobs import Job
from desktop.engine.library import find_game, load_game
from desktop.engine.record import Player
from desktop.engine.session import Session
from desktop.games.pickomino.rules import TILES, WORM, Options
from desktop.table.controller import TableController

ROOT = Path(__file__).resolve().parents[3]
MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))

SCREEN = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    readonly property Item stage: stage.item
    width: 1366; height: 768; visible: true
    function pace(name: string): void { Theme.pace = name; root.table.director.instant = name === "off"; }
    Row {
        Repeater {
            model: 3
            Loader {
                required property int index
                readonly property int seat: index
                sourceComponent: (stage.item as GameTable)?.seatSlot ?? null
            }
        }
    }
    Loader {
        id: stage
        anchors.fill: parent
        anchors.topMargin: 140
        Component.onCompleted: {
            setSource(root.table.source, { table: root.table });
            root.table.begin();
        }
    }
}
"""


class NoBots:
    """Answers nothing: everybody at the table is a person."""

    def warm_up(self) -> None: ...
    def forget(self, number: int) -> None: ...
    def close(self) -> None: ...

    def ask(self, receiver: Any, job: Job) -> int:
        return 0


class Script(Random):
    """Rolls what it was told to."""

    def __init__(self, rolls: Sequence[Sequence[int]]) -> None:
        super().__init__(1)
        self._rolls = list(rolls)

    def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
        return list(self._rolls.pop(0)) if self._rolls else super().choices(population, *args, **kwargs)


class Screen:
    """A window with the table in it, and eyes and hands for it."""

    def __init__(self, rolls: Sequence[Sequence[int]]) -> None:
        info = find_game("pickomino")
        assert info is not None
        self.table = TableController(
            info,
            Session(load_game("pickomino"), 3, Options()),
            tuple(Player(name=name, player="human") for name in ("Ala", "Jan", "Ola")),
            persons=(0, 1, 2),
            rng=Script(rolls),
            bot_rng=Random(2),
            runner=cast("Any", NoBots()),
            save=lambda: None,
        )
        self.refusals: list[str] = []
        self.table.refused.connect(lambda sentence, paragraph: self.refusals.append(sentence))
        self.warnings: list[str] = []
        self.engine = QQmlApplicationEngine()
        self.engine.warnings.connect(lambda found: self.warnings.extend(one.toString() for one in found))
        self.engine.addImportPath(str(ROOT / "desktop/qml"))
        self.engine.setInitialProperties({"table": self.table})
        self.engine.loadData(SCREEN, QUrl.fromLocalFile(str(Path(__file__).with_name("screen.qml"))))
        self.window: Any = cast("QQuickWindow", self.engine.rootObjects()[0])
        self.face: Any = self.table.face
        self.director: Any = self.table.director

    def items(self, item: QQuickItem | None = None) -> Iterator[QQuickItem]:
        item = item or self.window.contentItem()
        yield item
        for child in item.childItems():
            yield from self.items(child)

    def dice(self) -> list[QQuickItem]:
        return [item for item in self.items() if item.property("choosable") is not None]

    def tile(self, number: int) -> QQuickItem:
        return next(
            item
            for item in self.items()
            if item.property("lies") is not None and item.property("number") == number
        )

    def button(self, text: str) -> QQuickItem:
        return next(item for item in self.items() if item.property("text") == text and item.isVisible())

    def click(self, item: QQuickItem) -> None:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)

    def focused(self) -> QQuickItem:
        return cast("QQuickItem", self.window.activeFocusItem())


@pytest.fixture
def screen(qapp: Any) -> Iterator[Screen]:
    screen = Screen(MIDDLE)
    screen.window.pace("off")
    screen.window.requestActivate()
    QTest.qWaitForWindowActive(screen.window)
    yield screen
    shiboken6.delete(screen.engine)
    assert screen.warnings == []


def test_a_turn_is_played_by_clicks(screen: Screen) -> None:
    screen.click(screen.button("Roll 8 dice"))
    for chosen, rest in ((4, 5), (WORM, 4), (5, 2)):
        die = next(
            die for die in screen.dice() if die.property("face") == chosen and die.property("choosable")
        )
        screen.click(die)
        if rest > 2:
            screen.click(screen.button(f"Roll {rest} dice"))
    screen.click(screen.tile(27))
    assert screen.table.session.state.stacks[0] == (27,)
    assert screen.refusals == []


def test_a_turn_is_played_by_keys(screen: Screen) -> None:
    for key in (
        Qt.Key.Key_R,
        Qt.Key.Key_4,
        Qt.Key.Key_R,
        Qt.Key.Key_W,
        Qt.Key.Key_R,
        Qt.Key.Key_5,
        Qt.Key.Key_T,
    ):
        screen.press(key)
    assert screen.table.session.state.stacks[0] == (27,)


def test_arrows_walk_over_the_table_and_return_acts(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_Down)
    assert screen.focused() in screen.dice()
    screen.press(Qt.Key.Key_Return)
    assert screen.table.session.state.phase == "keep"
    screen.press(Qt.Key.Key_Up)
    assert screen.focused().property("number") is not None
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Space)
    assert len(screen.refusals) == 1


def test_every_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(screen.tile(30))
    screen.click(screen.button("Take a tile"))
    screen.click(screen.button("Steal a tile"))
    screen.click(screen.button("Roll 8 dice"))
    screen.click(screen.button("Roll the dice"))
    assert len(screen.refusals) == 4


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 5, 6])
def test_a_hurry_leaves_everything_in_its_place(screen: Screen, moves: int) -> None:
    turn: list[dict[str, Any]] = []
    for chosen in (4, WORM, 5):
        turn += [{"kind": "roll"}, {"kind": "keep", "face": chosen}]
    turn.append({"kind": "take", "tile": 27})
    for move in turn[:moves]:
        screen.table.submit(move)
    screen.window.pace("relaxed")
    screen.table.submit(turn[moves])
    while screen.director.busy:
        screen.director.finish()
    hurried = [(die.x(), die.y(), die.property("tumbling")) for die in screen.dice()]
    screen.window.pace("off")
    screen.face.changed.emit()
    QTest.qWait(30)
    assert [(die.x(), die.y(), False) for die in screen.dice()] == hurried
    assert not any(item.property("flying") for item in screen.items())


def test_every_die_and_tile_has_a_spoken_name(screen: Screen) -> None:
    screen.table.submit({"kind": "roll"})
    assert all(die.property("name") for die in screen.dice())
    assert {die.property("name") for die in screen.dice() if die.property("face") == 4} == {
        "Die, 4, can be set aside"
    }
    assert all(screen.tile(number).property("name") for number in TILES)
