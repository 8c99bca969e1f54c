"""Clicks, drags and touches on the table of Rummikub on the screen, and what is seen there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.options import Options

from tests.games.rummikub.deals import CALM, GROUP, RUN
from tests.table.screen import PAGE, Screen

KEYS = Qt.Key
TOUCH_SCREEN = QTest.createTouchDevice()
LEFT = Qt.MouseButton.LeftButton


class RummikubScreen(Screen):
    """The screen, with tiles to find and to drag."""

    def __init__(self, options: Options = CALM, **more: Any) -> None:
        super().__init__("rummikub", (), options, **more)
        self.privacy: Any = self.table.privacy

    def look(self) -> None:
        """Be there: the person who is waited for looks at their rack."""
        while self.director.busy:
            self.director.finish()
        self.privacy.reveal()
        QTest.qWait(30)

    def resize(self, width: int, height: int) -> None:
        """Draw the window to another size, and wait until its tiles lie in their new places."""
        self.window.resize(width, height)
        seen: list[QPointF] = []
        for _ in range(200):
            QTest.qWait(20)
            image, before = self.window.grabWindow(), seen
            seen = [self.tile(name).mapToScene(QPointF()) for name in sorted(self.tiles())]
            if seen == before and image.size() == QSize(width, height):
                return
        raise AssertionError("the tiles don't come to rest")

    def tile(self, name: str) -> QQuickItem:
        return next(
            item
            for item in self.items()
            if item.property("heldWide") is not None and item.property("tile") == name
        )

    def tiles(self) -> set[str]:
        return {item.property("tile") for item in self.items() if item.property("heldWide") is not None}

    def at(self, name: str, side: float = 0.5) -> QPoint:
        item = self.tile(name)
        return item.mapToScene(QPointF(item.width() * side, item.height() / 2)).toPoint()

    def tap(self, name: str, side: float = 0.5) -> None:
        self.tap_at(self.at(name, side))

    def tap_at(self, place: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, pos=place)
        QTest.qWait(5)

    def drag(self, start: QPoint, end: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(self.window, start + (end - start) * step / 5)
        QTest.mouseRelease(self.window, LEFT, pos=end)
        QTest.qWait(10)

    @property
    def cloth(self) -> QPoint:
        """A place of the cloth where nothing lies."""
        return QPoint(1000, 420)

    @property
    def sets(self) -> set[tuple[str, ...]]:
        """The sets on the cloth, as they lie."""
        rows = [row for row in self.face.tiles.rows if row.zone == "cloth"]
        return {
            tuple(row.tile for row in sorted(rows, key=lambda row: row.order) if row.set == number)
            for number in {row.set for row in rows}
        }

    @property
    def rack(self) -> set[str]:
        return {row.tile for row in self.face.tiles.rows if row.zone == "rack"}

    @property
    def state(self) -> Any:
        return self.table.session.state

    def lay(self, *names: str) -> None:
        for name in names:
            self.face.pick(name, True)
        assert self.face.putNew()

    def open(self) -> None:
        """Open with a run and a group, and let the others draw."""
        self.lay(*RUN)
        self.lay(*GROUP)
        self.click(self.button("Done: 8 tiles"))
        while self.state.turn != 0:
            self.look()
            self.table.submit({"kind": "end_turn" if self.state.phase == "drawn" else "draw"})
        self.look()


class RummikubPage(RummikubScreen):
    """The whole page with the table: the bar, seat cards and what lies over it."""

    qml = PAGE


class TouchPage(RummikubPage):
    """The page under a finger."""

    def finger(self) -> Any:
        return QTest.touchEvent(self.window, TOUCH_SCREEN)

    def touch(self, place: QPoint) -> None:
        self.finger().press(0, place, self.window).commit()
        self.finger().release(0, place, self.window).commit()
        QTest.qWait(10)

    def pull(self, start: QPoint, end: QPoint) -> None:
        self.finger().press(0, start, self.window).commit()
        for step in range(1, 9):
            self.finger().move(0, start + (end - start) * step / 8, self.window).commit()
        self.finger().release(0, end, self.window).commit()
        QTest.qWait(10)
