"""A table that was left gives its memory back; one that follows at once does not wait for that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtQml import QJSEngine
from pytestqt.qtbot import QtBot
from stolik.shell.free_memory import FreeMemory, give_back_to_system


@pytest.fixture
def given() -> list[str]:
    return []


@pytest.fixture
def memory(qapp: QCoreApplication, given: list[str]) -> FreeMemory:
    return FreeMemory(QJSEngine(), give_back=lambda: given.append("back"))


def test_when_a_table_was_left_what_is_free_is_given_back_once(
    memory: FreeMemory, given: list[str], qtbot: QtBot
) -> None:
    for _ in range(2):
        memory.follow(None)
    qtbot.waitUntil(lambda: bool(given))
    assert given == ["back"]


def test_nothing_is_freed_while_somebody_plays(memory: FreeMemory, given: list[str], qtbot: QtBot) -> None:
    memory.follow(None)
    memory.follow(QObject())
    assert not any(timer.isActive() for timer in memory.findChildren(QTimer))
    assert given == []


def test_the_system_may_be_given_what_is_free_at_any_time() -> None:
    for _ in range(2):
        give_back_to_system()
