"""Render chosen positions of the Pickomino table: python tests/qml/preview_pickomino.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import shiboken6
from PySide6.QtCore import QEventLoop, QObject, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from desktop.bots.worker import answer, serve
from desktop.engine.library import find_game, load_game
from desktop.engine.record import Player
from desktop.engine.session import Session
from desktop.games.pickomino.rules import WORM, Keep, Options, Roll, Take, centre_tile, points
from desktop.shell.language import Language
from desktop.shell.places import translations
from desktop.table.bot_runner import BotRunner
from desktop.table.controller import TableController

ROOT = Path(__file__).resolve().parents[2]
QML = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    visible: true
    color: Theme.table
    TablePage { anchors.fill: parent; table: root.table }
}
"""
NAMES = ("Ala", "Dziadek Jan", "Ola", "Ignacy", "Babcia", "Marek", "Zosia")
ROLL = {"kind": "roll"}

Acts: TypeAlias = Callable[[QQuickWindow, TableController], None]


class Script(Random):
    """Rolls what it was told to, then by chance."""

    def __init__(self, rolls: Sequence[Sequence[int]], seed: int = 7) -> None:
        super().__init__(seed)
        self._rolls = [list(roll) for roll in rolls]

    def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
        return self._rolls.pop(0) if self._rolls else super().choices(population, *args, **kwargs)


@dataclass(frozen=True)
class Shot:
    """What is on the table, what is done, and when pictures are taken after that."""

    size: tuple[int, int] = (1366, 768)
    scheme: str = "day"
    scale: float = 1
    language: str = "en"
    seats: int = 3
    bots: tuple[int, ...] = ()
    turns: int = 0
    seed: int = 5
    rolls: tuple[tuple[int, ...], ...] = ()
    moves: tuple[dict[str, Any], ...] = ()
    last: dict[str, Any] | None = None
    frames: tuple[int, ...] = (700,)
    odds: bool = False
    acts: Acts | None = None


def keep(face: int) -> dict[str, Any]:
    return {"kind": "keep", "face": face}


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def play(session: Session, turns: int, rng: Random) -> None:
    """Play so many turns greedily, so that tiles lie in stacks and some face down."""
    while turns and not session.over:
        seat = session.state.turn
        session.submit(seat, Roll())
        session.settle(rng)
        while session.state.turn == seat and session.state.phase == "keep":
            rolled, kept = session.state.rolled, session.state.kept
            new = [face for face in rolled if face not in kept]
            session.submit(seat, Keep(max(new, key=lambda face: (points(face) * rolled.count(face), face))))
            state = session.state
            if state.turn != seat or state.phase != "decide":
                continue
            tile = centre_tile(state)
            if tile is not None and (tile > 23 or state.dice_left < 3):
                session.submit(seat, Take(tile))
                break
            session.submit(seat, Roll())
            session.settle(rng)
        turns -= 1


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all below it."""
    yield item
    for child in item.childItems():
        yield from items(child)


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def point_at_a_five(window: QQuickWindow, table: TableController) -> None:
    """Let the pointer rest on a die that can be chosen."""
    wait(1900)
    for item in items(window.contentItem()):
        if item.property("choosable") and item.property("face") == 5:
            QTest.mouseMove(window, middle(item) - QPoint(3, 3))
            wait(60)
            QTest.mouseMove(window, middle(item))


def walk_with_keys(window: QQuickWindow, table: TableController) -> None:
    """Go up to the tiles with the arrow keys, and ask for one that can't be had."""
    window.requestActivate()
    wait(100)
    keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    for key in keys:
        QTest.keyClick(window, key)
        wait(60)


class Preview:
    """Shows one window after the other, each with a table of its own."""

    def __init__(self, folder: Path, words: Sequence[str]) -> None:
        self._folder = folder
        self._words = words
        self._runner = BotRunner(serve, answer)
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, name: str, shot: Shot) -> None:
        if self._words and not any(word in name for word in self._words):
            return
        words = Language(translations())
        words.switch(shot.language)
        table = self._table(shot)
        engine = QQmlApplicationEngine()
        words.serve(engine)
        engine.addImportPath(str(ROOT / "desktop/qml"))
        theme = cast("QObject", engine.singletonInstance("Stolik", "Theme"))
        theme.setProperty("scheme", shot.scheme)
        theme.setProperty("scale", shot.scale)
        engine.setInitialProperties({"table": table})
        engine.loadData(QML, QUrl.fromLocalFile(str(Path(__file__).with_name("preview.qml"))))
        window = cast("QQuickWindow", engine.rootObjects()[0])
        window.resize(*shot.size)
        wait(120)
        theme.setProperty("pace", "off")
        for move in shot.moves:
            table.submit(move)
            wait(20)
        theme.setProperty("pace", "normal")
        if shot.odds:
            table.showOdds(True)
            wait(1200)
        wait(100)
        if shot.last is not None:
            table.submit(shot.last)
        if shot.acts is not None:
            shot.acts(window, table)
        done = 0
        for number, at in enumerate(shot.frames):
            wait(at - done)
            done = at
            suffix = f"-{number}" if len(shot.frames) > 1 else ""
            window.grabWindow().save(str(self._folder / f"{name}{suffix}.png"))
        shiboken6.delete(engine)
        cast("Any", table).director.drop()

    def close(self) -> None:
        self._runner.close()

    def _table(self, shot: Shot) -> TableController:
        session = Session(load_game("pickomino"), shot.seats, Options())
        play(session, shot.turns, Random(shot.seed))
        info = find_game("pickomino")
        assert info is not None
        return TableController(
            info,
            session,
            tuple(
                Player(name=NAMES[seat], player="bot:gentle" if seat in shot.bots else "human")
                for seat in range(shot.seats)
            ),
            persons=tuple(range(shot.seats)),
            rng=Script(shot.rolls),
            bot_rng=Random(2),
            runner=self._runner,
            save=lambda: None,
        )


MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))
KEPT = (ROLL, keep(4), ROLL, keep(WORM), ROLL, keep(5))


def pictures(make: Preview) -> None:
    begun = Shot(turns=9, rolls=MIDDLE)
    choosing = replace(begun, moves=KEPT[:2], last=ROLL, frames=(1900,))
    takeable = replace(begun, moves=KEPT)
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", Shot(scheme=scheme))
        make.shoot(f"choosing-{scheme}", replace(choosing, scheme=scheme))
        make.shoot(f"takeable-{scheme}", replace(takeable, scheme=scheme, odds=True))
    sizes = {"1024": (1024, 640, 1), "1280": (1280, 800, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}
    for name, (width, height, scale) in sizes.items():
        for seats in (2, 4, 7):
            shot = replace(takeable, size=(width, height), scale=scale, seats=seats, odds=True, language="pl")
            scheme = "evening" if seats == 4 else "day"
            make.shoot(f"size-{name}-{seats}", replace(shot, scheme=scheme, turns=2 * seats + 2, seed=3))
    make.shoot("seats-7", replace(takeable, seats=7, turns=16, seed=3))
    make.shoot("hover", replace(choosing, acts=point_at_a_five, frames=(300,)))
    make.shoot("keys", replace(takeable, acts=walk_with_keys, frames=(400,)))
    make.shoot("late", Shot(turns=22, seed=11, seats=2))
    roll = replace(begun, last=ROLL)
    make.shoot("tumble", replace(roll, turns=0, frames=(60, 180, 320, 460, 600, 760, 900, 1500)))
    make.shoot("tumble-some", replace(roll, moves=KEPT[:2], frames=(80, 240, 320, 440, 600, 900)))
    make.shoot("keep", replace(begun, moves=(ROLL,), last=keep(4), frames=(40, 140, 260, 700)))
    take = {"kind": "take", "tile": 27}
    make.shoot("take", replace(takeable, last=take, frames=(60, 200, 350, 500, 620, 760, 1000, 1600)))
    steal = {"kind": "steal", "tile": 27}
    stolen = replace(
        takeable, seats=7, size=(1920, 1080), turns=16, seed=3, last=steal, frames=(60, 200, 350, 500, 1600)
    )
    make.shoot("steal", stolen)
    lost = replace(choosing, rolls=(MIDDLE[0], (4, 4, 4, 4, 4)))
    make.shoot("bust", replace(lost, frames=(1300, 1700, 2900, 3300)))
    with_tile = replace(lost, turns=10, frames=(1300, 2400, 3200, 3400, 3600, 4000, 4300, 4600, 4900, 5600))
    make.shoot("bust-tile", with_tile)
    bots = Shot(seats=3, bots=(1, 2), turns=9, rolls=MIDDLE, moves=KEPT, last=take)
    make.shoot("bots", replace(bots, frames=tuple(range(400, 14000, 400))))


def main(folder: Path, words: Sequence[str]) -> None:
    app = QGuiApplication(sys.argv[:1])
    for font in sorted((ROOT / "resources/fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    make = Preview(folder, words)
    pictures(make)
    make.close()
    app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "preview", sys.argv[2:])
