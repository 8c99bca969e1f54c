"""A window with a game's table, and eyes and hands for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, cast

import PySide6.QtQuick  # noqa: F401 - gives the window its type
import shiboken6
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game import Seat
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services import program_paths
from stolik.table.controller import TableController
from stolik.table.director import precise_timer
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.table.scene_time import SceneTime
from tests.table.tables import Here

SCREEN = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    readonly property Item stage: stage.item
    width: 1366; height: 768; visible: true
    function pace(name: string): void { Theme.pace = name; }
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
        focus: true
        Keys.onPressed: event => event.accepted = (stage.item as GameTable).takeKey(event)
        Component.onCompleted: {
            setSource(root.table.source, { table: root.table });
            root.table.begin();
        }
    }
}
"""

BESIDE_THE_TABLE = program_paths.PAGES / "table" / "Test.qml"
"""The path from which a window finds the parts of the table page."""

PAGE = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    width: 1366; height: 768; visible: true
    color: Theme.table
    function pace(name: string): void { Theme.pace = name; }
    function still(reduced: bool): void { Theme.reducedMotion = reduced; }
    TablePage { anchors.fill: parent; table: root.table }
}
"""
"""A window with the whole page, as people see it."""


LOOK_AGAIN_MS = 5
MOST_LOOKS = 36_000
"""At least three minutes; this only ends a test that hangs."""


def new_engine(warnings: list[str]) -> QQmlApplicationEngine:
    """Return an engine that finds the program's QML and records its complaints in ``warnings``."""
    engine = QQmlApplicationEngine()
    engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
    engine.addImportPath(str(program_paths.QML))
    return engine


def shown_by(engine: QQmlApplicationEngine, qml: bytes, beside: Path, **properties: Any) -> Any:
    """Return the window that an engine shows for this QML, as if its file were there."""
    engine.setInitialProperties(properties)
    engine.loadData(qml, QUrl.fromLocalFile(str(beside)))
    return cast("QQuickWindow", engine.rootObjects()[0])


class NoBots:
    """Never answers: everybody at the table is a person."""

    def warm_up(self) -> None: ...
    def forget(self, number: int) -> None: ...
    def close(self) -> None: ...

    def ask(self, receiver: Any, job: BotJob) -> int:
        return 0


class Script(Random):
    """Rolls the dice it was given."""

    def __init__(self, rolls: Sequence[Sequence[int]]) -> None:
        super().__init__(1)
        self._rolls = list(rolls)

    def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
        return list(self._rolls.pop(0)) if self._rolls else super().choices(population, *args, **kwargs)


class Screen:
    """A window with the table, and eyes and hands for it."""

    qml = SCREEN

    def __init__(
        self,
        game_id: str,
        rolls: Sequence[Sequence[int]],
        options: Any = None,
        *,
        starter: Seat = 0,
        bots: Sequence[Seat] = (),
        runner: Any = None,
        now: Callable[[], float] = monotonic,
        scene_time: SceneTime | None = None,
    ) -> None:
        self.scene_time = scene_time or SceneTime()
        self._stage: QQuickItem | None = None
        info, game = find_game(game_id), load_game(game_id)
        assert info is not None
        self.table = TableController(
            SeatedGame(
                info,
                Session(game, 3, options or game.options_type(), starter),
                in_order(
                    Player(name=name, player="bot:gentle" if seat in bots else "human")
                    for seat, name in enumerate(("Ala", "Jan", "Ola"))
                ),
            ),
            TableNeeds(
                runner or (Here(serve, answer) if bots else cast("Any", NoBots())),
                Script(rolls),
                Random(2),
                now=now,
                scene_timer=scene_time or precise_timer,
            ),
        )
        self.refusals: list[str] = []
        self.table.refused.connect(lambda sentence, paragraph: self.refusals.append(sentence))
        self.warnings: list[str] = []
        self.engine = new_engine(self.warnings)
        self.window = shown_by(self.engine, self.qml, BESIDE_THE_TABLE, table=self.table)
        self.face: Any = self.table.viewModel
        self.director: Any = self.table.director
        self.advice: Any = self.table.advice
        self.announcements: Any = self.table.announcements

    def wait_until(self, condition: Callable[[], object], what: str = "") -> None:
        """Let the program run until a condition is true."""
        for _ in range(MOST_LOOKS):
            if condition():
                return
            QTest.qWait(LOOK_AGAIN_MS)
        raise AssertionError(f"in vain: {what or condition}")

    def wait_for_rest(self) -> None:
        """Let the program run until every scene is over and the table has continued after the last one.

        If the test controls the time of scenes, this lets it pass.
        """
        if self._stage is None:
            (self._stage,) = (item for item in self.items() if item.property("atRest") is not None)
        stage = self._stage

        def rests() -> bool:
            while self.scene_time.left is not None:
                self.scene_time.go_on()
            return bool(stage.property("atRest"))

        self.wait_until(rests, "a table at rest")

    def items(self, item: QQuickItem | None = None) -> Iterator[QQuickItem]:
        item = item or self.window.contentItem()
        yield item
        for child in item.childItems():
            yield from self.items(child)

    def dice(self) -> list[QQuickItem]:
        return [item for item in self.items() if item.property("choosable") is not None]

    def button(self, text: str) -> QQuickItem:
        return next(item for item in self.items() if item.property("text") == text and item.isVisible())

    def click(self, item: QQuickItem) -> None:
        """Press an item in its middle, after completing the layout."""
        self.window.grabWindow()
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)

    def focused(self) -> QQuickItem:
        return cast("QQuickItem", self.window.activeFocusItem())


def opened(screen: Screen) -> Iterator[Screen]:
    """Yield the screen with the focus and without animations; then check that there were no complaints."""
    screen.window.pace("off")
    screen.window.requestActivate()
    QTest.qWaitForWindowActive(screen.window)
    yield screen
    shiboken6.delete(screen.engine)
    assert screen.warnings == []
