"""The program with people who play game after game; `tests.soak.test_memory` starts and measures it.

After every game, a line on stdout shows the memory used by the process.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import PySide6
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtQuick import QQuickWindow
from stolik.app import App, application
from stolik.engine.driver import random_chooser
from stolik.engine.json_values import to_plain
from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, store_settings
from stolik.table import controller

from tests.soak.bots_program import resident
from tests.soak.chance import chance

STEP_MS: Final = 4
RESTS: Final = 20
"""The number of steps for which a page stays open."""


class ObjectCount:
    """The number of all Qt objects in the process, from Qt's interface for debuggers."""

    def __init__(self) -> None:
        self.count = 0
        library = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libQt6Core.so.6*"))
        hooks = (ctypes.c_void_p * 7).in_dll(ctypes.CDLL(str(library)), "qtHookData")
        kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
        self._kept = kind(self._more), kind(self._less)
        self._hooks = hooks
        hooks[3], hooks[4] = (ctypes.cast(each, ctypes.c_void_p) for each in self._kept)

    def _more(self, _: object) -> None:
        self.count += 1

    def _less(self, _: object) -> None:
        self.count -= 1

    def close(self) -> None:
        self._hooks[3] = self._hooks[4] = None


class Evening:
    """Plays one game after the other and opens its pages."""

    def __init__(self, app: App, games: int, kinds: Sequence[str], objects: ObjectCount) -> None:
        self.app = app
        self.games = games
        self.kinds = kinds
        self.objects = objects
        self.shell: Any = app.shell
        self.rng = chance("evening")
        self.course = self.play()

    def step(self) -> None:
        """Do the next step; when nothing is left, close the window."""
        if next(self.course, None) is None:
            assert self.app.window is not None
            self.app.window.close()

    def play(self) -> Iterator[bool]:
        """Play the games, a step at a time."""
        for number in range(self.games):
            yield from self.game(self.kinds[number % len(self.kinds)])
            yield from self.rest()
            self.weigh(number + 1)

    def rest(self) -> Iterator[bool]:
        for _ in range(RESTS):
            yield True

    def game(self, game: str) -> Iterator[bool]:
        """Play one game, look back at it, and go home."""
        self.shell.choose(game)
        yield from self.rest()
        self.shell.sit()
        yield from self.rest()
        while not self.shell.table.over:
            self.act()
            yield True
        yield from self.rest()
        while self.shell.table.director.busy:
            self.shell.table.director.finish()
            yield True
        yield from self.rest()
        self.shell.table.lookAt(self.shell.table.entries // 2)
        yield from self.rest()
        self.shell.table.backToNow()
        window = self.app.window
        assert window is not None
        window.property("pages").go("home")
        self.shell.leave()
        yield from self.rest()

    def act(self) -> None:
        """Make any legal move of a person, or continue."""
        table = self.shell.table
        table.privacy.reveal()
        if table.director.busy:
            table.director.finish()
        elif table.privacy.goesRound:
            table.passOn({})
        elif table.seat >= 0:
            # The computers' caches are in a separate process.
            choose = random_chooser(table.session.game, self.rng)
            table.submit(to_plain(choose(table.session.view(table.seat), table.seat)))

    def weigh(self, number: int) -> None:
        """Print the memory used once QML's and Python's garbage, which may hold each other, is collected."""
        for _ in range(2):
            self.app.engine.collectGarbage()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
        told = {
            "game": number,
            "resident": resident(),
            "objects": self.objects.count,
            "threads": len(list(Path("/proc/self/task").iterdir())),
            "handles": len(list(Path("/proc/self/fd").iterdir())),
        }
        os.write(1, (json.dumps(told) + "\n").encode())


def main(folder: str, games: str, *kinds: str) -> None:
    """Play games in a data folder, all kinds in turn."""
    sys.argv[1:] = []
    objects = ObjectCount()
    paths = Paths(Path(folder))
    store_settings(paths.settings, Settings(language="en", pace="off", welcomed=True, muted=True))
    # Computers move immediately after a person.
    patch.object(controller, "UNDO_WINDOW_MS", 0).start()
    qt = application()
    app = App(paths, 1)
    assert isinstance(app.window, QQuickWindow)
    app.window.show()
    evening = Evening(app, int(games), kinds, objects)
    timer = QTimer()
    timer.timeout.connect(evening.step)
    timer.start(STEP_MS)
    qt.exec()
    timer.stop()
    app.close()
    objects.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
