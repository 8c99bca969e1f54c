"""Games waiting are named, deleted and brought back, and a write that fails loses nothing."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QStandardPaths, QUrl
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Session
from stolik.engine.sitting import Agreed
from stolik.services.tables.table_setup import resume
from stolik.storage import own_files
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame

from tests.house import SAVE, House, OpenHouse, play

NAME = "pickomino"


def deleted(house: House) -> list[tuple[str, str]]:
    return [(row.save, row.deleted) for row in house.shell.saved_rows.rows]


def later(house: House, seconds: float) -> None:
    house.time += seconds
    house.tables.waiting._deleted._tick()


def lay(house: House, starter: int) -> None:
    """Go on from a position on trial, and leave it before any move."""
    record = parse_record(SAVE.read_bytes())
    session = open_session(record)
    game, seats, options = session.game, session.seats, session.options
    laid = Session(game, seats, options, starter, laid=game.start(seats, options, starter))
    found = resume(SavedGame(record, session))
    house.tables.play_on(replace(found, session=laid, agreed=Agreed(counts=False)))
    house.save()
    house.leave()


def begin_and_leave(house: House) -> None:
    house.sit(NAME)
    house.save()
    house.leave()


def laid_in(house: House, name: str) -> object:
    return open_session(parse_record(house.tables.waiting._saves.path(name).read_bytes())).laid


def test_a_position_that_nobody_has_played_on_from_is_not_written_over(house: House) -> None:
    lay(house, 0)
    before = laid_in(house, NAME)
    assert before is not None
    begin_and_leave(house)
    assert laid_in(house, NAME) == before
    begin_and_leave(house)
    assert house.waiting_saves == [f"{NAME}-2", NAME], "an empty game makes room for the next one"


def test_two_positions_wait_beside_each_other_and_one_that_is_the_same_does_not(house: House) -> None:
    lay(house, 0)
    lay(house, 1)
    assert len(house.waiting_saves) == 2
    assert laid_in(house, NAME) != laid_in(house, f"{NAME}-2")
    lay(house, 1)
    assert len(house.waiting_saves) == 2


def test_a_game_that_was_named_before_its_first_move_is_not_written_over(house: House) -> None:
    begin_and_leave(house)
    house.shell.renameGame(NAME, "Christmas")
    begin_and_leave(house)
    assert [row.caption for row in house.shell.waiting_rows.rows] == ["", "Christmas"]


def test_a_deleted_game_can_be_brought_back_for_ten_seconds(waiting: Path, house: House) -> None:
    house.shell.deleteGame(NAME)
    assert house.waiting_saves == []
    later(house, 9.9)
    assert deleted(house) == [(NAME, "offered")]
    house.shell.undeleteGame(NAME)
    later(house, 60)
    assert house.waiting_saves == [NAME]
    assert waiting.exists()


def test_after_ten_seconds_the_file_is_gone_and_the_line_stays_until_the_list_is_closed(
    waiting: Path, house: House
) -> None:
    house.shell.deleteGame(NAME)
    later(house, 10)
    assert not waiting.exists()
    assert deleted(house) == [(NAME, "gone")]
    house.shell.undeleteGame(NAME)
    assert house.waiting_saves == []
    house.shell.clearDeleted()
    assert deleted(house) == []


def test_the_end_of_the_program_deletes_what_was_to_be_deleted(waiting: Path, house: House) -> None:
    house.shell.deleteGame(NAME)
    house.shell.close()
    assert not waiting.exists()


def test_a_game_that_can_not_be_deleted_goes_on_waiting(
    waiting: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no", str(path))

    house.shell.deleteGame(NAME)
    monkeypatch.setattr(Path, "unlink", refuse)
    later(house, 10)
    monkeypatch.undo()
    assert house.waiting_saves == [NAME]
    assert waiting.exists()
    assert house.notice


def test_a_deleted_game_that_is_continued_is_kept(waiting: Path, house: House) -> None:
    house.shell.deleteGame(NAME)
    house.shell.openFile(str(waiting))
    later(house, 60)
    assert house.tables.setup is house.setups[0]
    assert waiting.exists()


def test_a_name_lasts_through_moves_and_starts_and_leaves_the_date_alone(
    waiting: Path, paths: Paths, house: House, open_house: OpenHouse
) -> None:
    os.utime(waiting, (1_000_000, 1_000_000))
    house.shell.renameGame(NAME, "  Zosia’s\n birthday ")
    (row,) = house.shell.waiting_rows.rows
    assert row.caption == "Zosia’s birthday"
    assert waiting.stat().st_mtime == 1_000_000
    assert parse_record(waiting.read_bytes()).program["faces"], "the rest stays"
    house.shell.resume(NAME)
    play(house.setups[0], 2)
    house.save()
    house.leave()
    (row,) = open_house(paths).shell.waiting_rows.rows
    assert row.caption == "Zosia’s birthday"
    house.shell.renameGame(NAME, "")
    (row,) = open_house(paths).shell.waiting_rows.rows
    assert row.caption == ""


def test_a_name_that_can_not_be_written_changes_nothing(
    waiting: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise OSError(28, "full", str(path))

    before = waiting.read_bytes()
    monkeypatch.setattr(own_files, "exchange", refuse)
    house.shell.renameGame(NAME, "New")
    (row,) = house.shell.waiting_rows.rows
    assert row.caption == ""
    assert waiting.read_bytes() == before
    assert house.notice.startswith("The disk is full")


def test_of_dropped_files_the_first_record_is_opened_and_nothing_else(waiting: Path, house: House) -> None:
    house.shell.openDropped([QUrl.fromLocalFile("/tmp/a.png"), QUrl("https://example.org/a.stolik")])
    assert not house.setups
    assert "names end in .stolik" in house.notice
    house.shell.openDropped([QUrl.fromLocalFile("/tmp/a.png"), QUrl.fromLocalFile(str(waiting))])
    assert [setup.info.id for setup in house.setups] == [NAME]


@pytest.mark.parametrize("what", ["games", "pictures"])
@pytest.mark.parametrize("usual", ["", "gone", "notes"])
def test_files_are_first_chosen_from_a_folder_that_is_there(
    tmp_path: Path, house: House, monkeypatch: pytest.MonkeyPatch, usual: str, what: str
) -> None:
    (tmp_path / "notes").mkdir()
    named = str(tmp_path / usual) if usual else ""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: named)
    monkeypatch.setattr(QDir, "homePath", lambda: str(tmp_path))
    shell = house.shell
    assert shell.folderOf(what).toLocalFile() == (named if usual == "notes" else str(tmp_path))
    file = tmp_path / "b" / "a.stolik"
    file.parent.mkdir()
    file.touch()
    assert shell.chosenPath(QUrl.fromLocalFile(str(file))) == str(file)
    assert shell.folderOf(what).toLocalFile() == str(file.parent)
    assert shell.chosenPath(QUrl.fromLocalFile(str(tmp_path))) == str(tmp_path)
    assert shell.folderOf(what).toLocalFile() == str(tmp_path)


def test_what_can_be_chosen_is_known_by_its_ending(house: House) -> None:
    assert house.shell.patternsOf("games") == ["*.stolik", "*.stolik-tournament"]
    assert house.shell.patternsOf("folders") == []
