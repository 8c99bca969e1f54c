"""What the previews of the games' tables share: a window for each position, and its pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import shiboken6
from PySide6.QtCore import QEventLoop, QObject, QPoint, QPointF, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from stolik.bots.worker import answer, serve
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.services import program_paths
from stolik.services.language import Language
from stolik.services.program_paths import translations
from stolik.table.bot_process import BotProcess
from stolik.table.controller import TableController

ROOT = Path(__file__).resolve().parents[2]
BESIDE_THE_TABLE = program_paths.PAGES / "table" / "Test.qml"
"""Where a window finds what the page of the table is made of."""

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
NAMES = ("Ala", "Dziadek Jan", "Ola", "Ignacy", "Babcia", "Marek", "Zosia", "Kuba")
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
    options: Any = None
    rolls: tuple[tuple[int, ...], ...] = ()
    moves: tuple[dict[str, Any], ...] = ()
    last: dict[str, Any] | None = None
    frames: tuple[int, ...] = (700,)
    odds: bool = False
    acts: Acts | None = None


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all below it."""
    yield item
    for child in item.childItems():
        yield from items(child)


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


class Preview:
    """Shows one window after the other, each with a table of its own.

    ``play`` brings a session to where a shot begins.
    """

    def __init__(
        self, game: str, folder: Path, words: Sequence[str], play: Callable[[Session, Shot], None]
    ) -> None:
        self._game = game
        self._play = play
        self._folder = folder
        self._words = words
        self._runner = BotProcess(serve, answer)
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, name: str, shot: Shot) -> None:
        if self._words and not any(word in name for word in self._words):
            return
        words = Language(translations())
        words.switch(shot.language)
        table = self._table(shot)
        engine = QQmlApplicationEngine()
        words.serve(engine)
        engine.addImportPath(str(ROOT / "desktop/stolik/qml"))
        theme = cast("QObject", engine.singletonInstance("Stolik", "Theme"))
        theme.setProperty("scheme", shot.scheme)
        theme.setProperty("scale", shot.scale)
        engine.setInitialProperties({"table": table})
        engine.loadData(QML, QUrl.fromLocalFile(str(BESIDE_THE_TABLE)))
        window = cast("QQuickWindow", engine.rootObjects()[0])
        window.resize(*shot.size)
        wait(120)
        theme.setProperty("pace", "off")
        for move in shot.moves:
            table.submit(move)
            wait(20)
        theme.setProperty("pace", "normal")
        if shot.odds:
            cast("Any", table).advice.showOdds(True)
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
        cast("Any", table).director.queue.drop()

    def close(self) -> None:
        self._runner.close()

    def _table(self, shot: Shot) -> TableController:
        game = load_game(self._game)
        session = Session(game, shot.seats, shot.options or game.options_type())
        self._play(session, shot)
        info = find_game(self._game)
        assert info is not None
        return TableController(
            info,
            session,
            tuple(
                Player(name=NAMES[seat], player="bot:gentle" if seat in shot.bots else "human")
                for seat in range(shot.seats)
            ),
            avatars=tuple(range(shot.seats)),
            rng=Script(shot.rolls),
            bot_rng=Random(2),
            runner=self._runner,
            save=lambda: None,
        )


def main(game: str, play: Callable[[Session, Shot], None], pictures: Callable[[Preview], None]) -> None:
    """Make the pictures of a game; the command line names the folder, and words to choose them by."""
    app = QGuiApplication(sys.argv[:1])
    for font in sorted((ROOT / "resources/fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "preview"
    make = Preview(game, folder, sys.argv[2:], play)
    pictures(make)
    make.close()
    app.processEvents()
