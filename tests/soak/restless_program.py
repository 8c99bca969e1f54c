"""The program with a player in it who plays on and on: `tests.soak.test_kills` starts it, and ends it.

What has been done is told line by line on stdout, after it was done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QTimer
from PySide6.QtQuick import QQuickWindow
from stolik.app import App, application
from stolik.engine.driver import random_chooser
from stolik.engine.json_values import to_plain
from stolik.engine.record import Record
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.storage.saves import Saves
from stolik.tournament.entries import Created, EntrantInfo, Settings

MOVE_MS: Final = 60
CUP_GAMES: Final = ("ryzyk_fizyk", "rummikub")


def tell(*words: object) -> None:
    """Tell the test, whatever happens next."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def slow_the_disk(most_ms: int, rng: Random) -> None:
    """Let everything that is written wait at random before it is safe."""
    fsync = os.fsync

    def slow(handle: int) -> None:
        sleep(rng.random() * most_ms / 1000)
        fsync(handle)

    patch.object(os, "fsync", slow).start()


def tell_writes() -> None:
    """Tell which save is about to be written, with its number of entries, and that it was."""
    save = Saves.save

    def told(saves: Saves, record: Record, name: str | None = None) -> Fault | None:
        name = name or record.game
        words = (f"{saves.path(name).parent.name}/{name}", len(record.log))
        tell("writing", *words)
        fault = save(saves, record, name)
        tell("written", *words)
        return fault

    patch.object(Saves, "save", told).start()


class Player:
    """Does the next thing on one page, every now and then."""

    def __init__(self, app: App, rng: Random) -> None:
        self.app = app
        self.rng = rng
        self.shell: Any = app.shell

    def play(self) -> None:
        """Make a move at the table, or pass the screen on."""
        table: Any = self.shell.table
        if table is None:
            return
        table.privacy.reveal()
        table.director.finish()
        if table.privacy.goesRound:
            table.passOn({})
        elif table.seat >= 0:
            session, seat = table.session, table.seat
            before = session.length
            move = random_chooser(session.game, self.rng)(session.view(seat), seat)
            tell("move", self.save_name, before)
            table.submit(to_plain(move))

    @property
    def save_name(self) -> str:
        """The save of the game on the table, with its folder."""
        place = self.shell.tables.place
        return f"saves/{self.shell.tables._name}" if place is None else f"tournament_tables/{place.save}"

    def at_a_game(self) -> None:
        """Play games, one after the other, or go on with one that waits."""
        table: Any = self.shell.table
        if table is None or table.over:
            waiting = self.shell.waiting_rows.rows
            if waiting and self.rng.random() < 0.8:
                self.shell.resume(self.rng.choice(waiting).save)
            else:
                self.shell.choose(self.rng.choice(("pickomino", "ryzyk_fizyk", "knaster", "rummikub")))
                self.shell.sit()
        elif self.rng.random() < 0.02:
            self.shell.leave()
        self.play()

    def at_a_desk(self) -> None:
        """Let the computers play their tables, draw, and finish parts."""
        desk = self._desk()
        if not desk.running:
            acts = [number for number, row in enumerate(desk.actions.rows) if row.text]
            kinds = [desk._actions[number].act for number in acts]
            done = [
                number for number, kind in zip(acts, kinds, strict=True) if kind in ("draw", "finish", "bots")
            ]
            if not done:
                self.shell.services.pages.model("tournament").back()
                self._begin_tournament(people=0)
                return
            desk.act(self.rng.choice(done))
        tell("cup", desk.name, len(desk.tournament.log))

    def at_a_tournament_table(self) -> None:
        """Play at a table of a tournament, and go on with the tournament after it."""
        table: Any = self.shell.table
        if table is None or table.over:
            if table is not None:
                self.shell.leave()
            desk = self._desk(people=2)
            acts = [each.act for each in desk._actions]
            wanted = next((act for act in ("play", "draw", "finish") if act in acts), None)
            if wanted is None:
                self.shell.services.pages.model("tournament").back()
                self._begin_tournament(people=2)
                return
            desk.act(acts.index(wanted))
            tell("cup", desk.name, len(desk.tournament.log))
        self.play()

    def at_a_puzzle(self) -> None:
        pages = self.shell.services.pages
        keeper = pages.keeper("puzzles")
        if pages.model("puzzles") is None:
            keeper.choose("Ala")
            game = self.rng.choice(("ryzyk_fizyk", "pickomino"))
            pages.open("puzzles", {"gameId": game, "grade": 1, "seed": f"{self.rng.random()}"})
        model = pages.model("puzzles")
        solving = model.solving
        if solving is None:
            return
        if solving.phase == "answered":
            tell("solved", sum(total for total, _ in keeper.solved_by_people().values()))
            model.another()
        elif solving.table is not None:
            solving.table.submit(to_plain(solving._best(solving.table)))

    def _desk(self, people: int = 0) -> Any:
        if self.shell.services.pages.model("tournament") is None:
            self.shell.services.pages.open("tournament")
        pages: Any = self.shell.services.pages.model("tournament")
        if pages.desk is None:
            rows = [row for row in pages.tournaments.rows if row.opens and not row.over]
            if rows:
                pages.open(self.rng.choice(rows).key)
            else:
                self._begin_tournament(people)
        return pages.desk

    def _begin_tournament(self, people: int) -> None:
        names = [EntrantInfo(name) for name in ("Ala", "Ola")[:people]]
        names += [EntrantInfo(f"Computer {number}", "bot:gentle") for number in range(8 - people)]
        game = self.rng.choice(CUP_GAMES)
        settings = Settings(game, games=1, semi_final=0, final=2)
        self.shell.services.pages.model("tournament")._begin(
            Created(settings, tuple(names), self.rng.randrange(1000))
        )


def main(folder: str, seed: str, page: str, disk_ms: str) -> None:
    """Play in a data folder on a page until the process is killed or loses its screen.

    Each fsync takes up to ``disk_ms``.
    """
    sys.argv[1:] = []
    tell_writes()
    if int(disk_ms):
        slow_the_disk(int(disk_ms), Random(f"disk {seed}"))
    qt = application()
    app = App(Paths(Path(folder)), int(seed))
    assert isinstance(app.window, QQuickWindow)
    app.window.show()
    app.settings.change("pace", "off")
    app.settings.change("muted", True)
    people = app.shell.tables.people
    if not people.people:
        people.people.append(Person(name="Ala"))
    notice = app.services.notices.sentence
    tell("notice", notice) if notice else None
    player = Player(app, Random(int(seed)))
    act: Callable[[], None] = getattr(player, f"at_{page}")

    def go() -> None:
        try:
            act()
        except Exception as fault:
            import traceback

            traceback.print_exc()
            tell("fault", repr(fault))

    timer = QTimer()
    timer.timeout.connect(go)
    timer.start(MOVE_MS)
    tell("ready")
    qt.exec()
    timer.stop()
    app.close()
    tell("closed")


if __name__ == "__main__":
    main(*sys.argv[1:])
