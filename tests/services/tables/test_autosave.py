"""Games are saved in the background, even on a slow disk, and waiting ones are announced once."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, Record, parse_record, record_text
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services.notices import Notices
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.saved_game_rows import UNREAD
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.atomic import remove_parts
from stolik.storage.faults import FAULTS, Fault, other_kept
from stolik.storage.paths import Paths
from stolik.storage.saves import Saves, read_game, read_head
from stolik.storage.settings import load_settings

from tests.house import House, OpenHouse, play


def records(entries: int) -> list[Record]:
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
    """Saves that wait until the test lets them be written."""

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


def test_on_a_slow_disk_only_the_newest_record_of_a_game_waits_and_games_do_not_push_each_other_out(
    disk: SlowDisk, autosave: Autosave
) -> None:
    for at, record in enumerate(records(40)):
        autosave.put("pickomino", record, False)
        if at == 0:
            disk.begun.wait()
        elif at == 2:
            autosave.put("pickomino-2", record, False)
    disk.may.set()
    autosave.flush()
    assert disk.written == [("save", "pickomino", 1), ("save", "pickomino", 40), ("save", "pickomino-2", 3)]


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
    notices.tell(Fault("people_damaged", {"file": "people-damaged.json"}))
    notices.saving_works()
    assert "people-damaged.json" in notices.sentence, "other notices stay"
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
    """Saves where another computer writes a game just before it is put away."""

    def finish(self, name: str) -> Fault | None:
        if len(list(self.path(name).parent.iterdir())) == 1:
            self.path(name).write_bytes(b"another's")
        return super().finish(name)


def test_a_game_that_ends_is_put_away_and_another_s_that_came_just_before_is_kept(
    paths: Paths, qtbot: QtBot
) -> None:
    (record,) = records(1)
    autosave = Autosave(Overtaken(paths))
    told: list[Fault] = []
    autosave.faulted.connect(told.append)
    with qtbot.waitSignal(autosave.finished):
        autosave.put("pickomino", record, over=True)
        autosave.flush()
    assert [fault.code for fault in told] == ["other_game"]
    assert [path.name for path in paths.saves.iterdir()] == ["pickomino-2.stolik"]
    assert [read_game(path).record for path in paths.finished.iterdir()] == [record]


class LateDisk:
    """A disk that only writes when somebody waits for it."""

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


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[LateDisk]:
    disk = LateDisk(monkeypatch)
    yield disk
    disk.may.set()


def leave_after(house: House, moves: int) -> TableSetup:
    house.sit()
    setup = house.setups[-1]
    play(setup, moves)
    house.save()
    house.shell.leave()
    return setup


@pytest.mark.usefixtures("slow_disk")
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
    assert (house.notice, house.waiting_saves) == ("", ["pickomino"])
    house.shell.resume("pickomino")
    assert house.setups[-1] is not setup, "and from the file, once it was written"
    assert house.setups[-1].session.log == setup.session.log


@pytest.mark.usefixtures("slow_disk")
def test_what_is_named_or_deleted_while_the_disk_is_slow_is_so_when_it_was_written(house: House) -> None:
    for _ in range(2):
        leave_after(house, 3)
    house.shell.renameGame("pickomino", "Sunday")
    house.shell.deleteGame("pickomino-2")
    house.time += 60
    house.tables.waiting._deleted.expire_all()
    house.wait_for_disk()
    assert [path.name for path in house.paths.saves.iterdir()] == [house.saved.name]
    assert parse_record(house.saved.read_bytes()).program["caption"] == "Sunday"
    assert house.waiting_saves == ["pickomino"]


@pytest.mark.usefixtures("slow_disk")
def test_a_write_that_fails_after_the_table_was_left_is_told_and_the_game_goes_on(house: House) -> None:
    house.paths.saves.rmdir()
    house.paths.saves.write_text("in the way", "utf-8")
    setup = leave_after(house, 3)
    house.wait_for_disk()
    assert house.notice.endswith("You can play on, but nothing is saved.")
    house.shell.resume("pickomino")
    assert house.setups[-1] is setup


NAME = "pickomino"
TOLD = FAULTS["other_game"]


@pytest.fixture
def elsewhere(waiting: Path, house: House, open_house: OpenHouse) -> House:
    return open_house(house.paths)


def play_on(house: House, moves: int) -> int:
    house.shell.openFile(str(house.saved))
    play(house.setups[-1], moves)
    house.save()
    house.leave()
    return house.setups[-1].session.length


def lengths(paths: Paths) -> list[int]:
    return sorted(read_game(path).session.length for path in paths.saves.glob("*.stolik"))


def test_a_game_that_is_played_on_at_both_waits_twice_and_that_is_told(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    there = play_on(elsewhere, 5)
    play(house.setups[-1], 1)
    house.save()
    house.wait_for_disk()
    assert house.waiting_saves == [f"{NAME}-2"]
    play(house.setups[-1], 1)
    house.save()
    house.leave()
    assert lengths(house.paths) == sorted([house.setups[-1].session.length, there])
    assert (sorted(house.waiting_saves), house.read_notices()) == ([NAME, f"{NAME}-2"], [TOLD])
    house.shell.openFile(str(house.paths.saves / f"{NAME}-2.stolik"))
    assert house.setups[-1].session.length == there


def test_what_was_played_on_elsewhere_while_nobody_played_here_goes_on_without_a_word(
    elsewhere: House, house: House
) -> None:
    there = play_on(elsewhere, 5)
    assert play_on(house, 1) > there
    assert len(lengths(house.paths)) == 1
    assert house.read_notices() == []


def test_a_game_that_was_played_on_elsewhere_is_not_deleted_until_it_is_known(
    elsewhere: House, house: House
) -> None:
    house.shell.deleteGame(NAME)
    there = play_on(elsewhere, 5)
    house.tables.waiting.close()
    assert lengths(house.paths) == [there]
    assert house.read_notices() == [FAULTS["changed"]]
    assert [row.length for row in house.shell.waiting_rows.rows] == [there]
    house.tables.forget_person("Ala")
    assert b"Ala" not in house.saved.read_bytes()
    house.shell.deleteGame(NAME)
    house.tables.waiting.close()
    assert lengths(house.paths) == [], "nor does it matter that a name was taken out of it"
    assert house.read_notices() == []


def test_new_games_at_both_wait_beside_each_other(house: House, open_house: OpenHouse) -> None:
    elsewhere = open_house(house.paths)
    house.shell.choose(NAME)
    elsewhere.sit(NAME, moves=3)
    elsewhere.leave()
    house.shell.sit()
    house.save()
    shutil.copy(house.saved, house.paths.saves / f"{NAME}-2.stolik")
    play(house.setups[-1], 4)
    house.save()
    house.leave()
    assert len(lengths(house.paths)) == 3


def test_a_game_that_ends_here_and_goes_on_elsewhere_is_finished_and_waits(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    there = play_on(elsewhere, 5)
    play(house.setups[-1], 10_000)
    house.save()
    house.wait_for_disk()
    assert house.setups[-1].session.over
    assert [read_game(path).session.over for path in house.paths.finished.glob("*.stolik")] == [True]
    assert lengths(house.paths) == [there]
    assert (house.waiting_saves, house.read_notices()) == ([f"{NAME}-2"], [TOLD])


def test_the_file_of_the_game_on_the_table_that_was_played_on_elsewhere_is_opened_once(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    here = house.setups[-1].session.length
    there = play_on(elsewhere, 5)
    house.shell.openFile(str(house.saved))
    house.wait_for_disk()
    assert (house.setups[-1].session.length, house.waiting_saves) == (there, [NAME])
    assert lengths(house.paths) == sorted([here, there])
    assert house.read_notices() == []


@pytest.mark.parametrize("is_read", [False, True])
def test_what_was_written_elsewhere_is_told_by_the_next_start_until_somebody_has_read_it(
    house: House, is_read: bool
) -> None:
    file, there = house.paths.settings, b'{"cloth": "night"}'
    house.settings.change("cloth", "oak")
    house.settings.flush()
    house.settings.change("cloth", "felt")
    file.write_bytes(there)
    if is_read:
        house.settings.flush()
        assert len(house.read_notices()) == 1
    house.shell.close()
    kept = file.with_name("settings.other-1.json")
    assert remove_parts(house.paths.own_folders) == ([] if is_read else [kept])
    assert kept.read_bytes() == there
    assert load_settings(file).document.cloth == "felt"


def test_what_waits_for_the_next_start_is_in_sight_where_its_name_is_free(house: House) -> None:
    kept = house.paths.root / "drills.other-2.json"
    kept.write_bytes(b"{}")
    cup = house.paths.tournaments / "rummikub-2.stolik-tournament"
    for path in (kept, kept.with_name("gone.other-1.json"), cup):
        house.services.notices.tell(other_kept(path))
    house.shell.close()
    assert remove_parts(house.paths.own_folders) == []
    assert [path.name for path in house.paths.root.glob("*.json")] == ["drills.json"]


SAVE = Path(__file__).parents[2] / "saves" / "0.1.0" / "ryzyk_fizyk.stolik"
COUNT = 150
BROKEN_AFTER = 40


def name(number: int) -> str:
    return f"ryzyk_fizyk-{number + 2}"


@pytest.fixture
def many(paths: Paths, open_house: OpenHouse, qtbot: QtBot) -> House:
    """Return a house with many games, the latest first; later ones have an impossible move."""
    head, log = SAVE.read_text("utf-8").replace("Bolek", "Player 2").split('"log"')
    paths.saves.mkdir(parents=True)
    for number in range(COUNT):
        save = paths.saves / f"{name(number)}.stolik"
        moves = log if number < BROKEN_AFTER else log.replace('"kind": "keep"', '"kind": "fly"', 1)
        save.write_text(head.replace("Ala", f"Ala {number}") + '"log"' + moves, "utf-8")
        os.utime(save, (1e9 - number, 1e9 - number))
    house = open_house(paths)
    house.shell.prepare()
    qtbot.waitUntil(lambda: not house.tables.waiting._wanted)
    return house


def test_a_few_are_judged_unasked_all_are_counted_and_of_the_others_only_the_heads_are_read(
    many: House,
) -> None:
    assert 12 < len(many.shell.waiting_rows.rows) < BROKEN_AFTER
    assert (many.shell.property("waitingCount"), many.tables.waiting.count) == (COUNT, COUNT)
    assert [row.save for row in many.shell.latest_rows.rows] == [name(0)]
    assert (many.shell.waits("ryzyk_fizyk"), many.shell.waits("knaster")) == (True, False)
    many.shell.lookAtGames()
    rows = many.shell.saved_rows.rows
    assert (len(rows), [row.names[0] for row in rows]) == (60, [f"Ala {number}" for number in range(60)])
    assert {row.names[1] for row in rows} == {"Player 2"}, "in the language of the moment"
    unread = [row for row in rows if row.length == UNREAD]
    assert len(unread) == 60 - len(many.shell.waiting_rows.rows)
    assert {(row.active, row.player, row.position) for row in unread} == {(UNREAD, "", None)}
    assert unread[-1].savedAt == 1e9 - 59
    # Nobody has been told of their moves.
    assert (many.notice, len(list(many.paths.saves.iterdir()))) == ("", COUNT)
    many.shell.listMoreGames()
    assert (len(many.shell.saved_rows.rows), many.shell.saved_rows.rows[-1].names[0]) == (120, "Ala 119")


def test_a_row_in_sight_is_judged_and_keeps_its_place(many: House, qtbot: QtBot) -> None:
    many.shell.lookAtGames()
    many.shell.seeGame(name(38))
    qtbot.waitUntil(lambda: many.shell.saved_rows.rows[38].length >= 0)
    row = many.shell.saved_rows.rows[38]
    assert (row.save, row.names[0]) == (name(38), "Ala 38")
    assert row.position is not None
    assert many.shell.saved_rows.rows[37].length == UNREAD
    # An unplayable game is only announced then, and kept aside.
    many.shell.seeGame(name(50))
    qtbot.waitUntil(lambda: bool(many.notice))
    assert name(50) not in [row.save for row in many.shell.saved_rows.rows]
    assert many.tables.waiting.count == COUNT - 1


def test_a_game_that_was_not_judged_is_named_deleted_and_gone_on_with(many: House) -> None:
    many.shell.lookAtGames()
    many.shell.renameGame(name(37), "Sunday")
    assert many.shell.saved_rows.rows[37].caption == "Sunday"
    head = read_head(many.paths.saves / f"{name(37)}.stolik")
    assert head is not None
    assert head.program["caption"] == "Sunday"
    many.shell.deleteGame(name(36))
    assert many.shell.property("waitingCount") == COUNT - 1
    many.shell.resume(name(35))
    assert many.setups[0].players[0].name == "Ala 35"
    many.leave()
    assert many.shell.waiting_rows.rows[0].save == name(35)


def open_from_outside(house: House, number: int, change: tuple[str, str] = ("", "")) -> None:
    copy = house.paths.root / "copy.stolik"
    text = (house.paths.saves / f"{name(number)}.stolik").read_text("utf-8")
    copy.write_text(text.replace(*change) if change[0] else text, "utf-8")
    house.shell.openFile(str(copy))
    house.leave()


def test_a_game_that_waits_far_down_is_known_when_its_file_is_opened_from_outside(many: House) -> None:
    before = many.waiting_saves
    open_from_outside(many, 30)
    assert many.waiting_saves == [name(30), *before], "none but the same game was judged for it"
    assert many.tables.waiting.count == COUNT
    save = many.paths.saves / f"{name(31)}.stolik"
    save.write_text(json.dumps(json.loads(save.read_text("utf-8"))), "utf-8")
    assert read_head(save) is None, "another program has written it"
    open_from_outside(many, 31)
    assert (many.waiting_saves[0], many.tables.waiting.count) == (name(31), COUNT)
    open_from_outside(many, 30, change=("Ala 30", "Ola"))
    assert many.tables.waiting.count == COUNT + 1
    open_from_outside(many, 30, change=('"human"', '"human", "age": 8'))
    assert many.tables.waiting.count == COUNT + 2
    many.shell.renameGame(name(32), "Sunday")
    open_from_outside(many, 32, change=("Sunday", ""))
    assert many.waiting_saves[0] != name(32)
    assert many.tables.waiting.count == COUNT + 3


def test_a_game_of_the_same_people_that_has_come_further_waits_beside_the_other(many: House) -> None:
    (*_, first, last) = (many.paths.saves / f"{name(30)}.stolik").read_text("utf-8").split(",\n    {")
    text = ",\n    {".join([*_, first]) + last[last.index("\n") :]
    record = parse_record(re.sub(r'  "snapshot": .*\n', "", text))
    copy = many.paths.root / "copy.stolik"
    copy.write_text(record_text(record), "utf-8")
    many.shell.openFile(str(copy))
    many.leave()
    assert many.tables.waiting.count == COUNT + 1


@pytest.mark.parametrize("content", [b"", b"{" + 100_000 * b"\0", b"PNG"])
def test_a_save_whose_first_bytes_are_damaged_is_told_with_the_list(
    many: House, qtbot: QtBot, content: bytes
) -> None:
    (many.paths.saves / f"{name(30)}.stolik").write_bytes(content)
    many.shell.lookAtGames()
    qtbot.waitUntil(lambda: bool(many.notice))
    assert name(30) not in [row.save for row in many.shell.saved_rows.rows]
    assert f"{name(30)}.damaged-1" in many.notice
    assert many.tables.waiting.count == COUNT - 1


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\xff\xfe", b"[]", b'{"log": []}', b'{\n  "log": [', b'{"seats": 3,\n  "log": [',
        b'{"seats": [{"name": 3}],\n  "log": [', b'{"seats": [],\n  "log": [', b'{"game": "x",\n  "log": [',
        b'"' + b"[" * 60_000 + b'\n  "log": [', b"[" * 60_000 + b'\n  "log": [',
    ],
)  # fmt: skip
def test_a_file_whose_first_bytes_tell_nothing_has_no_head(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "knaster.stolik"
    path.write_bytes(content)
    assert read_head(path) is None
    assert read_head(tmp_path / "nowhere") is None
