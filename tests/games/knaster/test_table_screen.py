"""The table of Knaster on the screen: clicks and keys, with people and bots beside each other."""

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

from desktop.bots.worker import answer, serve
from desktop.engine.jobs import Job
from desktop.engine.library import find_game, load_game
from desktop.engine.record import Player
from desktop.engine.session import Session
from desktop.games.knaster.rules import Options, Write
from desktop.games.knaster.valuation import Outlook, Preview
from desktop.table.controller import TableController
from tests.table.tables import Here

ROOT = Path(__file__).resolve().parents[3]
ROLLS = ((3, 4), (3, 4), (2, 6))

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

    def __init__(self, rolls: Sequence[Sequence[int]], bots: Sequence[int] = ()) -> None:
        info = find_game("knaster")
        assert info is not None
        self.table = TableController(
            info,
            Session(load_game("knaster"), 3, Options(), 1),
            tuple(
                Player(name=name, player="bot:gentle" if seat in bots else "human")
                for seat, name in enumerate(("Ala", "Jan", "Ola"))
            ),
            persons=(0, 1, 2),
            rng=Script(rolls),
            bot_rng=Random(2),
            runner=Here(serve, answer) if bots else cast("Any", NoBots()),
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

    def cell(self, index: int) -> QQuickItem:
        return next(
            item
            for item in self.items()
            if item.property("can") is not None and item.property("index") == index
        )

    def number(self, seat: int, index: int) -> int:
        return cast("int", self.table.session.state.sheets[seat].numbers[index])

    def button(self, text: str) -> QQuickItem:
        return next(item for item in self.items() if item.property("text") == text and item.isVisible())

    def click(self, item: QQuickItem) -> None:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)

    def focused(self) -> QQuickItem:
        return cast("QQuickItem", self.window.activeFocusItem())


@pytest.fixture(params=[()])
def screen(qapp: Any, request: pytest.FixtureRequest) -> Iterator[Screen]:
    screen = Screen(ROLLS, request.param)
    screen.window.pace("off")
    screen.window.requestActivate()
    QTest.qWaitForWindowActive(screen.window)
    yield screen
    shiboken6.delete(screen.engine)
    assert screen.warnings == []


def test_people_enter_one_after_the_other_from_the_roller_on(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    for seat in (1, 2, 0):
        assert screen.table.property("seat") == screen.face.property("owner") == seat
        screen.click(screen.cell(6))
        assert screen.number(seat, 6) == 7
    assert screen.table.session.state.roller == 2
    assert screen.refusals == []


def test_a_written_number_is_circled_by_a_click(screen: Screen) -> None:
    for _ in range(2):
        screen.click(screen.button("Roll both dice"))
        for _ in range(3):
            screen.click(screen.cell(6))
    assert [sheet.score for sheet in screen.table.session.state.sheets] == [1, 1, 1]


def test_arrows_walk_over_the_sheet_and_space_writes(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_R)
    screen.press(Qt.Key.Key_Down)
    assert screen.focused() is screen.cell(12)
    screen.press(Qt.Key.Key_Left)
    screen.press(Qt.Key.Key_Up)
    assert screen.focused() is screen.cell(6)
    screen.press(Qt.Key.Key_Space)
    assert screen.number(1, 6) == 7
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Return)
    assert screen.number(2, 7) == 7


def test_a_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(screen.cell(6))
    assert screen.refusals == ["Roll first: there is no sum to write or circle yet."]


def test_every_cell_has_a_spoken_name_with_what_it_would_do(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    assert screen.cell(6).property("spoken") == "row 2, column 2: empty. Write 7 here"


def test_the_worth_of_each_cell_is_shown_on_demand_and_spoken(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    screen.press(Qt.Key.Key_O)
    assert screen.table.property("oddsShown")
    screen.face.show_odds({(1, 1): Outlook(Preview(Write(1, 1)), 0.5, 41.25)})
    assert (
        screen.cell(6).property("spoken")
        == "row 2, column 2: empty, best: 41.2 points in the end. Write 7 here"
    )
    screen.press(Qt.Key.Key_O)
    assert screen.cell(6).property("spoken") == "row 2, column 2: empty. Write 7 here"


@pytest.mark.parametrize("screen", [(0, 2)], indirect=True)
def test_bots_enter_beside_a_person_and_nobody_waits(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    for _ in range(200):
        if sum(screen.table.session.state.waiting) == 1:
            break
        # Whatever a bot does, the screen stays the person's.
        assert screen.table.property("seat") == 1
        QTest.qWait(10)
    assert screen.table.session.state.waiting == (False, True, False)
    assert not screen.director.property("busy")
    screen.click(screen.cell(6))
    assert screen.number(1, 6) == 7


@pytest.mark.parametrize("screen", [(0, 2)], indirect=True)
def test_a_person_may_enter_before_the_bots(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    screen.table.submit({"kind": "write", "row": 0, "column": 0})
    for _ in range(400):
        if screen.table.session.state.roller != 1:
            break
        QTest.qWait(10)
    assert screen.number(1, 0) == 7
    assert screen.table.session.state.roller == 2
