"""A house: the program's services on a folder, without a window, and a player at its tables."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Protocol, TypeVar, overload

from PySide6.QtCore import QCoreApplication, QObject
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.pages import keepings
from stolik.services.language import Language
from stolik.services.services import Services
from stolik.services.settings import Settings
from stolik.services.tables.table_setup import TableSetup
from stolik.shell.shell import Shell
from stolik.storage.paths import Paths
from stolik.storage.settings import Settings as Stored

from tests.analysis.report.games import Runner

DAY = 739_577
"""The ordinal of the current date, unless a test sets another one."""

SAVE = Path(__file__).parent / "saves" / "v1" / "pickomino.stolik"


class HouseServices(Services):
    """Services that set no table, and whose bots work on request."""

    def __init__(self, house: House) -> None:
        super().__init__(
            house.paths,
            house.settings,
            Language(house.paths.root),
            Random(1),
            Random(2),
            keepings(),
            now=lambda: house.time,
            today=lambda: house.today,
        )
        self._house = house

    def set_table(self, setup: TableSetup, save: Callable[[], None]) -> QObject:
        return self._house.set_table(setup, save)

    def bots(self) -> JobRunner:
        return self._house.runner


class House:
    """The services and the shell, whose tables are empty objects, and the arguments that these were given."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.setups: list[TableSetup] = []
        self.save: Callable[[], None] = lambda: None
        self.runner = Runner()
        self.time = 0.0
        self._day = DAY
        self._open()

    def _open(self) -> None:
        self.settings = Settings(self.paths.settings, Stored())
        self.services = HouseServices(self)
        self.shell = Shell(self.services)
        self.tables = self.shell.tables

    def restart(self) -> None:
        """End the program and restart it on the same folder with the same people."""
        people = self.tables.people.people
        self.shell.close()
        self._open()
        self.tables.people.people = people

    @property
    def today(self) -> int:
        return self._day

    @today.setter
    def today(self, day: int) -> None:
        self._day = day
        self.services.calendar.look()

    def set_table(self, setup: TableSetup, save: Callable[[], None]) -> QObject:
        """Return only an object, and remember its arguments."""
        self.setups.append(setup)
        self.save = save
        return QObject()

    def sit(self, game: str = "pickomino", moves: int = 0) -> TableSetup:
        """Sit down at a game; any moves made are saved."""
        self.shell.choose(game)
        self.shell.sit()
        if moves:
            play(self.setups[-1], moves)
            self.save()
        return self.setups[-1]

    def leave(self) -> None:
        """Leave the table and wait until its game has been saved."""
        self.shell.leave()
        self.wait_for_disk()

    def wait_for_disk(self) -> None:
        """Wait until everything has been written."""
        for tables in (self.tables, self.tables.tournament_tables):
            tables._autosave.flush()
        QCoreApplication.processEvents()

    @property
    def waiting_saves(self) -> list[str]:
        """Return the names of the waiting games, as the start page shows them."""
        return [row.save for row in self.shell.waiting_rows.rows]

    @property
    def saved(self) -> Path:
        return self.paths.saves / "pickomino.stolik"

    @property
    def notice(self) -> str:
        return self.services.notices.sentence

    def read_notices(self) -> list[str]:
        """Return and dismiss all notices, one after the other."""
        read = []
        while self.notice:
            read.append(self.notice)
            self.services.notices.dismiss()
        return read


H = TypeVar("H", bound=House)


class OpenHouse(Protocol):
    """Opens a house on a folder, like the next start of the program."""

    @overload
    def __call__(self, paths: Paths) -> House: ...
    @overload
    def __call__(self, paths: Paths, kind: type[H]) -> H: ...


def play(setup: TableSetup, moves: int) -> None:
    session, rng = setup.session, Random(3)
    decisions = (
        made for made in play_moves(session, random_chooser(session.game, rng), rng) if made.seat != TABLE
    )
    for _ in islice(decisions, moves):
        pass
