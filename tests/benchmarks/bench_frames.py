"""The evenness of motion at the table while a bot thinks as hard as it can.

The real table page, with tumbling and moving dice, is played twice in one run: with idle bots, and with bots
that are busy without a pause.
"""

from __future__ import annotations

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
    """Return the times between frames in milliseconds, with the bots' process idle or busy."""
    import shiboken6
    from PySide6.QtCore import QElapsedTimer
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtTest import QTest
    from stolik.bots.worker import answer, serve
    from stolik.engine.bot_jobs import BotJob
    from stolik.engine.game_library import load_game
    from stolik.engine.json_values import to_plain
    from stolik.services.child_process import BotProcess

    from tests.table.screen import Screen

    class Watched(Screen):
        qml = QML

    app = QGuiApplication.instance() or QGuiApplication([])
    game, runner = load_game("pickomino"), BotProcess(serve, answer)
    runner.warm_up()
    screen = Watched("pickomino", (), runner=runner)
    table, window, session = screen.table, screen.window, screen.table.session
    start = game.start(2, game.options_type(), 0)

    def think(_move: Any = None) -> None:
        runner.ask(think, BotJob("choose", "pickomino", start, 0, "master"))

    if busy:
        think()
    QTest.qWait(800)
    window.setProperty("counting", True)
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < seconds * 1000 and not session.over:
        if not screen.director.is_busy:
            moves = list(game.legal_moves(session.state, session.to_act[0]))
            table.submit({"kind": "roll"} if moves[0].kind == "roll" else to_plain(moves[-1]))
        QTest.qWait(20)
    window.setProperty("counting", False)
    frames = window.property("frames")
    times = [float(time) for time in (frames.toVariant() if hasattr(frames, "toVariant") else frames)][3:]
    runner.close()
    shiboken6.delete(screen.engine)
    del app
    return times


def rows(short: bool) -> list[Row]:
    """Return the figures; each half is measured in a separate process."""
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
