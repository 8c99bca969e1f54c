"""The program with a player who never stops; `tests.soak.test_kills` starts and kills it.

Every action is reported in a line on stdout, after it was done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, Final
from unittest.mock import patch
from zlib import crc32

from PySide6.QtCore import QTimer
from PySide6.QtQuick import QQuickWindow
from stolik.analysis.practice import FoundError, exploring
from stolik.app import App, application
from stolik.engine.driver import random_chooser
from stolik.engine.json_values import to_plain
from stolik.engine.package import SUFFIX
from stolik.engine.record import Record, parse_record, record_text
from stolik.services.kept import EXPLORED, GUESSES, PRACTICE, PUZZLES
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.storage.saves import Saves
from stolik.tournament.entries import Created, EntrantInfo, Settings

MOVE_MS: Final = 60
GAMES: Final = ("pickomino", "ryzyk_fizyk", "knaster", "rummikub")
RECORDS: Final = sorted((Path(__file__).parents[1] / "golden").glob(f"*/*{SUFFIX}"))
CUP_GAMES: Final = ("ryzyk_fizyk", "rummikub")


def tell(*words: object) -> None:
    """Print a line for the test, without buffering."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def slow_the_disk(most_ms: int, rng: Random) -> None:
    """Delay all syncs to disk at random."""
    fsync = os.fsync

    def slow(handle: int) -> None:
        sleep(rng.random() * most_ms / 1000)
        fsync(handle)

    patch.object(os, "fsync", slow).start()


def tell_writes() -> None:
    """Report each save before and after it is written, with its number of entries."""
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
    """Performs actions on one page, every now and then."""

    def __init__(self, app: App, rng: Random) -> None:
        self.app = app
        self.rng = rng
        self.shell: Any = app.shell

    def play(self) -> None:
        """Make a move at the table or pass the screen on."""
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
        """Return the save of the game on the table, with its folder."""
        place = self.shell.tables.place
        return f"saves/{self.shell.tables._name}" if place is None else f"tournament_tables/{place.save}"

    def at_a_game(self) -> None:
        """Play games, one after the other, or continue a waiting one."""
        table: Any = self.shell.table
        if table is None or table.over:
            waiting = self.shell.waiting_rows.rows
            if waiting and self.rng.random() < 0.8:
                self.shell.resume(self.rng.choice(waiting).save)
            else:
                self.shell.choose(self.rng.choice(GAMES))
                self.shell.sit()
        elif self.rng.random() < 0.02:
            self.shell.leave()
        self.play()

    def at_a_desk(self) -> None:
        """Have the computers play their tables, draw, and finish parts."""
        desk = self._desk()
        if not desk.running:
            acts = [number for number, row in enumerate(desk.actions.rows) if row.text]
            kinds = [desk._actions[number].act for number in acts]
            done = [
                number for number, kind in zip(acts, kinds, strict=True) if kind in ("draw", "finish", "bots")
            ]
            if not done:
                self.shell.opened_pages.model("tournament").back()
                self._begin_tournament(people=0)
                return
            desk.act(self.rng.choice(done))
        tell("cup", desk.name, len(desk.tournament.log))

    def at_a_tournament_table(self) -> None:
        """Play at a table of a tournament, then continue the tournament."""
        table: Any = self.shell.table
        if table is None or table.over:
            if table is not None:
                self.shell.leave()
            desk = self._desk(people=2)
            acts = [each.act for each in desk._actions]
            wanted = next((act for act in ("play", "draw", "finish") if act in acts), None)
            if wanted is None:
                self.shell.opened_pages.model("tournament").back()
                self._begin_tournament(people=2)
                return
            desk.act(acts.index(wanted))
            tell("cup", desk.name, len(desk.tournament.log))
        self.play()

    def at_a_puzzle(self) -> None:
        pages = self.shell.opened_pages
        keeper = self.shell.services.kept(PUZZLES)
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

    def at_an_explorer(self) -> None:
        """Explore positions of finished games, try moves from them, and now and then play on at a table."""
        if not self._plays_on():
            self._explore(lambda: exploring(*self._some_decision()))

    def at_an_editor(self) -> None:
        """Set up positions, and explore them or play on from them."""
        if self._plays_on():
            return
        pages = self.shell.opened_pages
        if pages.model("explorer") is not None:
            self._explore(dict)
            return
        editor = pages.model("editor")
        if editor is None:
            pages.open("editor", {"gameId": self.rng.choice(GAMES)})
        elif self.rng.random() < 0.1:
            editor.beginWithRecord(str(self.rng.choice(RECORDS)))
        elif editor.canPlay and self.rng.random() < 0.3:
            editor.explore(False)
            self._tell_explored()
        elif not editor.canPlay and self.rng.random() < 0.7:
            editor.undo()
        else:
            editor.choose(self.rng.choice([*editor.trays.rows, *editor.own.rows]).key)
            acts = [editor.takeLast, lambda: editor.setSeats(self.rng.randint(2, 4))]
            acts += [partial(editor.put, piece.piece) for piece in editor.palette.rows]
            acts += [
                partial(editor.set, row.key, self.rng.randint(row.least, row.most))
                for row in editor.settings.rows
                if row.kind != "told"
            ]
            self.rng.choice(acts)()

    def at_practice(self) -> None:
        """Guess, try moves again, and solve puzzles, in turns."""
        pages = self.shell.opened_pages
        if pages.top == "":
            self.shell.services.kept(PUZZLES).choose("Ala")
            pages.open(self.rng.choice(("guess", "practice", "puzzles")), {})
        elif self.rng.random() < 0.05:
            pages.leave()
        elif pages.top == "puzzles":
            self.at_a_puzzle()
        elif pages.top == "guess":
            self._guess()
        else:
            self._try_again()

    def _guess(self) -> None:
        pages = self.shell.opened_pages
        model = pages.model("guess")
        if model.phase == "choosing":
            model.begin(self.rng.choice(model.games.rows).gameId)
        elif model.phase == "asked":
            model.guess(self.rng.randrange(101))
            tell("guessed", len(self.shell.services.kept(GUESSES).guesses("Ala")))
        elif model.phase == "answered":
            model.next()
        elif model.phase == "done":
            model.again()

    def _try_again(self) -> None:
        pages = self.shell.opened_pages
        keeper: Any = self.shell.services.kept(PRACTICE)
        room: Any = pages.model("practice")
        practice = room.practice
        if practice is None:
            if not keeper.due("Ala"):
                text, *places = self._some_decision()
                errors = [FoundError(entry, 0.1) for entry in range(1, 60, 6)]
                keeper.document.take(f"{self.rng.random()}", text, [("Ala", places[1], errors)])
                keeper.keep()
            tell("taken", len(keeper.document.taken))
            room.begin("again")
        elif practice.phase == "asked":
            session = practice.table.session
            move = random_chooser(session.game, self.rng)(session.view(practice.seat), practice.seat)
            practice.table.submit(to_plain(move))
        elif practice.phase == "answered":
            tell("answered", len(keeper.answers.read()))
            practice.next()
        elif practice.phase in ("failed", "done"):
            room.leave()

    def _plays_on(self) -> bool:
        """Play at the table of a position and finally leave it; return whether there was one."""
        table: Any = self.shell.table
        if table is None:
            return False
        if table.over or self.rng.random() < 0.1:
            self.shell.leave()
        else:
            self.play()
        return True

    def _explore(self, wanted: Callable[[], dict[str, Any]]) -> None:
        """Do anything in the explorer, and open it at the wanted place if it isn't open."""
        pages = self.shell.opened_pages
        explorer = pages.model("explorer")
        if explorer is None:
            pages.open("explorer", wanted())
            self._tell_explored()
        elif explorer.phase == "ready" and self.rng.random() < 0.8:
            self.rng.choice(
                (
                    lambda: explorer.choose(self.rng.randrange(5)), lambda: explorer.playOn("gentle"),
                    explorer.make, explorer.again, explorer.back, explorer.forth,
                )
            )()  # fmt: skip
        elif explorer.phase in ("ended", "failed") or self.rng.random() < 0.05:
            pages.close("explorer")

    def _tell_explored(self) -> None:
        """Report the latest saved position."""
        for place in self.shell.services.kept(EXPLORED).document.places[:1]:
            tell("explored", crc32(place.text.encode()))

    def _some_decision(self) -> tuple[str, int, int]:
        """Return the record of a golden game, with the number of an entry in it and that entry's seat."""
        record = parse_record(self.rng.choice(RECORDS).read_bytes())
        moves = [at for at, line in enumerate(record.log, 1) if line["seat"] != "table"]
        if not moves:
            return self._some_decision()
        entry = self.rng.choice(moves)
        return record_text(record), entry, record.log[entry - 1]["seat"]

    def _desk(self, people: int = 0) -> Any:
        if self.shell.opened_pages.model("tournament") is None:
            self.shell.opened_pages.open("tournament")
        pages: Any = self.shell.opened_pages.model("tournament")
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
        self.shell.opened_pages.model("tournament")._begin(
            Created(settings, tuple(names), self.rng.randrange(1000))
        )


def main(folder: str, seed: str, page: str, disk_ms: str) -> None:
    """Play on a page, in a data folder, until the process is killed or loses its screen.

    Each fsync takes up to ``disk_ms`` milliseconds.
    """
    sys.argv[1:] = []
    tell_writes()
    if int(disk_ms):
        slow_the_disk(int(disk_ms), Random(f"disk {seed}"))
    qt = application()
    app = App(Paths(Path(folder)), int(seed))
    assert isinstance(app.window, QQuickWindow)
    app.engine.warnings.connect(lambda found: tell("fault", *[one.toString() for one in found]))
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
