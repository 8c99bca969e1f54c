"""A shell in a folder of its own, with or without a game that waits there."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from stolik.storage.paths import Paths

from tests.shell.house import SAVE, House


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "stolik")


@pytest.fixture
def open_house(qtbot: QtBot) -> Iterator[Callable[[Paths], House]]:
    houses: list[House] = []

    def build(paths: Paths) -> House:
        houses.append(House(paths))
        return houses[-1]

    yield build
    for house in houses:
        house.shell.close()


@pytest.fixture
def house(open_house: Callable[[Paths], House], paths: Paths) -> House:
    return open_house(paths)


@pytest.fixture
def waiting(paths: Paths) -> Path:
    paths.saves.mkdir(parents=True)
    return Path(shutil.copy(SAVE, paths.saves))
