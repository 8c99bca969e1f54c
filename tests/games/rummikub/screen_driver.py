"""Clicks, drags and touches on Rummikub's table on the screen, and readings of what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.flow.flow import Flow
from stolik.games.rummikub.rules.moves import Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME, Rummikub
from stolik.games.rummikub.rules.tiles import Tile

from tests.games.rummikub.deals import CALM, DECK, GROUP, RUN, draw_on
from tests.table.entries import noted, put_back, show_entries
from tests.table.screen import PAGE, Screen, opened

KEYS = Qt.Key
TOUCH_SCREEN = QTest.createTouchDevice()
USUAL = (1366, 768)
LEFT = Qt.MouseButton.LeftButton


class RummikubScreen(Screen):
    """The screen, with tiles to find and to drag."""

    def __init__(self, options: Options = CALM, **more: Any) -> None:
        super().__init__("rummikub", (), options, **more)
        self.privacy: Any = self.table.privacy
        self.size = USUAL
        self._board: QQuickItem | None = None
        self.stands: dict[str, Flow] = {}
        """Saved states that tests start from, by name."""

    def come_to_rest(self) -> None:
        while self.director.busy:
            self.director.finish()
        self.wait_for_rest()

    def look(self) -> None:
        self.come_to_rest()
        self.privacy.reveal()
        self.wait_for_rest()
        self.draw()

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        page = self.window.contentItem()
        self.wait_until(lambda: (page.width(), page.height()) == (width, height), "the size")
        self.draw()

    def draw(self) -> None:
        """Draw until every tile stays in its place between two frames: items that follow others move then."""
        places: list[Any] = []

        def is_still() -> bool:
            self.window.grabWindow()
            before = list(places)
            places[:] = sorted(
                (item.property("tile"), item.mapToScene(QPointF()).toTuple()) for item in self._tiles()
            )
            return places == before and len(places) == len(self.face.tiles.rows)

        self.wait_until(is_still, "tiles at rest")

    def renew(self, name: str = "dealt") -> None:
        self.window.pace("off")
        self.come_to_rest()
        flow = self.stands[name]
        seat = flow.viewer.seat
        state = GAME.view(flow.session.state, seat)
        self.face.dropPicked()
        self.face.show(replace(state, game=state.game + 9, table=()), None, seat)
        self.face.recall(None)
        put_back(self.table, flow)
        self.wait_until(lambda: len(self._tiles()) == len(self.face.tiles.rows), "an item for each tile")
        self.refusals.clear()
        if (self.window.width(), self.window.height()) != self.size:
            self.resize(*self.size)
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)
        QTest.mouseClick(self.window, LEFT, pos=self.cloth)
        self.wait_until(self._is_at_the_rack, "the keyboard at the rack")

    def _is_at_the_rack(self) -> bool:
        """Move the keyboard focus to the rack's first tile; a closing sheet gives focus back once more."""
        next(item for item in self._tiles() if item.property("zone") == "rack").forceActiveFocus()
        return self.focused().property("hearsKeys") is not None

    def tile(self, name: str) -> QQuickItem:
        return next(item for item in self._tiles() if item.property("tile") == name)

    def tiles(self) -> set[str]:
        return {item.property("tile") for item in self._tiles()}

    def _tiles(self) -> list[QQuickItem]:
        if self._board is None:
            self._board = next(item for item in self.items() if item.property("tableArea") is not None)
        return [item for item in self._board.childItems() if item.property("heldWide") is not None]

    def at(self, name: str, side: float = 0.5) -> QPoint:
        item = self.tile(name)
        return item.mapToScene(QPointF(item.width() * side, item.height() / 2)).toPoint()

    def tap(self, name: str, side: float = 0.5) -> None:
        self.tap_at(self.at(name, side))

    def tap_at(self, place: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, pos=place)

    def drag(self, start: QPoint, end: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(self.window, start + (end - start) * step / 5)
        QTest.mouseRelease(self.window, LEFT, pos=end)

    @property
    def cloth(self) -> QPoint:
        return QPoint(1000, 420)

    @property
    def sets(self) -> set[tuple[str, ...]]:
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
        session = self.table.session
        session.submit(0, Play((RUN, GROUP)))
        while session.state.turn != 0:
            draw_on(session)
        show_entries(self.table)
        self.look()


class RummikubPage(RummikubScreen):
    """The whole page with the table: the bar, the seat cards and everything above it."""

    qml = PAGE


class TouchPage(RummikubPage):
    """The page, operated by touch."""

    def finger(self) -> Any:
        return QTest.touchEvent(self.window, TOUCH_SCREEN)

    def touch(self, place: QPoint) -> None:
        self.finger().press(0, place, self.window).commit()
        self.finger().release(0, place, self.window).commit()

    def pull(self, start: QPoint, end: QPoint) -> None:
        self.finger().press(0, start, self.window).commit()
        for step in range(1, 9):
            self.finger().move(0, start + (end - start) * step / 8, self.window).commit()
        self.finger().release(0, end, self.window).commit()


AnyScreen = TypeVar("AnyScreen", bound=RummikubScreen)


@contextmanager
def dealt_by(order: Sequence[Tile]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rummikub, "chance", lambda self, state, rng: Shuffled(tuple(order)))
        yield


def shared(
    make: Callable[[], AnyScreen], order: Sequence[Tile] = DECK, size: tuple[int, int] = USUAL
) -> Iterator[AnyScreen]:
    with dealt_by(order):
        screen = make()
        for _ in opened(screen):
            screen.size = size
            screen.resize(*size)
            screen.look()
            screen.stands["dealt"] = noted(screen.table)
            yield screen


def renewed(screen: AnyScreen, name: str = "dealt") -> Iterator[AnyScreen]:
    """Yield a shared screen in a saved state; afterwards check that there were no complaints."""
    screen.renew(name)
    yield screen
    found = screen.warnings[:]
    screen.warnings.clear()
    assert found == []
