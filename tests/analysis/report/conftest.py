"""Makes the report on a recorded game as the window does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from stolik.analysis.jobs import report_key, report_text
from stolik.engine.sitting import in_order
from stolik.pages.report.model import ReportModel
from stolik.services.results.finished_games import Reports
from stolik.services.tables.table_setup import TableSetup

from tests.analysis.report.games import people, read, reported
from tests.house import House

Make = Callable[..., Any]


@pytest.fixture
def make(house: House) -> Iterator[Make]:
    made: list[Any] = []

    def build(name: str, entries: int | None = None, *, runner: Any = None, ready: bool = True) -> Any:
        package, session = read(name, entries)
        seats = in_order(person.player for person in people(session, 40, 8))

        setup = TableSetup(package.info, session, seats)
        if runner is not None:
            house.runner = runner
        if ready:
            Reports(house.paths).keep(report_key(package.info, session), report_text(reported(name)))
        model: Any = ReportModel(house.services, setup)
        made.append(model)
        if ready:
            model.begin()
        return model

    yield build
    for model in made:
        model.close()
