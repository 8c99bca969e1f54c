"""A long record is read in the background; the window stays responsive, shows progress, and can stop it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.services.tables import record_reader
from stolik.services.tables.record_reader import Found, RecordReader
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, try_to_read

from tests.house import SAVE, House, OpenHouse


class SlowReading:
    """Reads like the program, but waits half-way until it may continue."""

    def __init__(self) -> None:
        self.half, self.may = Event(), Event()
        self.paths: list[Path] = []

    def read(self, path: Path, game_id: str | None, heard: Callable[[float], object] | None = None) -> Found:
        self.paths.append(path)
        if heard is not None:
            heard(0.5)
            self.half.set()
            assert self.may.wait(30)
            heard(0.75)
        return try_to_read(path, game_id, heard)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowReading]:
    slow = SlowReading()
    monkeypatch.setattr(record_reader, "AT_ONCE", 0)
    monkeypatch.setattr(record_reader, "try_to_read", slow.read)
    yield slow
    slow.may.set()


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[RecordReader]:
    reader = RecordReader()
    yield reader
    reader.stop()


@pytest.fixture
def found() -> list[Found]:
    return []


class LingeringThread(Thread):
    """A thread that is slow to end after its work is done."""

    def run(self) -> None:
        super().run()
        Event().wait(0.3)


def test_the_thread_has_ended_when_its_record_is_handed_over(
    reader: RecordReader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds an object of the window's thread, and mustn't be the last to do so."""
    monkeypatch.setattr(record_reader, "AT_ONCE", 0)
    monkeypatch.setattr(record_reader, "Thread", LingeringThread)
    threads: list[Thread | None] = []
    alive: list[bool] = []
    reader.read(SAVE, lambda _: alive.extend(bool(thread and thread.is_alive()) for thread in threads))
    threads.append(reader._thread)
    qtbot.waitUntil(lambda: bool(alive))
    assert alive == [False]


def test_a_short_record_is_there_at_once(reader: RecordReader, found: list[Found]) -> None:
    reader.read(SAVE, found.append)
    assert isinstance(found[0], SavedGame)
    assert reader.file == ""


def test_a_long_one_comes_later_and_tells_how_far_it_is(
    reader: RecordReader, slow: SlowReading, found: list[Found], qtbot: QtBot
) -> None:
    reader.read(SAVE, found.append)
    assert found == []
    qtbot.wait_until(lambda: reader.progress == 0.5)
    assert reader.file == SAVE.name
    slow.may.set()
    qtbot.wait_until(lambda: bool(found))
    assert isinstance(found[0], SavedGame)
    assert reader.file == ""


@pytest.mark.parametrize("is_done", [False, True])
def test_what_is_stopped_is_not_handed_over(
    reader: RecordReader, slow: SlowReading, found: list[Found], qtbot: QtBot, is_done: bool
) -> None:
    reader.read(SAVE, found.append)
    thread: Any = reader._thread
    slow.half.wait(30)
    slow.may.set()
    if is_done:
        thread.join()
    reader.stop()
    qtbot.wait(50)
    assert (found, reader.is_reading) == ([], False)


def test_whoever_asks_for_another_gets_that(reader: RecordReader, slow: SlowReading, qtbot: QtBot) -> None:
    found: list[str] = []
    slow.may.set()
    reader.read(SAVE, lambda _: found.append("first"))
    reader.read(SAVE, lambda _: found.append("second"))
    qtbot.wait_until(lambda: bool(found))
    qtbot.wait(50)
    assert found == ["second"]


def test_what_is_not_there_or_no_record_is_handed_over_as_a_fault(
    reader: RecordReader, found: list[Found], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    reader.read(tmp_path / "nothing", found.append)
    assert isinstance(found.pop(), OSError)
    monkeypatch.setattr(record_reader, "AT_ONCE", 0)
    (tmp_path / "text").write_text("no record", "utf-8")
    reader.read(tmp_path / "text", found.append)
    qtbot.wait_until(lambda: bool(found))
    assert not isinstance(found[0], SavedGame | OSError)


def break_down(*_: object) -> Found:
    raise KeyError("a key of the record")


def test_an_error_that_nobody_expected_ends_the_reading_is_told_and_the_save_stays_as_it_is(
    waiting: Path, house: House, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, caplog: Any
) -> None:
    before = waiting.read_bytes()
    monkeypatch.setattr(record_reader, "AT_ONCE", 0)
    monkeypatch.setattr(record_reader, "try_to_read", break_down)
    house.shell.resume("pickomino")
    qtbot.wait_until(lambda: house.notice != "")
    assert str(waiting) in house.notice
    assert not house.tables.reader.is_reading
    assert waiting.read_bytes() == before
    assert "a key of the record" in caplog.text


def test_opening_a_long_record_sets_its_table_and_can_be_stopped(
    house: House, slow: SlowReading, qtbot: QtBot, tmp_path: Path
) -> None:
    file = Path(shutil.copy(SAVE, tmp_path / "evening.stolik"))
    house.shell.openFile(str(file))
    qtbot.wait_until(lambda: house.shell.property("reading") == "evening.stolik")
    assert house.shell.property("readingProgress") == 0.5
    slow.may.set()
    house.shell.stopReading()
    assert house.shell.property("reading") == ""
    assert not house.setups
    house.shell.openFile(str(file))
    qtbot.wait_until(lambda: len(house.setups) == 1)
    assert house.shell.property("tableGame") == "pickomino"


def test_whoever_sits_down_elsewhere_stays_there(house: House, slow: SlowReading, qtbot: QtBot) -> None:
    house.shell.openFile(str(SAVE))
    slow.half.wait(30)
    slow.may.set()
    house.sit("knaster")
    qtbot.wait(50)
    assert house.shell.property("tableGame") == "knaster"


def test_long_games_that_wait_are_read_one_after_the_other_beside_the_first_page(
    paths: Paths, open_house: OpenHouse, slow: SlowReading, monkeypatch: Any, qtbot: QtBot
) -> None:
    monkeypatch.setattr("stolik.services.tables.waiting_games._JUDGED_AT_ONCE", 0)
    paths.saves.mkdir(parents=True)
    for name in ("pickomino", "pickomino-2"):
        shutil.copy(SAVE, paths.saves / f"{name}.stolik")
    house = open_house(paths)
    house.shell.prepare()
    qtbot.wait_until(slow.half.is_set)
    house.shell.prepare()
    qtbot.wait(30)
    assert (len(slow.paths), house.shell.waiting_rows.rows) == (1, ())
    slow.may.set()
    qtbot.wait_until(lambda: len(house.shell.waiting_rows.rows) == 2)


def test_a_game_that_was_gone_on_with_while_it_was_read_does_not_wait_too(
    paths: Paths, open_house: OpenHouse, slow: SlowReading, monkeypatch: Any, qtbot: QtBot
) -> None:
    monkeypatch.setattr("stolik.services.tables.waiting_games._JUDGED_AT_ONCE", 0)
    paths.saves.mkdir(parents=True)
    shutil.copy(SAVE, paths.saves)
    house = open_house(paths)
    house.shell.prepare()
    qtbot.wait_until(slow.half.is_set)
    monkeypatch.setattr(record_reader, "AT_ONCE", 1_000_000)
    house.shell.resume("pickomino")
    slow.may.set()
    qtbot.wait(100)
    assert len(house.setups) == 1
    assert house.shell.waiting_rows.rows == ()
