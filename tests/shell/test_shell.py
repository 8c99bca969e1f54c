"""From the home screen to a table and back, without a window."""

from __future__ import annotations

import errno
import json
import os
import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDir, QStandardPaths, QUrl
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from stolik.engine.game_library import find_games
from stolik.engine.record import open_session, parse_record, record_text
from stolik.engine.session import Session
from stolik.engine.sitting import Agreed
from stolik.services.tables import waiting_games
from stolik.services.tables import waiting_games as waiting_module
from stolik.services.tables.table_setup import resume
from stolik.shell.game_cards import GameCards
from stolik.start_wishes import CONTINUE, NEW_GAME
from stolik.storage import own_files
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame
from stolik.storage.settings import store_settings
from stolik.tournament.file_format import FORMAT

from tests.house import SAVE, House, OpenHouse, play
from tests.refusing import refusing

GOLDEN = Path(__file__).parents[1] / "golden"


def test_sitting_down_sets_a_table_and_saves_it_at_once(house: House) -> None:
    house.sit()
    assert house.shell.property("table") is not None
    assert house.shell.property("tableGame") == "pickomino"
    assert house.setups[0].players[0].name == "Player 1"
    house.shell.close()
    assert json.loads(house.saved.read_text("utf-8"))["game"] == "pickomino"


def test_a_game_left_in_the_middle_waits_and_goes_on_also_at_the_next_start(
    waiting: Path, house: House
) -> None:
    (row,) = house.shell.waiting_rows.rows
    assert (row.gameId, row.player) == ("pickomino", "Babcia Zofia")
    assert [seat.face for seat in row.seats] == [3, 7, 0]
    house.shell.resume("pickomino")
    assert record_text(house.setups[0].record()).count("\n") == SAVE.read_text("utf-8").count("\n")
    play(house.setups[0], 7)
    house.save()
    house.leave()
    assert house.shell.property("table") is None
    (row,) = house.shell.waiting_rows.rows
    assert row.seats[row.active].name == row.player
    house.shell.resume("pickomino")
    assert house.setups[1].session.state == house.setups[0].session.state


def test_a_finished_game_no_longer_waits(house: House) -> None:
    house.sit("pickomino", 100_000)
    house.leave()
    assert house.shell.waiting_rows.rows == ()
    assert not house.saved.exists()
    # The empty game was never put away; it became the finished one.
    assert len(list(house.paths.finished.iterdir())) == 1


def test_again_sits_the_same_people_down_at_a_new_table(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    for _ in range(2):
        house.shell.again()
        before, after = house.setups[-2:]
        assert (after.seats, after.session.length) == (before.seats, 0)
        play(after, 100_000)
        house.save()


def saves_of(house: House) -> list[str]:
    return sorted(path.name for path in house.paths.saves.iterdir())


def test_a_new_game_leaves_the_waiting_one_to_be_continued(waiting: Path, house: House) -> None:
    before = waiting.read_bytes()
    house.sit("pickomino", 5)
    house.leave()
    assert waiting.read_bytes() == before
    assert saves_of(house) == ["pickomino-2.stolik", "pickomino.stolik"]
    assert house.waiting_saves == ["pickomino-2", "pickomino"]
    house.shell.resume("pickomino")
    assert house.setups[1].players[1].name == "Babcia Zofia"
    house.leave()
    assert house.waiting_saves == ["pickomino", "pickomino-2"]
    house.shell.resume("pickomino-2")
    assert house.setups[2].session.log == house.setups[0].session.log


def test_a_game_in_which_nothing_happened_makes_room_for_the_next(house: House) -> None:
    for _ in range(3):
        house.sit()
        house.leave()
    assert saves_of(house) == ["pickomino.stolik"]
    assert house.waiting_saves == ["pickomino"]


def test_a_save_that_has_gone_meanwhile_is_told(waiting: Path, house: House) -> None:
    waiting.unlink()
    house.shell.resume("pickomino")
    assert not house.setups
    assert house.waiting_saves == []
    assert str(waiting) in house.notice


def test_a_save_that_is_over_is_looked_back_at_and_lies_among_finished(waiting: Path, house: House) -> None:
    shutil.copy(GOLDEN / "pickomino" / "ends_by_a_bust.stolik", waiting)
    house.shell.resume("pickomino")
    assert house.setups[0].session.over
    assert house.notice == ""
    assert saves_of(house) == []
    assert house.waiting_saves == []
    assert len(list(house.paths.finished.glob("*.stolik"))) == 1


def test_a_save_that_was_changed_meanwhile_is_judged_again(waiting: Path, house: House) -> None:
    waiting.write_text(waiting.read_text("utf-8").replace('"sum": 10', '"sum": 36'), "utf-8")
    house.shell.resume("pickomino")
    assert not house.setups
    assert house.notice.startswith("The saved game breaks the rules")


def test_a_long_save_is_judged_after_the_first_page_was_painted(
    waiting: Path, paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(waiting_module, "_JUDGED_AT_ONCE", 100)
    shutil.copy(waiting, paths.saves / "pickomino-2.stolik")
    (paths.saves / "pickomino-3.stolik").write_text("x" * 200, "utf-8")
    house = open_house(paths)
    assert house.waiting_saves == []
    house.shell.painted("home")
    qtbot.waitUntil(lambda: sorted(house.waiting_saves) == ["pickomino", "pickomino-2"])
    assert house.notice.startswith("The saved game is damaged")


def test_before_the_first_end_there_is_no_day_on_which_the_program_was_closed(
    paths: Paths, open_house: OpenHouse, qtbot: QtBot
) -> None:
    house = open_house(paths)
    for days in ([], [str(date.fromordinal(house.today))]):
        store_settings(paths.settings, house.settings.stored)
        house.shell.painted("home")
        qtbot.waitUntil(lambda: not house.shell._copying.isActive())
        assert house.services.copies.names == days
        house.restart()


def test_a_table_that_was_left_saves_nothing_any_more(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    late = house.save
    before = waiting.read_bytes()
    house.leave()
    play(house.setups[0], 5)
    late()
    house.shell.close()
    assert waiting.read_bytes() == before


def test_the_clock_of_a_record_is_kept(waiting: Path, house: House) -> None:
    data = json.loads(waiting.read_text("utf-8"))
    waiting.write_text(json.dumps({**data, "clock": {"left": 31}}), "utf-8")
    house.shell.resume("pickomino")
    house.save()
    house.shell.close()
    assert json.loads(waiting.read_text("utf-8"))["clock"] == {"left": 31}


def test_a_damaged_save_is_told_and_started_on(waiting: Path, paths: Paths, open_house: OpenHouse) -> None:
    waiting.write_bytes(waiting.read_bytes()[:900])
    house = open_house(paths)
    assert house.shell.waiting_rows.rows == ()
    assert house.notice.startswith("The saved game is damaged")
    assert "pickomino.damaged-1.stolik" in house.notice
    house.services.notices.dismiss()
    assert house.notice == ""
    house.shell.open_from_start(CONTINUE)
    assert not house.setups


def test_an_unwritable_folder_is_told_once(tmp_path: Path, qtbot: QtBot, open_house: OpenHouse) -> None:
    (tmp_path / "stolik").write_text("in the way", "utf-8")
    house = open_house(Paths(tmp_path / "stolik"))
    house.sit()
    assert house.shell.property("table") is not None
    for _ in range(3):
        house.save()
    house.shell.close()
    qtbot.waitUntil(lambda: house.notice != "")
    assert set(house.read_notices()) == {
        f"Stolik can't write to {tmp_path / 'stolik'}. You can play on, but nothing is saved."
    }


def test_a_game_that_could_not_be_saved_goes_on_meanwhile(paths: Paths, open_house: OpenHouse) -> None:
    paths.root.mkdir()
    paths.saves.write_text("in the way", "utf-8")
    house = open_house(paths)
    assert house.notice == f"Stolik can't write to {paths.saves}. You can play on, but nothing is saved."
    house.services.notices.dismiss()
    house.sit("pickomino", 7)
    house.leave()
    assert house.notice.startswith("The game couldn't be saved.")
    assert house.waiting_saves == ["pickomino"]
    house.sit("pickomino", 3)
    house.leave()
    assert house.waiting_saves == ["pickomino-2", "pickomino"]
    paths.saves.unlink()
    house.shell.resume("pickomino")
    assert house.setups[2] is house.setups[0]
    house.shell.close()
    assert len(json.loads(house.saved.read_text("utf-8"))["log"]) == house.setups[0].session.length


def test_a_record_from_anywhere_can_be_opened_and_the_save_itself_is_continued(
    house: House, tmp_path: Path
) -> None:
    file = tmp_path / "from grandma.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    assert [player.name for player in house.setups[0].players] == ["Ala", "Babcia Zofia", "Żółwik"]
    house.leave()
    assert file.read_bytes() == SAVE.read_bytes()
    for _ in range(2):
        house.shell.openFile(str(house.saved))
    assert len(house.setups) == 2
    house.leave()
    assert saves_of(house) == ["pickomino.stolik"]


def test_opening_a_record_lets_the_waiting_game_wait(waiting: Path, house: House, tmp_path: Path) -> None:
    before = waiting.read_bytes()
    file = tmp_path / "other.stolik"
    data = json.loads(SAVE.read_text("utf-8"))
    file.write_text(json.dumps({**data, "log": data["log"][:4], "snapshot": None}), "utf-8")
    for _ in range(2):
        house.shell.openFile(str(file))
        house.leave()
    assert waiting.read_bytes() == before
    assert house.waiting_saves == ["pickomino-2", "pickomino"], "opened twice, it is still one game"


def shortened(file: Path, entries: int) -> None:
    """Shorten a record by hand to ``entries`` entries."""
    data = json.loads(file.read_text("utf-8"))
    data.pop("snapshot", None)
    file.write_text(json.dumps({**data, "log": data["log"][:entries]}), "utf-8")


def test_a_changed_file_at_the_same_path_is_loaded_anew(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    shortened(file, 4)
    house.shell.openFile(str(file))
    assert [setup.session.length for setup in house.setups][1:] == [4]
    assert house.setups[0].session.length > 4


@pytest.mark.parametrize("content", ["", "hello", '{"format": "stolik-record"}', None])
def test_a_file_that_is_no_record_or_not_there_is_told(
    house: House, tmp_path: Path, content: str | None
) -> None:
    file = tmp_path / "x.stolik"
    if content is not None:
        file.write_text(content, "utf-8")
    house.shell.openFile(str(file))
    assert house.notice.startswith("x.stolik: ") or content is None
    assert "x.stolik" in house.notice
    assert not house.setups


@pytest.mark.parametrize(
    "whole, odd",
    [
        ("saves/v1/pickomino.stolik", {"game": "x" * 70_000}),
        ("saves/v1/pickomino.stolik", {"seats": [{"x" * 70_000: 1}]}),
        ("tournament/files/version_1.stolik-tournament", {"x" * 70_000: 1}),
    ],
)
def test_of_a_name_as_long_as_its_file_the_beginning_is_told(
    house: House, tmp_path: Path, whole: str, odd: dict[str, Any]
) -> None:
    plain = json.loads((Path(__file__).parents[1] / whole).read_text("utf-8"))
    file = tmp_path / Path(whole).name
    file.write_text(json.dumps(plain | odd), "utf-8")
    house.shell.openFile(str(file))
    assert house.notice.startswith(f"{file.name}: ")
    assert len(house.notice) < 500


def test_the_help_of_a_game_is_there_in_both_languages_and_in_others_in_english(house: House) -> None:
    pages = house.shell.help_pages
    for info in find_games():
        for language in ("pl", "en"):
            assert pages.chapters(info.id, language)[0]["title"]
    assert pages.chapters("chess", "en") == [{"heading": "", "title": "", "passages": []}]
    assert pages.chapters("rummikub", "eo") == pages.chapters("rummikub", "en")
    found = pages.search("rummikub", "eo", "may I take a joker")
    assert found == pages.search("rummikub", "en", "may I take a joker")
    assert found


def test_the_library_shows_the_games_in_their_order(qapp: Any) -> None:
    library = GameCards()
    QAbstractItemModelTester(library, QAbstractItemModelTester.FailureReportingMode.Fatal, library)
    by_order = sorted(find_games(), key=lambda info: info.order)
    assert [row.gameId for row in library.rows] == [info.id for info in by_order]


NAME = "pickomino"


def deleted(house: House) -> list[tuple[str, str]]:
    return [(row.save, row.deleted) for row in house.shell.saved_rows.rows]


def later(house: House, seconds: float) -> None:
    house.time += seconds
    house.tables.waiting._deleted._tick()


def lay(house: House, starter: int) -> None:
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


@pytest.mark.parametrize("ends", [False, True])
def test_a_deleted_game_is_gone_after_ten_seconds_or_at_the_end_of_the_program(
    waiting: Path, house: House, ends: bool
) -> None:
    house.shell.deleteGame(NAME)
    if ends:
        house.shell.close()
        assert not waiting.exists()
        return
    later(house, 10)
    assert not waiting.exists()
    assert deleted(house) == [(NAME, "gone")], "its line stays until the list is closed"
    house.shell.undeleteGame(NAME)
    assert house.waiting_saves == []
    house.shell.clearDeleted()
    assert deleted(house) == []


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


def test_what_can_t_be_deleted_or_named_waits_on_as_it_was(
    waiting: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = waiting.read_bytes()
    for refused in ("unlink", "exchange"):
        with monkeypatch.context() as patched:
            patched.setattr(Path if refused == "unlink" else own_files, refused, refusing(errno.ENOSPC))
            if refused == "unlink":
                house.shell.deleteGame(NAME)
                later(house, 10)
            else:
                house.shell.renameGame(NAME, "New")
        (row,) = house.shell.waiting_rows.rows
        assert (row.save, row.caption, waiting.read_bytes()) == (NAME, "", before)
        assert any(told.startswith("The disk is full") for told in house.read_notices())


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
    too_long = tmp_path / ("a" * 300)
    assert shell.chosenPath(QUrl.fromLocalFile(str(too_long / "b"))) == str(too_long / "b")
    assert shell.folderOf(what).toLocalFile() == (named if usual == "notes" else str(tmp_path))


def test_what_can_be_chosen_is_known_by_its_ending(house: House) -> None:
    assert house.shell.patternsOf("games") == ["*.stolik", "*.stolik-tournament"]
    assert house.shell.patternsOf("folders") == []


HEAD = f'{{"format": "{FORMAT}", "version": 1, "log": ['


def pages(house: House) -> list[str]:
    wanted: list[str] = []
    house.shell.pageWanted.connect(wanted.append)
    return wanted


def test_going_on_takes_the_game_that_was_left_last(waiting: Path, house: House) -> None:
    house.sit("knaster", 2)
    house.leave()
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["knaster", "knaster"]
    # Once the game is on the table, it continues there.
    wanted = pages(house)
    house.shell.open_from_start(CONTINUE)
    assert (wanted, len(house.setups)) == (["table"], 2)


def test_going_on_from_a_result_takes_the_game_that_waits(waiting: Path, house: House) -> None:
    house.sit("knaster", 100_000)
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["knaster", "pickomino"]


def test_a_long_game_goes_on_though_nobody_has_read_it_yet(
    waiting: Path, paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_games, "_JUDGED_AT_ONCE", 0)
    house = open_house(paths)
    assert house.waiting_saves == []
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["pickomino"]


def test_where_no_game_waits_or_it_was_deleted_a_sentence_says_so(waiting: Path, house: House) -> None:
    wanted, raised = pages(house), list[bool]()
    house.shell.raiseWanted.connect(lambda: raised.append(True))
    house.shell.deleteGame("pickomino")
    house.shell.open_from_start(CONTINUE)
    assert house.notice == "There is no game to continue."
    assert (wanted, house.setups, raised) == ([], [], [True])


def test_another_start_brings_the_window_forward_and_may_open_a_file_or_ask_for_the_games(
    house: House, qtbot: QtBot
) -> None:
    wanted = pages(house)
    for wish, pages_wanted, tables in (
        ("", [], 0),
        (NEW_GAME, ["home"], 0),
        (str(SAVE), ["home"], 1),
    ):
        with qtbot.waitSignal(house.shell.raiseWanted):
            house.shell.open_from_start(wish)
        assert (wanted, len(house.setups)) == (pages_wanted, tables)


@pytest.mark.parametrize(
    "content, told",
    [
        ("{", "zima.stolik-tournament: The file is cut short or damaged."),
        ("[]", "zima.stolik-tournament: This file isn't a Stolik tournament."),
        ("\0\1", "zima.stolik-tournament: This file isn't a Stolik tournament."),
        ('{"format": "stolik"}', "zima.stolik-tournament: This file isn't a Stolik tournament."),
        (HEAD.replace("1", "9") + "]}", "zima.stolik-tournament: The file is from a newer Stolik"),
        (HEAD + "3]}", "zima.stolik-tournament, line 1 of the log: "),
        (HEAD + "]}", "zima.stolik-tournament, line 1 of the log: A tournament starts"),
    ],
)
def test_a_tournament_that_can_not_be_opened_is_one_sentence_and_left_as_it_is(
    tmp_path: Path, house: House, content: str, told: str
) -> None:
    file = tmp_path / "zima.stolik-tournament"
    file.write_text(content, "utf-8")
    wanted = pages(house)
    house.shell.openFile(str(file))
    assert house.notice.startswith(told)
    assert wanted == []
    assert file.read_text("utf-8") == content
    assert not house.paths.tournaments.exists()


@pytest.mark.parametrize("ending", [".stolik", ".stolik-tournament"])
@pytest.mark.parametrize("kind", ["none", "a folder", "a link to itself", "no address of a file"])
def test_what_can_t_be_opened_is_told(
    waiting: Path, tmp_path: Path, house: House, ending: str, kind: str
) -> None:
    house.shell.resume("pickomino")
    file = tmp_path / f"pickomino{ending}"
    if kind == "a folder":
        file.mkdir()
    elif kind == "a link to itself":
        if os.name != "posix":
            pytest.skip("links need rights there")
        file.symlink_to(file)
    if kind == "no address of a file":
        house.shell.openDropped([QUrl(f"file:///some/where%00{ending}")])
        assert "can't be read" in house.notice
    else:
        house.shell.openFile(str(file))
        assert file.name in house.notice
    assert len(house.setups) == 1


def test_a_record_with_a_tournament_s_name_is_none(waiting: Path, tmp_path: Path, house: House) -> None:
    file = shutil.copy(waiting, tmp_path / "game.stolik-tournament")
    house.shell.openFile(str(file))
    assert house.notice.startswith("game.stolik-tournament: This file isn't a Stolik tournament.")
