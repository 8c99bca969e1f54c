"""A table that was left gives its memory back; one that follows at once does not wait for that."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread, current_thread, main_thread
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtQml import QJSEngine
from pytestqt.qtbot import QtBot
from stolik.shell.free_memory import FreeMemory, GarbageCollector, collect_what_is_due, give_back_to_system

MANY = 5_000
"""More objects than Python lets come about before it collects."""


class Cycle:
    """Garbage that only the collector finds; it notes where it went."""

    gone_in: ClassVar[list[Thread]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.gone_in.append(current_thread())


@pytest.fixture
def collector(qapp: Any) -> Iterator[GarbageCollector]:
    gc.collect()
    Cycle.gone_in.clear()
    gc.enable()
    collector = GarbageCollector()
    yield collector
    collector.close()


def make_garbage() -> None:
    for _ in range(MANY):
        Cycle()


def test_what_another_thread_drops_goes_in_the_window_s(collector: GarbageCollector, qtbot: QtBot) -> None:
    thread = Thread(target=make_garbage)
    thread.start()
    thread.join()
    assert Cycle.gone_in == []
    qtbot.waitUntil(lambda: len(Cycle.gone_in) == MANY)
    assert set(Cycle.gone_in) == {main_thread()}


def test_little_garbage_waits(collector: GarbageCollector) -> None:
    gc.collect()
    Cycle()
    collect_what_is_due()
    assert Cycle.gone_in == []


def test_closed_it_leaves_collecting_to_python(collector: GarbageCollector) -> None:
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()


def test_one_that_ends_leaves_collecting_to_one_that_was_there_before(collector: GarbageCollector) -> None:
    GarbageCollector().close()
    assert not gc.isenabled()


@pytest.mark.usefixtures("qapp")
def test_while_a_test_uses_qt_no_other_thread_collects() -> None:
    assert not gc.isenabled()


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
