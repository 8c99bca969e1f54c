"""Tables without a screen, for the games and for a tiny game with secrets."""

from collections.abc import Iterator
from typing import Any

import pytest
from stolik.table import controller as controller_module

from tests.table.peeking.installation import Peek, Sit, unpack
from tests.table.tables import SetTable, Table


@pytest.fixture
def table(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[SetTable]:
    """Set a table and begin, without time to take moves back."""
    monkeypatch.setattr(controller_module, "UNDO_WINDOW_MS", 0)
    tables: list[Table] = []

    def build(*players: str, begins: bool = True, **more: Any) -> Table:
        tables.append(Table(players, **more))
        if begins:
            tables[-1].controller.begin()
        return tables[-1]

    yield build
    for one in tables:
        one.controller.close()
        one.runner.close()


@pytest.fixture
def sit(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Set a table of the tiny game and begin."""
    unpack(monkeypatch)
    monkeypatch.setattr(controller_module, "UNDO_WINDOW_MS", 0)
    tables: list[Peek] = []

    def build(*how: Any, looks: bool = False, **more: Any) -> Peek:
        tables.append(Peek(*how, **more))
        tables[-1].controller.begin()
        if looks:
            tables[-1].privacy.reveal()
        return tables[-1]

    yield build
    for one in tables:
        one.controller.close()
