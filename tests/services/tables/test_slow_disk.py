"""On a disk slower than the players, the window waits for it only when the program ends."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from stolik.engine.record import Record, parse_record
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.faults import Fault
from stolik.storage.saves import Saves

from tests.house import House, play


class SlowDisk:
    """A disk that writes nothing until it is waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = Event()
        write, flush = Saves.save, Autosave.flush

        def save(saves: Saves, record: Record, name: str | None = None) -> Fault | None:
            self.may.wait()
            return write(saves, record, name)

        def wait(autosave: Autosave) -> None:
            self.may.set()
            flush(autosave)

        monkeypatch.setattr(Saves, "save", save)
        monkeypatch.setattr(Autosave, "flush", wait)


@pytest.fixture(autouse=True)
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    disk = SlowDisk(monkeypatch)
    yield disk
    disk.may.set()


def leave_after(house: House, moves: int) -> TableSetup:
    """Sit down, play, and leave without a look at the disk."""
    house.sit()
    setup = house.setups[-1]
    play(setup, moves)
    house.save()
    house.shell.leave()
    return setup


def test_whoever_leaves_a_table_waits_for_no_disk(house: House) -> None:
    setup = leave_after(house, 7)
    assert not house.saved.exists()
    assert house.waiting_saves == ["pickomino"]
    house.shell.resume("pickomino")
    assert house.setups[-1] is setup, "it goes on from memory"
    play(setup, 2)
    house.save()
    house.shell.leave()
    house.wait_for_disk()
    assert house.notice == ""
    assert house.waiting_saves == ["pickomino"]
    house.shell.resume("pickomino")
    assert house.setups[-1] is not setup, "and from the file, once it was written"
    assert house.setups[-1].session.log == setup.session.log


def test_a_name_given_while_the_disk_is_slow_is_written_too(house: House) -> None:
    leave_after(house, 3)
    house.shell.renameGame("pickomino", "Sunday")
    house.wait_for_disk()
    assert parse_record(house.saved.read_bytes()).program["caption"] == "Sunday"


def test_what_is_deleted_while_the_disk_is_slow_does_not_come_back(house: House) -> None:
    leave_after(house, 3)
    house.shell.deleteGame("pickomino")
    house.time += 60
    house.tables.waiting._deleted.expire_all()
    house.wait_for_disk()
    assert not house.saved.exists()
    assert house.waiting_saves == []


def test_a_write_that_fails_after_the_table_was_left_is_told_and_the_game_goes_on(house: House) -> None:
    house.paths.saves.rmdir()
    house.paths.saves.write_text("in the way", "utf-8")
    setup = leave_after(house, 3)
    house.wait_for_disk()
    assert house.notice.endswith("You can play on, but nothing is saved.")
    house.shell.resume("pickomino")
    assert house.setups[-1] is setup
