"""How evenly the table moves while a bot thinks as hard as it can.

The real table page, with dice that tumble and travel, is played twice in one run: with the bots idle, and
with them busy without a pause.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

from tests.benchmarks.apart import said_apart
from tests.benchmarks.table import Row

QML = b"""
import QtQuick
import Stolik
import Stolik.Table
Window {
    id: root
    required property TableController table
    property var frames: []
    property bool counting: false
    visible: true
    width: 1366
    height: 768
    color: Theme.table
    TablePage { anchors.fill: parent; table: root.table }
    FrameAnimation {
        running: root.counting
        onTriggered: root.frames.push(frameTime * 1000)
    }
}
"""


def frame_times(busy: bool, seconds: float) -> list[float]:
    """Return the milliseconds between frames, with the bots' process idle or busy."""
    import shiboken6
    from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer, QUrl
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from stolik.bots.worker import answer, serve
    from stolik.engine.bot_jobs import BotJob
    from stolik.engine.game_library import load_game, load_package
    from stolik.engine.record import Player
    from stolik.engine.session import Session
    from stolik.engine.sitting import in_order
    from stolik.services.child_process import BotProcess
    from stolik.services.program_paths import PAGES
    from stolik.services.program_paths import QML as FOLDER
    from stolik.table.controller import TableController
    from stolik.table.seated_game import SeatedGame, TableNeeds

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    app = QGuiApplication.instance() or QGuiApplication([])
    game = load_game("pickomino")
    info = load_package("pickomino").info
    session = Session(game, 3, game.options_type(), 0)
    players = tuple(Player(name=name, player="human") for name in ("Ala", "Ola", "Jan"))
    runner = BotProcess(serve, answer)
    runner.warm_up()
    rng = Random(5)
    table: Any = TableController(
        SeatedGame(info, session, in_order(players)), TableNeeds(runner, rng, Random(6))
    )
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(FOLDER))
    engine.setInitialProperties({"table": table})
    engine.loadData(QML, QUrl.fromLocalFile(str(PAGES / "table" / "Bench.qml")))
    window = engine.rootObjects()[0]
    seat = 0

    def think(_move: Any = None) -> None:
        runner.ask(
            think, BotJob("choose", "pickomino", game.start(2 + seat, game.options_type(), 0), 0, "master")
        )

    if busy:
        think()
    wait(800)
    window.setProperty("counting", True)
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < seconds * 1000 and not session.over:
        if not table.director.is_busy:
            moves = list(game.legal_moves(session.state, session.to_act[0]))
            table.submit({"kind": "roll"} if moves[0].kind == "roll" else _plain(moves[-1]))
        wait(20)
    window.setProperty("counting", False)
    frames = window.property("frames")
    times = [float(time) for time in (frames.toVariant() if hasattr(frames, "toVariant") else frames)][3:]
    runner.close()
    shiboken6.delete(engine)
    del app
    return times


def _plain(move: Any) -> dict[str, Any]:
    from stolik.engine.json_values import to_plain

    plain: dict[str, Any] = to_plain(move)
    return plain


def rows(short: bool) -> list[Row]:
    """Return the figures; each half is measured in a process of its own."""
    seconds = 6.0 if short else 25.0
    measured = {}
    for busy in (False, True):
        code = (
            f"from tests.benchmarks.bench_frames import frame_times; print(*frame_times({busy}, {seconds}))"
        )
        measured[busy] = sorted(float(word) for word in said_apart(code).split())
    result = []
    for busy, name in ((False, "frames, bots idle"), (True, "frames, a bot thinking")):
        times = measured[busy]
        late, worst = times[int(len(times) * 0.99)], times[-1]
        text = f"median {median(times):.1f}, 99 % {late:.1f}, worst {worst:.1f} ms ({len(times)} frames)"
        bar = "99 % ≤ 20 ms, worst ≤ 40 ms" if busy else ""
        result.append(Row(name, text, bar, (late <= 20 and worst <= 40) if busy else None))
    return result
