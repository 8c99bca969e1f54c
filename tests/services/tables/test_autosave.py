"""Games are written beside the window: always the newest; what doesn't work is told whenever it begins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, Record
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services.notices import Notices
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.saves import Saves, read_game


def records(entries: int) -> list[Record]:
    """Return the records of a game after each of its first entries."""
    game, info, rng = load_game("pickomino"), load_package("pickomino").info, Random(1)
    session = Session(game, 2, game.options_type(), 0)
    players = (Player(name="Ala", player="human"), Player(name="Ola", player="human"))
    found = []
    for _ in play_moves(session, random_chooser(game, rng), rng):
        found.append(TableSetup(info, session, in_order(players)).record())
        if len(found) == entries:
            break
    return found


class SlowDisk:
    """Saves of which each waits until it may be written."""

    def __init__(self) -> None:
        self.begun, self.may = Event(), Event()
        self.written: list[tuple[str, str, int]] = []
        self.faults: list[Fault | None] = []

    def save(self, record: Record, name: str) -> Fault | None:
        self.begun.set()
        self.may.wait()
        self.written.append(("save", name, len(record.log)))
        return self.faults.pop(0) if self.faults else None

    def finish(self, name: str) -> Fault | None:
        self.written.append(("finish", name, 0))
        return None


@pytest.fixture
def disk() -> SlowDisk:
    return SlowDisk()


@pytest.fixture
def autosave(disk: SlowDisk, qapp: object) -> Iterator[Autosave]:
    saves: Any = disk
    autosave = Autosave(saves)
    yield autosave
    disk.may.set()
    autosave.flush()


def test_on_a_slow_disk_only_the_newest_record_of_a_game_waits(disk: SlowDisk, autosave: Autosave) -> None:
    for at, record in enumerate(records(40)):
        autosave.put("pickomino", record, False)
        if at == 0:
            disk.begun.wait()
    disk.may.set()
    autosave.flush()
    assert [entries for _, _, entries in disk.written] == [1, 40]


def test_games_do_not_push_each_other_out(disk: SlowDisk, autosave: Autosave) -> None:
    first, second, third = records(3)
    autosave.put("pickomino", first, False)
    disk.begun.wait()
    autosave.put("pickomino", second, False)
    autosave.put("pickomino-2", first, False)
    autosave.put("pickomino", third, False)
    disk.may.set()
    autosave.flush()
    assert disk.written == [("save", "pickomino", 1), ("save", "pickomino", 3), ("save", "pickomino-2", 1)]


def test_a_game_that_is_over_goes_before_another_takes_its_name(disk: SlowDisk, autosave: Autosave) -> None:
    first, second, third = records(3)
    autosave.put("pickomino", first, False)
    disk.begun.wait()
    autosave.put("pickomino", second, False)
    autosave.put("pickomino", third, True)
    autosave.put("pickomino", first, False)
    autosave.put("pickomino", second, False)
    disk.may.set()
    autosave.flush()
    assert disk.written[1:] == [
        ("save", "pickomino", 3),
        ("finish", "pickomino", 0),
        ("save", "pickomino", 2),
    ]


def test_after_everything_was_written_it_can_go_on(disk: SlowDisk, autosave: Autosave) -> None:
    disk.may.set()
    first, second = records(2)
    autosave.put("pickomino", first, False)
    autosave.flush()
    autosave.flush()
    autosave.put("pickomino", second, False)
    autosave.flush()
    assert [entries for _, _, entries in disk.written] == [1, 2]


def test_a_failure_is_told_when_it_begins_and_each_time_again_after_a_recovery(
    disk: SlowDisk, autosave: Autosave, qtbot: QtBot
) -> None:
    notices = Notices()
    autosave.faulted.connect(notices.tell)
    autosave.recovered.connect(notices.saving_works)
    disk.may.set()
    told = []
    broken = Fault("not_writable", {"folder": "/family"})
    for record, fault in zip(records(6), [None, broken, broken, None, None, broken], strict=True):
        disk.faults = [fault]
        autosave.put("pickomino", record, False)
        autosave.flush()
        qtbot.wait(1)
        told.append(notices.sentence != "")
    assert told == [False, True, True, False, False, True], "nothing is told of what works again"
    notices.dismiss()
    assert notices.sentence == ""


def test_other_notices_stay_when_saving_works_again(qapp: object) -> None:
    notices = Notices()
    notices.tell(Fault("people_damaged", {"file": "people-damaged.json"}))
    notices.tell(Fault("disk_full"))
    notices.saving_works()
    assert "people-damaged.json" in notices.sentence
    notices.dismiss()
    assert notices.sentence == ""


def break_down(*_: object) -> Fault | None:
    raise KeyError("a value of the record")


@pytest.mark.parametrize("broken", ["save", "finish"])
def test_an_error_that_nobody_expected_is_told_and_later_games_are_written(
    disk: SlowDisk,
    autosave: Autosave,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: str,
) -> None:
    first, second, third = records(3)
    told: list[Fault] = []
    autosave.faulted.connect(told.append)
    disk.may.set()
    with monkeypatch.context() as change:
        change.setattr(disk, broken, break_down)
        with qtbot.waitSignal(autosave.settled):
            autosave.put("pickomino", first, True)
        autosave.flush()
    assert [fault.code for fault in told] == ["not_saved"]
    assert "a value of the record" in caplog.text
    assert not autosave.is_writing("pickomino")
    assert autosave.has_lost("pickomino") is (broken == "save")
    with qtbot.waitSignal(autosave.recovered):
        autosave.put("pickomino", second, False)
        autosave.put("pickomino-2", third, False)
    autosave.flush()
    assert not autosave.has_lost("pickomino")
    assert disk.written[-2:] == [("save", "pickomino", 2), ("save", "pickomino-2", 3)]


class Overtaken(Saves):
    """Another computer writes a game just before it is put away."""

    def finish(self, name: str) -> Fault | None:
        if len(list(self.path(name).parent.iterdir())) == 1:
            self.path(name).write_bytes(b"another's")
        return super().finish(name)


def test_a_game_that_ends_is_put_away_and_another_s_that_came_just_before_is_kept(
    paths: Paths, qtbot: QtBot
) -> None:
    (record,) = records(1)
    saves = Overtaken(paths)
    autosave = Autosave(saves)
    told: list[Fault] = []
    autosave.faulted.connect(told.append)
    with qtbot.waitSignal(autosave.finished):
        autosave.put("pickomino", record, over=True)
        autosave.flush()
    assert [fault.code for fault in told] == ["other_game"]
    assert [path.name for path in paths.saves.iterdir()] == ["pickomino-2.stolik"]
    assert [read_game(path).record for path in paths.finished.iterdir()] == [record]
