"""A shell without a window, and somebody who plays at its tables."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.shell.language import Language
from stolik.shell.settings import Settings
from stolik.shell.shell import Shell
from stolik.shell.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.settings import Settings as Stored

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"


class House:
    """A shell whose tables are empty objects, and what they were given."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.setups: list[TableSetup] = []
        self.save: Callable[[], None] = lambda: None
        self.settings = Settings(paths.settings, Stored())
        self.time = 0.0
        self.shell = Shell(
            paths, self.settings, Language(paths.root), Random(1), self._set_table, now=lambda: self.time
        )
        self.tables = self.shell.tables

    def _set_table(self, setup: TableSetup, save: Callable[[], None]) -> QObject:
        self.setups.append(setup)
        self.save = save
        return QObject()

    @property
    def saved(self) -> Path:
        return self.paths.saves / "pickomino.stolik"

    @property
    def notice(self) -> str:
        return str(self.shell.property("notice"))


def play(setup: TableSetup, moves: int) -> None:
    session, rng = setup.session, Random(3)
    decisions = (
        made for made in play_moves(session, random_chooser(session.game, rng), rng) if made.seat != TABLE
    )
    for _ in islice(decisions, moves):
        pass
