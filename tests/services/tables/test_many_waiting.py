"""Of many games that wait only those in sight are judged; of the others the first bytes tell who plays."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.record import parse_record, record_text
from stolik.services.tables.saved_game_rows import UNREAD
from stolik.storage.paths import Paths
from stolik.storage.saves import read_head

from tests.house import House, OpenHouse

SAVE = Path(__file__).parents[2] / "saves" / "0.1.0" / "ryzyk_fizyk.stolik"
COUNT = 150
BROKEN_AFTER = 40


def name(number: int) -> str:
    return f"ryzyk_fizyk-{number + 2}"


@pytest.fixture
def many(paths: Paths, open_house: OpenHouse, qtbot: QtBot) -> House:
    """A house with many games, the latest first; the later ones hold a move that nobody could make."""
    text = SAVE.read_text("utf-8").replace("Bolek", "Player 2")
    head, log = text.split('"log"')
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


def test_a_few_are_judged_unasked_and_all_are_counted(many: House) -> None:
    judged = len(many.shell.waiting_rows.rows)
    assert 12 < judged < BROKEN_AFTER
    assert (many.shell.property("waitingCount"), many.tables.waiting.count) == (COUNT, COUNT)
    assert [row.save for row in many.shell.latest_rows.rows] == [name(0)]
    assert many.shell.waits("ryzyk_fizyk")
    assert not many.shell.waits("knaster")


def test_of_rows_that_nobody_has_seen_only_the_heads_are_read(many: House) -> None:
    many.shell.lookAtGames()
    rows = many.shell.saved_rows.rows
    assert len(rows) == 60
    assert [row.names[0] for row in rows] == [f"Ala {number}" for number in range(60)]
    assert {row.names[1] for row in rows} == {"Player 2"}, "in the language of the moment"
    unread = [row for row in rows if row.length == UNREAD]
    assert len(unread) == 60 - len(many.shell.waiting_rows.rows)
    assert {(row.active, row.player, row.position) for row in unread} == {(UNREAD, "", None)}
    assert unread[-1].savedAt == 1e9 - 59
    # Of the moves in them nobody has heard.
    assert many.notice == ""
    assert len(list(many.paths.saves.iterdir())) == COUNT
    many.shell.listMoreGames()
    assert len(many.shell.saved_rows.rows) == 120
    assert many.shell.saved_rows.rows[-1].names[0] == "Ala 119"


def test_a_row_in_sight_is_judged_and_keeps_its_place(many: House, qtbot: QtBot) -> None:
    many.shell.lookAtGames()
    many.shell.seeGame(name(38))
    qtbot.waitUntil(lambda: many.shell.saved_rows.rows[38].length >= 0)
    row = many.shell.saved_rows.rows[38]
    assert (row.save, row.names[0]) == (name(38), "Ala 38")
    assert row.position is not None
    assert many.shell.saved_rows.rows[37].length == UNREAD
    # What can't go on is told then, and kept aside.
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
    """Open a copy of a save that lies elsewhere, and leave the table again."""
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
    open_from_outside(many, 30, change=("Ala 30", "Ola"))
    assert many.tables.waiting.count == COUNT + 1
    open_from_outside(many, 30, change=('"human"', '"human", "age": 8'))
    assert many.tables.waiting.count == COUNT + 2


def test_a_game_of_the_same_people_that_has_come_further_waits_beside_the_other(many: House) -> None:
    (*_, first, last) = (many.paths.saves / f"{name(30)}.stolik").read_text("utf-8").split(",\n    {")
    text = ",\n    {".join([*_, first]) + last[last.index("\n") :]
    record = parse_record(re.sub(r'  "snapshot": .*\n', "", text))
    copy = many.paths.root / "copy.stolik"
    copy.write_text(record_text(record), "utf-8")
    many.shell.openFile(str(copy))
    many.leave()
    assert many.tables.waiting.count == COUNT + 1


def test_a_save_far_down_that_another_program_has_written_is_the_same_game_too(many: House) -> None:
    save = many.paths.saves / f"{name(30)}.stolik"
    text = save.read_text("utf-8")
    save.write_text(json.dumps(json.loads(text)), "utf-8")
    assert read_head(save) is None
    open_from_outside(many, 30)
    assert (many.waiting_saves[0], many.tables.waiting.count) == (name(30), COUNT)


def test_a_game_far_down_that_has_a_name_stays_what_it_is(many: House) -> None:
    many.shell.renameGame(name(30), "Sunday")
    open_from_outside(many, 30, change=("Sunday", ""))
    assert many.waiting_saves[0] != name(30)
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
