"""Makes the report on a recorded game as the window has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis.jobs import report_key, report_text
from stolik.engine.sitting import in_order
from stolik.pages.report.model import ReportModel
from stolik.table.controller import TableController
from stolik.table.seated_game import SeatedGame, TableNeeds

from tests.analysis.report.games import Kept, Runner, people, read, reported
from tests.table.screen import NoBots

Make = Callable[..., Any]


@pytest.fixture
def make(qapp: QGuiApplication) -> Iterator[Make]:
    made: list[Any] = []

    def build(name: str, entries: int | None = None, *, runner: Any = None, ready: bool = True) -> Any:
        package, session = read(name, entries)
        seats = in_order(person.player for person in people(session, 40, 8))

        table = TableController(
            SeatedGame(package.info, session, seats),
            TableNeeds(cast("Any", NoBots()), Random(1), Random(1)),
        )
        key = report_key(package.info, session)
        kept = Kept(**{key: report_text(reported(name)).encode()}) if ready else Kept()
        model = ReportModel(table, seats, runner or Runner(), kept, lambda: 0.0)
        made.append(model)
        if ready:
            model.begin()
        return model

    yield build
    for model in made:
        model.close()
