"""A pytest plugin that writes the results of a run: its cases, failures, time and compiled QML."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import pytest

_FAILED: Final[dict[str, None]] = {}


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _FAILED[report.nodeid] = None


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _FAILED[report.nodeid] = None


def pytest_sessionfinish(session: pytest.Session) -> None:
    from tests.tiers import tier_of  # pytest has to be the first to import its plugins

    told = {
        "units": sorted({(tier_of(item), item.nodeid.partition("::")[0]) for item in session.items}),
        "failed": list(_FAILED),
        "seconds": sum(os.times()[:4]),
        "qml": [path.stem for path in Path(os.environ["QML_DISK_CACHE_PATH"]).rglob("*.qmlc")],
    }
    Path(os.environ["STOLIK_REACHED"]).write_text(json.dumps(told), encoding="utf-8")
